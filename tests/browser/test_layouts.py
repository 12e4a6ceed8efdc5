"""The Watch at every size: the board stays as it is whatever is open; what one needs is seen."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import new_context, settled
from tests.browser.people import Person, Site, offered, reach, version, wait_for_step
from tests.browser.test_matches import RIVALS, liking
from tests.browser.test_table import compose, go_to_trade, hand

SIZES = {
    "phone": (390, 844),
    "landscape": (844, 390),
    "enlarged": (640, 360),  # 1280 by 720 at 200 %
    "tablet": (1024, 768),
    "wide": (1600, 900),
}
TABS = ("trade", "hero", "players", "log")
TO_SEE = {
    "board": "[data-guide='board']",
    "what now": "[data-guide='what-now']",
    "hand": "[data-guide='hand'] .resources",
}

# Whether all of an element is in the window and nothing lies on its middle.
SEEN = """
element => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
    && element.contains(above);
}
"""
PAGE_FITS = """
() => document.scrollingElement.scrollWidth <= innerWidth
  && document.scrollingElement.scrollHeight <= innerHeight
"""

Seen = dict[str, Any]


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def board(page: Page) -> list[int]:
    """Where the board lies, and how large it is."""
    box = page.locator("[data-guide='board']").bounding_box()
    assert box
    return [round(box[side]) for side in ("x", "y", "width", "height")]


def is_seen(page: Page, selector: str) -> bool:
    found: bool = page.locator(selector).locator("visible=true").first.evaluate(SEEN)
    return found


def at_rest(page: Page) -> Seen:
    """A table where nothing is open."""
    seen = {name: is_seen(page, selector) for name, selector in TO_SEE.items()}
    return {"board": board(page), "seen": seen, "fits": page.evaluate(PAGE_FITS)}


def behind_tabs(page: Page) -> dict[str, list[int]]:
    """Where the board lies while each of the drawers is open."""
    found = {}
    for tab in TABS:
        button = page.locator(f"#tab-{tab}")
        if not button.count():
            continue
        button.click()
        found[tab] = board(page)
        if page.locator(".pop").count():
            button.click()
    return found


@pytest.fixture(scope="module", params=["base", "brotherhood"])
def sights(
    request: pytest.FixtureRequest, browser: Browser, site: Site
) -> Iterator[dict[str, Seen]]:
    """What two people see at each size: one on turn, the other before and after an offer."""
    contexts = [settled(new_context(browser)) for _ in range(2)]
    people = [Person(site, context) for context in contexts]
    table = site.table(
        "watch", people=2, times={"answer_seconds": 0}, mode=request.param, first="0"
    )
    ann, bob = (person.sit(table, seat) for seat, person in enumerate(people))
    go_to_trade([ann, bob])
    sights: dict[str, Seen] = {size: {} for size in SIZES}
    for size in SIZES:
        resize(ann, size)
        sights[size]["turn"] = at_rest(ann) | {"end": is_seen(ann, "[data-action='end']")}
        sights[size]["tabs"] = behind_tabs(ann)
        resize(bob, size)
        sights[size]["waiting"] = at_rest(bob)
    resize(ann, "wide")
    give = next(name for name, count in hand(ann).items() if count)
    compose(ann, give, next(name for name in hand(bob) if name != give))
    bob.wait_for_selector("[data-action='decline']")
    for size in SIZES:
        resize(bob, size)
        answers = ("accept", "decline")
        sights[size]["asked"] = at_rest(bob) | {
            word: is_seen(bob, f"[data-action='{word}']") for word in answers
        }
        bob.get_by_role("button", name="Counter-offer").click()
        sights[size]["counter"] = {
            "board": board(bob),
            "send": is_seen(bob, "[data-action^='counter']"),
        }
        bob.locator("[data-compose='counter']").get_by_role("button", name="Close").click()
    yield sights
    for context in contexts:
        context.close()
    assert [person.faults for person in people] == [[], []]


@pytest.mark.parametrize("size", SIZES)
def test_the_board_keeps_its_size_whatever_is_open(sights: dict[str, Seen], size: str) -> None:
    seen = sights[size]
    rest = seen["turn"]["board"]
    assert rest[2] > 200
    for state in ("waiting", "asked", "counter"):
        assert seen[state]["board"] == rest, state
    assert set(map(tuple, seen["tabs"].values())) <= {tuple(rest)}


@pytest.mark.parametrize("size", SIZES)
def test_board_hand_and_actions_are_in_sight(sights: dict[str, Seen], size: str) -> None:
    seen = sights[size]
    assert seen["turn"]["seen"] == dict.fromkeys(TO_SEE, True)
    assert seen["turn"]["end"]
    assert seen["turn"]["fits"]
    assert seen["asked"]["accept"]
    assert seen["asked"]["decline"]
    assert seen["counter"]["send"]


def test_a_phone_shows_the_board_as_wide_as_it_is(sights: dict[str, Seen]) -> None:
    assert sights["phone"]["turn"]["board"][2] >= 370
    assert sights["landscape"]["turn"]["board"][3] >= 330


# ---------------------------------------------------------------- the notch


NOTCHES = {"phone": (47, 0, 34, 0), "landscape": (0, 47, 21, 47)}  # top, right, bottom, left
INSETS = """
insets => ["top", "right", "bottom", "left"].forEach((side, at) =>
  document.documentElement.style.setProperty(`--safe-${side}`, `${insets[at]}px`))
"""


@pytest.mark.parametrize("size", NOTCHES)
def test_a_notch_and_round_corners_cover_nothing(person: Person, size: str) -> None:
    page = person.sit(person.site.table("watch", mode="brotherhood", first="0"))
    page.wait_for_selector("[data-action]")
    page.evaluate(INSETS, NOTCHES[size])
    resize(page, size)
    width, height = SIZES[size]
    top, right, bottom, left = NOTCHES[size]
    assert page.evaluate(PAGE_FITS)
    for selector in ("header nav", "[data-guide='board']", "[data-guide='hand']", ".tabs"):
        box = page.locator(selector).bounding_box()
        assert box
        assert box["x"] >= left, selector
        assert box["y"] >= top, selector
        assert box["x"] + box["width"] <= width - right + 0.5, selector
        assert box["y"] + box["height"] <= height - bottom + 0.5, selector


@pytest.mark.parametrize("size", ["landscape", "enlarged"])
def test_land_hand_and_actions_of_the_rivals_are_in_sight(person: Person, size: str) -> None:
    page = person.sit(person.site.table("rivals", mode="intro"))
    choose = liking(RIVALS)
    for _ in range(40):
        ready = offered(page)
        if "end" in ready:
            break
        before = version(page)
        if ready and reach(page, choose(ready)):
            wait_for_step(page, before)
    resize(page, size)
    page.mouse.move(1, 1)
    assert is_seen(page, "[data-action='end']")
    assert is_seen(page, "[data-at='hand:0']")
    assert is_seen(page, "[data-land='0'] .above [data-at^='0:a']")  # a region of one's own land
    assert person.faults == []
