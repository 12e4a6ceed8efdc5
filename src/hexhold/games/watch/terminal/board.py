"""A table of the Watch as text, drawn from a view: what the seat may see and no more."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from hexhold.cli.canvas import Canvas
from hexhold.cli.story import amounts, resource_name, seat_name
from hexhold.cli.words import t
from hexhold.core.contract import View
from hexhold.games.watch.engine.geometry import (
    HEX_CORNERS,
    PATH_ENDS,
    PATH_HEX_LIST,
    SITE_HEX_LIST,
    SITE_POINT,
)
from hexhold.games.watch.terminal.brotherhood import brotherhood_lines
from hexhold.games.watch.terminal.words import card_name

WIDE: Final = 5  # columns and rows of one step of the grid
HIGH: Final = 2
LEFT: Final = min(x for x, _ in SITE_POINT)
TOP: Final = min(y for _, y in SITE_POINT)
HEADINGS: Final = (
    "cli-watch-seat",
    "cli-watch-points",
    "cli-watch-hand",
    "cli-watch-cards",
    "cli-watch-patrols",
    "cli-watch-road",
)
AWARDS: Final = ("longest_road", "largest_patrol")
STYLES: Final = {"red": "bold red", "blue": "bold blue", "yellow": "bold yellow", "black": "bold"}


def draw(view: View) -> list[RenderableType]:
    """The board and what lies around it."""
    lines = draw_board(view)
    lines.append(Text(t("cli-watch-legend"), "dim"))
    around = (*route_lines(view), *table_lines(view), *brotherhood_lines(view))
    lines += [Text(line) for line in around]
    return [*lines, *seat_lines(view), *(Text(line) for line in own_lines(view))]


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
    terrain = view["board"]["terrain"][h]
    name = t(f"cli-watch-hex-{terrain}") if terrain else "?"
    canvas.put(row - 1, column, name, "dim" if terrain == "ice" else "green")
    numbers = "&".join(str(n) for n in view["board"]["numbers"][h])
    canvas.put(row, column, numbers, "bold red" if numbers in ("6", "8") else "bold")
    if view["tormund"] == h:
        canvas.put(row + 1, column, t("watch-tormund"), "bold magenta")


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
        f"{route_name(route['kind'])} {route['sites'][0]},{route['sites'][1]}"
        for route in view["board"]["routes"]
    ]
    yield t("cli-watch-routes", routes=" · ".join(routes))


def route_name(kind: str | None) -> str:
    """What a route trades."""
    if kind is None:
        return "?"
    return t("cli-watch-any") if kind == "any" else resource_name(kind)


def table_lines(view: View) -> Iterator[str]:
    """What belongs to nobody."""
    supply = t("cli-watch-supply", cards=amounts(view["supply"]))
    yield f"{supply} · {t('cli-watch-deck', count=view['deck'])}"
    if view["tormund"] == "camp":
        yield t("cli-watch-tormund-home")
    yield from offer_lines(view)


def offer_lines(view: View) -> Iterator[str]:
    """The offer on the table and its answers."""
    offer = view["offer"]
    if offer is None:
        return
    yield exchange("cli-watch-offer", seat_name(view["active"], view["seat"]), offer)
    for seat, answer in enumerate(offer["answers"]):
        yield from answer_lines(seat_name(seat, view["seat"]), answer)


def answer_lines(who: str, answer: dict[str, Any]) -> Iterator[str]:
    """How a seat answered the offer."""
    if answer["answer"] == "countered":
        yield "  " + exchange("cli-watch-counter", who, answer)
    elif answer["answer"] is not None:
        told = t(f"watch-trade-answer-{answer['answer']}")
        yield "  " + t("cli-watch-answer", name=who, answer=told)


def exchange(message: str, who: str, cards: dict[str, Any]) -> str:
    """Who would give what for what."""
    return t(message, name=who, give=amounts(cards["give"]), want=amounts(cards["want"]))


def seat_lines(view: View) -> list[Text]:
    """What everybody sees of each seat, in columns."""
    rows = [["", *(t(heading) for heading in HEADINGS)]]
    rows += [seat_row(view, seat) for seat in range(len(view["seats"]))]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=False)]
    styles = ["dim", *(style_of(view, seat) for seat in range(len(view["seats"])))]
    return [aligned(row, widths, style) for row, style in zip(rows, styles, strict=True)]


def seat_row(view: View, seat: int) -> list[str]:
    """A seat's line: whose turn it is, the name, figures, and special cards."""
    own = view["seats"][seat]
    name = f"{seat_name(seat, view['seat'])}, {t('seat-' + own['colour'])}"
    figures = (own[key] for key in ("points", "hand", "cards", "patrols", "road_length"))
    awards = (t(f"watch-{a.replace('_', '-')}") for a in AWARDS if view[a] == seat)
    turn = "*" if seat == view["active"] else ""
    return [turn, name, *(str(figure) for figure in figures), ", ".join(awards)]


def aligned(row: list[str], widths: list[int], style: str) -> Text:
    """A line of a table: words to the left, figures to the right."""
    head = f"{row[0]:<{widths[0]}} {row[1]:<{widths[1]}}"
    cells = (f"{cell:>{width}}" for cell, width in zip(row[2:7], widths[2:7], strict=True))
    rest = "  ".join((*cells, *row[7:])).rstrip()
    return Text(head, style).append(f"  {rest}", style if style == "dim" else "default")


def remind(view: View) -> list[str]:
    """What a seat has to answer a question with."""
    offer = offer_lines(view) if view["phase"] == "answers" else ()
    return [*own_lines(view), *offer]


def is_worth_a_look(view: View) -> bool:
    """Whether the board should be shown before the question."""
    return view["phase"] in ("before-roll", "found-settlement", "found-guard", "move-tormund")


def own_lines(view: View) -> Iterator[str]:
    """What only the seat itself knows."""
    own = view["own"]
    if own is None:
        return
    yield t("cli-watch-own-hand", cards=amounts(own["hand"]))
    if not any(own["cards"].values()) and not any(own["bought"].values()):
        return
    parts = [t("cli-watch-own-cards", cards=amounts(own["cards"], card_name))]
    if any(own["bought"].values()):
        parts.append(t("cli-watch-own-new", cards=amounts(own["bought"], card_name)))
    yield " · ".join((*parts, t("cli-watch-own-points", count=own["points"])))
