"""What moves by itself while a match is played, as the browser notes it.

Clicks are made by script, so that nothing is excused as the answer to a hand. What the game itself
moves does not count: a land that grows, and one's own cards, which close ranks.
"""

from collections.abc import Iterable

from playwright.sync_api import Page
from tests.browser.people import Choose, is_over, offered, version

WATCH_SHIFTS = """
(() => {
  const OWN = "[data-land], .developments, [data-at^='held:'], .tray, .lay, .card";
  window.shifts = [];
  const element = (node) => (node?.nodeType === 1 ? node : node?.parentElement);
  const told = ({ node, previousRect: a, currentRect: b }) =>
    `${element(node).className || element(node).localName} ${a.x},${a.y} > ${b.x},${b.y}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const found = sources.filter(({ node }) => element(node) && !element(node).closest(OWN));
      if (found.length) window.shifts.push([value, found.map(told)]);
    }
  }).observe({ type: "layout-shift" });
})()
"""
CLICK = """
action => {
  document.querySelector(`[data-action="${action}"]:not([disabled])`)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  document.querySelector(`[role=menuitem][data-action="${action}"]`)?.click();
}
"""


def shifts(page: Page, choose: Choose, actions: int) -> list[tuple[float, list[str]]]:
    """Play on for some actions; what moved meanwhile, with its share of the window."""
    page.wait_for_selector("[data-action]")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(300)
    page.evaluate(WATCH_SHIFTS)
    played = 0
    while played < actions and not is_over(page):
        ready = offered(page)
        if ready:
            before = version(page)
            page.evaluate(CLICK, choose(ready))
            played += 1
            _wait(page, before)
        else:
            page.wait_for_timeout(20)
    page.wait_for_timeout(100)
    found: Iterable[tuple[float, list[str]]] = page.evaluate("window.shifts")
    return [] if is_over(page) else list(found)


def _wait(page: Page, before: int) -> None:
    for _ in range(50):
        if version(page) != before or is_over(page):
            return
        page.wait_for_timeout(20)
