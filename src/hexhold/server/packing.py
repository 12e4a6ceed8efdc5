"""Answers that are worth packing: made beside the event loop, squeezed if the client likes."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexhold.core.build import is_compiled

WORTH_IT: Final = 1400  # bytes: less fits into one packet anyway
QUICK: Final = 5  # a level that costs little and gives most


def squeeze(plain: bytes, level: int = 9) -> bytes:
    """Bytes in gzip's format; the same for the same."""
    return gzip.compress(plain, level, mtime=0)


def unpacks(request: Request, wanted: str = "gzip") -> bool:
    """Whether a coding is asked for; `gzip;q=0` says that it is not."""
    for part in request.headers.get("accept-encoding", "").split(","):
        coding, _, quality = part.replace(" ", "").partition(";q=")
        if coding == wanted:
            return quality.rstrip("0") not in ("0.", "") if quality else True
    return False


async def packed(request: Request, make: Callable[..., Any], *arguments: Any) -> Response:
    """What a function makes, as JSON. It may take its time: the event loop goes on meanwhile.

    Only with the compiled engine, though: its calls are never interrupted. Interpreted, two threads
    would write into the one buffer in which actions are listed.
    """
    pack = unpacks(request)

    def body() -> tuple[bytes, bool]:
        plain = msgspec.json.encode(make(*arguments))
        worth = pack and len(plain) > WORTH_IT
        return (squeeze(plain, QUICK), True) if worth else (plain, False)

    content, is_packed = await asyncio.to_thread(body) if is_compiled() else body()
    headers = {"vary": "accept-encoding"}
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type="application/json")
