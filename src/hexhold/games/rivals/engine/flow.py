"""What follows an answer: the chapter that asked takes it, then jobs run until something is asked.

Chapters only push frames; nothing here calls itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine import actions as a
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.attacks import (
    answer_burn,
    answer_gift,
    answer_raid,
    answer_shoot,
    answer_sink,
    answer_spy,
    answer_want,
)
from hexhold.games.rivals.engine.building import (
    answer_site,
    answer_tithe,
    answer_waive,
    build_face_up,
    build_from_hand,
    have_built,
    remove_own,
)
from hexhold.games.rivals.engine.centre import (
    answer_above,
    answer_land,
    build_city,
    build_road,
    draw_regions,
    found_settlement,
)
from hexhold.games.rivals.engine.event_cards import (
    answer_buy,
    answer_event,
    answer_riot,
    remedy,
    resolve_event,
    riot,
)
from hexhold.games.rivals.engine.feuds import (
    answer_lose,
    answer_name,
    answer_react,
    feud,
    fraternal_feuds,
)
from hexhold.games.rivals.engine.gaining import answer_gain, settle_gain
from hexhold.games.rivals.engine.giving import (
    answer_give,
    answer_give_any,
    answer_ransom,
    settle_give,
    settle_give_any,
)
from hexhold.games.rivals.engine.hand import (
    answer_draw,
    answer_excess,
    answer_exchange,
    answer_replace,
    check_hand,
)
from hexhold.games.rivals.engine.losses import console
from hexhold.games.rivals.engine.playing import (
    answer_defence,
    answer_heal,
    answer_salvage,
    play_card,
    take_effect,
)
from hexhold.games.rivals.engine.production import brigands, pay_market, produce, show_face
from hexhold.games.rivals.engine.questions import fill
from hexhold.games.rivals.engine.setup import answer_first, answer_lay, answer_open
from hexhold.games.rivals.engine.stacks import (
    answer_deal,
    answer_library,
    answer_pick,
    answer_strip,
    answer_under,
    look_through,
    take_top,
    to_discard,
)
from hexhold.games.rivals.engine.state import State, a_of, code_of, pop, seat_of, top
from hexhold.games.rivals.engine.swap import answer_swap, answer_swap_with
from hexhold.games.rivals.engine.trading import mint, trade, trade_by_ship
from hexhold.games.rivals.engine.turn import (
    answer_dice,
    answer_number,
    end_actions,
    end_turn,
    roll,
    start_turn,
)

_BUFFER: Final[vec[i64]] = vec[i64]([0] * a.MOST_ACTIONS)

# Questions that answer themselves when one answer is left (or vanish without any): all they depend
# on is known to everybody.
AUTOMATIC: Final[vec[i64]] = vec[i64]([0] * 80)
for _code in (
    q.LAY, q.SITE, q.WAIVE, q.WANT, q.BUY, q.NAME, q.LOSE, q.SHOOT, q.SINK, q.BURN, q.UNDER,
    q.RAID, q.GIFT, q.HEAL, q.ABOVE, q.DRAW, q.RANSOM,
):  # fmt: skip
    AUTOMATIC[_code] = 1


def apply(s: State, action: i64) -> None:
    """Take an answer to the open question, then go on to the next."""
    answer(s, action)
    settle(s)


def settle(s: State) -> None:
    """Run jobs and answer what leaves no choice, until something is asked."""
    while True:
        word = top(s)
        code = code_of(word)
        if code >= q.JOBS:
            pop(s)
            run(s, code, word)
        elif code == q.GAIN:
            if settle_gain(s):
                return
        elif code == q.GIVE:
            if settle_give(s):
                return
        elif code == q.GIVE_ANY:
            if settle_give_any(s):
                return
        elif AUTOMATIC[code] == 0:
            return
        else:
            n = fill(s, seat_of(word), _BUFFER)
            if n == 0:
                pop(s)
            elif n == 1:
                answer(s, _BUFFER[0])
            else:
                return


def run(s: State, code: i64, word: i64) -> None:
    """One job."""
    if code == q.PRODUCE:
        produce(s)
    elif code == q.SHOW_FACE:
        show_face(s)
    elif code == q.HAND_CHECK:
        check_hand(s, word)
    elif code == q.END_TURN:
        end_turn(s, word)
    elif code == q.START_TURN:
        start_turn(s, word)
    elif code == q.TAKE_TOP:
        take_top(s, word)
    elif code == q.LOOK_THROUGH:
        look_through(s, word)
    elif code == q.TO_DISCARD:
        to_discard(s, a_of(word))
    elif code == q.EFFECT:
        take_effect(s, word)
    elif code == q.HAVE_BUILT:
        have_built(s, word)
    elif code == q.BRIGANDS:
        brigands(s, word)
    else:
        run_rare(s, code, word)


def run_rare(s: State, code: i64, word: i64) -> None:
    """Jobs that come up less often."""
    if code == q.EVENT_CARD:
        resolve_event(s, word)
    elif code == q.MARKET:
        pay_market(s, word)
    elif code == q.FOUNDED:
        draw_regions(s, word)
    elif code == q.RIOT_AT:
        riot(s, word)
    elif code == q.FEUD_AT:
        feud(s, word)
    elif code == q.STRIP_AT:
        fraternal_feuds(s, word)
    elif code == q.REMEDY_AT:
        remedy(s, word)
    elif code == q.LOST:
        console(s, word)


# -- answers --


def answer(s: State, action: i64) -> None:
    """The chapter that asked takes the answer."""
    word = top(s)
    code = code_of(word)
    if code == q.MAIN:
        answer_main(s, seat_of(word), action)
    elif code >= q.CHANCE_CODES:
        answer_chance(s, code, action)
    elif code == q.ROLL:
        if action == a.ROLL_DICE:
            roll(s)
        else:
            play_card(s, seat_of(word), action - a.PLAY)
    elif code <= q.BUY:
        answer_common(s, code, action)
    elif code <= q.SPY:
        answer_struck(s, code, action)
    else:
        answer_rare(s, code, action)


def answer_main(s: State, seat: i64, action: i64) -> None:
    """The action phase."""
    if action == a.END:
        end_actions(s)
    elif action >= a.PLAY:
        play_card(s, seat, action - a.PLAY)
    elif action >= a.BUILD:
        build_from_hand(s, seat, action - a.BUILD)
    elif action >= a.REMOVE:
        remove_own(s, seat, action - a.REMOVE)
    elif action >= a.SHIP_FROM:
        trade_by_ship(s, seat, action - a.SHIP_FROM)
    elif action >= a.CITY:
        build_city(s, seat, action - a.CITY)
    elif action >= a.TRADE:
        trade(s, seat, action - a.TRADE)
    elif action == a.FACEUP:
        build_face_up(s, seat)
    elif action == a.MINT:
        mint(s, seat)
    elif action >= a.SCOUT:
        found_settlement(s, seat, action - a.SCOUT, 1)
    elif action >= a.SETTLE:
        found_settlement(s, seat, action - a.SETTLE, 0)
    else:
        build_road(s, seat, action - a.ROAD)


def answer_chance(s: State, code: i64, action: i64) -> None:
    """Chance has moved."""
    if code == q.DICE:
        answer_dice(s, action)
    elif code == q.DEAL:
        answer_deal(s, action)
    elif code == q.EVENT:
        answer_event(s, action)
    elif code == q.LAND:
        answer_land(s, action)
    elif code == q.DEFEND:
        answer_defence(s, action)
    else:
        answer_first(s, action)


def answer_common(s: State, code: i64, action: i64) -> None:
    """Opening and payment."""
    if code == q.GAIN:
        answer_gain(s, action)
    elif code == q.GIVE:
        answer_give(s, action)
    elif code == q.SITE:
        answer_site(s, action)
    elif code == q.GIVE_ANY:
        answer_give_any(s, action)
    elif code == q.WANT:
        answer_want(s, action)
    elif code == q.BUY:
        answer_buy(s, action)
    elif code == q.PICK:
        answer_pick(s, action)
    elif code == q.OPEN:
        answer_open(s, action)
    elif code == q.LAY:
        answer_lay(s, action)
    elif code == q.NUMBER:
        answer_number(s, action)
    else:
        answer_waive(s, action)


def answer_struck(s: State, code: i64, action: i64) -> None:
    """Events and attacks."""
    if code == q.UNDER:
        answer_under(s, action)
    elif code == q.RIOT:
        answer_riot(s, action)
    elif code == q.REACT:
        answer_react(s, action)
    elif code == q.NAME:
        answer_name(s, action)
    elif code == q.LOSE:
        answer_lose(s, action)
    elif code == q.SHOOT:
        answer_shoot(s, action)
    elif code == q.SINK:
        answer_sink(s, action)
    elif code == q.BURN:
        answer_burn(s, action)
    elif code == q.STRIP:
        answer_strip(s, action)
    else:
        answer_spy(s, action)


def answer_rare(s: State, code: i64, action: i64) -> None:
    """Questions of single cards, and the end of a turn."""
    if code == q.EXCHANGE:
        answer_exchange(s, action)
    elif code == q.DRAW:
        answer_draw(s, action)
    elif code == q.REPLACE:
        answer_replace(s, action)
    elif code == q.EXCESS:
        answer_excess(s, action)
    elif code == q.ABOVE:
        answer_above(s, action)
    elif code == q.LIBRARY:
        answer_library(s, action)
    elif code == q.SALVAGE:
        answer_salvage(s, action)
    elif code == q.SWAP:
        answer_swap(s, action)
    elif code == q.SWAP_WITH:
        answer_swap_with(s, action)
    elif code == q.RAID:
        answer_raid(s, action)
    elif code == q.GIFT:
        answer_gift(s, action)
    elif code == q.TITHE:
        answer_tithe(s, action)
    elif code == q.RANSOM:
        answer_ransom(s, action)
    else:
        answer_heal(s, action)
