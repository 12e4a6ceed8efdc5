"""The engine against the plain wildlings: the same after every token and every roll."""

from typing import Any

import pytest
from tests.watch.examples.brotherhood.scene import north, picture, worth
from tests.watch.helpers import AnyMatch, play, seen, table
from tests.watch.plain_brotherhood import BOX, CLANS, North, die, token, total_points

from hexhold.core.rng import Rng
from hexhold.games.watch.engine.geometry import HEX_AT

KINDS = tuple(BOX)
CHAINS = ("oldest", "west", "cards")
RESOURCES = ("brick", "lumber", "wool", "grain")


# ------------------------------------------------------------------ where to begin


class Dealer:
    """Deals random positions out of the box."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.figures = [kind for kind, count in BOX.items() for _ in range(count)]

    def below(self, limit: int) -> int:
        return int(self.rng.below(limit))

    def figure(self) -> str:
        return self.figures.pop(self.below(len(self.figures)))

    def position(self) -> North:
        """Anything that a match may come to: full walls, full camps, a Gift nearly full."""
        seats = 3 + self.below(2)
        n = North(seats, CHAINS[self.below(3)], six_breach=self.below(4) == 0)
        self.place_guards(n)
        for clan in CLANS:
            n.camps[clan] = [self.figure() for _ in range(self.below(5))]
        for _ in range(self.below(8)):
            place = (1 + self.below(4), self.below(4))
            n.gift.setdefault(place, []).append(self.figure())
        n.breaches = self.below(3)
        n.points = [self.below(3) + 2 for _ in range(seats)]
        n.cards = [self.below(3) for _ in range(seats)]
        return n

    def place_guards(self, n: North) -> None:
        """Any guards, and before each section at most as many regulars."""
        left = [7] * n.seats
        for section, owners in n.wall.items():
            for _ in range(self.below(7)):
                seat = self.below(n.seats)
                if left[seat] and len(owners) < 5:
                    owners.append(seat)
                    left[seat] -= 1
            n.clearings[section] = max(0, len(owners) - self.below(3)) if self.below(4) else 0
            for _ in range(n.clearings[section]):
                self.figures.remove("regular")


# ------------------------------------------------------------------ the same in the engine's words


def drawn(n: North) -> str:
    """What `picture` would say."""
    walls = "/".join(",".join(map(str, owners)) for owners in n.wall.values())
    clearings = "/".join(map(str, n.clearings.values()))
    camps = "/".join("".join(kind[0] for kind in figures) for figures in n.camps.values())
    gift = "+".join(
        f"{section - 1},{row}:{''.join(kind[0] for kind in sorted(figures, key=KINDS.index))}"
        for (section, row), figures in sorted(n.gift.items())
    )
    words = [f"wall={walls}"] * (walls != "///")
    words += [f"clearings={clearings}"] * (clearings != "0/0/0/0")
    words += [f"camps={camps}"] * (camps != "//") + [f"gift={gift}"] * (gift != "")
    return " ".join(words + [f"breaches={n.breaches}"] * (n.breaches > 0))


def in_engine(n: North, phase: str) -> AnyMatch:
    """A match at this position."""
    seats = worth(*n.points)
    for seat, cards in enumerate(n.cards):
        if cards:
            seats = seats.replace(f"| {seat}", f"| {seat} hand={RESOURCES[seat]}{cards}")
    options: dict[str, Any] = {"guard_ties": n.chain}
    if n.six_breach:
        options["six_against_five"] = "breach"
    return north(f"{phase} {drawn(n)} {seats}", n.seats, edition="en", **options)


def step(n: North, rng: Rng) -> None:
    """One token or one roll, plainly and in the engine, and both are compared."""
    before = drawn(n)
    if rng.below(2):
        clan, kind = CLANS[int(rng.below(3))], KINDS[int(rng.below(3))]
        match = play(in_engine(n, "phase=token due_pool=1 rolled=1"), f"chance token {clan} {kind}")
        token(n, clan, kind)
    else:
        number = 1 + int(rng.below(9))
        match = play(in_engine(n, "phase=dice"), f"chance dice 1 1 w{number}")
        die(n, number)
    compare(n, match, before)


def compare(n: North, match: AnyMatch, before: str) -> None:
    assert picture(match) == drawn(n), before
    frost = {kind: count for kind, count in table(match)["north"]["frostfangs"].items() if count}
    assert frost == dict(n.frostfangs), before
    shown = [seen(match, seat)["points"] for seat in range(n.seats)]
    assert shown == [total_points(n, seat) for seat in range(n.seats)], before
    result = match.result
    assert (result and result.ending) == n.ending, before
    assert (result and result.winner) == n.winner, before
    blocked = {HEX_AT[int(h)] for h in table(match)["north"]["gift"]}
    assert blocked == {(section - 1, row) for section, row in n.gift}


def follow(seed: int, positions: int) -> dict[str, int]:
    """Many positions, each followed until the match ends or a few steps have gone by."""
    rng = Rng(seed)
    endings: dict[str, int] = {}
    for _ in range(positions):
        n = Dealer(rng).position()
        for _ in range(6):
            step(n, rng)
            if n.ending is not None:
                how = f"{n.ending} {'won' if n.winner is not None else 'lost by all'}"
                endings[how] = endings.get(how, 0) + 1
                break
    return endings


@pytest.mark.parametrize("seed", range(10))
def test_tokens_and_dice_do_the_same_to_the_plain_wildlings(seed: int) -> None:
    endings = follow(seed, 100)
    assert {"breaches won", "wildlings won"} <= set(endings)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_tokens_and_dice_do_the_same_in_thousands_of_positions(seed: int) -> None:
    assert "wildlings lost by all" in follow(seed, 1000)
