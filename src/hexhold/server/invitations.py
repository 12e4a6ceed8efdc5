"""What a link to a table shows where it is sent: words and a picture; and a code to scan.

Only what everybody may know: the game, who sits there, and when the match is over how it ended.
"""

import asyncio
import io
from functools import lru_cache
from html import escape
from typing import Final

import resvg_py
import segno
from starlette.requests import Request
from starlette.responses import Response

from hexhold.locale import say
from hexhold.server.answers import SeatInfo, TableInfo
from hexhold.server.errors import Refused
from hexhold.server.hub import Hub
from hexhold.server.page import language_of
from hexhold.server.telling import table_info

WIDTH: Final = 1200
HEIGHT: Final = 630
KEPT: Final = 64  # pictures; each is some 40 KB
BRIEFLY: Final = "public, max-age=300"
LONGEST: Final = 28  # letters of a name that fit into a row
SCHEMES: Final = ("http", "https")
COLOURS: Final = ("#f2887f", "#84b6f0", "#f0c84a", "#c9ced8")
SHAPES: Final = (
    "M0-17 17 0 0 17-17 0z",
    "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0z",
    "M0-17 18 15h-36z",
    "M-14-14h28v28h-28z",
)
HEX: Final = "M0-60 52-30v60L0 60-52 30v-60z"
SHIELD: Final = "M32 3 57 17.5v29L32 61 7 46.5v-29z"
CASTLE: Final = "M18 46V28h4v-4h5v4h10v-4h5v4h4v18h-9v-7a5 5 0 0 0-10 0v7z"


# ------------------------------------------------------------------ in words


def title_of(info: TableInfo, language: str) -> str:
    """The game and its mode, as the page names them."""
    mode = say(f"option-{info.game}-mode-{info.options['mode']}", language)
    return say("game-line", language, game=say(f"game-{info.game}", language), mode=mode)


def name_of(seat: SeatInfo, language: str) -> str:
    """Who sits there; a persona's id is its name."""
    if seat.kind == "open":
        return say("seat-free", language)
    return (seat.name if seat.kind == "person" else seat.persona.capitalize()) or "Bot"


def about(info: TableInfo, language: str) -> str:
    """One sentence on how it stands there, without anything that is hidden."""
    names = ", ".join(name_of(seat, language) for seat in info.seats if seat.kind != "open")
    if info.status == "over":
        winner = info.result.winner if info.result else None
        if winner is None:
            return say("link-ended", language, names=names)
        return say("link-won", language, names=names, winner=name_of(info.seats[winner], language))
    return say(
        "link-playing" if info.status == "playing" else "link-waiting", language, names=names
    )


def tags(info: TableInfo, request: Request) -> str:
    """What a page says of itself to whoever shows a link to it."""
    language = language_of(request)
    picture = request.url_for("picture", table=info.table)
    told = {
        "og:type": "website",
        "og:site_name": "Hexhold",
        "og:title": title_of(info, language),
        "og:description": about(info, language),
        "og:image": str(picture),
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    lines = (f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
    return "\n".join(lines)


# ------------------------------------------------------------------ as a picture


def drawing(info: TableInfo, language: str) -> str:
    """The picture of a link, as SVG."""
    result = info.result if info.status == "over" else None
    rows = []
    for number, seat in enumerate(info.seats):
        points = str(result.points[number]) if result and result.points else ""
        won = result is not None and result.winner == number
        rows.append(_row(number, _short(name_of(seat, language)), points, won))
    title = say(f"game-{info.game}", language)
    mode = say(f"option-{info.game}-mode-{info.options['mode']}", language)
    field = "".join(
        f'<path d="{HEX}" transform="translate({940 + 108 * x + 54 * (y % 2)} {60 + 94 * y})"/>'
        for y in range(7)
        for x in range(4)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#1b2533"/>'
        f'<g fill="#22344b" stroke="#2f4a6b" stroke-width="3">{field}</g>'
        '<g transform="translate(940 190) scale(4)">'
        f'<path d="{SHIELD}" fill="#1f3a5c" stroke="#dfe9f2" stroke-width="1.5"/>'
        f'<path d="{CASTLE}" fill="#f6efdc"/></g>'
        f'<g font-family="Noto Serif, DejaVu Serif, serif" font-weight="600" fill="#f6efdc">'
        f'<text x="80" y="150" font-size="84">{escape(title)}</text></g>'
        f'<g font-family="Noto Sans, DejaVu Sans, sans-serif" fill="#f6efdc">'
        f'<text x="80" y="215" font-size="42" fill="#b9c8da">{escape(mode)}</text>'
        f"{''.join(rows)}"
        '<text x="80" y="585" font-size="32" fill="#b9c8da">Hexhold</text></g></svg>'
    )


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _row(number: int, name: str, points: str, won: bool) -> str:
    y = 300 + 66 * number
    at = number % len(SHAPES)
    weight = ' font-weight="700"' if won else ""
    crown = ' <tspan fill="#f0c84a">★</tspan>' if won else ""
    return (
        f'<path d="{SHAPES[at]}" fill="{COLOURS[at]}" transform="translate(98 {y - 14})"/>'
        f'<text x="140" y="{y}" font-size="44"{weight}>{escape(name)}{crown}</text>'
        f'<text x="880" y="{y}" font-size="44" text-anchor="end"{weight}>{points}</text>'
    )


@lru_cache(maxsize=KEPT)
def painted(svg: str) -> bytes:
    """A drawing as PNG: what looks alike is painted once."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, height=HEIGHT))


async def show_picture(hub: Hub, request: Request) -> Response:
    """GET /picture/{table}: costs time, so not too often."""
    info = await _info(hub, request)
    png = await asyncio.to_thread(painted, drawing(info, language_of(request)))
    headers = {"cache-control": BRIEFLY, "vary": "accept-language"}
    return Response(png, media_type="image/png", headers=headers)


async def _info(hub: Hub, request: Request) -> TableInfo:
    address = request.client.host if request.client else "?"
    if not hub.reviews.take(address):
        raise Refused("too-fast")
    return table_info((await hub.find(request.path_params["table"])).table)


# ------------------------------------------------------------------ to be scanned


@lru_cache(maxsize=KEPT)
def code_for(address: str) -> bytes:
    """An address as a code that telephones read, as SVG; it takes the colours of its place."""
    drawn = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(
        drawn, kind="svg", border=3, dark="#1d2430", light="#ffffff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()


async def show_code(hub: Hub, request: Request) -> Response:
    """GET /invitation/{table}?scheme=: the way to a table, for who is in the same room."""
    info = await _info(hub, request)
    scheme = request.query_params.get("scheme", request.url.scheme)
    if scheme not in SCHEMES:
        raise Refused("not-found", "a page comes by http or https")
    address = f"{scheme}://{request.url.netloc}/table/{info.table}"
    return Response(
        code_for(address), media_type="image/svg+xml", headers={"cache-control": BRIEFLY}
    )
