"""A state as one line of text, and back: so that a test can begin in the middle of a match.

`phase=main active=1 die=4 | 0 hand=basic.abbey columns=5,6* cards=5a:basic.harald
regions=a5:forest2:3 | 1 ...`. What is left out stands as at the start; supplies, pools, points and
all else that follows from the cards is computed.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.position import (
    MANY,
    Item,
    index_of,
    join,
    number_in,
    of_seat,
    of_table,
    span,
    split,
)
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.flow import run_until_asked
from hexhold.games.rivals.engine.knowledge import held
from hexhold.games.rivals.engine.referee import legal, outcomes
from hexhold.games.rivals.engine.setup import new_table
from hexhold.games.rivals.engine.soundness import is_sound
from hexhold.games.rivals.engine.stacks import FROM_HAND
from hexhold.games.rivals.engine.state import Rules, State, a_of, b_of, code_of, seat_of, top
from hexhold.games.rivals.engine.stock import all_places, level_at, type_at
from hexhold.games.rivals.engine.tables import CACHE, FACES, GOLD, REGION_NAMES
from hexhold.games.rivals.invariants import audit
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    bits_of,
    card_counts,
    event_counts,
)
from hexhold.games.rivals.position_scene import SIMPLE, TOKENS, Scene, Side
from hexhold.games.rivals.position_words import (
    read_frames,
    read_stack,
    write_frames,
    write_stack,
)
from hexhold.games.rivals.questions import question_view
from hexhold.games.rivals.view import cells_at, number_at

CARDS_FORM: Final = "cards, such as `basic.abbey,basic.scout`"
EVENTS_FORM: Final = "events, such as `feud,yule`"
MOST_STACKS: Final = 6


# ------------------------------------------------------------------ the table


def number(name: str, about: str, at: int, high: int, usual: int = 0, low: int = 0) -> Item[Scene]:
    """A number of the table."""

    def write(scene: Scene) -> str:
        return "" if scene.w[at] == usual else str(scene.w[at])

    def read(scene: Scene, text: str) -> None:
        scene.w[at] = number_in(text, low, high)

    return Item(name, span(low, high), about, write, read)


def one_of(name: str, about: str, at: int, names: tuple[str, ...]) -> Item[Scene]:
    """A word of a list; the first stands for none."""

    def write(scene: Scene) -> str:
        return names[scene.w[at]] if scene.w[at] else ""

    def read(scene: Scene, text: str) -> None:
        scene.w[at] = index_of(text, names)

    return Item(name, ", ".join(f"`{each}`" for each in names if each), about, write, read)


def token(name: str) -> Item[Scene]:
    """Who has an advantage; it follows from the cards, and is only checked."""

    def write(scene: Scene) -> str:
        holder = int(scene.w[TOKENS[name]])
        return str(holder - 1) if holder else ""

    def read(scene: Scene, text: str) -> None:
        scene.tokens[name] = number_in(text, 0, 1) + 1
        scene.w[TOKENS[name]] = scene.tokens[name]

    return Item(name, "a seat", f"who has the {name} token", write, read)


def stack(number: int) -> Item[Scene]:
    """The cards of a stack."""

    def write(scene: Scene) -> str:
        return write_stack(scene.s, number) if number < scene.s.rules.stacks else ""

    def read(scene: Scene, text: str) -> None:
        if number >= scene.s.rules.stacks:
            raise NotationError(faults.NO_STACK, count=int(scene.s.rules.stacks))
        scene.stacks[number] = read_stack(text)

    form = "cards from the bottom, such as `?9,basic.abbey/01,basic.scout~0`, or `-`"
    about = "?9 nine unseen cards; /01 known to both seats, ~0 suspected by seat 0"
    return Item(f"stack{number + 1}", form, about, write, read)


def simple_question(s: State) -> str:
    """The phase, where the seat whose turn it is has a usual choice and nothing waits behind it."""
    frame = int(s.w[q.FRAME])
    code = int(code_of(frame))
    usual_seat = 0 if code == q.OVER else int(s.w[q.ACTIVE])
    if s.w[q.DEPTH] != 1 or seat_of(frame) != usual_seat:
        return ""
    return next((name for name, simple in SIMPLE.items() if simple == code), "")


def _read_phase(scene: Scene, text: str) -> None:
    scene.phase = tuple(SIMPLE)[index_of(text, tuple(SIMPLE))]


def _write_ask(scene: Scene) -> str:
    return "" if simple_question(scene.s) else write_frames(scene.s)


def _read_ask(scene: Scene, text: str) -> None:
    scene.ask(read_frames(text))


def _write_face_up(scene: Scene) -> str:
    return str(scene.w[q.FACE_UP]) if scene.s.rules.face_up_kind >= 0 else ""


def _read_face_up(scene: Scene, text: str) -> None:
    scene.face_up = number_in(text, 0, 2)


def _read_events(scene: Scene, text: str) -> None:
    scene.events_left = number_in(text, 0, int(scene.s.rules.event_cards) - 4)


def _read_past(scene: Scene, text: str) -> None:
    scene.w[q.EVENT_PAST] = scene.events_in(text)


def _write_moons(scene: Scene) -> str:
    return _list_events(scene.s.rules.moon_box - scene.w[q.MOON_BOX])


def _read_moons(scene: Scene, text: str) -> None:
    scene.identify(scene.events_in(text))


def _list_cards(s: State, at: int) -> str:
    counts = card_counts(cells_at(s, at))
    return ",".join(name for name, count in counts.items() for _ in range(count))


def _list_events(packed: int) -> str:
    counts = event_counts(packed)
    return ",".join(name for name, count in counts.items() for _ in range(count))


TABLE: Final = of_table(
    Item("phase", ", ".join(f"`{name}`" for name in SIMPLE), "what the active seat is asked",
         lambda scene: simple_question(scene.s), _read_phase),
    Item("ask", "questions and jobs, the last one due first, such as `gain:0:1`",
         "name, seat and particulars; instead of the phase", _write_ask, _read_ask),
    number("active", "whose turn it is", q.ACTIVE, 1),
    number("first", "who began", q.FIRST_SEAT, 1),
    number("turn", "turns begun", q.TURNS, MANY, usual=1),
    number("die", "the production die", q.DIE, 6),
    number("number", "the number that Brigitta has set", q.SET_NUMBER, 6),
    number("festive", "a celebration has still to be held", q.FESTIVE, 1),
    number("fetched", "cards exchanged so far at the end of this turn", q.FETCHED, 3),
    number("defence", "the die rolled in defence", q.DEFENCE_DIE, 6),
    number("winner", "who has won", q.WINNER, 1, usual=-1, low=-1),
    one_of("face", "the face of the event die", q.FACE, ("", *FACES)),
    one_of("ending", "how it ended", q.ENDING, q.ENDINGS),
    token("hero"),
    token("trade"),
    Item("discard", CARDS_FORM, "the discard pile",
         lambda scene: _list_cards(scene.s, q.DISCARD),
         lambda scene, text: scene.add_cards(q.DISCARD, text)),
    Item("faceup", "0 to 2", "face-up cards left", _write_face_up, _read_face_up),
    Item("events", "a number", "event cards before Yule",
         lambda scene: str(scene.w[q.EVENT_LEFT]), _read_events),
    Item("past", EVENTS_FORM, "events that came up",
         lambda scene: _list_events(scene.w[q.EVENT_PAST]), _read_past),
    Item("moons", EVENTS_FORM, "half-moon events known to be in play", _write_moons, _read_moons),
    *map(stack, range(MOST_STACKS)),
)  # fmt: skip


# ------------------------------------------------------------------ a seat


def hand(name: str, about: str, at: int) -> Item[Side]:
    """Cards of a seat."""
    return Item(
        name,
        CARDS_FORM,
        about,
        lambda side: _list_cards(side.scene.s, side.at + at),
        lambda side, text: side.scene.add_cards(side.at + at, text),
    )


def each(read_one: Callable[[Side, str], None]) -> Callable[[Side, str], None]:
    """Read all that stands between commas."""

    def read(side: Side, text: str) -> None:
        for part in text.split(","):
            read_one(side, part)

    return read


def _write_columns(side: Side) -> str:
    w = side.scene.w
    columns, cities = bits_of(w[side.at + q.COLUMNS]), w[side.at + q.CITIES]
    return ",".join(f"{c}*" if cities >> c & 1 else str(c) for c in columns)


def _read_road(side: Side, text: str) -> None:
    side.scene.w[side.at + q.ROADS] |= 1 << number_in(text, 0, 12)


def _write_regions(side: Side) -> str:
    return ",".join(_regions(side.scene.s, side.at))


def _regions(s: State, me: int) -> Iterator[str]:
    for place in bits_of(all_places(s.w, me) & ~(1 << CACHE)):
        name = f"{REGION_NAMES[type_at(s.w, me, place)]}{number_at(s, me, place)}"
        yield f"{PLACE_NAMES[place]}:{name}:{level_at(s.w, me, place)}"


def _write_cache(side: Side) -> str:
    w = side.scene.w
    return str(level_at(w, side.at, CACHE)) if w[side.at + q.TYPE + GOLD] >> CACHE & 1 else ""


def _write_cards(side: Side) -> str:
    cards = [side.scene.w[side.at + q.SLOT + slot] for slot in range(48)]
    return ",".join(
        f"{BAY_NAMES[slot // 2]}:{CARD_IDS[(card & q.KIND_MASK) - 1]}"
        for slot, card in enumerate(cards)
        if card
    )


def _write_mints(side: Side) -> str:
    left = side.scene.w[side.at + q.MINTS_LEFT]
    return "" if left == side.scene.w[side.at + q.MINTS] else str(left)


def _read_mints(side: Side, text: str) -> None:
    side.scene.mints[side.seat] = number_in(text, 0, 9)


def _read_skip(side: Side, text: str) -> None:
    side.scene.w[side.at + q.SKIP_DRAW] = number_in(text, 0, 2)


SEAT: Final = of_seat(
    hand("hand", "its hand", q.HAND),
    hand("sure", "cards of it that the other surely knows", q.SURE),
    hand("loose", "cards that the other may suspect in it", q.LOOSE),
    Item("columns", "such as `5,6*`", "settlements and, with a star, cities, by column",
         _write_columns, lambda side, text: side.scene.set_columns(side.seat, text)),
    Item("roads", "numbers", "roads by the column right of them",
         lambda side: ",".join(map(str, bits_of(side.scene.w[side.at + q.ROADS]))),
         each(_read_road)),
    Item("regions", "such as `a5:forest2:3`", "place, region card and stock",
         _write_regions, each(lambda side, text: side.scene.lay(side.seat, text))),
    Item("stock", "such as `a5:3`", "place and stock, the region as it is",
         lambda side: "", each(lambda side, text: side.scene.set_stock(side.seat, text))),
    Item("cache", "0 to 3", "the Gold Cache and its stock", _write_cache,
         lambda side, text: side.scene.set_cache(side.seat, number_in(text, 0, 3))),
    Item("cards", "such as `5a:basic.harald`", "bay and card",
         _write_cards, each(lambda side, text: side.scene.build(side.seat, text))),
    Item("mints", "0 to 9", "Mints still to be used in this turn", _write_mints, _read_mints),
    Item("skip", "0 to 2", "draws that it goes without",
         lambda side: str(side.scene.w[side.at + q.SKIP_DRAW] or ""), _read_skip),
)  # fmt: skip


# ------------------------------------------------------------------ the whole


def write(s: State) -> str:
    """A state as text."""
    scene = Scene(s)
    return join(TABLE.write(scene), (SEAT.write(Side(scene, seat)) for seat in (0, 1)))


def read(text: str, rules: Rules) -> State:
    """The state that a text describes."""
    s = new_table(rules)
    try:
        _read_scene(Scene(s), text)
        refuse_unsound(s)
        run_until_asked(s)
        refuse_unsound(s)
        refuse_unanswerable(s)
    except (IndexError, KeyError, AssertionError, OverflowError):
        raise NotationError(faults.UNSOUND) from None
    return s


def _read_scene(scene: Scene, text: str) -> None:
    table, seats = split(text, 2)
    scene.w[q.TURNS] = 1
    TABLE.read(scene, table)
    if scene.w[q.DEPTH] == 0:
        scene.ask_simply()
    for seat, said in seats.items():
        SEAT.read(Side(scene, seat), said)
        scene.join_roads(seat)
    scene.finish()


def refuse_unsound(s: State) -> None:
    """A position is refused by what an audit finds; most are sound, which is found out faster."""
    if not is_sound(s):
        raise next(iter(audit(s)), NotationError(faults.UNSOUND))


def refuse_unanswerable(s: State) -> None:
    """What is asked can be told and answered, and what goes under a stack is held."""
    question_view(s, top(s), 0)
    if any(count > held(s.w, seat, kind) for (seat, kind), count in _to_put_under(s).items()):
        raise NotationError(faults.NO_ANSWER)
    if not (s.over or legal(s, seat_of(top(s))) or outcomes(s)):
        raise NotationError(faults.NO_ANSWER)


def _to_put_under(s: State) -> Counter[tuple[int, int]]:
    """The cards of the hands that are still to be put under a stack, by seat and kind."""
    frames = [s.w[at] for at in range(q.FRAME, q.FRAME + s.w[q.DEPTH])]
    return Counter(
        (int(seat_of(frame)), int(a_of(frame)))
        for frame in frames
        if code_of(frame) == q.UNDER and b_of(frame) == FROM_HAND
    )
