"""The processes that the bench starts: the real server, a bare echo, a room of idle tables."""

import asyncio
import sys

import uvicorn

from hexhold.bench.server.bare import echo_app
from hexhold.bench.server.idle import weigh
from hexhold.server.limits import Limits
from hexhold.server.serve import Settings, bind, configured, serve

# Scripted clients are quicker than people, and all come from one address.
WIDE = Limits(
    messages_per_second=1e6, burst=10**6, tables_per_hour=10**6, sockets_per_address=10**6
)


def main(what: str, *given: str) -> None:
    """Do one of them; the first line that it prints ends in its port or its weight."""
    if what == "server":
        serve(Settings(port=0, db=given[0], limits=WIDE))
    elif what == "echo":
        echo()
    else:
        print(weigh(int(given[0])), flush=True)


def echo() -> None:
    """Run the bare application as the server runs its own, on uvicorn's own protocol."""
    listening = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    config = configured(echo_app(), WIDE)
    config.ws = "websockets-sansio"
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


if __name__ == "__main__":
    main(*sys.argv[1:])
