"""Why an action that only the Brotherhood knows is refused."""

from typing import Final

from hexhold.games.watch.engine.brotherhood.heroes.using import asks_hero_seat, in_window, is_ready
from hexhold.games.watch.engine.brotherhood.heroes.yarwyck import has_loose_end
from hexhold.games.watch.engine.brotherhood.wall import guards_on
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    BUILD,
    FOUND_GUARD,
    GIVE_BACK,
    MAIN,
    PICK_CARD,
    PRE_ROLL,
    REMOVE_HERO,
    TAKE_CARD,
    Holdings,
    State,
)
from hexhold.games.watch.engine.tables import (
    HEROES,
    PATROL,
    RECRUITS,
    RESOURCES,
    SAMWELL,
    SPACES,
    VICTIM_PAIRS,
)
from hexhold.games.watch.why_moment import Reason, card, in_setup, open_question, out_of_turn

NOT_HELD: Final = "watch.hero.one"
WINDOW: Final = "watch.hero.window"  # of a hero whose card says nothing of its own


def against_brotherhood(s: State, seat: int, word: str, index: int) -> str:
    """First who is asked what, then whether the rules of the thing itself are kept."""
    if not s.rules.brotherhood:
        return "watch.editions.base-or-brotherhood"
    own = s.seats[seat]
    if seat != (s.hero_seat if asks_hero_seat(s) else s.active):
        return unasked(s, seat, word)
    if word in ANSWERS:
        return no_answer(s, own, word, index)
    if s.phase == FOUND_GUARD and word == "guard":
        return place_of_guard(s, own, index)
    if s.phase not in (PRE_ROLL, MAIN, BUILD):
        return open_question(s)
    if word in TURN:
        return TURN[word](s, own, index)
    return hero_itself(s, own, word) or POWERS[word](s, own, index)


def unasked(s: State, seat: int, word: str) -> str:
    """Somebody else is asked: a hero waits for its own turn."""
    if seat == s.active:
        return open_question(s)
    if word in TURN or in_setup(s):
        return out_of_turn(s, word)
    return untimely_samwell(s.seats[seat]) if word in SAMWELLS else "watch.hero.own-turn"


def untimely_samwell(own: Holdings) -> str:
    """Samwell does nothing when nobody asked him."""
    return "watch.hero-samwell.window" if own.hero == SAMWELL else NOT_HELD


def no_answer(s: State, own: Holdings, word: str, index: int) -> str:
    """The wrong thing for the open question, or no answer to it."""
    phase, rule = ANSWERS[word]
    if s.phase == phase:
        return exchange(s, own, index) if word == "exchange" else rule
    if s.phase not in (PRE_ROLL, MAIN, BUILD):
        return open_question(s)
    return untimely_samwell(own) if word in SAMWELLS else WINDOW


def exchange(s: State, own: Holdings, hero: int) -> str:
    """Another hero, and one of the display."""
    return "watch.hero.not-the-same" if own.hero == hero else "watch.hero.display"


# -- guards and cards --


def place_of_guard(s: State, own: Holdings, section: int) -> str:
    """Why a section takes no guard of a seat; nothing if it does."""
    if own.guards_left == 0:
        return "watch.guard.stock"
    return "watch.wall.full" if guards_on(s, section) == SPACES else ""


def guard(s: State, own: Holdings, section: int) -> str:
    """After the roll, where phases are separate when building; the place, then the price."""
    if s.phase == PRE_ROLL:
        return "watch.turn.roll-first"
    if s.phase == MAIN and s.rules.separate_phases:
        return "watch.turn.phases"
    return place_of_guard(s, own, section) or "watch.guard.cost"


def recruits(s: State, own: Holdings, section: int) -> str:
    """The card, then the place."""
    return card(s, own, RECRUITS) or place_of_guard(s, own, section)


def hunt(s: State, own: Holdings, index: int) -> str:
    """The card, then the wildling."""
    return card(s, own, PATROL) or "watch.patrol.remove"


# -- heroes --


