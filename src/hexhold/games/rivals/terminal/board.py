"""A table of the Rivals as text, drawn from a view: both principalities and what lies between.

A principality is a row from left to right: settlements and cities with their sites above and below,
regions between them at the corners. Where it grows too wide it goes on below.
"""

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hexhold.cli.story import amounts, resource_name, seat_name
from hexhold.cli.words import labelled, t
from hexhold.core.contract import View
from hexhold.games.rivals.terminal.words import RESOURCE_OF, card_name, region_name

TOWNS_A_ROW: Final = 3  # so that it fits into a hundred columns
TOWN_WIDTH: Final = 16
REGION_WIDTH: Final = 11
STYLES: Final = {"red": "bold red", "blue": "bold blue"}
LINE: Final = 100
FIRST_PLACES: Final = ("a5", "a6", "a7", "b5", "b6", "b7")  # in the order of laying
ROOM: Final = 3  # resources that a region can hold
POINTS: Final = ("commerce", "strength", "skill", "progress")

Side = dict[str, Any]
Column = dict[str, Any]


def draw(view: View) -> list[RenderableType]:
    """The other principality, the middle of the table, the own one, the hand."""
    me = view["seat"] if view["seat"] is not None else 0
    other = 1 - me
    return [
        heading(view, other),
        *land(view, other),
        *(Text(line) for line in middle_lines(view)),
        heading(view, me),
        *land(view, me),
        *(Text(line) for line in remind(view)),
    ]


def is_worth_a_look(view: View) -> bool:
    """Whether the table should be shown before the question."""
    return view["asked"]["question"] in ("roll", "main", "open")


def heading(view: View, seat: int) -> Text:
    """Whose principality it is, and what it is worth."""
    side = view["seats"][seat]
    turn = "*" if seat == view["active"] else " "
    text = Text(f"{turn} {seat_name(seat, view['seat'])}", STYLES[side["colour"]])
    score = t("rivals-score", points=side["points"], goal=view["goal"])
    points = (
        labelled(t(f"rivals-points-{kind}"), str(side[kind])) for kind in POINTS if side[kind]
    )
    held = (t(f"rivals-token-{token}") for token, owner in view["tokens"].items() if owner == seat)
    in_hand = t("rivals-hand-count", count=sum(side["hand"].values()), limit=side["hand_limit"])
    return text.append("  " + " · ".join((score, *points, in_hand, *held)), "default")


# ------------------------------------------------------------------ a principality


def land(view: View, seat: int) -> Iterator[Table]:
    """The row of towns and regions, in pieces that fit."""
    side = view["seats"][seat]
    columns = side["columns"]
    regions = {region["place"]: region for region in side["regions"]}
    for first in range(0, max(len(columns), 1), TOWNS_A_ROW):
        last = first + TOWNS_A_ROW >= len(columns)
        yield strip(side, columns[first : first + TOWNS_A_ROW], regions, first, last)


def strip(
    side: Side, towns: list[Column], regions: dict[str, Any], first: int, last: bool
) -> Table:
    """Some towns with the regions to their left, and at the end of the row to their right."""
    table = Table(box=box.ROUNDED, show_header=False, padding=0, show_lines=True)
    cells: list[tuple[Text, Text, Text]] = []
    for number, town in enumerate(towns, first + 1):
        at = town["column"]
        cells += [region_cells(side, regions, at), town_cells(town, number)]
        table.add_column(width=REGION_WIDTH, justify="center")
        table.add_column(width=TOWN_WIDTH, justify="center")
    if last:
        end = towns[-1]["column"] + 1 if towns else 0
        cells.append(region_cells(side, regions, end))
        table.add_column(width=REGION_WIDTH, justify="center")
    for row in zip(*cells, strict=True):
        table.add_row(*row)
    return table


def region_cells(side: Side, regions: dict[str, Any], at: int) -> tuple[Text, Text, Text]:
    """The region above, the road, the region below."""
    road = Text("═" * REGION_WIDTH, "yellow") if at in side["roads"] else Text("")
    return region_cell(regions.get(f"a{at}")), road, region_cell(regions.get(f"b{at}"))


def region_cell(region: dict[str, Any] | None) -> Text:
    """A region: its name and number, what it holds, and its place as actions name it."""
    if region is None:
        return Text("")
    text = Text(region_name(region["type"], region["number"]), "green")
    store = "●" * region["stock"] + "○" * (ROOM - region["stock"])
    text.append(f"\n{resource_name(RESOURCE_OF[region['type']])}", "default")
    return text.append(f"\n{store}", "bold").append(f" {region['place']}", "dim")


