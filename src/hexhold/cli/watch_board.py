"""A table of the Watch as text, drawn from a view: what the seat may see and no more."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from hexhold.cli import watch_north
from hexhold.cli.canvas import Canvas
from hexhold.cli.story import cards, seat_name
from hexhold.cli.watch_north import north_lines
from hexhold.core.contract import View
from hexhold.watch.engine.geometry import (
    HEX_CORNERS,
    PATH_ENDS,
    PATH_HEX_LIST,
    SITE_HEX_LIST,
    SITE_POINT,
)

WIDE: Final = 5  # columns and rows of one step of the grid
HIGH: Final = 2
LEFT: Final = min(x for x, _ in SITE_POINT)
TOP: Final = min(y for _, y in SITE_POINT)
STYLES: Final = {"red": "bold red", "blue": "bold blue", "yellow": "bold yellow", "black": "bold"}
QUESTIONS: Final = {
    "before-roll": "Your turn: roll the dice, or play a card first.",
    "turn": "Trade, build, buy, play a card, or end your turn.",
    "build": "Build, buy, play a card, or end your turn.",
    "place-roads": "Where does your free road go?",
    "discards": "Seven: give back half of your cards, one at a time.",
    "move-tormund": "Where does Tormund go?",
    "choose-victim": "Whom do you rob?",
    "found-settlement": "Where does your settlement go?",
    "found-road": "Where does its road go?",
    **watch_north.QUESTIONS,
}
LEGEND: Final = "(12) a site, 34 a path · <s1> seat 1's settlement, <K1> its keep, #1 its road"


def draw(view: View) -> list[Text]:
    """The board and what lies around it."""
    lines = draw_board(view)
    lines.append(Text(LEGEND, "dim"))
    around = (*route_lines(view), *table_lines(view), *north_lines(view))
    lines += [Text(line) for line in around]
    return lines + list(seat_lines(view)) + [Text(line) for line in own_lines(view)]


def cell(point: tuple[float, float]) -> tuple[int, int]:
    """The row and column of a point of the grid."""
    return round(HIGH * (point[1] - TOP)), round(WIDE * (point[0] - LEFT)) + 3


def draw_board(view: View) -> list[Text]:
    """Hexes, sites and paths."""
    canvas = Canvas()
    terrain = view["board"]["terrain"]
    land = {h for h, name in enumerate(terrain) if name != "ice"}
    for h, corners in enumerate(HEX_CORNERS):
        draw_hex(canvas, view, h, middle([SITE_POINT[n] for n in corners]))
    roads = pieces(view, "roads")
    for path, ends in enumerate(PATH_ENDS):
        if land & set(PATH_HEX_LIST[path]):
            owner = roads.get(path)
            label, style = (
                (str(path), "dim") if owner is None else (f"#{owner}", style_of(view, owner))
            )
            canvas.put(*cell(middle([SITE_POINT[n] for n in ends])), label, style)
    settlements, keeps = pieces(view, "settlements"), pieces(view, "keeps")
    for site, point in enumerate(SITE_POINT):
        if land & set(SITE_HEX_LIST[site]):
            canvas.put(*cell(point), *site_label(view, site, settlements, keeps))
    return canvas.lines()


def draw_hex(canvas: Canvas, view: View, h: int, point: tuple[float, float]) -> None:
    """Its terrain, its number, and Tormund if he is there."""
    row, column = cell(point)
    terrain = view["board"]["terrain"][h] or "?"
    canvas.put(row - 1, column, terrain, "dim" if terrain == "ice" else "green")
    numbers = "&".join(str(n) for n in view["board"]["numbers"][h])
    canvas.put(row, column, numbers, "bold red" if numbers in ("6", "8") else "bold")
    if view["tormund"] == h:
        canvas.put(row + 1, column, "Tormund", "bold magenta")


def site_label(
    view: View, site: int, settlements: dict[int, int], keeps: dict[int, int]
) -> tuple[str, str]:
    """What stands on a site, or its number."""
    if site in keeps:
        return f"<K{keeps[site]}>", style_of(view, keeps[site])
    if site in settlements:
        return f"<s{settlements[site]}>", style_of(view, settlements[site])
    return f"({site})", ""


def middle(points: list[tuple[int, int]]) -> tuple[float, float]:
    """The point in the middle of some."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def pieces(view: View, kind: str) -> dict[int, int]:
    """Where pieces of a kind are, and whose."""
    return {at: seat for seat, own in enumerate(view["seats"]) for at in own[kind]}


