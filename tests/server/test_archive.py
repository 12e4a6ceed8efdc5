"""Packed logs: all there, a tenth of the room, and never mistaken for something else."""

import pytest
from tests.server.matches import SHORT, name_of, played

from hexhold.server import log
from hexhold.server.archive import packed, unpacked


@pytest.mark.parametrize("entries", [[], [b""], [b"a", b"\0\xff", b"x" * 70_000]])
def test_what_was_packed_is_unpacked(entries: list[bytes]) -> None:
    assert unpacked(packed(entries)) == entries


@pytest.mark.parametrize("setting", SHORT, ids=name_of)
def test_a_match_takes_a_sixth_of_the_room_at_most(setting: tuple[str, dict[str, object]]) -> None:
    entries = [log.write(entry) for entry in played(*setting)[1]]
    assert 6 * len(packed(entries)) < sum(map(len, entries))


@pytest.mark.parametrize("body", [b"", b"x", packed([b"a"])[:-1], packed([])[::-1]])
def test_what_was_not_packed_is_refused(body: bytes) -> None:
    with pytest.raises(ValueError):
        unpacked(body)
