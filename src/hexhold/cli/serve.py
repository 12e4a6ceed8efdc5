"""`hexhold serve`: the place to play, on this machine or for others."""

from argparse import Namespace

from hexhold.cli.arguments import Commands, add_command, add_store, number
from hexhold.cli.parser import help_text
from hexhold.cli.words import VOICE
from hexhold.server.limits import Limits
from hexhold.server.room import Pace
from hexhold.server.serve import Settings, serve

LIMITS = Limits()
HOST = "127.0.0.1"
PORT = 8080
BOT_PAUSE = 400  # milliseconds


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "serve")
    parser.add_argument("--host", default=HOST, help=help_text("cli-help-host", default=HOST))
    port = help_text("cli-help-port", default=str(PORT))
    parser.add_argument("--port", type=number(0), default=PORT, help=port)
    add_store(parser)
    pause = help_text("cli-help-bot-pause", default=str(BOT_PAUSE))
    parser.add_argument("--bot-pause", type=number(0), default=BOT_PAUSE, metavar="MS", help=pause)
    for name in ("message-bytes", "tables-per-hour", "sockets-per-address"):
        usual = getattr(LIMITS, name.replace("-", "_"))
        about = help_text(f"cli-help-{name}", default=str(usual))
        parser.add_argument(f"--{name}", type=number(1), default=usual, metavar="N", help=about)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Serve until told to stop."""
    limits = Limits(
        message_bytes=given.message_bytes,
        tables_per_hour=given.tables_per_hour,
        sockets_per_address=given.sockets_per_address,
    )
    pause = given.bot_pause / 1000
    pace = Pace(pause)
    language = VOICE.language
    serve(Settings(given.host, given.port, given.db, limits, pace, language=language))
    return 0
