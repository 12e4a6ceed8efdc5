"""Take the pictures in docs/screens: every main screen at three widths. `make screens`.

Matches are clicked through for a while first, so that there is something to see.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import launched, serving, settled
from tests.browser.people import (
    Person,
    Site,
    is_over,
    offered,
    reach,
    version,
    wait_for_step,
)
from tests.browser.test_matches import RIVALS, WATCH, liking

OUT = Path(__file__).resolve().parents[2] / "docs" / "screens"
WIDTHS = {390: 844, 1024: 768, 1600: 900}
CLICKS = {"watch": 45, "brotherhood": 24, "rivals": 60}


@contextmanager
def person_at(browser: Browser, site: Site, width: int, scheme: str = "light") -> Iterator[Person]:
    """Somebody with a window of some width."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": width, "height": WIDTHS[width]},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    yield Person(site, settled(context))
    context.close()


def play_a_while(page: Page, name: str) -> None:
    """Click on, so that the table fills."""
    choose = liking(RIVALS if name == "rivals" else WATCH)
    for _ in range(CLICKS[name]):
        page.wait_for_selector("[data-over], [data-action]", state="attached")
        if is_over(page):
            return
        actions = offered(page)
        before = version(page)
        if actions and reach(page, choose(actions)):
            wait_for_step(page, before)


def shoot(page: Page, name: str, width: int) -> None:
    page.mouse.move(1, 1)
    page.wait_for_timeout(3000)  # let reasons and dice come to rest
    page.screenshot(path=OUT / f"{name}-{width}.png")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        finished = site.table("watch", people=0, mode="brotherhood", turn_limit=60)
        site.see_out(finished.name)
        tables = {
            "watch": site.table("watch", mode="base"),
            "brotherhood": site.table("watch", mode="brotherhood"),
            "rivals": site.table("rivals", mode="gold"),
        }
        for name, table in tables.items():
            with person_at(browser, site, 1600) as person:
                play_a_while(person.sit(table), name)
        for width in WIDTHS:
            with person_at(browser, site, width) as person:
                for name, path in (
                    ("lobby", "/"),
                    ("almanac", "/almanac/watch.hero.once"),
                    ("replay", f"/replay/{finished.name}?at=200"),
                    ("after", f"/table/{finished.name}"),
                ):
                    shoot(person.open(path), name, width)
                for name, table in tables.items():
                    shoot(person.sit(table), name, width)
        with person_at(browser, site, 1600, "dark") as person:
            shoot(person.sit(tables["brotherhood"]), "brotherhood-dark", 1600)
            shoot(person.sit(tables["rivals"]), "rivals-dark", 1600)
        browser.close()


if __name__ == "__main__":
    main()
