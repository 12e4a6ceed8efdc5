"""Blunders that the greedy bot of the Watch made once, and what it does there now."""

from typing import Any

import pytest
from tests.watch.helpers import AnyMatch, at

import hexhold
from hexhold.games.watch.bots.greedy import choose_greedily

BROTHERHOOD = {"mode": "brotherhood"}
TWO = "settlements=1,1.N+3,2.S"  # and no site in reach
WITH_SITE = f"{TWO} roads=1,0~2,1"
ALL_FIVE = "settlements=1,1.N+3,2.S+0,1.S+2,2.S+3,0.N"
# Two breaches, and the third section would not hold one wildling more; black has the most guards.
BRINK = "turn breaches=2 clearings=0/0/2/0 wall=1,1/2/3,3/2"
SAFE = "turn breaches=2 clearings=0/0/2/0 wall=0,0,0/2/3,3/2"  # for red, who has the most now
BESIDE_TORMUND = "| 1 hand=ore2 settlements=2,2.N | 2 hand=ore2 settlements=2,2.S+0,1.S keeps=3,0.N"


def turn_of(match: AnyMatch) -> list[str]:
    """What greedy says at seat 0 until its turn ends, or something comes up that is not its own."""
    said: list[str] = []
    while 0 in match.actors and "end" not in said:
        said.append(match.text(choose_greedily(match.state, 0)))
        match.play(0, said[-1])
    return said


# What was wrong, the position, its options, and how the turn goes now.
MENDED: list[tuple[str, str, dict[str, Any], list[str]]] = [
    (
        "Winter kept for ever, though it brings a keep",
        f"turn | 0 hand=ore3 cards=winter {TWO}",
        {},
        ["winter grain,grain", "keep", "end"],
    ),
    (
        "the same with a card of each kind missing",
        f"turn | 0 hand=ore2,grain cards=winter {TWO}",
        {},
        ["winter grain,ore", "keep", "end"],
    ),
    (
        "the same for a settlement",
        f"turn | 0 hand=brick,grain cards=winter {WITH_SITE}",
        {},
        ["winter lumber,wool", "settlement", "end"],
    ),
    (
        "Winter is not wasted on nothing either",
        f"turn | 0 hand=brick cards=winter {TWO}",
        {},
        ["end"],
    ),
    (
        "a road that leads nowhere, to be rid of cards",
        f"turn | 0 hand=brick2,lumber2,ore3,wool3 {ALL_FIVE} roads=1,0~2,1",
        {},
        ["end"],
    ),
    (
        "two free roads that lead nowhere",
        f"turn | 0 hand=wool cards=roads {ALL_FIVE}",
        {},
        ["end"],
    ),
    (
        "free roads for the longest road are welcome",
        f"turn | 0 hand=wool cards=roads {ALL_FIVE} roads=1,0~2,1+1,1~2,1+1,1~2,2",
        {},
        ["roads", "road", "road", "end"],
    ),
    (
        "the cards of a settlement kept for a site that no road leads to",
        f"turn | 0 hand=brick,lumber,wool,grain {TWO}",
        {},
        ["road", "end"],
    ),
    (
        "a card bought while the last section is about to fall",
        f"{BRINK} | 0 hero=ygritte hand=brick,lumber,wool,grain,ore {TWO}",
        BROTHERHOOD,
        ["guard 3", "end"],
    ),
    (
        "a settlement built meanwhile",
        f"{BRINK} | 0 hero=ygritte hand=brick,lumber,wool,grain {WITH_SITE}",
        BROTHERHOOD,
        ["guard 3", "end"],
    ),
    (
        "a keep, whose tokens bring wildlings, before the guard",
        f"{BRINK} | 0 hero=ygritte hand=brick,lumber,wool,grain2,ore3 {TWO}",
        BROTHERHOOD,
        ["guard 3", "keep"],
    ),
    (
        "a settlement, whose token may bring one, before Benjen clears the wood",
        f"{BRINK} | 0 hero=benjen hand=brick,lumber,wool,grain {WITH_SITE}",
        BROTHERHOOD,
        ["benjen clearing 3"],
    ),
    (
        "who has the most guards need not fear for the Wall",
        f"{SAFE} | 0 hero=ygritte hand=brick,lumber,wool,grain {WITH_SITE}",
        BROTHERHOOD,
        ["settlement"],
    ),
    (
        "the first in the row robbed, not the leader",
        f"phase=choose-victim active=0 rolled=1 tormund=2,2 | 0 {TWO} {BESIDE_TORMUND}",
        {},
        ["rob 2"],
    ),
]


@pytest.mark.parametrize(
    ("position", "options", "turn"),
    [blunder[1:] for blunder in MENDED],
    ids=[blunder[0] for blunder in MENDED],
)
def test_a_blunder_is_mended(position: str, options: dict[str, Any], turn: list[str]) -> None:
    said = turn_of(at(position, **options))
    assert len(said) == len(turn)
    assert all(f"{text} ".startswith(f"{word} ") for text, word in zip(said, turn, strict=True))


# Who offers ore for brick; the other has two settlements, and lacks the ore of a keep.
OFFERING = {
    "settlements=3,2.N": "accept",
    "keeps=0,0.N settlements=3,0.N": "accept",
    "keeps=0,0.N+1,0.N settlements=3,0.N+2,2.S": "decline",
    "keeps=0,0.N+1,0.N+2,0.N settlements=3,0.N": "decline",
    "keeps=0,0.N+1,0.N+2,0.N+3,0.N": "decline",
}


@pytest.mark.parametrize(("offering", "answer"), OFFERING.items())
def test_a_leader_is_not_fed_by_a_trade_that_gains_little(offering: str, answer: str) -> None:
    match = at(
        f"turn | 0 hand=ore2,lumber {offering} | 1 hand=grain2,ore2,brick settlements=1,2.N+3,2.S"
    )
    match.play(0, "offer ore > brick")
    assert match.text(choose_greedily(match.state, 1)) == answer


@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_the_tenth_point_is_taken_in_every_edition(mode: str, edition: str) -> None:
    nine = "keeps=0,0.N+1,0.N+2,0.N settlements=3,0.N+0,1.S+2,2.S"
    match = at(f"turn | 0 hand=ore3,grain2,wool {nine}", mode=mode, edition=edition)
    for _ in range(20):
        if match.over:
            break
        if match.actors == [hexhold.CHANCE]:
            match.play(hexhold.CHANCE, match.game.outcomes(match.state)[0][0])
        else:
            seat = match.actors[0]
            match.play(seat, choose_greedily(match.state, seat))
    assert match.result is not None
    assert match.result.winner == 0
