"""Heroes who move cards: Mormont, Marsh, Samwell, Mance. Their chapters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of
from hexhold.games.watch.engine.actions import (
    GIVE,
    MANCE_VISITS,
    MARSH_SWAPS,
    MORMONT_DEMANDS,
    PASS,
    SAMWELL_TAKES,
    TAKE,
)
from hexhold.games.watch.engine.heroes import use_hero
from hexhold.games.watch.engine.notes import (
    DEMANDED,
    GAVE_BACK,
    HERO_CARDS,
    PASSED,
    SAW_HAND,
    TOOK_CARD,
)
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    MANCE_CARDS,
    MANCE_LEADER,
    MANCE_TAKE,
    MARSH_SWAP,
    MARSH_UNLIKE,
    MORMONT_DEMAND,
    MORMONT_RETURN,
    MORMONT_TARGETS,
    SAMWELL_TAKE,
)
from hexhold.games.watch.engine.state import GIVE_BACK, NO_SEAT, TAKE_CARD, Holdings, State, note
from hexhold.games.watch.engine.tables import ICE
from hexhold.games.watch.engine.turn import proceed

# The victims of Mormont's demand by number: four single seats, then twelve ordered pairs.
VICTIM_PAIRS: Final = [(a, -1) for a in range(4)] + [
    (a, b) for a in range(4) for b in range(4) if a != b
]
FIRST_VICTIM: Final[vec[i64]] = vec[i64]([a for a, _ in VICTIM_PAIRS])
SECOND_VICTIM: Final[vec[i64]] = vec[i64]([b for _, b in VICTIM_PAIRS])
VICTIMS: Final = 16


# ------------------------------------------------------------------ Mormont


def mormont_reason(s: State, victims: i64) -> i64:
    """Why Mormont may not demand of these seats."""
    second = SECOND_VICTIM[victims]
    reason = victim_reason(s, FIRST_VICTIM[victims])
    if reason == ALLOWED and second >= 0:
        return victim_reason(s, second)
    return reason


def victim_reason(s: State, seat: i64) -> i64:
    """Why Mormont may not demand of a seat: it must be another's and hold a card."""
    if seat >= s.rules.seats or seat == s.active:
        return MORMONT_DEMAND
    if s.seats[seat].hand == 0:
        return MORMONT_TARGETS
    return ALLOWED


def fill_mormont(s: State, out: vec[i64], n: i64) -> i64:
    """Every resource, of every one or two seats."""
    for victims in range(i64(VICTIMS)):
        if mormont_reason(s, victims) == ALLOWED:
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


def give_reason(own: Holdings, kind: i64) -> i64:
    """Why a card may not be given back."""
    if count_of(own.hand, kind) == 0:
        return MORMONT_RETURN
    return ALLOWED


def give_back(s: State, kind: i64) -> None:
    """A card of choice for the card received."""
    s.seats[s.active].hand -= ONE[kind]
    s.seats[s.victim].hand += ONE[kind]
    note(s, GAVE_BACK, s.active, s.victim, kind, 0)
    ask_next(s)


def fill_kinds(hand: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """One action for every kind of card in a hand or supply."""
    for kind in range(i64(ICE)):
        if count_of(hand, kind) > 0:
            out[n] = base + kind
            n += 1
    return n


# ------------------------------------------------------------------ Marsh


def marsh_reason(s: State, own: Holdings, given: i64, taken: i64) -> i64:
    """Why Marsh may not swap these cards with the supply."""
    if given == taken:
        return MARSH_UNLIKE
    if count_of(own.hand, given) == 0 or count_of(s.supply, taken) == 0:
        return MARSH_SWAP
    return ALLOWED


def fill_marsh(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every swap of one card."""
    for code in range(i64(25)):
        if marsh_reason(s, own, code // 5, code % 5) == ALLOWED:
            out[n] = MARSH_SWAPS + code
            n += 1
    return n


def marsh_swaps(s: State, given: i64, taken: i64) -> None:
    """One card for one."""
    use_hero(s, s.active)
    own = s.seats[s.active]
    own.hand += ONE[taken] - ONE[given]
    s.supply += ONE[given] - ONE[taken]
    note(s, HERO_CARDS, s.active, ONE[given], ONE[taken], 0)
    proceed(s)


# ------------------------------------------------------------------ Samwell


def fill_samwell(s: State, out: vec[i64]) -> i64:
    """Any card of the supply, or none."""
    out[0] = PASS
    return fill_kinds(s.supply, SAMWELL_TAKES, out, 1)


def samwell_reason(s: State, kind: i64) -> i64:
    """Why Samwell may not take a card of a kind."""
    if count_of(s.supply, kind) == 0:
        return SAMWELL_TAKE
    return ALLOWED


def samwell_takes(s: State, seat: i64, kind: i64) -> None:
    """A card for a roll that brought nothing."""
    s.due_samwell = False
    use_hero(s, seat)
    s.seats[seat].hand += ONE[kind]
    s.supply -= ONE[kind]
    note(s, HERO_CARDS, seat, 0, ONE[kind], 0)
    proceed(s)


def samwell_passes(s: State, seat: i64) -> None:
    """He keeps for another roll."""
    s.due_samwell = False
    s.hero_seat = NO_SEAT
    note(s, PASSED, seat, 0, 0, 0)
    proceed(s)


# ------------------------------------------------------------------ Mance


def mance_reason(s: State, own: Holdings, seat: i64) -> i64:
    """Why Mance may not visit a seat."""
    if seat >= s.rules.seats or s.seats[seat].points <= own.points:
        return MANCE_LEADER
    if s.seats[seat].hand == 0:
        return MANCE_CARDS
    return ALLOWED


def fill_mance(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every seat with more open points, and a card."""
    for seat in range(s.rules.seats):
        if mance_reason(s, own, seat) == ALLOWED:
            out[n] = MANCE_VISITS + seat
            n += 1
    return n


def mance_visits(s: State, seat: i64) -> None:
    """The whole hand is seen, and one card must be taken."""
    use_hero(s, s.active)
    s.victim = seat
    s.phase = TAKE_CARD
    note(s, SAW_HAND, s.active, seat, s.seats[seat].hand, 0)


def fill_take(s: State, out: vec[i64]) -> i64:
    """Any card of the hand that is seen."""
    return fill_kinds(s.seats[s.victim].hand, TAKE, out, 0)


def take_reason(s: State, kind: i64) -> i64:
    """Why a card may not be taken."""
    if count_of(s.seats[s.victim].hand, kind) == 0:
        return MANCE_TAKE
    return ALLOWED


def take_card(s: State, kind: i64) -> None:
    """The chosen card changes hands."""
    s.seats[s.victim].hand -= ONE[kind]
    s.seats[s.active].hand += ONE[kind]
    note(s, TOOK_CARD, s.active, s.victim, kind, 0)
    s.victim = NO_SEAT
    proceed(s)
