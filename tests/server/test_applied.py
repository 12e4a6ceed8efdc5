"""An id that was applied is known again, and no other."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hexhold.server.applied import Applied, _digest

ids = st.tuples(st.sampled_from("abcd"), st.text(min_size=1, max_size=4))


@settings(deadline=None)
@given(applied=st.lists(ids, unique=True), asked=ids)
def test_an_id_is_known_with_its_version(
    applied: list[tuple[str, str]], asked: tuple[str, str]
) -> None:
    found = Applied()
    for version, (person, client) in enumerate(applied, 7):
        found.add(person, client, version)
    for version, (person, client) in enumerate(applied, 7):
        assert found.version(person, client) == version
    if asked not in applied:
        assert found.version(*asked) is None


def test_a_digest_is_not_found_across_two_others() -> None:
    found = Applied()
    found.add("p", "a", 1)
    found.add("p", "b", 2)
    found._digests[4:12] = _digest("p", "c")
    assert found.version("p", "c") is None
