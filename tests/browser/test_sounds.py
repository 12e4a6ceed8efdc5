"""Ears: made by the browser itself, after a click, as loud as one likes; none is needed to play."""

from playwright.sync_api import Page, expect
from tests.browser.people import PATIENCE, Person, reach

COUNT = """
(() => {
  window.sounded = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      window.sounded++;
      return start.apply(this, when);
    };
  }
})()
"""
AT_LEAST_ONE = "() => window.sounded > 0"


def at_the_watch(person: Person) -> Page:
    """Somebody who may roll first."""
    person.context.add_init_script(COUNT)
    page = person.sit(person.site.table("watch", mode="base", start="fixed", first="0"))
    page.wait_for_selector("[data-action='roll']", timeout=PATIENCE)
    return page


def test_nothing_is_heard_before_a_click_and_dice_after_it(person: Person) -> None:
    page = at_the_watch(person)
    assert page.evaluate("() => window.sounded") == 0
    reach(page, "roll")
    page.wait_for_function(AT_LEAST_ONE)
    assert person.faults == []


def test_who_turns_the_volume_down_hears_nothing_also_later(person: Person) -> None:
    page = at_the_watch(person)
    page.locator("header summary").click()
    volume = page.get_by_role("slider", name="Volume")
    volume.fill("0")
    expect(volume).to_have_attribute("aria-valuetext", "off")
    page.reload()
    page.wait_for_selector("[data-action='roll']", timeout=PATIENCE)
    reach(page, "roll")
    page.wait_for_function("() => !document.querySelector(\"[data-action='roll']\")")
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.sounded") == 0
    page.locator("header summary").click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0")
    page.get_by_role("slider", name="Volume").fill("0.6")
    page.wait_for_function(AT_LEAST_ONE)
    assert person.faults == []
