"""The end of a match: the result in the middle of the table, which can be looked at behind it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import SCREEN, new_context, settled
from tests.browser.people import PATIENCE, Person, Site, Table
from tests.browser.test_company import choose_in_menu

SIZES = {"phone": (390, 844), "landscape": (844, 390), "tablet": (1024, 768), "wide": (1600, 900)}
GAMES = {"watch": "brotherhood", "rivals": "intro"}

# Whether all of an element is in the window and nothing lies on it.
IN_SIGHT = """
element => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
    && element.contains(above);
}
"""


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest, site: Site) -> str:
    """A table whose match has been played by bots."""
    table = site.table(request.param, people=0, mode=GAMES[request.param], turn_limit=30)
    site.see_out(table.name)
    return table.name


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found
    return {side: round(found[side]) for side in ("x", "y", "width", "height")}


@pytest.mark.parametrize("size", SIZES)
def test_the_result_lies_in_the_middle_and_leaves_the_table_as_it_is(
    person: Person, finished: str, size: str
) -> None:
    width, height = SIZES[size]
    page = person.open()
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{person.site.address}/table/{finished}")
    dialog = page.get_by_role("dialog", name="win")
    page.get_by_text("Total").wait_for()
    found = box(page, ".after")
    assert abs(found["x"] + found["width"] / 2 - width / 2) <= 1
    assert found["y"] >= 0
    assert found["y"] + found["height"] <= height
    for part in ("h2", ".total", ".next .primary", "a[href^='/replay']", ".close"):
        assert dialog.locator(part).evaluate(IN_SIGHT), part
    table = box(page, ".stage")
    page.get_by_role("button", name="Look at the table").click()
    expect(dialog).to_have_count(0)
    assert box(page, ".stage") == table
    assert table["width"] >= width - 24
    page.get_by_role("button", name="Show the result").click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Show the result")).to_be_focused()
    assert person.faults == []


def test_numbers_and_the_proof_of_the_dice_are_a_tab_away(person: Person, finished: str) -> None:
    page = person.open(f"/table/{finished}")
    page.get_by_role("tab", name="Points").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Dice")).to_have_attribute("aria-selected", "true")
    page.locator(".after figure").first.wait_for()
    page.get_by_role("tab", name="Trades").click()
    page.locator(".after").get_by_text("trade").first.wait_for()
    page.get_by_role("tab", name="Fairness").click()
    page.locator(".after").get_by_text("Yes: everything that luck decided").wait_for()
    assert person.faults == []


@pytest.fixture
def lively(browser: Browser, site: Site) -> Iterator[list[Person]]:
    """Two people whose screens may move, and one who looks on and wants stillness."""
    contexts = [browser.new_context(locale="en-GB", viewport=SCREEN) for _ in range(2)]
    contexts.append(new_context(browser))
    yield [Person(site, settled(context)) for context in contexts]
    for context in contexts:
        context.close()


def test_it_is_celebrated_where_things_may_move(lively: list[Person]) -> None:
    table = lively[0].site.table("rivals", people=2, mode="intro")
    ann, bob = (person.sit(table, seat) for seat, person in enumerate(lively[:2]))
    eve = lively[2].open(f"/table/{table.name}")
    eve.locator("[data-guide='what-now']").first.wait_for()
    choose_in_menu(ann, "Resign")
    expect(bob.locator("[data-celebration='confetti']")).to_be_attached()
    bob.get_by_role("heading", name="You win").wait_for()
    expect(bob.locator(".after .total td")).to_have_text(["2", "2"], timeout=PATIENCE)
    expect(ann.locator(".after")).to_contain_text("You have 2 points.")
    eve.get_by_role("heading", name="Person 2 wins").wait_for()
    expect(eve.locator("[data-celebration]")).to_have_count(0)
    assert [person.faults for person in lively] == [[], [], []]


def test_everybody_finds_what_they_can_do_next(people: list[Person]) -> None:
    table: Table = people[0].site.table("rivals", people=2, mode="intro")
    ann, bob = (person.sit(table, seat) for seat, person in enumerate(people[:2]))
    eve = people[2].open(f"/table/{table.name}")
    eve.locator("[data-guide='what-now']").first.wait_for()
    choose_in_menu(ann, "Resign")
    for page in (ann, bob):
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(eve.locator(".after")).to_contain_text("You looked on.")
    expect(eve.get_by_role("link", name="Play it yourself")).to_have_attribute(
        "href", "/new/rivals"
    )
    bob.get_by_role("button", name="Play again").click()
    eve.get_by_role("link", name="Watch the next match").wait_for()
    ann.get_by_role("button", name="Join").wait_for()
