"""The processes that the bench starts: the real server, a bare echo, a room of idle tables."""

import sys

import uvicorn

from hexhold.bench.server.bare import echo_opener, nothing
from hexhold.bench.server.idle import weigh
from hexhold.server.limits import Limits
from hexhold.server.serve import Settings, bind, configured, serve

# Scripted clients are quicker than people, and all come from one address.
MANY = 10**6
WIDE = Limits(
    messages_per_second=MANY,
    burst=MANY,
    messages_per_second_and_person=MANY,
    burst_of_person=MANY,
    messages_per_second_and_address=MANY,
    burst_of_address=MANY,
    tables_per_hour=MANY,
    sockets_per_address=MANY,
    connections=MANY,
    connections_per_address=MANY,
    connections_per_second=MANY,
    connection_burst=MANY,
    requests_per_second=MANY,
    request_burst=MANY,
    writes_per_second=MANY,
    write_burst=MANY,
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
    """Run bare sockets as the server runs its own."""
    listening = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    config = configured(nothing, WIDE, echo_opener())
    config.lifespan = "off"
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
