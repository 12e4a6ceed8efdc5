"""People who talk at a table: phrases in everybody's language, spectators apart from players."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import SCREEN, new_context, serving, settled
from tests.browser.people import PATIENCE, Person, Site
from tests.browser.shifts import WATCH_SHIFTS
from tests.browser.test_axe import violations
from tests.browser.test_company import choose_in_menu
from tests.browser.test_layouts import is_seen, resize

PHRASES = "A word with one click"


def say(page: Page, phrase: str) -> None:
    page.get_by_role("button", name=PHRASES).click()
    page.locator(f"[data-phrase='{phrase}']").click()
    expect(page.locator("[data-phrase]")).to_have_count(0)


def test_everybody_reads_a_phrase_in_their_own_language(browser: Browser, site: Site) -> None:
    contexts = [settled(new_context(browser, language)) for language in ("de-DE", "pl-PL")]
    people = [Person(site, context) for context in contexts]
    table = site.table("rivals", people=2, mode="intro")
    ann, bob = (person.sit(table, seat) for seat, person in enumerate(people))
    ann.get_by_role("button", name="Ein Wort mit einem Klick").click()
    ann.get_by_role("button", name="Guter Zug!").click()
    bob.get_by_role("log").get_by_text("Dobry ruch!").wait_for(timeout=PATIENCE)
    ann.get_by_role("log").get_by_text("Guter Zug!").wait_for(timeout=PATIENCE)
    bob.get_by_role("button", name="Słowo jednym kliknięciem").click()
    bob.get_by_role("button", name="śmieje się").click()
    ann.get_by_role("log").get_by_role("img", name="lacht").wait_for(timeout=PATIENCE)
    assert [person.faults for person in people] == [[], []]
    for context in contexts:
        context.close()


def test_players_read_what_spectators_say_when_the_match_is_over(people: list[Person]) -> None:
    table = people[0].site.table("rivals", people=2, mode="intro")
    ann = people[0].sit(table, 0)
    eve, fay = (person.open(f"/table/{table.name}") for person in people[2:])
    expect(eve.locator("[data-watching]")).to_have_text("You are watching")
    expect(ann.locator("[data-watching]")).to_have_count(0)
    eve.get_by_text("Players see what spectators say when the match is over.").wait_for()
    eve.get_by_label("Say something to the others who watch").fill("she should build")
    eve.keyboard.press("Enter")
    fay.get_by_role("log").get_by_text("she should build").wait_for()
    say(ann, "luck")
    eve.get_by_role("log").get_by_text("Good luck!").wait_for()
    ann.get_by_role("log").get_by_text("Good luck!").wait_for()
    expect(ann.get_by_text("she should build")).to_have_count(0)
    ann.reload()
    ann.get_by_role("log").get_by_text("Good luck!").wait_for()
    expect(ann.get_by_text("she should build")).to_have_count(0)
    choose_in_menu(ann, "Resign")
    ann.get_by_role("log").get_by_text("she should build").wait_for()
    assert [person.faults for person in people] == [[], [], [], []]


def test_phrases_are_chosen_and_left_by_keyboard(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="base", first="0"))
    opener = page.get_by_role("button", name=PHRASES)
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-phrase='smile']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(page.locator("[data-phrase]")).to_have_count(0)
    say(page, "trade")
    page.get_by_role("log").get_by_text("Would anybody like to trade?").wait_for()
    assert person.faults == []


@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_no_drawer_cuts_phrases_off(person: Person, size: str) -> None:
    page = person.sit(person.site.table("watch", mode="base", first="0"))
    resize(page, size)
    page.locator("#tab-log").click()
    page.get_by_role("button", name=PHRASES).click()
    page.locator("[data-phrase='smile']").wait_for()
    assert is_seen(page, "[data-phrase='smile']")
    page.locator("[data-phrase='another']").scroll_into_view_if_needed()
    assert is_seen(page, "[data-phrase='another']")
    assert person.faults == []


# ---------------------------------------------------------------- table matters move nothing


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where nobody is waited for longer than a second."""
    with serving(tmp_path_factory.mktemp("hasty"), "--absence", "1") as place:
        yield place


@pytest.mark.parametrize("game", ["watch", "rivals"])
@pytest.mark.parametrize("size", ["phone", "landscape", "tablet", "wide"])
def test_what_concerns_the_table_moves_nothing(
    browser: Browser, hasty: Site, size: str, game: str
) -> None:
    contexts = [settled(new_context(browser)) for _ in range(2)]
    ann, bob = (Person(hasty, context) for context in contexts)
    table = hasty.table(game, people=2)
    page = ann.sit(table, 0)
    resize(page, size)
    other = bob.sit(table, 1)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(500)
    page.evaluate(WATCH_SHIFTS)
    other.close()
    page.locator("[data-matter='absent']").wait_for()
    page.wait_for_timeout(100)
    assert is_seen(page, "[data-matter] button >> nth=0")
    assert is_seen(page, "[data-matter] button >> nth=1")
    page.locator("[data-matter]").get_by_role("button", name="Wait").click()
    expect(page.locator("[data-matter]")).to_have_count(0)
    page.wait_for_timeout(100)
    assert page.evaluate("window.shifts") == []
    for context in contexts:
        context.close()
    assert ann.faults == []


def test_who_comes_back_is_told_who_played_meanwhile(browser: Browser, hasty: Site) -> None:
    contexts = [settled(new_context(browser)) for _ in range(2)]
    ann, bob = (Person(hasty, context) for context in contexts)
    table = hasty.table("rivals", people=2, mode="intro")
    page = ann.sit(table, 0)
    bob.sit(table, 1).close()
    page.locator("header summary").click()  # the menu has what the strip offers
    page.locator(".menu [data-absent='1']").wait_for()
    page.wait_for_timeout(1100)
    page.locator(".menu").get_by_role("button", name="Let a bot play").click()
    page.get_by_role("log").get_by_text("Person 2 is away; a bot plays on.").wait_for()
    back = bob.sit(table, 1)
    told = back.locator("[data-matter='returned']")
    expect(told).to_contain_text("You are back. Person 1 let a bot play for you meanwhile.")
    told.get_by_role("button", name="All right").click()
    expect(back.locator("[data-matter]")).to_have_count(0)
    for context in contexts:
        context.close()
    assert [ann.faults, bob.faults] == [[], []]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_fault_where_people_talk(browser: Browser, site: Site, scheme: str) -> None:
    context = browser.new_context(
        locale="en-GB",
        color_scheme="dark" if scheme == "dark" else "light",
        viewport=SCREEN,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    person = Person(site, settled(context))
    page = person.open(f"/table/{site.table('rivals', people=2, mode='intro').name}")
    say(page, "smile")
    page.get_by_role("log").get_by_role("img", name="smiles").wait_for()
    page.get_by_role("button", name=PHRASES).click()
    page.locator("[data-phrase='nice']").wait_for()
    found = violations(page)
    context.close()
    assert found == []
