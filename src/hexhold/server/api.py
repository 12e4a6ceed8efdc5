"""The HTTP interface: open a table, sit down, start; everything else goes over the socket."""

import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hexhold.bots import bots_for
from hexhold.games import GAMES
from hexhold.server import log
from hexhold.server.answers import Games, Health, Lobby, NextTable, Opened, OptionInfo, Seated
from hexhold.server.errors import Refused
from hexhold.server.hub import Hub, new_token, unavailable
from hexhold.server.packing import packed
from hexhold.server.past import Past
from hexhold.server.personas import LEVELS, PERSONAS
from hexhold.server.room import Decision, Room
from hexhold.server.seats import hashed
from hexhold.server.storage import StorageError
from hexhold.server.summary import summary
from hexhold.server.table import Table
from hexhold.server.telling import table_info

logger = logging.getLogger("hexhold.server")


Token = Annotated[str, msgspec.Meta(max_length=200)]


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    game: str
    options: dict[str, str | int | bool] = {}
    public: bool = False
    turn_seconds: int = 0
    reserve_seconds: int = 0
    answer_seconds: int = 15


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat; in a match, ask the others for that of somebody who is gone."""

    name: str
    seat: int | None = None
    seed: str = ""
    seed_hash: str = ""


class GiveSeed(msgspec.Struct, forbid_unknown_fields=True):
    """Give the dice another seed before the start, or the hash of one that is shown later."""

    token: Token
    seed: str = ""
    seed_hash: str = ""


class HostAsks(msgspec.Struct, forbid_unknown_fields=True):
    """Something only the host may do."""

    host: Token


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Give a seat to a bot, before the start."""

    host: Token
    seat: int
    bot: str = ""  # level[/style][@seconds a turn]; without one, as the persona plays
    persona: str = ""  # without one, any of this level


class FreeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Send a bot or somebody away, before the start."""

    host: Token
    seat: int


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Forbid a seat, or without one spectators of a name, to speak; or allow it again."""

    host: Token
    seat: int | None = None
    name: str = ""
    muted: bool = True


class Stand(msgspec.Struct, forbid_unknown_fields=True):
    """Leave before the start."""

    token: Token


class AskRematch(msgspec.Struct, forbid_unknown_fields=True):
    """Play again with the same people: the host's token, or that of a seat."""

    token: Token


STATUS = {
    "no-table": 404,
    "not-found": 404,
    "not-host": 403,
    "not-seated": 403,
    "foreign-origin": 403,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "unavailable": 503,
}

Body = TypeVar("Body")
Handler = Callable[[Hub, Request], Awaitable[Response]]


def address_of(request: Request) -> str:
    """Who asks."""
    return request.client.host if request.client else "?"


