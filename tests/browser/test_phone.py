"""The Watch on a phone: a board that can be enlarged, and fingers broader than its places."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
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
    small = width_of_board(founder)
    founder.get_by_role("button", name="Enlarge the board").tap()
    founder.wait_for_function("() => document.querySelector('.pane').scrollLeft > 0")
    assert width_of_board(founder) > 2 * small
    assert fits(founder)
    before = version(founder)
    founder.locator("[data-action^='settlement']").first.tap()
    founder.get_by_role("menuitem").tap()
    wait_for_step(founder, before)


def width_of_board(page: Page) -> float:
    box = page.locator("[data-guide='board']").bounding_box()
    assert box
    return box["width"]


def pinch(page: Page, start: int, end: int) -> None:
    """Two fingers on the middle of the board that go from one distance to another."""
    box = page.locator("[data-guide='board']").bounding_box()
    assert box
    x, y = 195, box["y"] + 120
    wire = page.context.new_cdp_session(page)

    def touch(what: str, apart: int | None) -> None:
        points = [] if apart is None else [{"x": x + way * apart / 2, "y": y} for way in (-1, 1)]
        wire.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 6):
        touch("touchMove", start + (end - start) * step // 5)
    touch("touchEnd", None)


def test_two_fingers_enlarge_the_board_and_make_it_whole_again(founder: Page) -> None:
    small = width_of_board(founder)
    pinch(founder, 80, 200)
    founder.wait_for_function("() => document.querySelector('.pane.zoomed')")
    assert width_of_board(founder) == pytest.approx(2.5 * small, rel=0.02)
    assert founder.evaluate("visualViewport.scale") == 1  # the board alone
    assert fits(founder)
    pinch(founder, 200, 60)
    founder.wait_for_function("() => !document.querySelector('.pane.zoomed')")
    assert width_of_board(founder) == pytest.approx(small, abs=1)


def test_a_tap_beside_a_corner_is_meant_for_it_and_a_second_one_builds(founder: Page) -> None:
    x, y = southernmost(founder)
    before = version(founder)
    founder.touchscreen.tap(x, y + BESIDE)
    expect(founder.get_by_role("menuitem")).to_have_text("Build a settlement here")
    assert version(founder) == before  # it is only marked
    founder.touchscreen.tap(x, y + BESIDE)
    wait_for_step(founder, before)
    assert founder.locator("[data-action^='road']").count() > 0


def test_a_tap_elsewhere_marks_another_place(founder: Page) -> None:
    before = version(founder)
    corners = founder.locator("[data-action^='settlement']")
    for corner in (corners.nth(0), corners.nth(20)):
        place = corner.get_attribute("data-place")
        corner.tap()
        expect(founder.locator(".place.menu")).to_have_attribute("data-place", place or "")
    assert version(founder) == before


def test_a_mouse_has_to_meet_the_corner_and_needs_one_click(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="brotherhood", first="0"))
    page.wait_for_selector("[data-action^='settlement']")
    x, y = southernmost(page)
    before = version(page)
    page.mouse.click(x, y + 2 * BESIDE)
    page.wait_for_timeout(200)
    assert version(page) == before
    page.mouse.click(x, y)
    wait_for_step(page, before)
