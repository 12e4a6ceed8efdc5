"""Around a match: the form, the waiting room, what comes after, the replay, the almanac."""

import re
import time

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import new_context
from tests.browser.people import PATIENCE, Person, Site

from hexhold.server.limits import Limits


@pytest.fixture(scope="module")
def over(site: Site) -> str:
    """A table whose match is over: bots alone, with few turns."""
    table = site.table("watch", people=0, mode="base", turn_limit=6)
    site.see_out(table.name)
    return table.name


@pytest.fixture(scope="module")
def decided(site: Site) -> str:
    """A table whose match ended with secret points: among a few of bots there always is one."""
    for _ in range(20):
        table = site.table("watch", people=0, mode="base")
        site.see_out(table.name)
        (sight,) = site.ask(f"tables/{table.name}/replay")["sights"]
        if any(seat["victory_cards"] for seat in sight["view"]["seats"]):
            assert site.ask(f"tables/{table.name}")["result"]["winner"] is not None
            return table.name
    raise AssertionError("no bot ever bought a victory-point card")


def test_the_points_beside_the_board_are_those_of_the_result(person: Person, decided: str) -> None:
    result = person.site.ask(f"tables/{decided}")["result"]
    for width in (1600, 1024, 390):
        page = person.open(f"/table/{decided}")
        page.set_viewport_size({"width": width, "height": 900})
        page.get_by_text("Total").wait_for()
        beside = page.locator("[data-guide='players'] li .head strong").all_inner_texts()
        totals = page.locator(".after .total td").all_inner_texts()
        assert [text.split("/")[0] for text in beside] == totals
        assert totals == [str(points) for points in result["points"]]
        page.close()


def action_at(site: Site, ask: str, version: int) -> str:
    """What was done at a moment of a match, asked no faster than the server answers one address."""
    time.sleep(1 / Limits().reviews_per_second)
    action: str = site.ask(f"{ask}?version={version}")["moves"][0]["action"]
    return action


def test_open_hands_show_a_card_that_was_just_bought(person: Person, decided: str) -> None:
    ask = f"tables/{decided}/replay"
    versions = range(person.site.ask(ask)["versions"])
    version = next(v for v in versions if action_at(person.site, ask, v) == "buy")
    page = person.open(f"/replay/{decided}?at={version}&seat=open")
    cards = page.get_by_role("list", name="All hands").locator(".card")
    expect(cards).to_have_count(1, timeout=PATIENCE)


def test_a_replay_counts_turns_from_one_and_the_founding_not_at_all(
    person: Person, over: str
) -> None:
    page = person.open(f"/replay/{over}?at=2")
    slider = page.get_by_role("slider")
    opening = re.compile("before the first turn$")
    expect(slider).to_have_attribute("aria-valuetext", opening, timeout=PATIENCE)
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 1$"))
    expect(page.get_by_role("log")).to_contain_text("Turn 1: ")
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 2$"))
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 6$"))


def test_without_javascript_the_page_says_in_four_languages_that_it_needs_it(
    browser: Browser, site: Site
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.address)
    for language in ("en", "de", "pl", "ru"):
        told = page.locator(f"p:lang({language})")
        expect(told).to_contain_text("JavaScript")
        expect(told).to_be_in_viewport()
    page.get_by_role("link").first.click()
    page.wait_for_url(re.compile("/api/openapi.json"))
    context.close()


def test_options_that_do_not_go_together_are_refused_with_a_reason(person: Person) -> None:
    page = person.open("/new/watch?mode=brotherhood")
    page.get_by_text("All options").click()
    page.get_by_label("Setup").select_option("fixed")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("Base game", timeout=PATIENCE)
    page.get_by_label("Variant").select_option("base")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))


def test_the_form_shows_what_the_table_will_get(person: Person) -> None:
    page = person.open("/new/watch")
    page.get_by_text("All options").click()
    shown = page.get_by_label("Winning").input_value()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    opened = person.site.ask(f"tables/{page.url.rsplit('/', 1)[1]}")
    assert opened["options"]["win"] == shown == "at-once"


def test_a_host_fills_seats_with_bots_and_begins(person: Person) -> None:
    page = person.open("/new/rivals")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Begin the match")).to_be_disabled(timeout=PATIENCE)
    page.get_by_role("button", name=re.compile("Fill the free seat")).click()
    page.get_by_role("button", name="Begin the match").click()
    page.wait_for_selector("[data-guide='board']")
    assert person.faults == []


def test_the_proof_of_the_dice_is_checked_in_the_browser(person: Person, over: str) -> None:
    draws = len(person.site.ask(f"tables/{over}/chances")["draws"])
    page = person.open(f"/table/{over}")
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_text(f"All {draws} draws fit the secret and the seeds.").wait_for()
    page.get_by_text("The secret is the one that was sealed.").wait_for()


