"""Masks and packed hands against plain Python."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import (
    BIT,
    BIT_INDEX,
    FIELD,
    KINDS,
    ONE,
    add_bits,
    count_of,
    covers,
    nth_card,
    popcount,
    total,
)

SIZE = 62
masks = st.integers(0, (1 << SIZE) - 1)
hands = st.lists(st.integers(0, 36), min_size=KINDS, max_size=KINDS)  # at most 252 cards in all
tall_hands = st.lists(st.integers(0, 127), min_size=KINDS, max_size=KINDS)


def packed(counts: list[int]) -> int:
    return sum(count << (8 * kind) for kind, count in enumerate(counts))


def members(mask: int) -> list[int]:
    return [n for n in range(SIZE) if mask >> n & 1]


def test_the_tables_hold_bits_and_their_places() -> None:
    assert [BIT[n] for n in range(SIZE)] == [1 << n for n in range(SIZE)]
    assert [BIT_INDEX[(1 << n) % 67] for n in range(SIZE)] == list(range(SIZE))
    assert [ONE[kind] for kind in range(KINDS)] == [1 << 8 * kind for kind in range(KINDS)]
    assert [FIELD[kind] for kind in range(KINDS)] == [255 << 8 * kind for kind in range(KINDS)]


@given(mask=masks)
def test_popcount_counts(mask: int) -> None:
    assert popcount(mask) == len(members(mask))


@given(mask=masks, base=st.integers(0, 30_000), start=st.integers(0, 9))
def test_add_bits_writes_every_member(mask: int, base: int, start: int) -> None:
    out = vec[i64]([-1] * 80)
    end = add_bits(mask, base, out, start)
    assert end == start + len(members(mask))
    written = [out[n] for n in range(80)]
    assert written[start:end] == [base + n for n in members(mask)]
    assert {*written[:start], *written[end:]} == {-1}


@given(have=tall_hands, need=tall_hands)
def test_a_hand_covers_another_kind_by_kind(have: list[int], need: list[int]) -> None:
    enough = all(a >= b for a, b in zip(have, need, strict=True))
    assert covers(packed(have), packed(need)) == enough


@given(have=tall_hands)
def test_a_hand_covers_itself_and_nothing(have: list[int]) -> None:
    assert covers(packed(have), packed(have))
    assert covers(packed(have), 0)


@given(counts=hands)
def test_a_hand_is_counted(counts: list[int]) -> None:
    hand = packed(counts)
    assert total(hand) == sum(counts)
    assert [count_of(hand, kind) for kind in range(KINDS)] == counts


@given(counts=hands)
def test_cards_are_laid_out_kind_by_kind(counts: list[int]) -> None:
    laid_out = [kind for kind, count in enumerate(counts) for _ in range(count)]
    assert [nth_card(packed(counts), n) for n in range(len(laid_out))] == laid_out
