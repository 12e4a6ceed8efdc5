"""The HTTP interface: open a table, sit down, start; everything else goes over the socket."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hexhold.bots import BOTS
from hexhold.games import GAMES
from hexhold.server import log
from hexhold.server.alarm import now_ms
from hexhold.server.answers import Games, Health, Lobby, NextTable, Opened, OptionInfo, Seated
from hexhold.server.errors import Refused
from hexhold.server.house import House, new_token
from hexhold.server.packing import packed
from hexhold.server.summary import summary
from hexhold.server.tables import Table
from hexhold.server.telling import table_info

logger = logging.getLogger("hexhold.server")


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    game: str
    options: dict[str, str | int | bool] = {}
    public: bool = False
    turn_seconds: int = 0
    reserve_seconds: int = 0


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat."""

    name: str
    seat: int | None = None
    seed: str = ""


class GiveSeed(msgspec.Struct, forbid_unknown_fields=True):
    """Give the dice another seed before the start."""

    token: str
    seed: str


class HostAsks(msgspec.Struct, forbid_unknown_fields=True):
    """Something only the host may do."""

    host: str


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Give a seat to a bot."""

    host: str
    seat: int
    bot: str = "greedy"


class FreeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Free a bot's seat, or that of somebody who is gone, for somebody new."""

    host: str
    seat: int


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Forbid a seat, or without one spectators of a name, to speak; or allow it again."""

    host: str
    seat: int | None = None
    name: str = ""
    muted: bool = True


class Stand(msgspec.Struct, forbid_unknown_fields=True):
    """Leave before the start."""

    token: str


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
Handler = Callable[[House, Request], Awaitable[Response]]


def json(value: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose refusals become answers with a code, and never a stack trace."""

    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            return await handler(house, request)
        except Refused as refused:
            house.metrics.error(refused.code)
            return json(refused.message(), STATUS.get(refused.code, 409))

    return answer


async def body(house: House, request: Request, kind: type[Body]) -> Body:
    """The body of a request, checked."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > house.limits.body_bytes:
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


async def open_table(house: House, request: Request) -> Response:
    """POST /api/tables"""
    asked = await body(house, request, OpenTable)
    who = request.client.host if request.client else "?"
    if not request.app.state.openings.take(who):
        raise Refused("too-many-tables")
    if not (0 <= asked.turn_seconds <= 3600 and 0 <= asked.reserve_seconds <= 36000):
        raise BadBody("a turn has at most 3600 seconds, a reserve 36000")
    host = new_token()
    name = await house.open(
        host,
        asked.game,
        dict(asked.options),
        public=asked.public,
        turn_seconds=asked.turn_seconds,
        reserve_seconds=asked.reserve_seconds,
    )
    live = await house.find(name)
    return json(Opened(name, host, table_info(live.table)), 201)


async def list_tables(house: House, request: Request) -> Response:
    """GET /api/tables"""
    return json(Lobby(await house.lobby()))


async def show_table(house: House, request: Request) -> Response:
    """GET /api/tables/{table}"""
    live = await house.find(request.path_params["table"])
    return json(table_info(live.table))


async def sit(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/sit"""
    asked = await body(house, request, Sit)
    live = await house.find(request.path_params["table"])
    token = new_token()
    await live.submit(lambda t, now: t.sit(asked.name, token, asked.seed, asked.seat, now))
    return json(Seated(live.table.seat_of(token), token), 201)


