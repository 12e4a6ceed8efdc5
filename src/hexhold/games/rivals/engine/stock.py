"""Stored resources: regions hold 0 to 3; gaining, giving, and the questions where (rivals.stock).

The stock of all regions of a seat is two masks over its places, so that "each of these gains one,
surplus lost" needs no loop.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import BIT, ONE, popcount
from hexhold.games.rivals.engine.layout import (
    HAVE,
    HI,
    LO,
    ROOM,
    SIDE,
    TYPE,
)
from hexhold.games.rivals.engine.state import (
    State,
)

# -- planes --


def type_at(w: vec[i64], me: i64, place: i64) -> i64:
    """The resource of a place."""
    bit = BIT[place]
    for resource in range(i64(6)):
        if w[me + TYPE + resource] & bit:
            return resource
    return -1


def level_at(w: vec[i64], me: i64, place: i64) -> i64:
    """How much lies at a place."""
    return ((w[me + LO] >> place) & 1) + 2 * ((w[me + HI] >> place) & 1)


def all_places(w: vec[i64], me: i64) -> i64:
    """Every place with a region, the Cache included."""
    at = me + TYPE
    return w[at] | w[at + 1] | w[at + 2] | w[at + 3] | w[at + 4] | w[at + 5]


def stock_in(w: vec[i64], me: i64, mask: i64) -> i64:
    """All that lies at some places."""
    return popcount(w[me + LO] & mask) + 2 * popcount(w[me + HI] & mask)


def by_resource(w: vec[i64], me: i64, mask: i64) -> i64:
    """One for every place of a mask, packed by resource."""
    packed: i64 = 0
    for resource in range(i64(6)):
        here = mask & w[me + TYPE + resource]
        if here:
            packed += popcount(here) * ONE[resource]
    return packed


def gain(s: State, seat: i64, mask: i64) -> i64:
    """Each of these places gains one; returns what was stored, packed. Surplus is lost."""
    w = s.w
    me = seat * SIDE
    mask &= ~(w[me + LO] & w[me + HI])
    if mask == 0:
        return 0
    carry = w[me + LO] & mask
    w[me + LO] ^= mask
    w[me + HI] ^= carry
    packed = by_resource(w, me, mask)
    w[me + HAVE] += packed
    w[me + ROOM] -= packed
    return packed


def lose(s: State, seat: i64, mask: i64) -> i64:
    """Each of these places that has something loses one; returns what was lost, packed."""
    w = s.w
    me = seat * SIDE
    mask &= w[me + LO] | w[me + HI]
    if mask == 0:
        return 0
    borrow = mask & ~w[me + LO]
    w[me + LO] ^= mask
    w[me + HI] ^= borrow
    packed = by_resource(w, me, mask)
    w[me + HAVE] -= packed
    w[me + ROOM] += packed
    return packed


def recount(s: State, seat: i64) -> None:
    """Stock and free storage by resource, from the planes."""
    w = s.w
    me = seat * SIDE
    have: i64 = 0
    room: i64 = 0
    for resource in range(i64(6)):
        places = w[me + TYPE + resource]
        stock = stock_in(w, me, places)
        have += stock * ONE[resource]
        room += (3 * popcount(places) - stock) * ONE[resource]
    w[me + HAVE] = have
    w[me + ROOM] = room


def amount_of(packed: i64, resource: i64) -> i64:
    """One counter of a packed amount."""
    return (packed >> (8 * resource)) & 255


def narrow(packed: i64) -> i64:
    """A packed amount with four bits a resource, as frames carry it."""
    result: i64 = 0
    for resource in range(i64(6)):
        result |= ((packed >> (8 * resource)) & 15) << (4 * resource)
    return result


def places_of_types(w: vec[i64], me: i64, types: i64) -> i64:
    """The places of several resources."""
    places: i64 = 0
    for resource in range(i64(6)):
        if types & BIT[resource]:
            places |= w[me + TYPE + resource]
    return places


def types_with_room(w: vec[i64], me: i64) -> i64:
    """The resources of which one more can be stored."""
    types: i64 = 0
    for resource in range(i64(6)):
        if amount_of(w[me + ROOM], resource):
            types |= BIT[resource]
    return types
