"""`hexhold serve`: the place to play, on this machine or for others."""

from argparse import Namespace

from hexhold.cli.arguments import Commands, number
from hexhold.cli.terminal import Fault
from hexhold.server.limits import Limits
from hexhold.server.live import Pace
from hexhold.server.serve import CannotServe, Settings, serve

LIMITS = Limits()


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("serve", help="run the server")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=number(0), default=8080, help="the port; 0 takes a free one")
    parser.add_argument("--db", default="", metavar="FILE", help="where tables are kept")
    parser.add_argument(
        "--bot-pause",
        type=number(0),
        default=400,
        metavar="MS",
        help="how long a bot waits before it acts among people",
    )
    for name in ("message_bytes", "tables_per_hour", "sockets_per_address"):
        flag = f"--{name.replace('_', '-')}"
        usual = getattr(LIMITS, name)
        parser.add_argument(flag, type=number(1), default=usual, metavar="N", help=f"({usual})")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Serve until told to stop."""
    limits = Limits(
        message_bytes=given.message_bytes,
        tables_per_hour=given.tables_per_hour,
        sockets_per_address=given.sockets_per_address,
    )
    pause = given.bot_pause / 1000
    try:
        serve(Settings(given.host, given.port, given.db, limits, Pace(pause, 10 * pause)))
    except CannotServe as error:
        raise Fault(str(error)) from None
    return 0
