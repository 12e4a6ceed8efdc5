"""The door of the page: what a newcomer sees, and a table of one's own against bots."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context, settled
from tests.browser.people import PATIENCE, Person, Site
from tests.browser.test_axe import violations
from tests.browser.test_layouts import PAGE_FITS, SIZES, is_seen, resize

PLAY = "Play against bots"


def table_of(page: Page, site: Site) -> Any:
    """What is known of the table that a page has come to."""
    page.wait_for_url("**/table/*")
    return site.ask(f"tables/{page.url.rpartition('/')[2]}")


def bots_at(info: Any) -> list[str]:
    return [seat["persona"] for seat in info["seats"] if seat["kind"] == "bot"]


@pytest.mark.parametrize("size", ["phone", "tablet", "wide"])
def test_a_newcomer_sees_at_once_what_a_game_is_how_long_it_takes_and_how_to_begin(
    person: Person, size: str
) -> None:
    page = person.open()
    resize(page, size)
    card = page.locator("section.card").first
    expect(card).to_contain_text("Base game · Standard layout · 3 bots: Experienced")
    told = (
        card.get_by_role("heading"),
        card.get_by_text("3–4 players"),
        card.get_by_text("25 min with bots"),
        card.get_by_role("button", name=PLAY),
    )
    for part in told:
        box = part.bounding_box()
        assert box
        assert box["y"] + box["height"] <= SIZES[size][1]
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_what_was_set_up_is_played_and_is_what_one_click_begins_next_time(person: Person) -> None:
    page = person.open()
    page.locator("section.card").first.get_by_role("link", name="Set up the table").click()
    page.get_by_label("Brotherhood").check()
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Shuffled terrain and routes").check()
    page.get_by_label("Edition").select_option("de")
    expect(page.get_by_label("Opponent 2")).to_be_visible()
    expect(page.get_by_label("Opponent 3")).to_have_count(0)  # three seats, two of them bots'
    page.get_by_label("Opponent 1").select_option(label="Kettil")
    page.get_by_role("button", name="Play", exact=True).click()
    wanted = {"mode": "brotherhood", "players": "3", "board": "variable", "edition": "de"}
    first = table_of(page, person.site)
    assert wanted.items() <= first["options"].items()
    assert bots_at(first)[0] == "kettil"
    page = person.open()
    card = page.locator("section.card").first
    expect(card).to_contain_text("Brotherhood · Shuffled terrain and routes · Kettil · one bot")
    card.get_by_role("button", name=PLAY).click()
    again = table_of(page, person.site)
    assert wanted.items() <= again["options"].items()
    assert bots_at(again)[0] == "kettil"
    assert person.faults == []


def test_a_game_asks_only_for_what_it_has(person: Person) -> None:
    page = person.open("/solo/rivals")
    expect(page.get_by_role("radio")).to_have_count(5)  # the eras: no board, no seats
    page.get_by_label("Era of Gold").check()
    page.get_by_role("button", name="Play", exact=True).click()
    assert table_of(page, person.site)["options"]["mode"] == "gold"
    expect(page.locator("[data-guide='board']").first).to_be_visible()
    assert person.faults == []


def test_after_the_first_match_the_board_is_shuffled(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="base", first="0"))
    page.locator("header summary").click()
    page.get_by_role("button", name="End the match").click()
    page.locator("[data-confirm='yes']").click()
    page.wait_for_selector("[data-over]", state="attached")
    page = person.open()
    card = page.locator("section.card").first
    expect(card).to_contain_text("Everything shuffled")
    card.get_by_role("button", name=PLAY).click()
    assert table_of(page, person.site)["options"]["board"] == "random"


@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_play_is_in_the_thumbs_reach_however_long_the_form_is(person: Person, size: str) -> None:
    page = person.open("/solo/watch")
    resize(page, size)
    page.get_by_label("Opponent 1").wait_for()
    assert not page.evaluate(PAGE_FITS)
    assert is_seen(page, "form button.primary")
    page.get_by_label("Edition").focus()  # and covers nothing that one comes to
    assert is_seen(page, "form select >> nth=-1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "wide"])
def test_nothing_in_the_form_is_in_anybodys_way(
    browser: Browser, site: Site, scheme: str, size: str
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        locale="en-GB",
        color_scheme="dark" if scheme == "dark" else "light",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = Person(site, settled(context)).open("/solo/watch")
    page.get_by_label("Opponent 1").wait_for(timeout=PATIENCE)
    found = violations(page)
    context.close()
    assert found == []


def test_every_language_has_room_on_a_phone(browser: Browser, site: Site) -> None:
    wide = {}
    for language in ("de-DE", "pl-PL", "ru-RU"):
        context = new_context(browser, language)
        for path in ("/", "/solo/watch", "/solo/rivals"):
            page = Person(site, settled(context)).open(path)
            resize(page, "phone")
            page.locator(".levels, .next").first.wait_for()
            page.wait_for_function("() => !document.querySelector('.next:empty')")
            if page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth"):
                wide[language] = path
        context.close()
    assert wide == {}
