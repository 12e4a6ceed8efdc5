"""A view in parts: the changes are those of the whole view, and only what differs is built."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from hexhold.core.changes import changed
from hexhold.core.parts import Parts, attribute, computed, made, part_changes, show_parts


@dataclass(frozen=True)
class Hand:
    size: int
    cards: int
    owner: int


PARTS: Parts = {
    "size": attribute("size"),
    "cards": made(lambda hand: [hand.cards // 3, hand.cards % 3], "cards"),
    "rich": computed(lambda hand: hand.size > 2 or hand.owner > 2),
    "about": made(lambda hand: {"of": hand.owner, "has": hand.size}, "size", "owner"),
}
hands = st.builds(Hand, *(st.integers(0, 4) for _ in range(3)))


@given(before=hands, now=hands)
def test_the_changes_of_the_parts_lead_to_the_whole(before: Hand, now: Hand) -> None:
    view = {"hand": show_parts(PARTS, before)}
    found = part_changes(PARTS, before, now, ["hand"])
    assert changed(view, found) == {"hand": show_parts(PARTS, now)}


@given(before=hands, now=hands)
def test_what_a_part_does_not_depend_on_does_not_build_it(before: Hand, now: Hand) -> None:
    built: list[Hand] = []

    def show(hand: Hand) -> int:
        built.append(hand)
        return hand.cards

    part_changes({"cards": made(show, "cards")}, before, now, [])
    assert built == ([] if before.cards == now.cards else [before, now])
