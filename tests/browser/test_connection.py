"""Connections that break, tokens that are worth nothing any more: the page finds its way back."""

from dataclasses import replace

from playwright.sync_api import expect
from tests.browser.people import Person, click, offered, version, wait_for_step

SETTLING = "[data-action^='settlement']"


def test_who_lost_the_seat_looks_on(person: Person) -> None:
    table = person.site.table("watch", mode="base", first="0")
    page = person.sit(replace(table, tokens=("a token of somebody else",)))
    page.wait_for_selector("[data-version]:not([data-version='-1'])", state="attached")
    expect(page.locator("[data-guide='board']")).to_be_visible()
    assert offered(page) == []
    page.reload()  # and the page has forgotten the seat
    expect(page.locator("[data-guide='board']")).to_be_visible()
    assert offered(page) == []


def test_being_offline_is_seen_and_mended(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="base", first="0"))
    page.wait_for_selector(SETTLING)
    person.context.set_offline(True)
    lost = page.get_by_text("connection", exact=False).first
    expect(lost).to_be_visible()
    before = version(page)
    page.locator(SETTLING).first.dispatch_event("click")
    person.context.set_offline(False)
    page.wait_for_function(
        "() => !document.querySelector('[data-guide=what-now]').textContent.includes('onnection')"
    )
    assert version(page) == before  # what was clicked meanwhile is not done later
    click(page, offered(page)[0])
    wait_for_step(page, before)
