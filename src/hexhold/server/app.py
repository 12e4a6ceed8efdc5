"""The server put together: routes, origin checks, headers, start and stop. Wiring only."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hexhold.server import api, library
from hexhold.server.errors import Refused
from hexhold.server.house import House
from hexhold.server.limits import Window
from hexhold.server.openapi import document
from hexhold.server.page import show_page
from hexhold.server.sockets import serve_socket

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

ROUTES = (
    ("POST", "/api/tables", api.open_table),
    ("GET", "/api/tables", api.list_tables),
    ("GET", "/api/tables/{table}", api.show_table),
    ("POST", "/api/tables/{table}/sit", api.sit),
    ("POST", "/api/tables/{table}/seed", api.give_seed),
    ("POST", "/api/tables/{table}/stand", api.stand),
    ("POST", "/api/tables/{table}/bot", api.seat_bot),
    ("POST", "/api/tables/{table}/free", api.free),
    ("POST", "/api/tables/{table}/mute", api.mute),
    ("POST", "/api/tables/{table}/start", api.start),
    ("POST", "/api/tables/{table}/rematch", api.rematch),
    ("GET", "/api/tables/{table}/record", api.record),
    ("GET", "/api/tables/{table}/summary", api.show_summary),
    ("GET", "/api/tables/{table}/replay", api.show_replay),
    ("GET", "/api/tables/{table}/chances", api.show_chances),
    ("GET", "/api/games", api.games),
    ("GET", "/api/almanac/{language}", library.show_almanac),
    ("GET", "/api/board/{game}", library.show_board),
    ("GET", "/api/cards/{game}", library.show_cards),
    ("GET", "/health", api.health),
    ("GET", "/metrics", api.metrics),
)


@dataclass
class Guard:
    """Refuses what another site's page sends, and puts the safe headers on every answer."""

    app: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind in ("http", "websocket") and foreign(Headers(scope=scope)):
            await self._turn_away(scope, receive, send)
        elif kind == "http":
            host = Headers(scope=scope).get("host", "")
            await self.app(scope, receive, partial(_send_with_headers, send, host))
        else:
            await self.app(scope, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(1008)
        else:
            await api.json(Refused("foreign-origin").message(), 403)(scope, receive, send)


def foreign(headers: Headers) -> bool:
    """Whether a browser says that a page of another origin is asking."""
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host", "")
    except ValueError:  # no browser writes such an address
        return True


def policy_at(host: str) -> str:
    """What a page may load and speak to: this server, whose sockets some browsers want named."""
    plain = re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII)
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if plain else "")


async def _send_with_headers(send: Send, host: str, message: Message) -> None:
    if message["type"] == "http.response.start":
        headers = HEADERS | {"content-security-policy": policy_at(host)}
        added = [(name.encode(), value.encode()) for name, value in headers.items()]
        message = {**message, "headers": [*message.get("headers", []), *added]}
    await send(message)


def make_app(house: House) -> ASGIApp:
    """The application around a house of tables."""

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(house, websocket)

    async def openapi(house: House, request: Any) -> Any:
        return api.json(document())

    async def page(request: Request) -> Response:
        return await show_page(request, await house.game_at(request.url.path))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.wake_up()
        tidying = asyncio.create_task(house.tidy_forever())
        yield
        tidying.cancel()
        await house.close()

    routes: list[BaseRoute] = [
        Route(path, api.endpoint(handler), methods=[method]) for method, path, handler in ROUTES
    ]
    routes.append(Route("/api/openapi.json", api.endpoint(openapi), methods=["GET"]))
    routes.append(WebSocketRoute("/ws/{table}", socket))
    routes.append(Route("/{path:path}", page, methods=["GET"]))  # last: whatever is left
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.house = house
    app.state.openings = Window(house.limits.tables_per_hour, 3600)
    return Guard(app)
