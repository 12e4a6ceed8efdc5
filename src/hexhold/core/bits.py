"""Sets as masks and hands as packed counters: the small vocabulary of every fast table.

A set of up to 62 things is one i64. A hand of cards is one i64 too, eight bits a kind, so that
gaining and paying are one addition or subtraction.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# mypyc compiles "1 << n" with a variable n to a 32-bit shift: always take the bit from here.
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])

# 2 is a primitive root of 67, so the powers of two differ modulo 67.
BIT_INDEX: Final[vec[i64]] = vec[i64]([0] * 67)
for _n in range(62):
    BIT_INDEX[(1 << _n) % 67] = _n

KINDS: Final = 7  # as many counters as fit below bit 62 with their guard bits
ONE: Final[vec[i64]] = vec[i64]([1 << (8 * k) for k in range(KINDS)])
FIELD: Final[vec[i64]] = vec[i64]([0xFF << (8 * k) for k in range(KINDS)])
GUARD_BITS: Final = 0x80808080808080


def popcount(mask: i64) -> i64:
    """How many things are in the set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def covers(have: i64, need: i64) -> bool:
    """Every counter of `have` is at least that of `need`."""
    return ((have | GUARD_BITS) - need) & GUARD_BITS == GUARD_BITS


def total(hand: i64) -> i64:
    """How many cards a packed hand holds (exact below 255)."""
    return hand % 255


def count_of(hand: i64, kind: i64) -> i64:
    """How many cards of one kind a packed hand holds."""
    return (hand >> (8 * kind)) & 0xFF


def nth_card(hand: i64, n: i64) -> i64:
    """The kind of the n-th card when a packed hand is laid out kind by kind."""
    kind: i64 = 0
    while True:
        n -= hand & 0xFF
        if n < 0:
            return kind
        hand >>= 8
        kind += 1


def add_bits(mask: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Write base + index of every bit to out from position n; return the new end."""
    while mask != 0:
        lowest = mask & -mask
        out[n] = base + BIT_INDEX[lowest % 67]
        n += 1
        mask ^= lowest
    return n
