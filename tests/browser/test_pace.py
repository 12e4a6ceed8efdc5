"""What bots do can be followed: at a pace one chooses, with dice that stay, in one line a turn."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context, settled
from tests.browser.people import PATIENCE, Person, Site, offered, reach, version, wait_for_step
from tests.browser.test_matches import RIVALS, WATCH, liking

SLOW = 1100  # milliseconds a beat

# When the page came to each version, and what its dice showed.
NOTE_STEPS = """
() => {
  window.steps = [];
  const tag = document.querySelector("[data-version]");
  const note = () => window.steps.push(performance.now());
  new MutationObserver(note).observe(tag, { attributes: true });
}
"""


def choose_pace(page: Page, name: str) -> None:
    page.locator("header summary").click()
    page.get_by_role("radio", name=name).check(force=True)
    page.keyboard.press("Escape")


def play_until(page: Page, action: str, order: str) -> None:
    """Click on until an action is offered."""
    choose = liking(order)
    for _ in range(200):
        page.wait_for_selector("[data-action]:not([disabled])", state="attached")
        ready = offered(page)
        if action in ready:
            return
        before = version(page)
        if ready and reach(page, choose(ready)):
            wait_for_step(page, before)
    raise AssertionError(f"{action} was never offered")


def let_bots_play(page: Page, order: str) -> None:
    """End a turn, and come to the next one."""
    play_until(page, "end", order)
    reach(page, "end")
    play_until(page, "roll", order)


def test_a_pace_is_chosen_in_the_menu_and_remembered(person: Person) -> None:
    page = person.sit(person.site.table("rivals", mode="intro"))
    choose_pace(page, "Slow")
    page.reload()
    page.locator("header summary").click()
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()
    assert page.evaluate("() => localStorage.getItem('hexhold.pace')") == '"slow"'
    assert person.faults == []


def test_slowly_every_step_of_a_bot_is_seen(person: Person) -> None:
    table = person.site.table("watch", mode="base", start="fixed", first="0", trade=False)
    page = person.sit(table)
    choose_pace(page, "Slow")
    play_until(page, "end", WATCH)
    page.evaluate(NOTE_STEPS)
    reach(page, "end")
    page.wait_for_function("() => window.steps.length > 5", timeout=PATIENCE)
    steps: list[float] = page.evaluate("() => window.steps")
    # Among them is the roll of a bot, which is looked at for two beats before anything follows.
    assert max(later - sooner for sooner, later in pairwise(steps)) >= SLOW
    assert person.faults == []


def test_dice_lie_there_until_they_are_rolled_again(person: Person) -> None:
    page = person.sit(person.site.table("rivals", mode="intro"))
    let_bots_play(page, RIVALS)
    label = page.locator("[data-at='die:number']").get_attribute("title")
    assert label
    assert any(figure in label for figure in "123456")


@pytest.fixture
def at_watch(browser: Browser, site: Site) -> Iterator[Page]:
    """Somebody whose bots have had a turn each."""
    context = settled(new_context(browser))
    person = Person(site, context)
    page = person.sit(site.table("watch", mode="base", start="fixed", first="0"))
    let_bots_play(page, WATCH)
    yield page
    assert person.faults == []
    context.close()


def test_a_bots_turn_is_one_line_that_unfolds_and_leads_to_the_board(at_watch: Page) -> None:
    log = at_watch.get_by_role("log")
    turns = log.locator("button.brief")
    expect(turns).to_have_count(3)
    line = turns.last
    expect(line).to_have_attribute("aria-expanded", "false")
    assert any(figure in line.inner_text() for figure in "0123456789")
    before = log.locator("li").count()
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    assert log.locator("li").count() > before
    expect(at_watch.locator(".dice .die")).to_have_count(2)


def test_a_line_of_the_story_shows_its_place_on_the_board(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="base", start="founding", first="0"))
    page.wait_for_selector("[data-action^='settlement']")
    reach(page, offered(page)[0])
    line = page.get_by_role("log").get_by_role("button", name="Person 1 builds: settlement").first
    line.click()
    expect(page.locator(".shown circle")).to_be_visible()
    assert person.faults == []
