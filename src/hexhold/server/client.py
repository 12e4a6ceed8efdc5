"""One connection to a table: hears what somebody says, and passes on what it is told."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from hexhold.core.contract import SPECTATOR, NotationError
from hexhold.server import log
from hexhold.server import messages as m
from hexhold.server.errors import Refused
from hexhold.server.hub import Hub
from hexhold.server.limits import Bucket
from hexhold.server.names import clean_name
from hexhold.server.room import Decision, Room
from hexhold.server.seats import hashed
from hexhold.server.table import Table
from hexhold.server.wire import Connection, Handshake, TurnedAway

logger = logging.getLogger("hexhold.server")

ADDRESS: Final = "/ws/"
TOKEN: Final = "token."  # a token comes as a subprotocol: addresses stand in logs
NAMELESS: Final = "spectator"
REFUSED: Final = 1008  # close codes
FAILED: Final = 1011
STRIKES: Final = 20  # messages beyond the limit in a minute, before the connection ends
WAITING: Final = 16  # actions of one connection on their way to the store


class AppliedBefore(Exception):
    """This very message has been applied already."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Client:
    """Somebody at a table, or a spectator."""

    def __init__(self, hub: Hub, connection: Connection, person: str, name: str) -> None:
        self.hub = hub
        self.person = person
        self.told_as = SPECTATOR
        self._connection = connection
        self._name = name  # as a spectator
        self._room: Room | None = None
        self.is_gone = False
        self._waiting = 0
        limits = hub.limits
        self._rate = Bucket(limits.messages_per_second, limits.burst)
        self._patience = Bucket(STRIKES / 60, STRIKES)
        self._speaker = person or connection.address

    # ------------------------------------------------------------------ coming and going

    async def find_table(self, name: str) -> None:
        """Come to a table that has to be found first; nothing is heard until then."""
        try:
            self.join(await self.hub.find(name))
        except Refused as refused:
            self._turn_away(refused)
        except Exception:
            logger.exception("table %s: a connection failed", name)
            self._connection.close(FAILED)
        else:
            self._connection.go_on()

    def join(self, room: Room) -> None:
        """Come to a table."""
        if not self.is_gone:
            self._room = room
            room.join(self, self._joined)

    def _joined(self, error: Exception | None) -> None:
        if isinstance(error, Refused):
            self._turn_away(error)
        elif error is not None:
            self._failed(error)

    def _turn_away(self, refused: Refused) -> None:
        self.hub.metrics.error(refused.code)
        self._reply(m.Error(refused.code, refused.reason))
        self._connection.close(REFUSED)

    def gone(self) -> None:
        """The connection has ended."""
        self.is_gone = True
        if self._room is not None:
            self._room.leave(self)

    def close(self, code: int) -> None:
        """End the connection."""
        self._connection.close(code)

    # ------------------------------------------------------------------ telling

    def send(self, message: bytes) -> None:
        """Send a message; whoever does not read is dropped, and may come back."""
        self._connection.send(message)

    def _reply(self, message: m.ServerMessage) -> None:
        self.send(m.encode(message))

    # ------------------------------------------------------------------ hearing

    def heard(self, text: str) -> None:
        """Somebody says something."""
        self.hub.metrics.count("messages")
        if self._room is None:
            return
        try:
            message = self._take(text)
            HANDLERS[type(message)](self, self._room, message)
        except Refused as refused:
            self._answer("", refused)
        except Exception as error:
            self._failed(error)

    def _take(self, text: str) -> m.ClientMessage:
        if not self._may_speak():
            self._strike()
            raise Refused("too-fast")
        if len(text) > self.hub.limits.message_bytes:
            raise Refused("too-large")
        try:
            return m.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:200]) from None

    def _may_speak(self) -> bool:
        """Not too often here, from this address, and as this person."""
        if not (self._rate.take() and self.hub.messages.take(self._connection.address)):
            return False
        return not self.person or self.hub.messages_of_person.take(self.person)

    def _strike(self) -> None:
        """Whoever goes on and on is not listened to any longer."""
        if not self._patience.take():
            self.hub.metrics.count("flooders")
            self._connection.close(REFUSED)

    def _submit(self, room: Room, decide: Decision, client: str = "") -> None:
        if self._waiting >= WAITING:
            raise Refused("too-fast")
        self._waiting += 1
        room.submit(decide, partial(self._done, client, time.perf_counter()))

    def _done(self, client: str, began: float, error: Exception | None) -> None:
        """What was asked for is stored and told, or not."""
        self._waiting -= 1
        self.hub.metrics.took(time.perf_counter() - began)
        if error is None:
            return
        if isinstance(error, Refused | AppliedBefore):
            self._answer(client, error)
        else:
            self._failed(error)

    def _answer(self, client: str, answer: Refused | AppliedBefore) -> None:
        """Say why a message was not applied now."""
        if isinstance(answer, AppliedBefore):
            self._reply(m.Done(client, answer.version))
            return
        self.hub.metrics.error(answer.code)
        rule = str(answer.details.get("rule", ""))
        self._reply(m.Error(answer.code, answer.reason, client, rule))

    def _failed(self, error: Exception) -> None:
        """A fault of ours: this connection ends, the table goes on."""
        logger.error("a message could not be handled", exc_info=error)
        self._connection.close(FAILED)

    # ------------------------------------------------------------------ what can be said

    def _act(self, room: Room, message: m.Act) -> None:
        seat = room.table.seat_held_by(self.person)
        if seat >= 0 and room.table.seats[seat].away:
            room.submit(self._coming_back)
        self._submit(room, partial(self._acting, room, message), message.id)

    def _acting(self, room: Room, message: m.Act, table: Table, now: int) -> log.Moved:
        """Decided on the newest state: the same message may come on another connection, too."""
        seat = table.require_seat(self.person)
        version = table.applied(self.person, message.id)
        if version is not None:
            raise AppliedBefore(version)
        self.hub.metrics.count("actions")
        reserve = room.clocks.reserve_left(seat)
        return table.act(
            seat, message.action, now, message.id, careful=message.careful, reserve=reserve
        )

    def _coming_back(self, table: Table, now: int) -> log.Back:
        return table.come_back(self.person, now)

    def _back(self, room: Room, message: m.Back) -> None:
        self._submit(room, self._coming_back)

    def _undo(self, room: Room, message: m.Undo) -> None:
        self._submit(room, lambda t, now: t.undo(self.person, now, room.clocks.reserve_before))

    def _say(self, room: Room, message: m.Say) -> None:
        hub, address = self.hub, self._connection.address
        if not (hub.chat.take(self._speaker) and hub.chat_at.take(address)):
            self._strike()
            raise Refused("too-fast")
        text, phrase = message.text, message.phrase
        self._submit(room, lambda t, now: t.say(self.person, self._name, text, now, phrase))

    def _why(self, room: Room, message: m.Why) -> None:
        match = room.table.playing()
        seat = room.table.seat_held_by(self.person)
        try:
            refusal = match.check(seat, message.action)
        except NotationError as error:
            raise Refused("bad-action", str(error)) from None
        self._reply(m.Answer(message.action, refusal.rule if refusal else None))

    def _sync(self, room: Room, message: m.Sync) -> None:
        room.tell_again(self, self._joined)

    def _ping(self, room: Room, message: m.Ping) -> None:
        self._reply(m.Pong(room.table.version))

    def _seed(self, room: Room, message: m.Seed) -> None:
        self._submit(room, lambda t, now: t.show_seed(self.person, message.seed, now))

    def _stand_in(self, room: Room, message: m.StandIn) -> None:
        def decide(table: Table, now: int) -> log.Away:
            absent = room.absent(message.seat)
            return table.stand_in(self.person, message.seat, now, absent=absent)

        self._submit(room, decide)

    def _resign(self, room: Room, message: m.Resign) -> None:
        self._submit(room, lambda t, now: t.resign(self.person, now))

    def _propose_end(self, room: Room, message: m.ProposeEnd) -> None:
        self._submit(room, lambda t, now: t.propose_end(self.person, now, room.present))

    def _vote(self, room: Room, message: m.Vote) -> None:
        self._submit(room, lambda t, now: t.vote(self.person, message.agree, now, room.present))

    def _hasten(self, room: Room, message: m.Hasten) -> None:
        room.hasten(self.person, message.share)


