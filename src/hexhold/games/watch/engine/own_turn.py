"""All that the active seat may do, before the roll and after it, put together. Chapter turn."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import FIELD
from hexhold.games.watch.engine._actions import END, PROPOSE, RECRUITS, ROLL, TO_BUILD
from hexhold.games.watch.engine._fill_power import fill_power
from hexhold.games.watch.engine._notes import BUILD_PHASE
from hexhold.games.watch.engine.brotherhood.heroes.using import in_window, is_ready
from hexhold.games.watch.engine.brotherhood.hunt import fill_hunt
from hexhold.games.watch.engine.brotherhood.wall import fill_guards
from hexhold.games.watch.engine.development import fill_cards
from hexhold.games.watch.engine.drafts import fill_words
from hexhold.games.watch.engine.purchases import fill_paid_guards, fill_purchases
from hexhold.games.watch.engine.scoring import fill_claim
from hexhold.games.watch.engine.state import BUILD, MAIN, ROLL_DICE, Holdings, State, note
from hexhold.games.watch.engine.supply import fill_supply
from hexhold.games.watch.engine.tables import PATROL
from hexhold.games.watch.engine.tables import RECRUITS as RECRUITS_CARD
from hexhold.games.watch.engine.trade import fill_offers


def fill_before_roll(s: State, own: Holdings, out: vec[i64]) -> i64:
    """Roll, or play a card or a hero before."""
    out[0] = ROLL
    n = fill_cards(s, own, out, fill_claim(s, out, 1))
    if s.rules.brotherhood:
        n = fill_new_cards(s, own, out, n)
        n = fill_hero(s, own, out, n)
    return n


def roll(s: State) -> None:
    """The dice are chance's."""
    s.phase = ROLL_DICE


def fill_turn(s: State, own: Holdings, out: vec[i64]) -> i64:
    """After the roll: end, build, buy, play, trade; an offer that was begun is finished first."""
    if own.draft_give != 0:
        return fill_words(own, PROPOSE, out)
    out[0] = END
    n: i64 = fill_claim(s, out, 1)
    building = s.phase == BUILD or not s.rules.separate_phases
    if building:
        n = fill_purchases(s, own, out, n)
    n = fill_cards(s, own, out, n)
    if s.rules.brotherhood:
        if building:
            n = fill_paid_guards(s, own, out, n)
        n = fill_new_cards(s, own, out, n)
        n = fill_hero(s, own, out, n)
    if s.phase == MAIN:
        n = fill_supply(s, own, out, n)
        if s.rules.offers_a_turn > 0:
            n = fill_offers(s, own, out, n)
        if s.rules.separate_phases:
            out[n] = TO_BUILD
            n += 1
    return n


def begin_building(s: State, seat: i64) -> None:
    """The second half of a turn with separate phases."""
    s.build_phase = True
    s.phase = BUILD
    note(s, BUILD_PHASE, seat, 0, 0, 0)


def fill_new_cards(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """New Recruits, and the second option of a patrol."""
    if s.card_played:
        return n
    if own.cards & FIELD[RECRUITS_CARD]:
        n = fill_guards(s, own, RECRUITS, out, n)
    if own.cards & FIELD[PATROL]:
        n = fill_hunt(s, out, n)
    return n


def fill_hero(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every use of the own hero that is possible now."""
    if not is_ready(own) or not in_window(s, own.hero):
        return n
    return fill_power(own.hero, s, own, out, n)
