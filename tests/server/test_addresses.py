"""Who is asking, and by which name we may be called."""

import pytest

from hexhold.server.addresses import Trust, counted_as, foreign, in_one, networks, read_address
from hexhold.server.errors import Refused

BEHIND = Trust(networks("10.0.0.0/8, 2001:db8::1"), ("play.example.org", "*.hexhold.example"))


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1:5000 ", "192.0.2.1"),
        ("[2001:db8::5]:80", "2001:db8::5"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::1"),
        ("unknown", None),
        ("", None),
    ],
)
def test_an_address_is_read_however_it_is_written(written: str, address: str | None) -> None:
    found = read_address(written)
    assert (None if found is None else str(found)) == address


def test_a_household_counts_as_one() -> None:
    one, other = read_address("2001:db8:1:2:3::4"), read_address("2001:db8:1:2:ffff::9")
    assert counted_as(one) == counted_as(other) == "2001:db8:1:2::"
    assert counted_as(read_address("::1")) == "::1"
    assert counted_as(None) == "?"


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("192.0.2.1", "198.51.100.7", "192.0.2.1"),  # not a proxy of ours
        ("127.0.0.1", "198.51.100.7", "127.0.0.1"),
        ("10.1.1.1", "198.51.100.7", "198.51.100.7"),
        ("10.1.1.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"),  # the first is made up
        ("10.1.1.1", "198.51.100.7, 10.2.2.2", "198.51.100.7"),
        ("2001:db8::1", "198.51.100.7,10.2.2.2", "198.51.100.7"),
        ("10.1.1.1", "10.3.3.3", "10.3.3.3"),
        ("10.1.1.1", "", "10.1.1.1"),
        ("10.1.1.1", "198.51.100.7, nonsense", "10.1.1.1"),
    ],
)
def test_only_named_proxies_are_believed(peer: str, forwarded: str, who: str) -> None:
    assert BEHIND.address_of(peer, {"x-forwarded-for": forwarded}) == who
    assert Trust().address_of("10.1.1.1", {"x-forwarded-for": forwarded}) == "10.1.1.1"


def test_several_headers_of_a_name_are_one() -> None:
    raw = [(b"X-Forwarded-For", b"203.0.113.9"), (b"x-forwarded-for", b"198.51.100.7")]
    assert BEHIND.address_of("10.1.1.1", in_one(raw)) == "198.51.100.7"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8080", True),
        ("127.0.0.1:8080", True),
        ("[::1]:8080", True),
        ("192.168.1.5", True),
        ("Play.Example.org", True),
        ("play.example.org.:443", True),
        ("a.hexhold.example", True),
        ("hexhold.example", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_a_host_has_to_be_a_number_or_a_known_name(host: str, known: bool) -> None:
    assert BEHIND.knows(host) == known
    if not known:
        with pytest.raises(Refused, match="wrong-host"):
            BEHIND.check({"host": host})


def test_two_hosts_are_none() -> None:
    with pytest.raises(Refused, match="wrong-host"):
        BEHIND.check(in_one([(b"host", b"localhost"), (b"host", b"evil.example")]))


@pytest.mark.parametrize(
    ("origin", "host", "is_foreign"),
    [
        (None, "localhost", False),
        ("http://localhost:8080", "localhost:8080", False),
        ("https://Play.Example.org", "play.example.org", False),
        ("http://localhost:9090", "localhost:8080", True),
        ("http://evil.example", "localhost:8080", True),
        ("null", "localhost:8080", True),
        ("http://[", "localhost:8080", True),
    ],
)
def test_another_origin_is_foreign(origin: str | None, host: str, is_foreign: bool) -> None:
    assert foreign(origin, host) == is_foreign


def test_the_figures_are_for_this_machine_or_a_token() -> None:
    guarded = Trust(networks("10.0.0.0/8"), metrics_token="secret")
    assert guarded.may_measure("127.0.0.1", {})
    assert guarded.may_measure("::1", {})
    assert not guarded.may_measure("192.0.2.1", {})
    assert not guarded.may_measure("10.1.1.1", {"x-forwarded-for": "192.0.2.1"})
    assert guarded.may_measure("192.0.2.1", {"authorization": "Bearer secret"})
    assert not guarded.may_measure("192.0.2.1", {"authorization": "Bearer other"})
    assert not Trust().may_measure("192.0.2.1", {"authorization": "Bearer "})


def test_a_proxy_nobody_told_us_of_opens_nothing() -> None:
    assert not Trust().may_measure("127.0.0.1", {"x-forwarded-for": "192.0.2.1"})
    assert not Trust().may_measure("127.0.0.1", {"x-forwarded-for": "127.0.0.1"})
