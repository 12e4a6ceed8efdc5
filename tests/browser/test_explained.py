"""Explained in place: what a hero, a tribe, the Wall or a card does is a click away, and stays."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import PATIENCE, Person, offered, reach, version, wait_for_step
from tests.browser.test_matches import RIVALS, liking

SIZES = {"phone": (390, 844), "landscape": (844, 390), "tablet": (1024, 768), "wide": (1600, 900)}
# Whether all of an element is in the window, and its text is whole or can be scrolled to.
READABLE = """
element => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const whole = element.scrollHeight <= element.clientHeight + 1;
  const scrolls = getComputedStyle(element).overflowY === "auto";
  return left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
    && (whole || scrolls) && element.scrollWidth <= element.clientWidth + 1;
}
"""


def at_brotherhood(person: Person, size: str) -> Page:
    page = person.sit(person.site.table("watch", mode="brotherhood", first="0"))
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector("[data-at='breaches']", state="attached", timeout=PATIENCE)
    return page


def is_told(page: Page, words: str, rules: str = "watch.") -> None:
    """A panel tells this, links its rule and goes when it is closed."""
    panel = page.locator(".about")
    expect(panel).to_contain_text(words)
    assert panel.evaluate(READABLE)
    assert (panel.locator("a").first.get_attribute("href") or "").startswith(f"/almanac/{rules}")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_heroes_tribes_and_the_wall_tell_what_they_do(person: Person, size: str) -> None:
    page = at_brotherhood(person, size)
    for seat in (0, 2):  # one's own, and somebody else's
        page.locator(f"[data-at='player {seat}'] button").first.click()
        is_told(page, "", "watch.hero-")
    page.locator("[data-at='hornfoot 2']").click(force=True)
    is_told(page, "Five camps a clan")
    page.locator("[data-at='breaches']").click(force=True)
    is_told(page, "Breaches")
    page.locator("[data-at='frostfangs']").click(force=True)
    is_told(page, "Regulars, climbers, giants")
    assert person.faults == []


def test_what_is_told_goes_with_escape_and_gives_the_focus_back(person: Person) -> None:
    page = at_brotherhood(person, "wide")
    wall = page.get_by_role("button", name="The Wall", exact=True)
    wall.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".about")).to_contain_text("The Wall")
    page.keyboard.press("Escape")
    expect(page.locator(".about")).to_have_count(0)
    expect(wall).to_be_focused()


@pytest.mark.parametrize("size", SIZES)
def test_a_card_of_the_rivals_is_read_whole_and_stays(person: Person, size: str) -> None:
    page = person.sit(person.site.table("rivals", mode="intro"))
    choose = liking(RIVALS)
    for _ in range(40):
        ready = offered(page)
        if "roll" in ready:
            break
        before = version(page)
        if ready and reach(page, choose(ready)):
            wait_for_step(page, before)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.locator("[data-at^='held:']:not([data-action])").first.click()
    panel = page.locator(".inspector.pinned")
    expect(panel.locator(".card.full")).to_be_visible()
    page.mouse.move(2, height - 2)
    page.locator("[data-at='plaque:1'] li").first.dispatch_event("pointerenter")
    expect(panel.locator(".card.full")).to_be_visible()  # it stays
    assert panel.evaluate(READABLE)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    page.locator("[data-at='plaque:1'] li").first.click()  # somebody else's strength
    expect(panel).to_contain_text("strength advantage")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert person.faults == []
