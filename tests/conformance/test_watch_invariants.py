"""The audit of the Watch finds what is broken, and longest roads by brute force."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.described import described

import hexhold
from hexhold import Rng
from hexhold.games.watch.engine.audit import add_path, derive
from hexhold.games.watch.engine.geometry import HEX_CORNERS, PATH_ENDS
from hexhold.games.watch.engine.state import ANSWERS, DISCARDS, OVER, Holdings, State
from hexhold.games.watch.invariants import longest_trail

WATCH = hexhold.game("watch", start="fixed", first="0")


def sound_state() -> Any:
    return WATCH.start(seed=5).state


def set_in(name: str, value: int) -> Callable[[State], None]:
    return lambda s: setattr(s, name, value)


def set_seat(seat: int, name: str, value: int) -> Callable[[State], None]:
    return lambda s: setattr(s.seats[seat], name, value)


def move_bit(name: str, site: int) -> Callable[[State], None]:
    """One more building, with everything that follows from it."""

    def change(s: State) -> None:
        setattr(s.seats[0], name, getattr(s.seats[0], name) | 1 << site)
        derive(s)

    return change


def one_more_road(seat: int, path: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        add_path(s.seats[seat], path)
        derive(s)

    return change


def first_path(own: Holdings) -> int:
    return (int(own.roads_lo) | int(own.roads_hi) << 40).bit_length() - 1


def road_on_a_road(s: State) -> None:
    add_path(s.seats[0], first_path(s.seats[1]))
    derive(s)


def settlement_beside_another(s: State) -> None:
    site = int(s.seats[1].settlements).bit_length() - 1
    neighbour = next(a + b - site for a, b in PATH_ENDS if site in (a, b))
    move_bit("settlements", neighbour)(s)


def open_offer(s: State) -> None:
    s.phase = ANSWERS
    s.offer_give = 19
    s.offer_want = 1 << 8
    for own in s.seats[1:]:
        own.answer = 1


BREAKAGES: dict[str, Callable[[State], None]] = {
    "cards of brick": set_seat(0, "hand", 1),
    "no hand": set_seat(0, "hand", 1 << 48),
    "patrol cards are left": set_seat(0, "patrols", 1),
    "victory cards are left": set_in("deck", 0x040202000E),
    "is negative": set_in("deck", -1),
    "that is not its own": set_seat(2, "bought", 1),
    "Tormund stands on ice": set_in("tormund", 20),
    "settlements and": set_seat(0, "settlements_left", 4),
    "two roads lie": road_on_a_road,
    "lies alone": one_more_road(0, 0),
    "has no road": move_bit("settlements", 0),
    "in the ice": move_bit("settlements", 59),
    "too near": settlement_beside_another,
    "two buildings": move_bit("keeps", 24),
    "long, not 7": set_seat(1, "road_length", 7),
    "shows 2 points, not 5": set_seat(1, "points", 5),
    "has the Longest Road": set_in("road_owner", 1),
    "nobody has the Longest Road": set_seat(1, "road_length", 5),
    "has the Largest Patrol": set_in("patrol_owner", 1),
    "nobody has the Largest Patrol": set_seat(1, "patrols", 3),
    "offers were made": set_in("offers", 5),
    "an old offer": set_in("offer_give", 1),
    "was asked wrongly": set_in("phase", ANSWERS),
    "promised what it has not": open_offer,
    "that all declined": set_in("phase", ANSWERS),
    "discards": set_in("phase", DISCARDS),
    "discard more than it has": set_seat(1, "discards_due", 9),
    "free roads": set_in("free_roads", 1),
    "is robbed": set_in("victim", 1),
    "with ending": set_in("phase", OVER),
    "and winner": set_in("winner", 1),
    "won on the turn of": set_in("winner", 1),
    "12 and 0 points": set_seat(0, "points", 12),
    "free_sites is": set_in("free_sites", 0),
    "reach of seat 3": set_seat(3, "reach", 0),
    "yields of seat 3": lambda s: setattr(s.seats[3], "yields", s.seats[2].yields),
}


def test_a_real_state_is_sound() -> None:
    assert WATCH.audit(sound_state()) == []


@pytest.mark.parametrize("fault", BREAKAGES)
def test_the_audit_finds(fault: str) -> None:
    s = sound_state()
    BREAKAGES[fault](s)
    assert any(fault in found for found in WATCH.audit(s)), WATCH.audit(s)


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ("terrain=HHHHHHHHHHHHHHH_HHHH_", "tiles"),
        ("number=6,8,9,6,8,9,11,12,3,3,4,10,3,4,0,5,2,5,6,10,0", "side by side"),
        ("number=2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,2,2,2,2,2,0", "number tokens"),
        ("route=0,0,0,0,0", "trade routes"),
    ],
)
def test_the_audit_finds_an_impossible_board(part: str, fault: str) -> None:
    assert any(fault in found for found in WATCH.audit(described(WATCH, f"phase=turn {part}")))


def masks(paths: list[int]) -> tuple[int, int]:
    whole = sum(1 << path for path in paths)
    return whole & (1 << 40) - 1, whole >> 40


def around(h: int) -> list[int]:
    ring = {*HEX_CORNERS[h]}
    return [path for path, ends in enumerate(PATH_ENDS) if ring.issuperset(ends)]


def test_brute_force_counts_a_ring_a_tail_and_a_cut() -> None:
    ring = around(9)
    corner = HEX_CORNERS[9][0]
    tail = next(p for p, ends in enumerate(PATH_ENDS) if corner in ends and p not in ring)
    assert longest_trail(*masks([]), 0) == 0
    assert longest_trail(*masks(ring), 0) == 6
    assert longest_trail(*masks([*ring, tail]), 0) == 7
    assert longest_trail(*masks(ring[:4]), 0) < 6
    assert longest_trail(*masks(ring), 1 << corner) == 6
    assert longest_trail(*masks([*ring, tail]), 1 << corner) == 6
    opposite = HEX_CORNERS[9][3]
    assert longest_trail(*masks(ring), 1 << corner | 1 << opposite) == 3


def test_random_road_nets_have_the_length_that_brute_force_finds() -> None:
    rng = Rng(11)
    for _ in range(150):
        s = WATCH.state_at("phase=turn rolled=1")
        sites = [int(rng.below(55))]
        for _ in range(4 + int(rng.below(9))):
            site = sites[int(rng.below(len(sites)))]
            path = [p for p, ends in enumerate(PATH_ENDS) if site in ends][int(rng.below(2))]
            add_path(s.seats[0], path)
            sites += PATH_ENDS[path]
        s.seats[1].keeps = 1 << int(rng.below(55)) | 1 << sites[int(rng.below(len(sites)))]
        derive(s)
        own = s.seats[0]
        assert own.road_length == longest_trail(own.roads_lo, own.roads_hi, s.seats[1].keeps)
