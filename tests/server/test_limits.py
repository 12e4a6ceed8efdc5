"""Buckets by key: fair to each, and forgetful."""

from hexhold.server.limits import Buckets


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_each_key_has_a_bucket_of_its_own() -> None:
    clock = Clock()
    buckets = Buckets(2, 3, clock)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    clock.now += 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_quiet_keys_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 5, clock)
    for n in range(100):
        buckets.take(str(n))
    clock.now += 6
    for n in range(60):
        buckets.take(f"new {n}")
    assert len(buckets) == 60


def test_there_are_never_too_many_keys() -> None:
    clock = Clock()
    buckets = Buckets(1, 5, clock, most=100)
    for n in range(1000):
        clock.now += 0.001
        buckets.take(str(n))
    assert len(buckets) == 100


def test_who_goes_on_asking_is_not_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 2, clock, most=10)
    for n in range(1000):
        clock.now += 0.0001
        allowed = buckets.take("busy")
        assert allowed == (n < 2)
        buckets.take(str(n))
