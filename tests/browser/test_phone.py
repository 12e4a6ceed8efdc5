"""The Watch on a phone: a board that can be enlarged, and fingers broader than its places."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import settled
from tests.browser.people import Person, Site, version, wait_for_step

BESIDE = 18  # pixels: outside of a corner's circle, within a finger's reach


@pytest.fixture
def founder(browser: Browser, site: Site) -> Iterator[Page]:
    """Somebody with a phone, about to found a settlement."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    person = Person(site, settled(context))
    page = person.sit(site.table("watch", mode="brotherhood", first="0"))
    page.wait_for_selector("[data-action^='settlement']")
    yield page
    assert person.faults == []
    context.close()


def fits(page: Page) -> bool:
    """Whether the page is as wide and as high as the window."""
    found: bool = page.evaluate(
        """() => document.scrollingElement.scrollWidth <= innerWidth
             && document.scrollingElement.scrollHeight <= innerHeight"""
    )
    return found


def southernmost(page: Page) -> tuple[float, float]:
    """Where the southernmost corner that glows lies on the screen: nothing else is near."""
    boxes = [place.bounding_box() for place in page.locator("[data-place^='site'] .hit").all()]
    box = max((box for box in boxes if box), key=lambda box: box["y"])
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_enlarged_board_shows_a_place_that_glows_and_moves_in_its_frame(founder: Page) -> None:
    assert fits(founder)
    small = founder.locator("[data-guide='board']").bounding_box()
    founder.get_by_role("button", name="Enlarge the board").tap()
    founder.wait_for_function("() => document.querySelector('.pane').scrollLeft > 0")
    large = founder.locator("[data-guide='board']").bounding_box()
    assert small
    assert large
    assert large["width"] > 2 * small["width"]
    assert fits(founder)
    before = version(founder)
    founder.locator("[data-action^='settlement']").first.tap()
    wait_for_step(founder, before)


def test_a_tap_beside_a_corner_is_meant_for_it(founder: Page) -> None:
    x, y = southernmost(founder)
    before = version(founder)
    founder.touchscreen.tap(x, y + BESIDE)
    wait_for_step(founder, before)
    assert founder.locator("[data-action^='road']").count() > 0


def test_a_mouse_has_to_meet_the_corner(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="brotherhood", first="0"))
    page.wait_for_selector("[data-action^='settlement']")
    x, y = southernmost(page)
    before = version(page)
    page.mouse.click(x, y + 2 * BESIDE)
    page.wait_for_timeout(200)
    assert version(page) == before
