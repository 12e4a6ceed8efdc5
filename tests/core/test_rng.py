"""The generator and the luck made from it: known numbers, evenly spread, the same everywhere."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexhold.core.luck import SeededLuck
from hexhold.core.rng import Rng

WORD = 0xFFFFFFFF


def plain_words(seed: int) -> Iterator[int]:
    """sfc32 as its author describes it, in plain Python whatever the engine is."""
    size = abs(seed)
    a, b = size & WORD, size >> 32 & WORD
    rest = size >> 64
    while rest:
        a ^= rest * 2654435761 & WORD
        rest >>= 32
    c, counter = (0x85EBCA6B if seed < 0 else 0x9E3779B9), 1
    for n in range(10**9):
        result = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a, b, c = b ^ b >> 9, (c + (c << 3)) & WORD, ((c << 21 | c >> 11) + result) & WORD
        if n >= 12:
            yield result


KNOWN = {
    0: [1427488602, 1980682239, 456575201, 3300212312],
    1: [573063952, 3268221502, 703077755, 2308299391],
    7: [100587536, 2849664703, 2976894644, 2427842431],
    -1: [1156330662, 237103996, 149214401, 3483000518],
    123456789: [446654270, 1808099380, 2753754544, 710089834],
    1099511627776: [2838698169, 2581631387, 481352493, 3615830060],
    1180591620717411303427: [107423568, 3200960914, 3664603968, 2137318877],
}


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.word()) for _ in range(count)]


@pytest.mark.parametrize("seed", KNOWN)
def test_the_first_numbers_of_a_seed_never_change(seed: int) -> None:
    assert words(Rng(seed), 4) == KNOWN[seed]


@given(seed=st.integers(-(1 << 100), 1 << 100))
def test_the_numbers_are_those_of_plain_python(seed: int) -> None:
    plain = plain_words(seed)
    assert words(Rng(seed), 20) == [next(plain) for _ in range(20)]


def test_every_seed_has_numbers_of_its_own() -> None:
    seeds = [*range(-500, 500), 1 << 32, 1 << 64, -(1 << 40)]
    assert len({tuple(words(Rng(seed), 4)) for seed in seeds}) == len(seeds)


def test_a_copy_goes_on_with_the_same_numbers_by_itself() -> None:
    rng = Rng(5)
    words(rng, 3)
    copy = rng.copy()
    assert words(copy, 5) == words(rng, 5)
    assert words(copy, 1) == words(rng, 1)


@given(seed=st.integers(0, 10**6), n=st.integers(1, (1 << 30) - 1))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(10))


@pytest.mark.parametrize("n", [2, 6, 36, 5])
def test_numbers_are_evenly_spread(n: int) -> None:
    rng, draws = Rng(n), 20_000
    counts = Counter(int(rng.below(n)) for _ in range(draws))
    expected = draws / n
    chi_square = sum((counts[k] - expected) ** 2 / expected for k in range(n))
    assert chi_square < n - 1 + 5 * (2 * n) ** 0.5


def test_numbers_in_a_row_do_not_depend_on_each_other() -> None:
    rng, draws = Rng(77), 36_000
    pairs = Counter((int(rng.below(6)), int(rng.below(6))) for _ in range(draws))
    assert len(pairs) == 36
    assert max(abs(count - draws / 36) for count in pairs.values()) < 160


# ------------------------------------------------------------------ luck


class Script:
    """A generator that says what it is told to."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.numbers.pop(0)


def test_luck_gives_every_outcome_as_many_numbers_as_it_weighs() -> None:
    script = Script(*range(6))
    luck = SeededLuck(cast(Any, script))
    outcomes = [(10, 1), (20, 3), (30, 2)]
    assert [luck.pick(outcomes) for _ in range(6)] == [10, 20, 20, 20, 30, 30]
    assert script.asked == [6] * 6


def test_luck_skips_what_has_no_weight() -> None:
    luck = SeededLuck(cast(Any, Script(0, 0)))
    assert luck.pick([(10, 0), (20, 1)]) == 20
    with pytest.raises(ValueError, match="no outcome"):
        luck.pick([(10, 0)])


def test_the_same_seed_has_the_same_luck() -> None:
    outcomes = [(n, n + 1) for n in range(11)]
    one, other = SeededLuck(Rng(8)), SeededLuck(Rng(8))
    assert [one.pick(outcomes) for _ in range(50)] == [other.pick(outcomes) for _ in range(50)]
