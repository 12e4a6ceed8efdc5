"""Run the server until it is told to stop."""

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil
from pathlib import Path
from typing import Final, cast

import uvicorn
from starlette.types import ASGIApp

from hexhold import locale
from hexhold.core.faults import CodedError, Wording
from hexhold.server.addresses import Trust
from hexhold.server.app import make_app
from hexhold.server.client import open_socket
from hexhold.server.door import Doorkeeper, allow_more_files, deadlines_for
from hexhold.server.hub import Hub
from hexhold.server.limits import Limits
from hexhold.server.room import Pace
from hexhold.server.sqlite_store import SqliteStorage
from hexhold.server.storage import StorageError
from hexhold.server.upgrade import Upgrade
from hexhold.server.wire import Opener

CANNOT_STORE: Final = Wording("cannot-store", "cannot keep tables in {file}: {reason}")
CANNOT_LISTEN: Final = Wording("cannot-listen", "cannot listen on {host}:{port}: {reason}")


class CannotServe(CodedError):
    """The server cannot start; the message says why in one line."""


@dataclass(frozen=True)
class Settings:
    """Where and how to serve."""

    host: str = "127.0.0.1"
    port: int = 8080
    db: str = ""
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    trust: Trust = field(default_factory=Trust)
    when_ready: Callable[[str], None] | None = None  # told the address
    language: str = locale.ORIGINAL  # of the lines for whoever runs it


def data_folder() -> Path:
    """The user's folder for data that should stay."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "hexhold"


def store_file(path: str) -> Path:
    """The file of the store: the one that is named, or else one in the user's data folder."""
    return Path(path) if path else data_folder() / "tables.sqlite"


def open_storage(path: str) -> SqliteStorage:
    """The store in a file."""
    file = store_file(path)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return SqliteStorage(file)
    except OSError as error:
        raise CannotServe(CANNOT_STORE, file=file, reason=str(error)) from None
    except StorageError as error:
        raise CannotServe(CANNOT_STORE, file=file, reason=error) from None


def bind(host: str, port: int) -> socket.socket:
    """The listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers at once only if the protocol is named
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)  # whoever reads our address may connect at once
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise CannotServe(CANNOT_LISTEN, host=host, port=port, reason=reason) from None
    return listening


def configured(
    app: ASGIApp,
    limits: Limits,
    opener: Opener,
    trust: Trust | None = None,
    slow: Callable[[], None] = lambda: None,
) -> uvicorn.Config:
    """How we run an application; `slow` is told of every socket that is dropped for not reading."""
    trust = trust or Trust()
    upgrade = Upgrade(opener, limits, trust, deadlines_for(limits), slow)
    return uvicorn.Config(
        app,
        http=cast(type[asyncio.Protocol], Doorkeeper(limits, trust, upgrade).protocol),
        ws=cast(type[asyncio.Protocol], upgrade),  # uvicorn only asks whether there is any
        log_level="warning",
        timeout_keep_alive=ceil(limits.idle_connection_seconds),
        timeout_graceful_shutdown=2,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # addresses.py knows whom to believe
    )


def configured_hub(hub: Hub, trust: Trust | None = None) -> uvicorn.Config:
    """How we run a hub of tables."""
    slow = partial(hub.metrics.count, "slow_clients")
    app = make_app(hub, trust)
    return configured(app, hub.limits, partial(open_socket, hub), trust, slow)


def look_for_cycles_rarely() -> None:
    """What a message makes is gone without the collector; modules and tables stay anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or Ctrl-C; says its address when it is ready."""
    listening = bind(settings.host, settings.port)
    storage = open_storage(settings.db)
    allow_more_files()
    hub = Hub(storage, settings.limits, settings.pace)
    trust = replace(settings.trust, names=(*settings.trust.names, settings.host))
    config = configured_hub(hub, trust)
    host, port = listening.getsockname()[:2]
    address = f"http://{host}:{port}/"
    print(locale.say("serve-ready", settings.language, address=address), flush=True)
    if settings.when_ready:
        settings.when_ready(address)
    look_for_cycles_rarely()
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):  # uvicorn passes Ctrl-C on when it is done
        server.run(sockets=[listening])  # on uvloop, where there is one
    print(locale.say("serve-stopped", settings.language), file=sys.stderr)
