"""Development cards: buying and playing them. Chapters development, patrol, progress."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import FIELD, ONE, covers, total
from hexhold.games.watch.engine._actions import PLAY_PATROL, PLAY_ROADS, PLAY_WINTER
from hexhold.games.watch.engine._notes import CARD_BOUGHT, CARD_PLAYED, CARDS_TAKEN
from hexhold.games.watch.engine.brotherhood.wall import place_guard
from hexhold.games.watch.engine.roads import any_road_place, fill_roads, lay_road
from hexhold.games.watch.engine.scoring import award_largest_patrol, fill_claim
from hexhold.games.watch.engine.state import (
    DRAW_CARD,
    MOVE_TORMUND,
    PLACE_ROADS,
    Holdings,
    State,
    note,
    pay,
    receive,
)
from hexhold.games.watch.engine.tables import (
    COST_DEVELOPMENT,
    PATROL,
    RECRUITS,
    ROAD_BUILDING,
    WINTER,
    WINTER_PAIRS,
    WINTER_PICKS,
)
from hexhold.games.watch.engine.turn import proceed


def can_buy(s: State, own: Holdings) -> bool:
    """Whether a seat can pay for a development card, and one is left."""
    return s.deck != 0 and covers(own.hand, COST_DEVELOPMENT)


def buy(s: State, own: Holdings) -> None:
    """Pay; chance turns the top card."""
    pay(s, own, COST_DEVELOPMENT)
    s.phase = DRAW_CARD


def draw(s: State, card: i64) -> None:
    """The buyer alone sees the card."""
    own = s.seats[s.active]
    s.deck -= ONE[card]
    own.bought += ONE[card]
    note(s, CARD_BOUGHT, s.active, card, 0, 0)
    proceed(s)


def winter_pick_possible(s: State, pick: i64) -> bool:
    """The supply must have the cards; one card alone is taken only when it is the last."""
    if pick >= WINTER_PAIRS and total(s.supply) != 1:
        return False
    return covers(s.supply, WINTER_PICKS[pick])


def fill_cards(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every way to play a development card now."""
    cards = own.cards
    if cards == 0 or s.card_played:
        return n
    if cards & FIELD[PATROL]:
        out[n] = PLAY_PATROL
        n += 1
    if cards & FIELD[ROAD_BUILDING] and own.roads_left > 0 and any_road_place(s, own):
        out[n] = PLAY_ROADS
        n += 1
    if cards & FIELD[WINTER]:
        for pick in range(i64(20)):
            if winter_pick_possible(s, pick):
                out[n] = PLAY_WINTER + pick
                n += 1
    return n


def show_card(s: State, own: Holdings, card: i64) -> None:
    """A card is laid on the table: the one of this turn."""
    own.cards -= ONE[card]
    s.card_played = True
    note(s, CARD_PLAYED, s.active, card, 0, 0)


def play_patrol(s: State, own: Holdings) -> None:
    """Tormund moves as on a seven, without discards; the card stays face up."""
    show_card(s, own, PATROL)
    own.patrols += 1
    s.due_patrol = True
    s.phase = MOVE_TORMUND
    if not s.rules.brotherhood:
        s.due_patrol = False
        award_largest_patrol(s)


def play_roads(s: State, own: Holdings) -> None:
    """Two free roads, or as many as can be laid."""
    show_card(s, own, ROAD_BUILDING)
    s.free_roads = 2
    if own.roads_left < 2:
        s.free_roads = 1
    s.phase = PLACE_ROADS


def fill_free_roads(s: State, own: Holdings, out: vec[i64]) -> i64:
    """Every path where a road may lie."""
    return fill_roads(s, own, out, fill_claim(s, out, 0))


def lay_free_road(s: State, own: Holdings, seat: i64, path: i64) -> None:
    """One free road lies; stop when none is left to lay or nowhere is left to lay it."""
    lay_road(s, seat, path)
    s.free_roads -= 1
    if not any_road_place(s, own):
        s.free_roads = 0
    proceed(s)


def play_winter(s: State, own: Holdings, pick: i64) -> None:
    """Any two cards of the supply."""
    show_card(s, own, WINTER)
    cards = WINTER_PICKS[pick]
    receive(s, own, cards)
    note(s, CARDS_TAKEN, s.active, cards, 0, 0)


def play_recruits(s: State, own: Holdings, seat: i64, section: i64) -> None:
    """New Recruits: a free guard."""
    show_card(s, own, RECRUITS)
    place_guard(s, seat, section)
    proceed(s)