def test_a_forged_draw_is_named(person: Person, over: str) -> None:
    told = person.site.ask(f"tables/{over}/chances")
    forged = next(d for d in told["draws"] if len(told["lists"][d["drawn_from"]]) > 1)
    outcomes = [outcome for outcome, _ in told["lists"][forged["drawn_from"]]]
    forged["outcome"] = next(o for o in outcomes if o != forged["outcome"])
    person.context.route("**/chances", lambda route: route.fulfill(json=told))
    page = person.open(f"/table/{over}")
    page.get_by_text(f"Draw {forged['counter'] + 1} was recorded as").wait_for()
    expect(page.get_by_role("alert")).to_contain_text("The proof does not hold")


def test_a_link_leads_to_a_moment_of_the_replay(person: Person, over: str) -> None:
    page = person.open(f"/replay/{over}?at=9&seat=1")
    expect(page.get_by_label("Whose view")).to_have_value("1", timeout=PATIENCE)
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url(re.compile(r"at=10&seat=1"))
    page.get_by_role("button", name="To the end").click()
    last = person.site.ask(f"tables/{over}/replay")["versions"] - 1
    page.wait_for_url(re.compile(f"at={last}&"))
    assert person.faults == []


def test_the_keys_of_the_replay_work_wherever_one_clicked_before(person: Person, over: str) -> None:
    page = person.open(f"/replay/{over}?at=3")
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url(re.compile("at=4&"))
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("at=5&"))
    page.mouse.click(5, 400)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(re.compile("at=4&"))


def test_a_link_to_a_moment_is_copied(person: Person, over: str) -> None:
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = person.open(f"/replay/{over}?at=7&seat=0")
    page.get_by_role("button", name="Copy a link to this moment").click()
    page.get_by_role("status").get_by_text("Copied").wait_for()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url


def test_somebody_at_a_waiting_table_takes_another_name_and_speaks_without_end(
    people: list[Person],
) -> None:
    host, guest = people[:2]
    page = host.open("/new/rivals")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    other = guest.open(page.url.removeprefix(guest.site.address))
    room = other.locator(".room")
    room.get_by_role("button", name="Sit here").click()
    room.get_by_role("button", name="Leave the seat").wait_for()
    room.get_by_label("Your name").fill("Ingrid")
    room.get_by_label("Your name").press("Tab")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Ingrid", timeout=PATIENCE)
    room.get_by_role("button", name="Leave the seat").wait_for()
    other.get_by_label("Say something to the table").fill("o" * 300)
    other.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("ooo").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert host.faults == guest.faults == []


def test_the_match_that_was_left_in_the_middle_comes_first(person: Person) -> None:
    table = person.site.table("rivals", mode="intro")
    page = person.sit(table)
    page.get_by_role("link", name="Hexhold, to the lobby").click()
    page.get_by_role("heading", name="Your tables").wait_for()
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings.index("Your tables") < headings.index("The Watch")
    page.get_by_role("link", name="Play on").click()
    page.wait_for_selector("[data-guide='board']")


@pytest.mark.parametrize("path", ["/nowhere", "/table/", "/table/nosuchtable", "/replay/nosuch"])
def test_an_address_that_leads_nowhere_says_so(person: Person, path: str) -> None:
    page = person.open(path)
    heading = page.get_by_role("heading", level=1, name=re.compile("There is no"))
    expect(heading).to_have_count(1, timeout=PATIENCE)
    expect(page).to_have_title(re.compile("There is no.* – Hexhold"))
    page.get_by_role("link", name="To the lobby", exact=True).click()
    page.get_by_role("heading", name="The Watch").wait_for()


# What is left of a note beside its button; asked at once, for the note moves from part to part.
ROOM = """note => note.getBoundingClientRect().right
    - note.querySelector(".primary").getBoundingClientRect().right"""


def test_the_guide_keeps_its_buttons_inside_and_is_left_by_escape(
    browser: Browser, site: Site
) -> None:
    context = new_context(browser, "de-DE")
    page = Person(site, context).sit(site.table("watch", mode="brotherhood"))
    note = page.get_by_role("dialog")
    for _ in range(4):
        assert note.evaluate(ROOM) >= 0
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    context.close()


def test_the_back_button_leads_to_what_was_found(person: Person) -> None:
    page = person.open("/almanac?q=keeps")
    page.locator("article h4 a").first.click()
    page.locator("article.chosen").wait_for()
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("keeps")
    expect(page.locator("[id='rivals.abbey.effect']")).to_have_count(0)


def test_the_almanac_finds_rules_by_words_without_their_marks(person: Person) -> None:
    page = person.open("/almanac")
    page.wait_for_selector("article")
    page.get_by_label("Language").select_option("pl")
    page.get_by_role("searchbox").fill("oboz tormunda")
    page.locator("[id='watch.tormund.camp']").wait_for()
    expect(page.locator("[id='rivals.abbey.effect']")).to_have_count(0)
