"""The entrance of the application: who may come in, how often, and the safe headers."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexhold.server.addresses import UNKNOWN, Trust, in_one
from hexhold.server.errors import Refused
from hexhold.server.limits import Buckets, Limits
from hexhold.server.metrics import Metrics

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
TOO_MANY: Final = 429
STATUS: Final = {
    "wrong-host": 421, "foreign-origin": 403, "not-allowed": 403, "too-fast": TOO_MANY,
}  # fmt: skip
FIGURES: Final = "/metrics"  # for whoever runs the server
READING: Final = frozenset(("GET", "HEAD", "OPTIONS"))


@dataclass
class Entrance:
    """Turns away whom the application need not see."""

    app: ASGIApp
    limits: Limits
    trust: Trust
    metrics: Metrics
    _requests: Buckets = field(init=False)
    _writes: Buckets = field(init=False)

    def __post_init__(self) -> None:
        limits = self.limits
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._writes = Buckets(limits.writes_per_second, limits.write_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = in_one(scope["headers"])
        send = partial(self._send, send, headers.get("host", ""))
        try:
            self._admit(scope, headers)
        except Refused as refused:
            self.metrics.error(refused.code)
            await refusal(refused)(scope, receive, send)
            return
        with suppress(ClientDisconnect):  # in the middle of a body: nobody is left to be told
            await self.app(scope, receive, send)

    def _admit(self, scope: Scope, headers: dict[str, str]) -> None:
        peer = scope["client"] or (UNKNOWN, 0)
        who = self.trust.address_of(peer[0], headers)
        writes = scope["method"] not in READING
        if not self._requests.take(who) or (writes and not self._writes.take(who)):
            raise Refused("too-fast")
        self.trust.check(headers)
        if scope["path"] == FIGURES and not self.trust.may_measure(peer[0], headers):
            raise Refused("not-allowed")
        scope["client"] = (who, peer[1])

    async def _send(self, send: Send, host: str, message: Message) -> None:
        """With the safe headers; and late, if there were too many requests."""
        if message["type"] == "http.response.start":
            headers = HEADERS | {"content-security-policy": policy_at(host)}
            added = [(name.encode(), value.encode()) for name, value in headers.items()]
            message = {**message, "headers": [*message.get("headers", []), *added]}
            if message["status"] == TOO_MANY:
                await asyncio.sleep(self.limits.refusal_seconds)
        await send(message)


def refusal(refused: Refused) -> Response:
    """A refusal as an answer of HTTP."""
    status = STATUS[refused.code]
    later = {"retry-after": "1"} if status == TOO_MANY else None
    body = msgspec.json.encode(refused.message())
    return Response(body, status, later, media_type="application/json")


def policy_at(host: str) -> str:
    """What a page may load and speak to: this server, whose sockets some browsers want named."""
    plain = re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII)
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if plain else "")
