"""The suite passes a sound game, and finds every way of breaking it that we could think of."""

from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from tests.conformance import broken, broken_secrets
from tests.tiny_game.tiny.game import Table, Tiny, make

from hexhold.core.conformance import (
    Broken,
    check_chance,
    check_copy,
    check_game,
    check_match_copy,
    check_names,
    check_record,
    check_seed,
)
from hexhold.core.contract import Game
from hexhold.core.match import Match, continue_from
from hexhold.core.rng import Rng

CHOOSING = "choose 5 3,7,5 -,-,- -,keep,-"


def check_all(game: Game[Any], seeds: int = 12) -> None:
    check_names(game)
    for seed in range(seeds):
        check_game(game, seed, looks=9, secret=lambda action: True)
        check_seed(game, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tiny_game_keeps_every_promise(seats: int) -> None:
    check_all(make(Tiny, seats))


# ------------------------------------------------------------------ and what finds them


def variants() -> list[type[Tiny]]:
    """Every broken game of the two modules."""
    named = {**vars(broken), **vars(broken_secrets)}.values()
    return [kind for kind in named if isinstance(kind, type) and Tiny in kind.__bases__]


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.__name__)
def test_a_broken_game_is_found_by_the_promise_it_breaks(variant: type[Tiny]) -> None:
    with pytest.raises(Broken, match=variant.__doc__):
        check_all(make(variant))


@dataclass
class SharingTable(Table):
    """A state whose copies share the cards in hand."""

    def copy(self) -> "SharingTable":
        return SharingTable(
            self.hands, self.away[:], self.choices[:], self.phase, self.die, self.deck[:]
        )


@pytest.mark.parametrize("seats", [2, 3])
def test_a_copy_that_shares_something_is_found(seats: int) -> None:
    state = SharingTable([None] * seats, [None] * seats, [None] * seats)
    with pytest.raises(Broken, match="playing on a copy changes no other copy"):
        check_copy(make(Tiny, seats), state, Rng(1))


class SharingMatch(Match[Table]):
    """A match whose copy goes on with the same list of moves."""

    def copy(self) -> "SharingMatch":
        other = SharingMatch(self.game, self.state.copy())
        other._start = self._start
        other.moves = self.moves
        return other


def test_a_match_that_shares_its_moves_with_its_copy_is_found() -> None:
    with pytest.raises(Broken, match="leaves the first alone"):
        check_match_copy(SharingMatch(make(Tiny)), Rng(1))


class UnlikelyMatch(Match[Table]):
    """A match that gives weights for probabilities."""

    def outcomes(self) -> list[tuple[int, float]]:
        return [(action, weight / 10) for action, weight in self.game.outcomes(self.state)]


def test_probabilities_that_do_not_sum_to_one_are_found() -> None:
    with pytest.raises(Broken, match="probabilities sum to one"):
        check_chance(UnlikelyMatch(make(Tiny)))


def test_a_record_that_leads_elsewhere_is_found() -> None:
    match = continue_from(make(Tiny), CHOOSING)
    match.play(0, "keep")
    match.state.die = 6
    with pytest.raises(Broken, match="a record can be replayed"):
        check_record(match)


class DicedOutside(Tiny):
    """A game whose luck does not come from the seed."""

    rolls = count()

    def outcomes(self, state: Table) -> list[tuple[int, int]]:
        found = super().outcomes(state)
        turn = next(self.rolls) % max(1, len(found))
        return found[turn:] + found[:turn]


def test_luck_from_outside_is_found() -> None:
    with pytest.raises(Broken, match="one seed makes one match"):
        check_seed(make(DicedOutside), 1)


def test_what_broke_can_be_found_again_from_the_notes() -> None:
    with pytest.raises(Broken) as caught:
        check_game(make(broken_secrets.ShowsTheCards), 3)
    assert "seed 3" in caught.value.__notes__[0]
    assert "after move" in caught.value.__notes__[1]
