"""What may be answered to the question that is open: one fill function a question."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.actions import END
from hexhold.games.rivals.engine.attacks import (
    fill_burn,
    fill_gift,
    fill_raid,
    fill_shoot,
    fill_sink,
    fill_spy,
    fill_want,
)
from hexhold.games.rivals.engine.building import (
    fill_building,
    fill_removal,
    fill_site,
    fill_tithe,
    fill_waive,
)
from hexhold.games.rivals.engine.centre import fill_above, fill_centre, fill_land
from hexhold.games.rivals.engine.event_cards import fill_buy, fill_event, fill_riot
from hexhold.games.rivals.engine.feuds import fill_lose, fill_name, fill_react
from hexhold.games.rivals.engine.gaining import fill_gain
from hexhold.games.rivals.engine.giving import fill_give, fill_give_any, fill_ransom
from hexhold.games.rivals.engine.hand import fill_exchange, fill_hand, fill_replace
from hexhold.games.rivals.engine.playing import fill_heal, fill_playing, fill_salvage
from hexhold.games.rivals.engine.setup import fill_first, fill_lay, fill_open
from hexhold.games.rivals.engine.stacks import (
    fill_deal,
    fill_draw,
    fill_look,
    fill_pick,
    fill_strip,
    fill_under,
)
from hexhold.games.rivals.engine.state import State, code_of, seat_of, top
from hexhold.games.rivals.engine.swap import fill_swap, fill_swap_with
from hexhold.games.rivals.engine.trading import fill_trades
from hexhold.games.rivals.engine.turn import fill_defence, fill_dice, fill_number, fill_roll


def fill(s: State, seat: i64, out: vec[i64]) -> i64:
    """Write the seat's legal actions to out and return how many there are."""
    word = top(s)
    code = code_of(word)
    if (code >= q.OVER and code != q.RANSOM) or seat != seat_of(word):
        return 0
    if code == q.MAIN:
        return fill_main(s, seat, out)
    if code == q.ROLL:
        return fill_roll(s, seat, out)
    if code == q.GAIN:
        return fill_gain(s, out)
    if code == q.EXCHANGE:
        return fill_exchange(s, seat, out)
    if code == q.DRAW:
        return fill_draw(s, out)
    if code == q.GIVE:
        return fill_give(s, out)
    if code <= q.BUY:
        return fill_common(s, code, out)
    if code <= q.SPY:
        return fill_struck(s, code, out)
    return fill_rare(s, seat, code, out)


def fill_main(s: State, seat: i64, out: vec[i64]) -> i64:
    """The action phase: end, centre cards, expansions, action cards, trade, removal."""
    out[0] = END
    n = fill_centre(s, seat, out, 1)
    n = fill_building(s, seat, out, n)
    n = fill_playing(s, seat, out, n)
    n = fill_trades(s, seat, out, n)
    return fill_removal(s, seat, out, n)


def fill_common(s: State, code: i64, out: vec[i64]) -> i64:
    """Opening and payment."""
    if code == q.SITE:
        return fill_site(s, out)
    if code == q.GIVE_ANY:
        return fill_give_any(s, out)
    if code == q.WANT:
        return fill_want(s, out)
    if code == q.BUY:
        return fill_buy(s, out)
    if code == q.OPEN:
        return fill_open(s, out)
    if code == q.PICK:
        return fill_pick(s, out)
    if code == q.LAY:
        return fill_lay(s, out)
    if code == q.NUMBER:
        return fill_number(out)
    return fill_waive(s, out)


def fill_struck(s: State, code: i64, out: vec[i64]) -> i64:
    """Events and attacks."""
    if code == q.UNDER:
        return fill_under(s, out)
    if code == q.RIOT:
        return fill_riot(s, out)
    if code == q.REACT:
        return fill_react(s, out)
    if code == q.NAME:
        return fill_name(s, out)
    if code == q.LOSE:
        return fill_lose(s, out)
    if code == q.SHOOT:
        return fill_shoot(s, out)
    if code == q.SINK:
        return fill_sink(s, out)
    if code == q.BURN:
        return fill_burn(s, out)
    if code == q.STRIP:
        return fill_strip(s, out)
    return fill_spy(s, out)


def fill_rare(s: State, seat: i64, code: i64, out: vec[i64]) -> i64:
    """Questions of single cards, and the end of a turn."""
    if code == q.REPLACE:
        return fill_replace(s, out)
    if code == q.EXCESS:
        return fill_hand(s, seat, out)
    if code == q.ABOVE:
        return fill_above(s, out)
    if code == q.LIBRARY:
        return fill_look(s, out)
    if code == q.SALVAGE:
        return fill_salvage(s, out)
    if code == q.SWAP:
        return fill_swap(s, out)
    if code == q.SWAP_WITH:
        return fill_swap_with(s, out)
    if code == q.RAID:
        return fill_raid(s, out)
    if code == q.GIFT:
        return fill_gift(s, out)
    if code == q.TITHE:
        return fill_tithe(out)
    if code == q.RANSOM:
        return fill_ransom(s, out)
    return fill_heal(s, out)


def fill_chance(s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Every outcome that is possible now, with its weight."""
    code = code_of(top(s))
    if code == q.DICE:
        return fill_dice(s, actions, weights)
    if code == q.DEAL:
        return fill_deal(s, actions, weights)
    if code == q.EVENT:
        return fill_event(s, actions, weights)
    if code == q.LAND:
        return fill_land(s, actions, weights)
    if code == q.DEFEND:
        return fill_defence(actions, weights)
    if code == q.CHOOSE_FIRST:
        return fill_first(actions, weights)
    return 0
