"""Which of the clients' own ids were applied, and when: twelve bytes each, for a whole match."""

from array import array
from hashlib import blake2b
from typing import Final

SIZE: Final = 8  # bytes of an id's digest


class Applied:
    """Ids of actions that were applied, with their versions.

    Only digests are kept, in one row of bytes: hundreds of tables lie in memory, and searching a
    few kilobytes is quick. Two ids with the same digest could only come from one client, which
    would have to look for them, and would lose its own action.
    """

    def __init__(self) -> None:
        self._digests = bytearray()
        self._versions = array("q")

    def add(self, seat: int, client: str, version: int) -> None:
        """This id was applied and led to this version."""
        self._digests += _digest(seat, client)
        self._versions.append(version)

    def version(self, seat: int, client: str) -> int | None:
        """The version that an id led to, if it was applied."""
        wanted = _digest(seat, client)
        at = self._digests.find(wanted)
        while at >= 0 and at % SIZE:  # found across two digests
            at = self._digests.find(wanted, at + 1)
        return None if at < 0 else self._versions[at // SIZE]


def _digest(seat: int, client: str) -> bytes:
    return blake2b(f"{seat} {client}".encode("utf-8", "surrogatepass"), digest_size=SIZE).digest()
