"""`hexhold serve`: the place to play, on this machine or for others."""

import os
from argparse import ArgumentTypeError, Namespace
from typing import Final

from hexhold.cli.arguments import Commands, add_command, add_store, add_think, number
from hexhold.cli.parser import help_text
from hexhold.cli.words import VOICE, t
from hexhold.server.addresses import Network, Trust, networks
from hexhold.server.limits import Limits
from hexhold.server.room import Pace
from hexhold.server.serve import Settings, serve

LIMITS = Limits()
HOST = "127.0.0.1"
PORT = 8080
BOT_PAUSE = 400  # milliseconds
ABSENCE = 60  # seconds
METRICS_TOKEN: Final = "HEXHOLD_METRICS_TOKEN"  # of the environment
ADJUSTABLE: Final = (
    "message-bytes",
    "tables-per-hour",
    "sockets-per-address",
    "connections-per-address",
    "connections",
    "requests-per-second",
    "writes-per-second",
)


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "serve")
    parser.add_argument("--host", default=HOST, help=help_text("cli-help-host", default=HOST))
    port = help_text("cli-help-port", default=str(PORT))
    parser.add_argument("--port", type=number(0), default=PORT, help=port)
    add_store(parser)
    pause = help_text("cli-help-bot-pause", default=str(BOT_PAUSE))
    parser.add_argument("--bot-pause", type=number(0), default=BOT_PAUSE, metavar="MS", help=pause)
    add_think(parser)
    absence = help_text("cli-help-absence", default=str(ABSENCE))
    parser.add_argument("--absence", type=number(0), default=ABSENCE, metavar="S", help=absence)
    proxy = help_text("cli-help-proxy")
    parser.add_argument("--proxy", type=read_networks, default=(), metavar="ADDRESSES", help=proxy)
    name = help_text("cli-help-name")
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help=name)
    for limit in ADJUSTABLE:
        usual = int(getattr(LIMITS, limit.replace("-", "_")))
        about = help_text(f"cli-help-{limit}", default=str(usual))
        parser.add_argument(f"--{limit}", type=number(1), default=usual, metavar="N", help=about)
    parser.set_defaults(run=run)


def read_networks(text: str) -> tuple[Network, ...]:
    """Addresses of proxies."""
    try:
        return networks(text)
    except ValueError:
        raise ArgumentTypeError(t("cli-fault-address", typed=repr(text[:80]))) from None


def run(given: Namespace) -> int:
    """Serve until told to stop."""
    chosen = {name: getattr(given, name) for name in (n.replace("-", "_") for n in ADJUSTABLE)}
    bursts = {
        "request_burst": 4 * given.requests_per_second,
        "write_burst": 6 * given.writes_per_second,
    }
    limits = Limits(**chosen, **bursts)
    trust = Trust(given.proxy, tuple(given.name), os.environ.get(METRICS_TOKEN, ""))
    pause = given.bot_pause / 1000
    pace = Pace(pause, given.think or Pace.think, absence=given.absence)
    language = VOICE.language
    serve(Settings(given.host, given.port, given.db, limits, pace, trust, language=language))
    return 0