def style_of(view: View, seat: int) -> str:
    """The colour of a seat."""
    return STYLES[view["seats"][seat]["colour"]]


def route_lines(view: View) -> Iterator[str]:
    """Where goods are traded cheaper."""
    routes = [
        f"{route['kind'] or '?'} {route['sites'][0]},{route['sites'][1]}"
        for route in view["board"]["routes"]
    ]
    yield "trade routes at sites: " + " · ".join(routes)


def table_lines(view: View) -> Iterator[str]:
    """What belongs to nobody."""
    yield f"supply: {cards(view['supply'])} · {view['deck']} development cards"
    if view["tormund"] == "camp":
        yield "Tormund is in his camp"
    yield from offer_lines(view)


def offer_lines(view: View) -> Iterator[str]:
    """The offer on the table and its answers."""
    offer = view["offer"]
    if offer is None:
        return
    who = seat_name(view["active"], view["seat"])
    yield f"on offer by {who}: {cards(offer['give'])} for {cards(offer['want'])}"
    for seat, answer in enumerate(offer["answers"]):
        yield from answer_lines(seat_name(seat, view["seat"]), answer)


def answer_lines(who: str, answer: dict[str, Any]) -> Iterator[str]:
    """How a seat answered the offer."""
    if answer["answer"] == "countered":
        yield f"  {who} would give {cards(answer['give'])} for {cards(answer['want'])}"
    elif answer["answer"] is not None:
        yield f"  {who}: {answer['answer']}"


def seat_lines(view: View) -> Iterator[Text]:
    """What everybody sees of each seat."""
    for seat, own in enumerate(view["seats"]):
        words = [
            several(own["points"], "point"),
            several(own["hand"], "card"),
            several(own["cards"], "development card"),
            several(own["patrols"], "patrol"),
            f"road of {own['road_length']}",
        ]
        for award, name in (("longest_road", "Longest Road"), ("largest_patrol", "Largest Patrol")):
            if view[award] == seat:
                words.append(name)
        turn = "*" if seat == view["active"] else " "
        name = f"{turn} {seat_name(seat, view['seat'])} ({own['colour']})"
        yield Text(f"{name:<18}", style_of(view, seat)).append(", ".join(words), "default")


def question(view: View) -> list[str]:
    """What a seat is asked, and what it has to answer with."""
    lines = list(own_lines(view))
    if view["phase"] == "answers":
        asked = view["seat"] != view["active"]
        lines += offer_lines(view)
        lines.append("Do you agree?" if asked else "With whom do you trade, if with anybody?")
        return lines
    phase: str = view["phase"]
    return [*lines, QUESTIONS.get(phase, phase)]


def is_worth_a_look(view: View) -> bool:
    """Whether the board should be shown before the question."""
    return view["phase"] in ("before-roll", "found-settlement", "found-guard", "move-tormund")


def several(count: int, thing: str) -> str:
    """A number of things."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def own_lines(view: View) -> Iterator[str]:
    """What only the seat itself knows."""
    own = view["own"]
    if own is None:
        return
    yield f"your hand: {cards(own['hand'])}"
    held, bought = cards(own["cards"]), cards(own["bought"])
    if held != "nothing" or bought != "nothing":
        fresh = "" if bought == "nothing" else f" · bought this turn: {bought}"
        yield f"your development cards: {held}{fresh} · your points: {own['points']}"