def hero_itself(s: State, own: Holdings, word: str) -> str:
    """Why a seat may not use a hero now, whatever it would do with it; nothing if it may."""
    if own.hero != HEROES.index(word):
        return NOT_HELD
    if not in_window(s, own.hero):
        return WINDOWS.get(word, WINDOW)
    if is_ready(own):
        return ""
    if own.hero_fresh:
        return "watch.hero.fresh"
    return "watch.hero.once" if own.hero_used else "watch.hero.empty-display"


def mormont(s: State, own: Holdings, index: int) -> str:
    """Of others, who hold a card."""
    for seat in VICTIM_PAIRS[index % len(VICTIM_PAIRS)]:
        if seat >= s.rules.seats or seat == s.active:
            return "watch.hero-mormont.demand"
        if s.seats[seat].hand == 0:
            break
    return "watch.hero-mormont.targets"


def marsh(s: State, own: Holdings, index: int) -> str:
    """Two kinds, one that is held and one that the supply has."""
    given, taken = divmod(index, len(RESOURCES))
    return "watch.hero-marsh.unlike" if given == taken else "watch.hero-marsh.swap"


def yarwyck(s: State, own: Holdings, path: int) -> str:
    """A loose end, that could lie elsewhere."""
    loose = has_loose_end(own, path)
    return "watch.hero-yarwyck.rebuild" if loose else "watch.hero-yarwyck.loose-end"


def thorne(s: State, own: Holdings, index: int) -> str:
    """The place, then the price with one card replaced."""
    return place_of_guard(s, own, index // 15) or "watch.hero-thorne.substitute"


def melisandre(s: State, own: Holdings, index: int) -> str:
    """A card to buy, then the price with one card replaced."""
    return "watch.hero-melisandre.substitute" if s.deck else "watch.development.deck"


def mance(s: State, own: Holdings, seat: int) -> str:
    """Who has more points, and a card."""
    ahead = seat < s.rules.seats and s.seats[seat].points > own.points
    return "watch.hero-mance.cards" if ahead else "watch.hero-mance.leader"


def benjen(s: State, own: Holdings, index: int) -> str:
    """No wildling is there."""
    return "watch.hero-benjen.remove"


def ygritte(s: State, own: Holdings, index: int) -> str:
    """No such wildling is there."""
    return "watch.hero-ygritte.remove"


def yoren(s: State, own: Holdings, section: int) -> str:
    """A patrol to discard, then the place of the guard."""
    return place_of_guard(s, own, section) if own.patrols else "watch.hero-yoren.discard"


def qhorin(s: State, own: Holdings, index: int) -> str:
    """Tormund is in his camp."""
    return "watch.hero-qhorin.chase"


# What only ever answers a question: which, and the rule that a wrong answer breaks.
ANSWERS: Final = {
    "samwell": (ASK_SAMWELL, "watch.hero-samwell.take"),
    "pass": (ASK_SAMWELL, "watch.hero-samwell.take"),
    "give": (GIVE_BACK, "watch.hero-mormont.return"),
    "pick": (PICK_CARD, "watch.hero-melisandre.choose"),
    "take": (TAKE_CARD, "watch.hero-mance.take"),
    "flip": (AFTER_HERO, "watch.hero.after-b"),
    "exchange": (AFTER_HERO, "watch.hero.display"),
    "remove": (REMOVE_HERO, "watch.hero.drama"),
}
SAMWELLS: Final = ("samwell", "pass")
TURN: Final[dict[str, Reason]] = {"guard": guard, "recruits": recruits, "hunt": hunt}
POWERS: Final[dict[str, Reason]] = {
    "mormont": mormont,
    "marsh": marsh,
    "yarwyck": yarwyck,
    "thorne": thorne,
    "melisandre": melisandre,
    "mance": mance,
    "benjen": benjen,
    "ygritte": ygritte,
    "yoren": yoren,
    "qhorin": qhorin,
}
WINDOWS: Final = {
    "mormont": "watch.hero-mormont.window",
    "marsh": "watch.hero-marsh.window",
    "yarwyck": "watch.hero-yarwyck.window",
    "thorne": "watch.hero-thorne.window",
    "melisandre": "watch.hero-melisandre.window",
    "mance": "watch.hero-mance.window",
    "yoren": "watch.hero-yoren.window",
}
BROTHERHOOD: Final = frozenset((*ANSWERS, *TURN, *POWERS))
