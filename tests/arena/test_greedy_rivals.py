"""Blunders that the greedy bot of the Rivals made once, and what it does there now."""

import pytest
from tests.rivals.helpers import AnyMatch, at

from hexhold.games.rivals.bots.greedy import choose_greedily

# Six points of seven, a road that waits for its settlement.
SIX = "columns=5*,6*,7 regions=a8:gold2,b8:mountains4 roads=8 cards=5a:candamir"
# Nine of ten, a site left.
NINE = (
    "columns=4*,5*,6*,7* regions=a4:gold3,b4:hills1,a8:gold2,b8:mountains4 "
    "cards=5a:turmoil.hedge_tavern,6a:turmoil.tithe_barn,7a:turmoil.fire_brigade"
)


def turn_of(match: AnyMatch) -> list[str]:
    """What greedy says at seat 0 until its action phase ends, or something else comes up."""
    said: list[str] = []
    while match.actors == [0] and said[-1:] != ["end"]:
        said.append(match.text(choose_greedily(match.state, 0)))
        match.play(0, said[-1])
    return said


# The mode, the position, and how the turn begins now.
MENDED = [
    pytest.param(
        "intro", f"| 0 {SIX} stock=*:1,a6:0", ["settle right"], id="the last point missed"
    ),
    pytest.param(
        "intro",
        f"| 0 {SIX} stock=*:1,b5:2",
        ["settle right"],
        id="a road built for what would have been the last settlement",
    ),
    pytest.param(
        "intro",
        f"| 0 {SIX} hand=relocation stock=*:1,a6:0",
        ["settle right"],
        id="regions moved about instead",
    ),
    pytest.param(
        "intro",
        f"| 0 {SIX} hand=scout stock=*:1,a6:0",
        ["settle right"],
        id="a scout kept for better times instead",
    ),
    pytest.param(
        "turmoil",
        f"| 0 {NINE} hand=turmoil.fairgrounds stock=*:2",
        ["build turmoil.fairgrounds"],
        id="a road, not the building that wins",
    ),
    pytest.param(
        "intro", "| 0 hand=relocation,abbey stock=*:0", ["end"], id="regions moved to no purpose"
    ),
    pytest.param(
        "intro",
        "roll | 0 hand=brigitta stock=*:3,a5:0",
        ["play basic.brigitta", "number 2"],
        id="a number set for a full region",
    ),
    pytest.param(
        "intro",
        "roll | 0 hand=brigitta stock=*:3,b7:0",
        ["play basic.brigitta", "number 5"],
        id="the same at the mountains",
    ),
    pytest.param(
        "intro",
        "roll | 0 hand=brigitta cards=5a:lumber_camp stock=*:1",
        ["play basic.brigitta", "number 2"],
        id="a number set without a look at the lumber camp",
    ),
    pytest.param(
        "intro",
        "roll | 0 hand=brigitta stock=*:1 | 1 stock=*:3,a5:0,b6:0",
        ["play basic.brigitta", "number 2"],
        id="a number set that helps the other more",
    ),
]


@pytest.mark.parametrize(("mode", "position", "turn"), MENDED)
def test_a_blunder_is_mended(mode: str, position: str, turn: list[str]) -> None:
    assert turn_of(at(position, mode))[: len(turn)] == turn
