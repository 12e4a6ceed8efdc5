"""What a page needs to know before anybody plays: the almanac, and the facts of each game.

None of it ever changes while the server runs: each answer is made once, packed once, and named by
the hash of its bytes, so that a browser that has it is told so in a line.
"""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexhold import almanac
from hexhold.core.discovery import part
from hexhold.games import GAMES
from hexhold.server.errors import Refused
from hexhold.server.hub import Hub
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


def facts_of(game: str) -> Callable[[], Any] | None:
    """What makes the facts of a game that its page draws from: a board, cards."""
    library = part(game, "library")
    make: Callable[[], Any] | None = getattr(library, "facts", None)
    return make


def facts_types() -> tuple[type, ...]:
    """The types of the facts of all games."""
    makers = [make for game in GAMES if (make := facts_of(game)) is not None]
    return tuple(get_type_hints(make)["return"] for make in makers)


async def show_almanac(hub: Hub, request: Request) -> Response:
    """GET /api/almanac/{language}"""
    language = request.path_params["language"]
    if language not in almanac.LANGUAGES:
        raise Refused("not-found", f"the almanac speaks {', '.join(almanac.LANGUAGES)}")
    return await answer(request, almanac_in, language)


async def show_facts(hub: Hub, request: Request) -> Response:
    """GET /api/facts/{game}"""
    make = facts_of(request.path_params["game"])
    if make is None:
        known = ", ".join(game for game in GAMES if facts_of(game) is not None)
        raise Refused("not-found", f"there are facts of {known}")
    return await answer(request, make)