async def give_seed(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/seed: once the seal of the dice has been seen."""
    asked = await body(house, request, GiveSeed)
    live = await house.find(request.path_params["table"])
    await live.submit(lambda t, now: t.seed(asked.token, asked.seed, now))
    return json(table_info(live.table))


async def stand(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/stand"""
    asked = await body(house, request, Stand)
    live = await house.find(request.path_params["table"])
    await live.submit(lambda t, now: t.stand(asked.token, now))
    return json(table_info(live.table))


async def seat_bot(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/bot"""
    asked = await body(house, request, SeatBot)
    live = await house.find(request.path_params["table"])
    await live.submit(
        lambda t, now: t.seat_bot(
            asked.host, asked.seat, asked.bot, now, absent=live.absent(asked.seat)
        )
    )
    return json(table_info(live.table))


async def free(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/free: somebody new may take the seat of somebody who is gone."""
    asked = await body(house, request, FreeSeat)
    live = await house.find(request.path_params["table"])
    await live.submit(
        lambda t, now: t.free(asked.host, asked.seat, now, absent=live.absent(asked.seat))
    )
    return json(table_info(live.table))


async def mute(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/mute"""
    asked = await body(house, request, Mute)
    live = await house.find(request.path_params["table"])
    await live.submit(lambda t, now: t.mute(asked.host, asked.seat, asked.name, asked.muted, now))
    return json(table_info(live.table))


async def start(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/start"""
    asked = await body(house, request, HostAsks)
    live = await house.find(request.path_params["table"])
    await live.submit(lambda t, now: t.start(asked.host, now))
    return json(table_info(live.table))


async def rematch(house: House, request: Request) -> Response:
    """POST /api/tables/{table}/rematch: the same people and bots at a new table."""
    asked = await body(house, request, HostAsks)
    live = await house.find(request.path_params["table"])
    old = live.table
    old.require_host(asked.host)
    if old.status != "over":
        raise Refused("not-playing", "the match is not over yet")
    if old.next_table:
        return json(NextTable(old.next_table))
    name = await house.open(
        asked.host,
        old.game_name,
        dict(old.game.options),
        public=old.public,
        turn_seconds=old.clock.turn // 1000,
        reserve_seconds=old.clock.reserve // 1000,
        rematch_of=old.name,
    )
    fresh = await house.find(name)
    for entry in same_company(old, now_ms()):
        await fresh.submit(partial(_just, entry))
    await live.submit(lambda t, now: log.Rematch(now, name))
    return json(NextTable(name), 201)


def same_company(table: Table, now: int) -> list[log.AnyEntry]:
    """Everybody sits where they sat; their tokens stay good.

    Their old seeds are worth nothing: the new secret was made by somebody who knew them.
    """
    entries: list[log.AnyEntry] = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "person":
            entries.append(log.Seated(now, number, seat.name, seat.token, ""))
        elif seat.kind == "bot":
            entries.append(log.BotSeated(now, number, seat.bot))
    return entries


def _just(entry: log.AnyEntry, table: Table, now: int) -> log.AnyEntry:
    return entry


async def record(house: House, request: Request) -> Response:
    """GET /api/tables/{table}/record, once the match is over."""
    live = await house.find(request.path_params["table"])
    table = live.table
    proof = table.proof()
    if table.match is None or proof is None:
        raise Refused("not-playing", "the record is open when the match is over")
    return PlainTextResponse(table.match.record(proof))


async def show_summary(house: House, request: Request) -> Response:
    """GET /api/tables/{table}/summary, once the match is over."""
    live = await house.find(request.path_params["table"])
    return await packed(request, summary, live.past())


async def show_replay(house: House, request: Request) -> Response:
    """GET /api/tables/{table}/replay?version=V&seat=S, once the match is over."""
    live = await house.find(request.path_params["table"])
    past = live.past()
    version = request.query_params.get("version", "")
    if version and not (version.isascii() and version.isdigit() and len(version) < 10):
        raise BadBody("a version is a number")
    seat = request.query_params.get("seat", "spectator")
    return await packed(request, past.moment, int(version) if version else None, seat)


async def show_chances(house: House, request: Request) -> Response:
    """GET /api/tables/{table}/chances, once the match is over."""
    live = await house.find(request.path_params["table"])
    return await packed(request, live.past().chances)


# ------------------------------------------------------------------ the server itself


async def games(house: House, request: Request) -> Response:
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
    return json(Games(known, presets, list(BOTS)))


async def health(house: House, request: Request) -> Response:
    """GET /health"""
    return json(Health(True, len(house.live)))


async def metrics(house: House, request: Request) -> Response:
    """GET /metrics"""
    sockets = sum(len(live.clients) for live in house.live.values())
    return PlainTextResponse(
        house.metrics.text({"tables": len(house.live), "sockets": sockets}),
        media_type="text/plain; version=0.0.4",
    )
