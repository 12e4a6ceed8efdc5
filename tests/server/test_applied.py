"""An id that was applied is known again, and no other."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hexhold.server.applied import Applied, _digest

ids = st.tuples(st.integers(0, 3), st.text(min_size=1, max_size=4))


@settings(deadline=None)
@given(applied=st.lists(ids, unique=True), asked=ids)
def test_an_id_is_known_with_its_version(
    applied: list[tuple[int, str]], asked: tuple[int, str]
) -> None:
    found = Applied()
    for version, (seat, client) in enumerate(applied, 7):
        found.add(seat, client, version)
    for version, (seat, client) in enumerate(applied, 7):
        assert found.version(seat, client) == version
    if asked not in applied:
        assert found.version(*asked) is None


def test_a_digest_is_not_found_across_two_others() -> None:
    found = Applied()
    found.add(0, "a", 1)
    found.add(0, "b", 2)
    found._digests[4:12] = _digest(0, "c")
    assert found.version(0, "c") is None
