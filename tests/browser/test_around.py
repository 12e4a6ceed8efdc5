"""Around a match: the form, the waiting room, what comes after, the replay, the almanac."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.people import PATIENCE, Person, Site


@pytest.fixture(scope="module")
def over(site: Site) -> str:
    """A table whose match is over: bots alone, with few turns."""
    table = site.table("watch", people=0, mode="base", turn_limit=6)
    while site.ask(f"tables/{table.name}")["status"] != "over":
        pass
    return table.name


def test_options_that_do_not_go_together_are_refused_with_a_reason(person: Person) -> None:
    page = person.open("/new/watch?mode=brotherhood")
    page.get_by_text("All options").click()
    page.get_by_label("Setup").select_option("fixed")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("Base game", timeout=PATIENCE)
    page.get_by_label("Variant").select_option("base")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))


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


def test_a_link_leads_to_a_moment_of_the_replay(person: Person, over: str) -> None:
    page = person.open(f"/replay/{over}?at=9&seat=1")
    expect(page.get_by_label("Whose view")).to_have_value("1", timeout=PATIENCE)
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url(re.compile(r"at=10&seat=1"))
    page.get_by_role("button", name="To the end").click()
    last = person.site.ask(f"tables/{over}/replay")["versions"] - 1
    page.wait_for_url(re.compile(f"at={last}&"))
    assert person.faults == []


def test_the_almanac_finds_rules_by_words_without_their_marks(person: Person) -> None:
    page = person.open("/almanac")
    page.wait_for_selector("article")
    page.get_by_label("Language").select_option("pl")
    page.get_by_role("searchbox").fill("oboz tormunda")
    page.locator("[id='watch.tormund.camp']").wait_for()
    expect(page.locator("[id='rivals.abbey.effect']")).to_have_count(0)
