"""The wildlings once more, slow and plain: lists and dicts, no masks, nothing of the engine.

Written from the rules alone: migration, rush, advance, breach, the Gift, the Wall, the two ends
that wildlings bring and who wins then. test_plain_brotherhood.py compares it with the engine.
"""

from collections import Counter
from dataclasses import dataclass, field

BOX = {"regular": 24, "climber": 8, "giant": 8}
CLANS = ("ice-river", "cave-people", "hornfoot")
# The die leads a clan's foremost figure to a clearing; nine to twelve lead nobody anywhere.
TRAILS = {
    1: ("ice-river", 1),
    2: ("ice-river", 1),
    3: ("ice-river", 2),
    4: ("cave-people", 2),
    5: ("cave-people", 3),
    6: ("hornfoot", 3),
    7: ("hornfoot", 4),
    8: ("hornfoot", 4),
}
LOWER = {"ice-river": 1, "cave-people": 2, "hornfoot": 3}
HIGHER = {"ice-river": 2, "cave-people": 3, "hornfoot": 4}


@dataclass
class North:
    """Everything beyond, on and before the Wall, and what decides a tie for most guards."""

    seats: int
    chain: str  # "oldest", "west" or "cards"
    six_breach: bool
    wall: dict[int, list[int]] = field(default_factory=lambda: {k: [] for k in (1, 2, 3, 4)})
    clearings: dict[int, int] = field(default_factory=lambda: dict.fromkeys((1, 2, 3, 4), 0))
    camps: dict[str, list[str]] = field(default_factory=lambda: {clan: [] for clan in CLANS})
    gift: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # by section and row
    breaches: int = 0
    points: list[int] = field(default_factory=list)  # but for those of guards
    cards: list[int] = field(default_factory=list)
    ending: str | None = None
    winner: int | None = None

    @property
    def frostfangs(self) -> Counter[str]:
        """The figures that are nowhere else."""
        out = Counter(kind for camps in self.camps.values() for kind in camps)
        out.update(kind for figures in self.gift.values() for kind in figures)
        out["regular"] += sum(self.clearings.values())
        return Counter(BOX) - out


# ------------------------------------------------------------------ what chance brings


def token(n: North, clan: str, kind: str) -> None:
    """A token is carried out."""
    if not n.frostfangs[kind]:
        return
    n.camps[clan].append(kind)
    if len(n.camps[clan]) == 5:
        arrive(n, n.camps[clan].pop(0), LOWER[clan])
        if n.ending is None:
            arrive(n, n.camps[clan].pop(0), HIGHER[clan])


def die(n: North, number: int) -> None:
    """The wildling die shows a number."""
    if number in TRAILS:
        clan, section = TRAILS[number]
        if n.camps[clan]:
            arrive(n, n.camps[clan].pop(0), section)


# ------------------------------------------------------------------ at the Wall


def arrive(n: North, kind: str, section: int) -> None:
    """A figure comes to a clearing."""
    guards = n.wall[section]
    if kind == "climber":
        enter(n, section, "climber")
    elif kind == "giant" and guards:
        guards.pop(0)
        if n.clearings[section] > len(guards):
            breach(n, section, ["regular"] * n.clearings[section])
    elif kind == "giant":
        breach(n, section, ["giant"] + ["regular"] * n.clearings[section])
    elif n.clearings[section] < len(guards):
        n.clearings[section] += 1
    elif len(guards) == 5 and not n.six_breach:
        n.clearings[section] -= 1  # the newcomer and one of the five go home
        guards.pop(0)
    else:
        n.clearings[section] += 1
        breach(n, section, ["regular"] * n.clearings[section])


def breach(n: North, section: int, breachers: list[str]) -> None:
    """A guard goes home, the figures enter one by one, the marker moves."""
    del n.wall[section][:1]
    for kind in breachers:
        if kind == "regular":
            n.clearings[section] -= 1
        enter(n, section, kind)
        if n.ending is not None:
            return
    n.breaches += 1
    if n.breaches == 3:
        finish(n, "breaches")


def enter(n: North, section: int, kind: str) -> None:
    """A figure takes the first hex of the line that has fewer than the others, or none."""
    line = [(section, row) for row in range(4)]
    place = min(line, key=lambda at: (len(n.gift.get(at, [])), at))
    n.gift.setdefault(place, []).append(kind)
    if sum(len(figures) for figures in n.gift.values()) == 8:
        finish(n, "wildlings")


# ------------------------------------------------------------------ the end


def guards_of(n: North, seat: int) -> list[tuple[int, int]]:
    """Section and space of each guard of a seat."""
    return [
        (section, space)
        for section, owners in n.wall.items()
        for space, owner in enumerate(owners, start=1)
        if owner == seat
    ]


def total_points(n: North, seat: int) -> int:
    guards = len(guards_of(n, seat))
    return n.points[seat] + (2 if guards >= 5 else 1 if guards >= 3 else 0)


def finish(n: North, ending: str) -> None:
    """Most guards win; among the tied, one criterion after another, until one is left."""
    n.ending = ending
    tied = list(range(n.seats))
    tied = leading(tied, [len(guards_of(n, seat)) for seat in tied])
    tied = leading(tied, [total_points(n, seat) for seat in tied])
    if n.chain == "cards":
        tied = leading(tied, [n.cards[seat] for seat in tied])
    elif guards_of(n, tied[0]):
        spaces = {seat: [space for _, space in guards_of(n, seat)] for seat in tied}
        if n.chain == "oldest":
            tied = leading(tied, [-min(spaces[seat]) for seat in tied])
        tied = leading(tied, [-min(guards_of(n, seat))[0] for seat in tied])
        tied = leading(tied, [-min(guards_of(n, seat))[1] for seat in tied])
    n.winner = tied[0] if len(tied) == 1 else None


def leading(seats: list[int], scores: list[int]) -> list[int]:
    """Those with the highest score."""
    return [seat for seat, score in zip(seats, scores, strict=True) if score == max(scores)]
