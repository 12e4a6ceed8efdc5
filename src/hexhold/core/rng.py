"""The only source of luck inside the library: a small generator that is the same everywhere.

It is sfc32 (three words and a counter, all below 2**32), so interpreted and compiled code draw
the same numbers. Nothing in the rules owns one: it is handed in by whoever asks for luck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A seeded stream of numbers."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int) -> None:
        folded = abs(seed)
        low = folded & 0xFFFFFFFF
        high = (folded >> 32) & 0xFFFFFFFF
        rest = folded >> 64
        while rest:
            low ^= (rest * 2654435761) & 0xFFFFFFFF
            rest >>= 32
        self.a: i64 = low
        self.b: i64 = high
        self.c: i64 = 0x9E3779B9
        if seed < 0:
            self.c = 0x85EBCA6B  # -1 is another seed than 1
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Thirty-two random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n below 2**30."""
        return (self.word() * n) >> 32

    def copy(self) -> "Rng":
        """A second stream that goes on exactly as this one."""
        other = Rng(0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other


def weighted(weights: vec[i64], n: i64, rng: Rng) -> i64:
    """One of the first n numbers, each as likely as its weight."""
    whole: i64 = 0
    for i in range(n):
        whole += weights[i]
    at = rng.below(whole)
    i = 0
    while at >= weights[i]:
        at -= weights[i]
        i += 1
    return i
