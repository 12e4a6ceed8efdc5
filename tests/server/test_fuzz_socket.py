"""Whatever comes over a socket: no crash, a code that stays, and nothing changes."""

import contextlib
import json
import socket as sockets
import string
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.threaded import Tables, healthy, no_faults, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from hexhold.server import messages as m
from hexhold.server.company import TEXT_LENGTH
from hexhold.server.errors import CODES

FUZZ = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
CLEAN = {1000, 1002, 1003, 1007, 1008, 1009}  # ways in which the server may hang up

words = st.sampled_from(
    ["t", "id", "action", "text", "since", "act", "say", "undo", "why", "sync", "ping", "back"]
)
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words | st.text(), inner),
    max_leaves=8,
)
actions = st.sampled_from(
    ["settlement 12", "road 1", "roll", "end", "dice 3 4", "steal ore", "first 1", "settlement 99"]
) | st.text(max_size=250)
kinds = st.one_of(
    st.fixed_dictionaries({"t": st.just("act"), "id": st.text(max_size=80), "action": actions}),
    st.fixed_dictionaries({"t": st.just("why"), "action": actions}),
    st.fixed_dictionaries({"t": st.just("seed"), "seed": st.text(max_size=80) | values}),
    st.fixed_dictionaries({"t": st.just("stand_in"), "seat": st.integers() | values}),
    st.fixed_dictionaries({"t": st.just("vote"), "agree": st.booleans() | values}),
    st.fixed_dictionaries({"t": st.sampled_from(["undo", "back", "ping", "sync", "resign"])}),
    st.fixed_dictionaries({"t": st.just("say"), "text": st.just("") | values}),
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message that was right, or nearly, with some characters changed."""
    text = list(json.dumps(draw(kinds), separators=draw(st.sampled_from([(",", ":"), None]))))
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text) - 1))
        text[at : at + draw(st.integers(0, 2))] = draw(st.text(max_size=2))
        if not text:
            break
    return "".join(text)


junk = st.one_of(
    st.text(max_size=300),
    st.binary(max_size=300),
    values.map(json.dumps),
    st.dictionaries(words, values, max_size=4).map(json.dumps),
    mutated(),
    st.sampled_from(["x" * 20_000, "[" * 5000, '{"t":"act","id":"' + "é" * 5000, "\ud800"]),
)


def harmless(message: str | bytes) -> bool:
    """Whether a message could not change anything even if it were understood: some would."""
    if isinstance(message, bytes):
        return True
    try:
        understood = m.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True
    if isinstance(understood, m.Resign | m.ProposeEnd):
        return False
    if not isinstance(understood, m.Say):
        return True
    return not 0 < len(" ".join(understood.text.split())) <= TEXT_LENGTH


def sendable(message: str | bytes) -> str | bytes:
    """What a client can put on the wire."""
    return message if isinstance(message, bytes) else message.encode("utf-8", "replace").decode()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with serving(tmp_path_factory.mktemp("fuzz")) as found:
        yield found


@contextlib.contextmanager
def connected(tables: Tables, token: str) -> Iterator[ClientConnection]:
    """A connection to the match that is played; it has heard its welcome."""
    url = f"ws://{tables.address}/ws/{tables.names['playing']}"
    spoken = [Subprotocol("hexhold.1"), *([Subprotocol(f"token.{token}")] if token else [])]
    with connect(url, max_size=1 << 24, compression=None, subprotocols=spoken) as socket:
        assert json.loads(socket.recv(30))["t"] == "welcome"
        yield socket


def answers(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything that is answered, until the answer to a last question."""
    socket.send('{"t":"ping"}')
    found = []
    while (answer := json.loads(socket.recv(30)))["t"] != "pong":
        found.append(answer)
    return found


def conversation(tables: Tables, token: str, sent: list[str | bytes]) -> int | None:
    """Send everything and check the answers; the code with which the server hung up, if it did."""
    try:
        with connected(tables, token) as socket:
            for message in sent:
                socket.send(sendable(message))
            found = answers(socket)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    assert {answer["t"] for answer in found} <= {"error", "answer", "welcome", "done"}
    assert {answer["code"] for answer in found if answer["t"] == "error"} <= set(CODES)
    understood = sum(answer["t"] != "welcome" for answer in found)
    assert understood <= len(sent)  # at most one answer a message
    return None


@FUZZ
@given(who=st.sampled_from([1, 2, None]), sent=st.lists(junk.filter(harmless), max_size=6))
def test_junk_changes_nothing_and_gets_codes(
    tables: Tables, who: int | None, sent: list[str | bytes]
) -> None:
    """By seats whose turn it is not, and by spectators."""
    before = tables.marks()
    with no_faults():
        hung_up = conversation(tables, "" if who is None else tables.tokens[who], sent)
    assert hung_up is None or hung_up in CLEAN
    assert tables.marks() == before


@settings(FUZZ, max_examples=60)
@given(
    token=st.text("!#$%&'*+-.^_`|~" + string.ascii_letters + string.digits, max_size=60),
    called=st.text(max_size=30),
    table=st.text(max_size=20),
)
def test_any_address_is_answered(tables: Tables, token: str, called: str, table: str) -> None:
    before = tables.marks()
    query = f"name={quote(called, safe='')}"
    spoken = [Subprotocol("hexhold.1"), Subprotocol(f"token.{token}")]
    with no_faults():
        for name in (tables.names["playing"], quote(table, safe="")):
            url = f"ws://{tables.address}/ws/{name}?{query}"
            try:
                with connect(url, subprotocols=spoken) as socket:
                    answer = json.loads(socket.recv(30))
            except InvalidStatus as refused:
                assert refused.response.status_code < 500  # noqa: PT017
                continue
            except ConnectionClosed:
                raise AssertionError("the server hung up without a word") from None
            assert answer["t"] in ("welcome", "update") or answer["code"] in CODES
    assert tables.marks() == before


SHAKE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@settings(FUZZ, max_examples=60)
@given(chunks=st.lists(st.binary(min_size=1, max_size=60), max_size=6), early=st.booleans())
def test_bytes_that_are_no_frames_end_the_connection_only(
    tables: Tables, chunks: list[bytes], early: bool
) -> None:
    before = tables.marks()
    host, port = tables.address.split(":")
    shake = SHAKE.format(table=tables.names["playing"], host=tables.address).encode()
    with no_faults(), sockets.create_connection((host, int(port)), 30) as raw:
        raw.sendall(shake + (chunks[0] if early and chunks else b""))
        for chunk in chunks[1 if early else 0 :]:
            with contextlib.suppress(OSError):
                raw.sendall(chunk)
        with contextlib.suppress(OSError):
            raw.shutdown(sockets.SHUT_WR)
            while raw.recv(65536):
                pass
    assert tables.marks() == before


def test_the_server_is_well_after_all_that(tables: Tables) -> None:
    assert healthy(tables)
    before = tables.marks()
    with connected(tables, tables.tokens[0]) as socket:
        socket.send('{"t":"act","id":"last","action":"settlement 12"}')
        while (answer := json.loads(socket.recv(30))).get("id") != "last":
            pass
        assert answer["t"] == "update"
    assert tables.marks() != before
