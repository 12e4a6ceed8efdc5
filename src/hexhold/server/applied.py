"""Which of the clients' own ids were applied, and when: twelve bytes each, for a whole match."""

from array import array
from typing import Final

SIZE: Final = 8  # bytes of an id's hash


class Applied:
    """Ids of actions that were applied, with their versions.

    Only hashes are kept, in one row of bytes: hundreds of tables lie in memory, and searching a
    few kilobytes is quick. The hashes of strings differ from process to process, so that nobody
    can look for two ids with the same one.
    """

    def __init__(self) -> None:
        self._digests = bytearray()
        self._versions = array("q")

    def add(self, person: str, client: str, version: int) -> None:
        """This id was applied and led to this version."""
        self._digests += _digest(person, client)
        self._versions.append(version)

    def version(self, person: str, client: str) -> int | None:
        """The version that an id led to, if it was applied."""
        wanted = _digest(person, client)
        at = self._digests.find(wanted)
        while at >= 0 and at % SIZE:  # found across two digests
            at = self._digests.find(wanted, at + 1)
        return None if at < 0 else self._versions[at // SIZE]


def _digest(person: str, client: str) -> bytes:
    return hash((person, client)).to_bytes(SIZE, "big", signed=True)
