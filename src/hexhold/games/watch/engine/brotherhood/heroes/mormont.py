"""Jeor Mormont demands a card of one or two, and gives one back. Chapter hero-mormont."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of
from hexhold.games.watch.engine._actions import GIVE, MORMONT_DEMANDS
from hexhold.games.watch.engine._notes import DEMANDED, GAVE_BACK
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.hands import fill_kinds
from hexhold.games.watch.engine.state import GIVE_BACK, NO_SEAT, Holdings, State, note
from hexhold.games.watch.engine.tables import ICE, VICTIM_PAIRS
from hexhold.games.watch.engine.turn import proceed

FIRST_VICTIM: Final[vec[i64]] = vec[i64]([a for a, _ in VICTIM_PAIRS])
SECOND_VICTIM: Final[vec[i64]] = vec[i64]([b for _, b in VICTIM_PAIRS])
VICTIMS: Final = 16


def may_demand_of(s: State, seat: i64) -> bool:
    """Whether Mormont may demand a card of a seat: it must be another's and hold one."""
    return seat < s.rules.seats and seat != s.active and s.seats[seat].hand != 0


def fill_mormont(s: State, out: vec[i64], n: i64) -> i64:
    """Every resource, of every one or two seats."""
    for victims in range(i64(VICTIMS)):
        second = SECOND_VICTIM[victims]
        if may_demand_of(s, FIRST_VICTIM[victims]) and (second < 0 or may_demand_of(s, second)):
            for kind in range(i64(ICE)):
                out[n] = MORMONT_DEMANDS + VICTIMS * kind + victims
                n += 1
    return n


def mormont_demands(s: State, code: i64) -> None:
    """The first seat is asked, then the second."""
    use_hero(s, s.active)
    s.demand = code // VICTIMS
    s.demand_next = SECOND_VICTIM[code % VICTIMS]
    demand_of(s, FIRST_VICTIM[code % VICTIMS])


def demand_of(s: State, seat: i64) -> None:
    """watch.hero-mormont.answer: who has the card gives it and will get another; or has none."""
    victim = s.seats[seat]
    if count_of(victim.hand, s.demand) > 0:
        victim.hand -= ONE[s.demand]
        s.seats[s.active].hand += ONE[s.demand]
        note(s, DEMANDED, s.active, s.demand, seat, 1)
        s.victim = seat
        s.phase = GIVE_BACK
        return
    note(s, DEMANDED, s.active, s.demand, seat, 0)
    ask_next(s)


def ask_next(s: State) -> None:
    """The second seat, if there is one; else the demand is complete."""
    second = s.demand_next
    s.victim = NO_SEAT
    s.demand_next = NO_SEAT
    if second != NO_SEAT:
        demand_of(s, second)
    else:
        s.demand = 0
        proceed(s)


def fill_give(own: Holdings, out: vec[i64]) -> i64:
    """Any card held, the one received included."""
    return fill_kinds(own.hand, GIVE, out, 0)


def give_back(s: State, kind: i64) -> None:
    """A card of choice for the card received."""
    s.seats[s.active].hand -= ONE[kind]
    s.seats[s.victim].hand += ONE[kind]
    note(s, GAVE_BACK, s.active, s.victim, kind, 0)
    ask_next(s)
