"""The server put together: routes, the entrance, start and stop. Wiring only."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

from hexhold.server import api, invitations, library
from hexhold.server.addresses import Trust
from hexhold.server.entrance import Entrance
from hexhold.server.hub import Hub
from hexhold.server.limits import Window
from hexhold.server.openapi import document
from hexhold.server.page import show_page

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
    ("GET", "/api/facts/{game}", library.show_facts),
    ("GET", "/health", api.health),
    ("GET", "/ready", api.ready),
    ("GET", "/metrics", api.metrics),
)


def make_app(hub: Hub, trust: Trust | None = None) -> ASGIApp:
    """The application around a hub of tables; sockets are opened elsewhere (client.py)."""

    async def openapi(hub: Hub, request: Any) -> Any:
        return api.json(document())

    async def page(request: Request) -> Response:
        info = await hub.table_at(request.url.path)
        if info is None:
            return await show_page(request)
        return await show_page(request, info.game, invitations.tags(info, request))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.wake_up()
        yield
        await hub.close()

    routes: list[BaseRoute] = [
        Route(path, api.endpoint(handler), methods=[method]) for method, path, handler in ROUTES
    ]
    routes.append(Route("/api/openapi.json", api.endpoint(openapi), methods=["GET"]))
    for name, handler in (
        ("picture", invitations.show_picture),
        ("invitation", invitations.show_code),
    ):
        address = f"/{name}/{{table}}"
        routes.append(Route(address, api.endpoint(handler), methods=["GET"], name=name))
    routes.append(Route("/{path:path}", page, methods=["GET"]))  # last: whatever is left
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.hub = hub
    app.state.openings = Window(hub.limits.tables_per_hour, 3600)
    return Entrance(app, hub.limits, trust or Trust(), hub.metrics)
