"""Fit the figures of a chance to win to who won: a ridge regression by Newton's method.

A seat's score is the sum of all that it has, each times its figure; its chance is the exponent of
its score, divided by that of all seats (of two seats, a logistic regression). Every figure goes
from an early to a late one as the match nears its end. How much figures are held near nothing is
chosen by matches that they were not fitted to, and how good they are is told by others again.

Needs numpy, which is an extra.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hexhold.arena.study import Lesson

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
Pair = tuple[float, float]  # a figure early and late

PENALTIES: Final = (1.0, 0.3, 0.1, 0.03, 0.01, 0.003, 0.001, 0.0003, 0.0001, 0.00003, 0.00001)
RARE: Final = 20  # what seats differ by in fewer matches than this is not learnt from
PARTS: Final = 5  # of the matches: one tells how good the fit is, one chooses the penalty
TELLING, CHOOSING = 0, 1
STEPS: Final = 50  # of Newton's method at most; ten are usual
STILL: Final = 1e-7  # a step smaller than this is the last
AT_ONCE: Final = 4096  # turns that are looked at together


@dataclass(frozen=True)
class Fitted:
    """Figures by the numbers of their names, and what they are worth on matches left out."""

    figures: list[Pair]
    penalty: float
    matches: int
    turns: int
    loss: float  # the mean of -log(the chance that the winner was given)
    loss_before: float  # by the figures as they were
    loss_of_nothing: float  # if all seats are given the same chance


@dataclass(frozen=True)
class Sample:
    """Turns: how much more each seat but the first has than the first, and who won."""

    leads: NDArray[np.float32]  # by turn, seat and name
    late: Floats  # by turn
    winners: Numbers  # by turn
    matches: Numbers  # by turn

    def where(self, turns: NDArray[np.bool_]) -> "Sample":
        """Some of the turns."""
        return Sample(self.leads[turns], self.late[turns], self.winners[turns], self.matches[turns])

    def parts(self) -> Iterator[tuple[Floats, Numbers]]:
        """A few turns at a time: the leads, counted early and counted late, and who won."""
        for start in range(0, len(self.winners), AT_ONCE):
            few = slice(start, start + AT_ONCE)
            late = self.late[few, None, None]
            leads = self.leads[few].astype(np.float64)
            yield np.concatenate([leads * (1 - late), leads * late], axis=2), self.winners[few]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.leads.shape[1]) + 1

    @property
    def columns(self) -> int:
        """How many figures there are, each early and late."""
        return 2 * int(self.leads.shape[2])


def sample_of(lessons: Sequence[Lesson], seats: int, names: int) -> Sample:
    """All turns of the matches that somebody won."""
    leads: list[NDArray[Any]] = [np.zeros((0, seats - 1, names), np.float32)]
    late: list[float] = []
    winners: list[int] = []
    matches: list[int] = []
    for lesson in lessons:
        if lesson.winner >= 0 and lesson.late:
            found = np.array(lesson.found, dtype=np.float32)
            leads.append(found[:, 1:] - found[:, :1])
            late += lesson.late
            winners += [lesson.winner] * len(lesson.late)
            matches += [lesson.number] * len(lesson.late)
    return Sample(
        np.concatenate(leads),
        np.array(late, np.float64),
        np.array(winners, np.int64),
        np.array(matches, np.int64),
    )


# ------------------------------------------------------------------ the model


def log_loss(sample: Sample, figures: Floats) -> float:
    """The mean of -log(the chance that the winner was given)."""
    total = 0.0
    for leads, winners in sample.parts():
        scores = _scores(leads, figures)
        own = np.take_along_axis(scores, winners[:, None], axis=1)[:, 0]
        total += float((_log_of_sum(scores) - own).sum())
    return total / max(1, len(sample.winners))


def _scores(leads: Floats, figures: Floats) -> Floats:
    """Of all seats; that of the first is 0, for only differences matter."""
    scores: Floats = np.pad(leads @ figures, ((0, 0), (1, 0)))
    return scores


def _log_of_sum(scores: Floats) -> Floats:
    most = scores.max(axis=1)
    total: Floats = most + np.log(np.exp(scores - most[:, None]).sum(axis=1))
    return total


def _slope_and_bend(sample: Sample, figures: Floats) -> tuple[Floats, Floats]:
    """The first and the second derivative of the log-loss."""
    size = sample.columns
    slope, bend = np.zeros(size), np.zeros((size, size))
    for leads, winners in sample.parts():
        scores = _scores(leads, figures)
        chances = np.exp(scores - _log_of_sum(scores)[:, None])[:, 1:]
        won = winners[:, None] == np.arange(1, sample.seats)
        rows = leads.reshape(-1, size)
        expected = (leads * chances[:, :, None]).sum(axis=1)
        slope += rows.T @ (chances - won).reshape(-1)
        bend += (rows * chances.reshape(-1, 1)).T @ rows - expected.T @ expected
    turns = max(1, len(sample.winners))
    return slope / turns, bend / turns


def newton(sample: Sample, penalty: float, start: Floats) -> Floats:
    """The figures with the least log-loss plus half the penalty times the sum of their squares."""

    def cost(figures: Floats) -> float:
        return log_loss(sample, figures) + penalty / 2 * float(figures @ figures)

    if not sample.columns:
        return start  # there is nothing to learn from
    figures, now = start, cost(start)
    ridge = penalty * np.eye(sample.columns)
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(sample, figures)
        step = np.linalg.solve(bend + ridge, slope + penalty * figures)
        while (then := cost(figures - step)) > now and np.abs(step).max() > STILL:
            step = step / 2  # too far: the nearer half
        if then < now:
            figures, now = figures - step, then
        if np.abs(step).max() <= STILL:
            break
    return figures


# ------------------------------------------------------------------ the fit


def fit(sample: Sample, before: Sequence[Pair], alone: Sequence[int] = ()) -> Fitted:
    """Figures for all names; those that stand alone as if nothing else were known."""
    together = [name for name in range(len(before)) if name not in alone]
    figures: list[Pair] = [(0.0, 0.0)] * len(before)
    for name in alone:
        for number, pair in _fit_names(sample, [name])[0].items():
            figures[number] = pair
    found, penalty, loss = _fit_names(sample, together)
    for number, pair in found.items():
        figures[number] = pair
    present = np.array([before[name] for name in together]).T.reshape(-1)
    told = replace(sample, leads=sample.leads[:, :, together])
    return Fitted(
        figures,
        penalty,
        len(np.unique(sample.matches)),
        len(sample.winners),
        loss,
        log_loss(told.where(told.matches % PARTS == TELLING), present),
        float(np.log(sample.seats)),
    )


def _fit_names(sample: Sample, names: Sequence[int]) -> tuple[dict[int, Pair], float, float]:
    """Figures by all matches; the penalty, and the log-loss of matches that were left out."""
    seen = [name for name in names if _is_learnt_from(sample, name)]
    leads = sample.leads[:, :, seen]
    scales = _spread_among_seats(leads)
    scaled = replace(sample, leads=(leads / scales).astype(np.float32))
    part = scaled.matches % PARTS
    penalty, figures = _choose_penalty(
        scaled.where((part != TELLING) & (part != CHOOSING)), scaled.where(part == CHOOSING)
    )
    figures = newton(scaled.where(part != TELLING), penalty, figures)
    loss = log_loss(scaled.where(part == TELLING), figures)
    early, late = newton(scaled, penalty, figures).reshape(2, -1) / scales
    pairs = zip(early.tolist(), late.tolist(), strict=True)
    return dict(zip(seen, pairs, strict=True)), penalty, loss


def _is_learnt_from(sample: Sample, name: int) -> bool:
    """Whether seats differ in it in matches enough."""
    differ = sample.leads[:, :, name].any(axis=1)
    return len(np.unique(sample.matches[differ])) >= RARE


def _spread_among_seats(leads: NDArray[np.float32]) -> Floats:
    """How far seats usually are from each other, so that all figures are held alike."""
    seats = leads.shape[1] + 1
    exact = leads.astype(np.float64)
    means = exact.sum(axis=1) / seats
    spread: Floats = np.sqrt(((exact**2).sum(axis=1) / seats - means**2).mean(axis=0))
    return spread


def _choose_penalty(learnt: Sample, left_out: Sample) -> tuple[float, Floats]:
    """From the strongest on, as long as matches that were left out are told better."""
    figures = np.zeros(learnt.columns)
    best, least = (PENALTIES[0], figures), np.inf
    for penalty in PENALTIES:
        figures = newton(learnt, penalty, figures)
        loss = log_loss(left_out, figures)
        if loss >= least:
            break
        best, least = (penalty, figures), loss
    return best
