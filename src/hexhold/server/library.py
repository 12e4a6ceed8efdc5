"""What a page needs to know before anybody plays: the almanac, the board, the cards.

None of it ever changes while the server runs: each answer is made once, packed once, and named by
the hash of its bytes, so that a browser that has it is told so in a line.
"""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexhold import almanac
from hexhold.server.errors import Refused
from hexhold.server.house import House
from hexhold.server.library_rivals import rivals_cards
from hexhold.server.library_watch import watch_board
from hexhold.server.packing import squeeze, unpacks


class AlmanacEntry(msgspec.Struct, frozen=True):
    """One rule in one language."""

    id: str
    title: str
    text: str
    editions: dict[str, str]
    see: list[str]
    books: dict[str, str]


class Almanac(msgspec.Struct, frozen=True):
    """All rules in one language, in the order of reading."""

    language: str
    entries: list[AlmanacEntry]


def almanac_in(language: str) -> Almanac:
    """The almanac as a page gets it."""
    told = [
        AlmanacEntry(e.id, e.title, e.text, dict(e.editions), list(e.see), dict(e.books))
        for e in almanac.entries(language).values()
    ]
    return Almanac(language, told)


@dataclass(frozen=True)
class Document:
    """An answer that stays the same: plain, packed, and the name of these very bytes."""

    plain: bytes
    packed: bytes
    tag: str


@cache
def document(make: Callable[..., Any], *arguments: str) -> Document:
    """The answer that a function makes, made once."""
    plain = msgspec.json.encode(make(*arguments))
    tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
    return Document(plain, squeeze(plain), tag)


async def answer(request: Request, make: Callable[..., Any], *arguments: str) -> Response:
    """A document as this client wants it: packed or plain, or only word that it has it already."""
    found = await asyncio.to_thread(document, make, *arguments)
    headers = {"etag": found.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if _holds(request, found.tag):
        return Response(status_code=304, headers=headers)
    if unpacks(request):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type="application/json")
    return Response(found.plain, headers=headers, media_type="application/json")


def _holds(request: Request, tag: str) -> bool:
    held = request.headers.get("if-none-match", "")
    return tag in [part.strip().removeprefix("W/") for part in held.split(",")]


BOARDS: Final = {"watch": watch_board}
CARDS: Final = {"rivals": rivals_cards}


async def show_almanac(house: House, request: Request) -> Response:
    """GET /api/almanac/{language}"""
    language = request.path_params["language"]
    if language not in almanac.LANGUAGES:
        raise Refused("not-found", f"the almanac speaks {', '.join(almanac.LANGUAGES)}")
    return await answer(request, almanac_in, language)


async def show_board(house: House, request: Request) -> Response:
    """GET /api/board/{game}"""
    make = BOARDS.get(request.path_params["game"])
    if make is None:
        raise Refused("not-found", f"there is a board of {', '.join(BOARDS)}")
    return await answer(request, make)


async def show_cards(house: House, request: Request) -> Response:
    """GET /api/cards/{game}"""
    make = CARDS.get(request.path_params["game"])
    if make is None:
        raise Refused("not-found", f"there are cards of {', '.join(CARDS)}")
    return await answer(request, make)
