"""Nothing in the way of anybody: axe finds no fault on any main screen, light or dark."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import SCREEN, settled
from tests.browser.people import Person, Site

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe objects to, each with the first element."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


@pytest.fixture(scope="module")
def over(site: Site) -> str:
    """A table whose match is over: bots alone, with few turns."""
    table = site.table("watch", people=0, mode="base", turn_limit=6)
    site.see_out(table.name)
    return table.name


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_no_violation(
    browser: Browser, site: Site, over: str, scheme: str, size: str
) -> None:
    context = browser.new_context(
        locale="en-GB",
        color_scheme="dark" if scheme == "dark" else "light",
        viewport=SCREEN if size == "wide" else {"width": 390, "height": 844},
        reduced_motion="reduce",
        bypass_csp=True,  # for axe itself, which no page of ours loads
    )
    person = Person(site, settled(context))
    found = {}
    for path, landmark in (
        ("/", "h1"),
        ("/almanac", "h1"),
        (f"/replay/{over}", "[data-guide='board']"),
    ):
        page = person.open(path)
        page.wait_for_selector(landmark)
        found[path] = violations(page)
        page.close()
    for game, mode in (("watch", "brotherhood"), ("rivals", "gold")):
        page = person.sit(site.table(game, mode=mode))
        page.wait_for_selector("[data-action]")
        found[game] = violations(page)
        for key in "as?":
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            found[f"{game} {key}"] = violations(page)
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")
        page.close()
    context.close()
    assert {screen: faults for screen, faults in found.items() if faults} == {}