def town_cells(town: Column, number: int) -> tuple[Text, Text, Text]:
    """The cards above, the settlement or city, the cards below."""
    kind = "rivals-city-about" if town["city"] else "rivals-settlement-about"
    name = Text(t(kind, column=str(number)), "bold")
    above, below = town["bays"]
    sites = 2 if town["city"] else 1
    return site_cell(town["above"], above, sites), name, site_cell(town["below"], below, sites)


def site_cell(piles: list[list[str]], bay: str, sites: int) -> Text:
    """The cards on the sites of one side; a free site shows its name."""
    lines = [Text(" / ".join(card_name(card) for card in pile)) for pile in piles if pile]
    free = sites - len(lines)
    return Text("\n").join([*lines, *[Text(f"· {bay} ·", "dim")] * free])


# ------------------------------------------------------------------ the middle, the hand


def middle_lines(view: View) -> Iterator[str]:
    """What belongs to nobody."""
    dice = view["dice"]
    if dice["number"] is not None:
        shown = [t("rivals-die-number", number=str(dice["number"]))]
        if dice["face"] is not None:
            shown.append(t("rivals-die-face", face=t(f"rivals-face-{dice['face']}")))
        yield " · ".join(shown)
    supply = view["supply"]
    counts = {
        "rivals-road": supply["roads"],
        "rivals-settlement": supply["settlements"],
        "rivals-city": supply["cities"],
        "rivals-regions": len(supply["regions"]),
    }
    left = (t("rivals-supply-left", thing=t(thing), count=n) for thing, n in counts.items())
    yield " · ".join(left)
    yield from wrapped([*stacks(view), *face_up(view)])
    yield events_line(view)


def wrapped(parts: list[str]) -> Iterator[str]:
    """Parts with dots between them, several a line."""
    line = ""
    for part in parts:
        longer = f"{line} · {part}" if line else part
        if len(longer) > LINE:
            yield line
            longer = part
        line = longer
    yield line


def stacks(view: View) -> Iterator[str]:
    """The draw stacks by number."""
    for number, stack in enumerate(view["stacks"], 1):
        cards = t("rivals-hand-backs", set=t(f"rivals-set-{stack['set']}"), count=stack["size"])
        yield labelled(t("rivals-stack", number=str(number)), cards)


def face_up(view: View) -> Iterator[str]:
    """The cards that lie open."""
    if view["face_up"]:
        card = card_name(view["face_up"]["card"])
        yield t("rivals-face-up-about", card=card, count=view["face_up"]["left"])


def events_line(view: View) -> str:
    """How far away Yule is."""
    count = view["events"]["before_yule"]
    return t("rivals-events-about", count=count) if count else t("rivals-events-yule-next")


def remind(view: View) -> list[str]:
    """The own hand and goods, and what is known of the other's hand."""
    own = view["own"]
    if own is None:
        return []
    me = view["seat"]
    lines = [
        labelled(t("rivals-goods"), amounts(view["seats"][me]["resources"])),
        labelled(t("rivals-hand"), hand_text(own["hand"])),
    ]
    sure = view["seats"][1 - me]["sure"]
    if sure:
        lines.append(labelled(t("rivals-hand-sure"), hand_text(sure)))
    return [*lines, laying_line(view)] if view["asked"]["question"] == "lay" else lines


def laying_line(view: View) -> str:
    """The places of the first six regions: what is laid there, and which one comes next."""
    laid = view["asked"]["laid"]
    regions = {region["type"]: region for region in view["seats"][view["seat"]]["regions"]}
    filled = (
        f"{place} {region_name(kind, regions[kind]['number'])}"
        for place, kind in zip(FIRST_PLACES, laid, strict=False)
    )
    waiting = FIRST_PLACES[len(laid) :]
    return " · ".join((*filled, f"» {waiting[0]} «", *waiting[1:]))


def hand_text(cards: dict[str, int]) -> str:
    """Cards by name, those that are there more than once with their count."""
    names = (
        card_name(card) if count == 1 else t("rivals-counted", card=card_name(card), count=count)
        for card, count in cards.items()
    )
    return ", ".join(names) or t("nothing")