def json(value: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose refusals become answers with a code, and never a stack trace."""

    async def answer(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        try:
            return await handler(hub, request)
        except Refused as refused:
            hub.metrics.error(refused.code)
            return json(refused.message(), STATUS.get(refused.code, 409))

    return answer


async def body(hub: Hub, request: Request, kind: type[Body]) -> Body:
    """The body of a request, checked."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > hub.limits.body_bytes:
            raise Refused("too-large")
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadBody(str(error)[:200]) from None


class BadBody(Refused):
    """The body is not what the endpoint takes."""

    def __init__(self, reason: str) -> None:
        super().__init__("bad-message", reason)


STATUS["bad-message"] = 400
STATUS["no-game"] = 400
STATUS["bad-name"] = 400
STATUS["no-bot"] = 400


# ------------------------------------------------------------------ tables


async def open_table(hub: Hub, request: Request) -> Response:
    """POST /api/tables"""
    asked = await body(hub, request, OpenTable)
    if not request.app.state.openings.take(address_of(request)):
        raise Refused("too-many-tables")
    _require_times(asked)
    host = new_token()
    name = await hub.open(
        hashed(host),
        asked.game,
        dict(asked.options),
        public=asked.public,
        turn_seconds=asked.turn_seconds,
        reserve_seconds=asked.reserve_seconds,
        answer_seconds=asked.answer_seconds,
    )
    room = await hub.find(name)
    return json(Opened(name, host, table_info(room.table)), 201)


def _require_times(asked: OpenTable) -> None:
    if not (0 <= asked.turn_seconds <= 3600 and 0 <= asked.reserve_seconds <= 36000):
        raise BadBody("a turn has at most 3600 seconds, a reserve 36000")
    if not 0 <= asked.answer_seconds <= 600:
        raise BadBody("an answer has at most 600 seconds")
    if not asked.answer_seconds and asked.turn_seconds + asked.reserve_seconds:
        raise BadBody("where clocks run, an answer has its time, too")


async def list_tables(hub: Hub, request: Request) -> Response:
    """GET /api/tables"""
    return json(Lobby(await hub.lobby()))


async def show_table(hub: Hub, request: Request) -> Response:
    """GET /api/tables/{table}"""
    room = await found(hub, request)
    return json(table_info(room.table))


async def found(hub: Hub, request: Request) -> Room:
    """The table that a request is about."""
    return await hub.find(request.path_params["table"])


async def asked_of(hub: Hub, request: Request, decide: Decision) -> Response:
    """Ask something of a table that is not part of a match, not too often; what became of it."""
    room = await found(hub, request)
    if not hub.table_writes.take(f"{room.table.name} {address_of(request)}"):
        raise Refused("too-fast")
    await room.ask(decide)
    return json(table_info(room.table))


async def sit(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/sit"""
    asked = await body(hub, request, Sit)
    token = new_token()
    person = hashed(token)
    room = await found(hub, request)
    if room.table.status != "playing":
        await asked_of(
            hub,
            request,
            lambda t, now: t.sit(asked.name, person, asked.seat, now, asked.seed, asked.seed_hash),
        )
        return json(Seated(room.table.seat_held_by(person), token), 201)
    seat = -1 if asked.seat is None else asked.seat

    def propose(table: Table, now: int) -> log.Proposed:
        absent = room.absent(seat)
        return table.propose_guest(asked.name, person, seat, now, room.present, absent=absent)

    await asked_of(hub, request, propose)
    return json(Seated(seat, token, agreed=False), 202)


async def give_seed(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/seed: once the seal of the dice has been seen."""
    asked = await body(hub, request, GiveSeed)
    person = hashed(asked.token)
    return await asked_of(
        hub, request, lambda t, now: t.seed(person, asked.seed, asked.seed_hash, now)
    )


async def stand(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/stand"""
    asked = await body(hub, request, Stand)
    return await asked_of(hub, request, lambda t, now: t.stand(hashed(asked.token), now))


async def seat_bot(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/bot"""
    asked = await body(hub, request, SeatBot)
    host = hashed(asked.host)
    return await asked_of(
        hub,
        request,
        lambda t, now: t.seat_bot(host, asked.seat, asked.bot, now, asked.persona),
    )


async def free(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/free"""
    asked = await body(hub, request, FreeSeat)
    host = hashed(asked.host)
    return await asked_of(hub, request, lambda t, now: t.free(host, asked.seat, now))


async def mute(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/mute"""
    asked = await body(hub, request, Mute)
    host = hashed(asked.host)
    return await asked_of(
        hub, request, lambda t, now: t.mute(host, asked.seat, asked.name, asked.muted, now)
    )


async def start(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/start"""
    asked = await body(hub, request, HostAsks)
    return await asked_of(hub, request, lambda t, now: t.start(hashed(asked.host), now))


async def rematch(hub: Hub, request: Request) -> Response:
    """POST /api/tables/{table}/rematch: the same people and bots at a new table."""
    asked = await body(hub, request, AskRematch)
    person = hashed(asked.token)
    name = await hub.rematch(await found(hub, request), person)
    again = await hub.find(name)
    return json(NextTable(name, again.table.host == person), 201)


async def record(hub: Hub, request: Request) -> Response:
    """GET /api/tables/{table}/record, once the match is over."""
    table = (await found(hub, request)).table
    proof = table.proof()
    if table.match is None or proof is None:
        raise Refused("not-playing", "the record is open when the match is over")
    return PlainTextResponse(table.match.record(proof))


async def show_summary(hub: Hub, request: Request) -> Response:
    """GET /api/tables/{table}/summary, once the match is over."""
    return await packed(request, summary, await reviewed(hub, request))


async def reviewed(hub: Hub, request: Request) -> Past:
    """The match that a request looks back at; that costs time, so not too often."""
    if not hub.reviews.take(address_of(request)):
        raise Refused("too-fast")
    return (await found(hub, request)).past()


async def show_replay(hub: Hub, request: Request) -> Response:
    """GET /api/tables/{table}/replay?version=V&seat=S, once the match is over."""
    past = await reviewed(hub, request)
    version = request.query_params.get("version", "")
    if version and not (version.isascii() and version.isdigit() and len(version) < 10):
        raise BadBody("a version is a number")
    seat = request.query_params.get("seat", "spectator")
    return await packed(request, past.moment, int(version) if version else None, seat)


async def show_chances(hub: Hub, request: Request) -> Response:
    """GET /api/tables/{table}/chances, once the match is over."""
    past = await reviewed(hub, request)
    return await packed(request, past.chances)


# ------------------------------------------------------------------ the server itself


async def games(hub: Hub, request: Request) -> Response:
    """GET /api/games: what can be played, with every option that the engine checks."""
    known = {
        name: [
            OptionInfo(
                option.name,
                option.about,
                option.kind,
                option.default,
                list(option.choices),
                option.lowest,
                option.highest,
            )
            for option in kind.schema.options
        ]
        for name, kind in GAMES.items()
    }
    presets = {
        name: {
            option: {value: dict(preset) for value, preset in values.items()}
            for option, values in kind.schema.presets.items()
        }
        for name, kind in GAMES.items()
    }
    bots = {name: bots_for(name) for name in GAMES}
    return json(Games(known, presets, bots, list(LEVELS), list(PERSONAS.values())))


async def health(hub: Hub, request: Request) -> Response:
    """GET /health: whether the server answers, and its bots do."""
    pool = hub.bots.health
    return json(Health(pool.good, len(hub.rooms), pool.alive, pool.failed))


async def ready(hub: Hub, request: Request) -> Response:
    """GET /ready: whether what people do can be stored."""
    try:
        await hub.storage.probe()
    except StorageError as error:
        raise unavailable(error) from None
    return await health(hub, request)


async def metrics(hub: Hub, request: Request) -> Response:
    """GET /metrics"""
    sockets = sum(len(room.clients) for room in hub.rooms.values())
    return PlainTextResponse(
        hub.metrics.text({"tables": len(hub.rooms), "sockets": sockets}),
        media_type="text/plain; version=0.0.4",
    )
