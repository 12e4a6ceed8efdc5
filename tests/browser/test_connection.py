"""Connections that break, tokens that are worth nothing any more: the page finds its way back."""

import json
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.people import PATIENCE, Person, click, offered, version, wait_for_step

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


def answered_with(person: Person, *messages: dict[str, Any], code: int) -> tuple[Page, list[float]]:
    """A table whose server says just this to everybody who comes, and hangs up; who came."""
    came: list[float] = []

    def answer(socket: WebSocketRoute) -> None:
        came.append(1)
        for message in messages:
            socket.send(json.dumps(message))
        socket.close(code=code)

    person.context.route_web_socket("**/ws/*", answer)
    return person.open("/table/abcdefghjk"), came


def test_a_server_that_hangs_up_is_not_pestered(person: Person) -> None:
    too_fast = {"t": "error", "code": "too-fast", "reason": ""}
    page, came = answered_with(person, too_fast, code=1008)
    page.wait_for_timeout(4000)
    assert 1 <= len(came) <= 2


def test_a_server_that_starts_anew_is_found_again(person: Person) -> None:
    page, came = answered_with(person, code=1012)
    page.wait_for_timeout(4000)
    assert 2 <= len(came) <= 5


def test_a_table_that_is_damaged_says_so_and_is_left_alone(person: Person) -> None:
    damaged = {"t": "error", "code": "damaged", "reason": ""}
    page, came = answered_with(person, damaged, code=1008)
    page.get_by_role("heading", name="This table is damaged.").wait_for(timeout=PATIENCE)
    page.wait_for_timeout(5000)
    assert len(came) == 1


def test_a_table_that_nobody_came_to_says_so(person: Person) -> None:
    opened = person.site.ask("tables", game="watch", options={})
    info = {**opened["info"], "table": "abcdefghjk", "status": "over", "secret": "00" * 32}
    told: dict[str, Any] = {
        "version": 2,
        "seat": None,
        "view": None,
        "choices": None,
        "chat": [],
        "recent": [],
    }
    more = {"can_undo": False, "clocks": None, "gone": [None], "absence": 1, "answer_left": None}
    page, _ = answered_with(person, {"t": "welcome", "table": info, **told, **more}, code=1012)
    page.get_by_role("heading", name="Nobody came").wait_for(timeout=PATIENCE)
