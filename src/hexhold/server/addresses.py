"""Who is asking, and for whom: which proxies are believed, by which names we may be called."""

import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final
from urllib.parse import urlsplit

from hexhold.server.errors import Refused

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

UNKNOWN: Final = "?"
HOUSEHOLD: Final = 64  # bits of an IPv6 address that one customer usually gets


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks with commas between them; a ValueError if one is neither."""
    return tuple(ip_network(part.strip(), strict=False) for part in text.split(","))


def read_address(text: str) -> Address | None:
    """An address as a socket or a proxy writes it, perhaps with a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def counted_as(address: Address | None) -> str:
    """By whom limits count: an IPv6 network of a household is one caller."""
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(IPv6Network((address, HOUSEHOLD), strict=False).network_address)


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


@dataclass(frozen=True)
class Trust:
    """Whom we believe, and by which names we may be called. Header names are in lower case."""

    proxies: tuple[Network, ...] = ()
    names: tuple[str, ...] = ()
    metrics_token: str = ""

    def is_proxy(self, peer: str) -> bool:
        """Whether a connection comes from a proxy that we were told of."""
        return bool(self.proxies) and self._named(read_address(peer))

    def address_of(self, peer: str, headers: Mapping[str, str]) -> str:
        """Who is asking: the nearest address that is not one of our proxies."""
        address = read_address(peer)
        hops = headers.get("x-forwarded-for", "").split(",") if self.proxies else []
        while hops and self._named(address):
            before = read_address(hops.pop())
            if before is None:
                break
            address = before
        return counted_as(address)

    def check(self, headers: Mapping[str, str]) -> None:
        """Refuse whom a page of another site sent here, or led here by a name of its own."""
        host = headers.get("host")
        if host is not None and not self.knows(host):
            raise Refused("wrong-host")
        if foreign(headers.get("origin"), host or ""):
            raise Refused("foreign-origin")

    def knows(self, host: str) -> bool:
        """Whether a Host header names us; a number always does: no other site owns it."""
        name = host_name(host)
        if name == "localhost" or read_address(name) is not None:
            return True
        return any(_matches(name, known.lower()) for known in self.names)

    def may_measure(self, peer: str, headers: Mapping[str, str]) -> bool:
        """Whether somebody may see the figures of the server."""
        _, _, token = headers.get("authorization", "").partition("Bearer ")
        if self.metrics_token and hmac.compare_digest(token.encode(), self.metrics_token.encode()):
            return True
        told = headers.get("x-forwarded-for") is not None
        if told and not self.is_proxy(peer):  # a proxy that we do not know stands before us
            return False
        address = read_address(self.address_of(peer, headers))
        return address is not None and address.is_loopback

    def _named(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.proxies)


def foreign(origin: str | None, host: str) -> bool:
    """Whether a browser says that a page of another origin is asking."""
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() != host.lower()
    except ValueError:  # no browser writes such an address
        return True


def in_one(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Headers by name; one that came several times is joined, as HTTP has it."""
    found: dict[str, str] = {}
    for raw, value in headers:
        name, text = raw.decode("latin-1").lower(), value.decode("latin-1")
        found[name] = f"{found[name]}, {text}" if name in found else text
    return found


def _matches(name: str, known: str) -> bool:
    if known.startswith("*."):
        return name.endswith(known[1:])
    return name == known
