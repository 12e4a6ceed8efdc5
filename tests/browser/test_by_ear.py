"""Matches played by names and roles alone, as a screen reader has them: nothing by its look."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import PATIENCE, Person

OVER = re.compile(r"\b(wins?|won|over)\b")
BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"(.*)')
PAUSE = 40  # milliseconds between two looks

# What somebody who only hears the names likes best, first.
LIKED = {
    "watch": (
        r"^Claim",
        r"^Roll the dice$",
        r"Build a settlement here$",
        r"Build a keep here$",
        r"Build a guard on section",
        r"^Buy a development card$",
        r"^Play: ",
        r"towards (?!the edge).*Build a road here$",
        r"Build a road here$",
        r"Discard: ",
        r"; beside it: .*Move Tormund here$",
        r"Move Tormund here$",
        r"^Rob (?!nobody)",
        r"^Decline",
        r"^Pass$",
        r"^End the turn$",
    ),
    "rivals": (
        r"^Roll the dice$",
        r"^Found a settlement",
        r"^Build a city",
        r"^Build: ",
        r"^Build a road",
        r"^(Above|Below) settlement",
        r"^Keep my hand$",
        r"^(Gain|Give|Take)",
        r"^End the turn$",
    ),
}


def liked(names: Sequence[str], game: str) -> str:
    """The first name of the kind that is liked best; anything if none is."""
    for pattern in LIKED[game]:
        for name in names:
            if re.search(pattern, name):
                return name
    return names[0]


class Listener:
    """Somebody who hears the page and has a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.list = page.get_by_role("dialog", name="All actions")

    def open_list(self) -> None:
        if not self.list.is_visible():
            self.page.keyboard.press("a")
            expect(self.list).to_be_visible()

    def close_list(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.list).to_have_count(0)

    def hears(self) -> list[str]:
        """All that has been read out, in order."""
        told = self.page.get_by_role("status", name="What happens")
        return told.get_by_role("paragraph").all_inner_texts()

    def choices(self) -> list[str]:
        """What can be done now, by name; nothing once the match is over."""
        for _ in range(PATIENCE // PAUSE):
            self.open_list()
            told = self.list.aria_snapshot()
            names = [name for name, more in BUTTON.findall(told) if "[disabled]" not in more]
            actions = [name for name in names if name != "Close"]
            if actions:
                return actions
            if OVER.search(self.list.get_by_role("paragraph").first.inner_text()):
                return []
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("nothing was asked, and the match is not over")

    def choose(self, name: str) -> None:
        """Do it, unless it goes away first, as when others close an offer."""
        button = self.list.get_by_role("button", name=name, exact=True).first
        if button.count():
            button.press("Enter")
            expect(self.list).to_have_count(0)


def at(person: Person, game: str, **options: Any) -> Listener:
    page = person.sit(person.site.table(game, **options))
    page.get_by_role("group", name="The table in words").wait_for(state="attached")
    return Listener(page)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("watch", {"mode": "brotherhood", "turn_limit": 20, "trade": False}),
        ("rivals", {"mode": "intro", "turn_limit": 12}),
    ],
    ids=["watch", "rivals"],
)
def test_a_match_is_played_to_its_end_by_names_alone(
    person: Person, game: str, options: dict[str, Any]
) -> None:
    listener = at(person, game, **options)
    done: list[str] = []
    while names := listener.choices():
        done.append(liked(names, game))
        listener.choose(done[-1])
    listener.close_list()
    kinds = ("Build a settlement", "Build a road", "Roll", "End") if game == "watch" else ("Roll",)
    for kind in kinds:
        assert any(kind in name for name in done), f"never came to: {kind}"
    assert len(done) > 10
    assert person.faults == []


def test_a_settlement_is_founded_by_its_name_and_told_where_it_stands(person: Person) -> None:
    listener = at(person, "watch", mode="base", board="variable", first="0")
    board = listener.page.get_by_role("group", name="The board")
    corners = board.get_by_role(
        "button", name=re.compile("^Corner of .*; free.*Build a settlement")
    )
    corners.first.wait_for()
    names = [str(corner.get_attribute("aria-label")) for corner in corners.all()]
    assert len(set(names)) == len(names) > 40  # no two are called alike
    corner = names[7].split(";")[0]
    corners.nth(7).press("Enter")
    board.get_by_role("img", name=f"{corner}; you: Settlement").first.wait_for()
    paths = board.get_by_role("button", name=re.compile("^Path .*, towards .*; Build a road here$"))
    paths.first.wait_for()
    paths.first.press("Enter")
    told = listener.page.get_by_role("status", name="What happens")
    expect(told).to_contain_text(f"Person 1 builds: settlement ({corner})")
    expect(told).to_contain_text("Person 1 builds: road (Path ")
    heard = listener.hears()
    mine = [line for line in heard if line.startswith("Person 1 builds")]
    assert [line.split(" (")[0] for line in mine[:2]] == [
        "Person 1 builds: settlement",
        "Person 1 builds: road",
    ]
    assert person.faults == []


@pytest.mark.parametrize(
    ("game", "headings"),
    [
        ("watch", ["Your hand", "Person 1, you", "The Wall", "The board", "What you can do"]),
        (
            "rivals",
            ["Your hand", "Your principality", "The middle of the table", "What you can do"],
        ),
    ],
)
def test_a_key_tells_the_position_and_the_options(
    person: Person, game: str, headings: list[str]
) -> None:
    listener = at(person, game, mode="brotherhood" if game == "watch" else "intro")
    listener.choices()
    listener.close_list()
    listener.page.keyboard.press("s")
    position = listener.page.get_by_role("dialog", name="The position in words")
    for heading in headings:
        position.get_by_role("heading", name=heading).first.wait_for()
    assert person.faults == []


def test_the_keys_are_listed_and_can_be_turned_off(person: Person) -> None:
    listener = at(person, "rivals", mode="intro")
    page = listener.page
    listener.choices()
    listener.close_list()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(
        keys.get_by_role("definition").filter(has_text="List all that you can do now")
    ).to_be_visible()
    keys.get_by_role("checkbox", name="Single keys work").press("Space")
    keys.get_by_role("button", name="Close").press("Enter")
    expect(keys).to_have_count(0)
    page.keyboard.press("a")
    page.reload()
    page.get_by_role("group", name="The table in words").wait_for(state="attached")
    page.keyboard.press("a")
    expect(listener.list).to_have_count(0)
    page.get_by_role("button", name=re.compile("^All actions")).first.press("Enter")
    expect(listener.list).to_be_visible()  # there is a button, too
    assert person.faults == []


def test_an_offer_is_put_together_from_the_list(person: Person) -> None:
    listener = at(person, "watch", mode="base", start="fixed", first="0")
    for _ in range(60):
        names = listener.choices()
        offer = next((name for name in names if name.startswith("Put an offer")), None)
        listener.choose(offer or liked(names, "watch"))
        if offer:
            break
    page = listener.page
    more = page.get_by_role("button", name=re.compile("^You give: .*: one more"))
    expect(page.get_by_role("button", disabled=False).and_(more).first).to_be_focused()
    page.keyboard.press("Enter")
    want = page.get_by_role("button", name=re.compile("^You want: .*: one more"))
    page.get_by_role("button", disabled=False).and_(want).first.press("Enter")
    page.get_by_role("button", name="Offer", exact=True).press("Enter")
    told = page.get_by_role("status", name="What happens")
    expect(told).to_contain_text("Person 1 offers: 1 ")
    assert person.faults == []