HANDLERS: Final[dict[type, Callable[[Client, Room, Any], None]]] = {
    m.Act: Client._act,
    m.Back: Client._back,
    m.Undo: Client._undo,
    m.Say: Client._say,
    m.Why: Client._why,
    m.Sync: Client._sync,
    m.Ping: Client._ping,
    m.Seed: Client._seed,
    m.StandIn: Client._stand_in,
    m.Resign: Client._resign,
    m.ProposeEnd: Client._propose_end,
    m.Vote: Client._vote,
    m.Hasten: Client._hasten,
}


def open_socket(hub: Hub, handshake: Handshake, connection: Connection) -> Client:
    """Somebody connects: to `/ws/TABLE`, with a token as a subprotocol, or to look on."""
    if not handshake.path.startswith(ADDRESS):
        raise TurnedAway(404, "not-found")
    tokens = [word.removeprefix(TOKEN) for word in handshake.protocols if word.startswith(TOKEN)]
    person = hashed(tokens[0]) if tokens else ""
    try:
        name = clean_name(handshake.query.get("name", NAMELESS))
    except Refused as refused:
        raise TurnedAway(403, refused.code) from None
    client = Client(hub, connection, person, name)
    hub.metrics.count("sockets_opened")
    _come_to(hub, client, connection, handshake)
    return client


def _come_to(hub: Hub, client: Client, connection: Connection, asked: Handshake) -> None:
    table = asked.path.removeprefix(ADDRESS)
    room = hub.rooms.get(table)
    if room is not None and not room.failed:
        hub.seen(table)
        client.join(room)
        return
    connection.hold()
    hub.keep(asyncio.create_task(client.find_table(table)))
