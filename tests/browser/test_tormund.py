"""Tormund on the board: where he may go, what he blocks, whom he robs."""

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.people import READY, Person, click, offered, reach, version, wait_for_step
from tests.browser.test_matches import WATCH, liking

# Bots' buildings lie beside most hexes here, and whoever may be robbed is always asked for.
CROWDED: dict[str, Any] = {"mode": "base", "start": "fixed", "first": "0", "robbery": "may"}
HEXES = "[data-place^='hex']"
MARKED = "[data-place^='site'][data-action^='rob ']"
BELOW_ALL_PIECES = """hexes => {
    const pieces = [...document.querySelectorAll("[data-guide='board'] .over [role='img']")]
        .filter(piece => /settlement|keep|road/i.test(piece.getAttribute("aria-label")));
    return pieces.length > 15 && hexes.length > 10 && hexes.every(hex => pieces.every(piece =>
        hex.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING));
}"""

STANDS_IN_THE_MIDDLE = """hex => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const [feet, land] = [box(".tormund .shade"), box(`[data-at='hex ${hex}'] .land`)];
    const off = (start, size) =>
        Math.abs(feet[start] + feet[size] / 2 - land[start] - land[size] / 2) / land[size];
    return off("x", "width") < 0.05 && off("y", "height") < 0.17;
}"""


def play_until(page: Page, kind: str, most: int = 600) -> None:
    """Click on until a kind of action is offered."""
    choose = liking(WATCH)
    for _ in range(most):
        page.wait_for_selector(READY, state="attached")
        actions = offered(page)
        if any(action.startswith(f"{kind} ") for action in actions):
            return
        before = version(page)
        if actions and reach(page, choose(actions)):
            wait_for_step(page, before)
    raise AssertionError(f"nothing of the kind {kind} was offered in {most} clicks")


def number_of(place: Locator) -> int:
    return int((place.get_attribute("data-place") or "").split(" ")[1])


def send_tormund(page: Page, hex_: int) -> None:
    before = version(page)
    click(page, f"tormund {hex_}")
    wait_for_step(page, before)


def test_hexes_glow_below_the_pieces_and_the_blocked_one_is_dimmed(person: Person) -> None:
    page = person.sit(person.site.table("watch", **CROWDED))
    play_until(page, "tormund")
    assert page.eval_on_selector_all(HEXES, BELOW_ALL_PIECES)
    place = page.locator(HEXES).last
    hex_ = number_of(place)
    name = page.locator(f"[data-at='hex {hex_}']").get_attribute("aria-label")
    send_tormund(page, hex_)
    expect(page.locator("[data-blocked]")).to_have_attribute("data-blocked", str(hex_))
    expect(page.get_by_role("img", name=f"Tormund blocks: {name}")).to_have_count(1)
    page.wait_for_function(STANDS_IN_THE_MIDDLE, arg=hex_)  # where the number is
    assert person.faults == []


def test_a_marked_piece_says_who_is_robbed(person: Person) -> None:
    page = person.sit(person.site.table("watch", **CROWDED))
    while page.locator(MARKED).count() == 0:
        play_until(page, "tormund")
        crowded = page.locator(f"{HEXES}[aria-label*='Fields 9']")  # Blue and Black live there
        place = (crowded if crowded.count() else page.locator(HEXES)).first
        send_tormund(page, number_of(place))
    victim = page.locator(MARKED).first
    label = (victim.get_attribute("aria-label") or "").split(" (")[0].rsplit("; ", 1)[-1]
    before = version(page)
    victim.click()
    wait_for_step(page, before)
    robbed = label.removeprefix("Rob ")
    expect(page.get_by_role("log")).to_contain_text(f"Person 1 robs {robbed}")
    assert person.faults == []
