"""What the Wall is worth to a seat that plans: guards, and who wins if it falls. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.bots import weights as weigh
from hexhold.games.watch.bots.greedy_value import better
from hexhold.games.watch.engine.brotherhood.camps import camp_word, camps_taken
from hexhold.games.watch.engine.brotherhood.clearings import clearing
from hexhold.games.watch.engine.brotherhood.gift import wildlings_in_gift
from hexhold.games.watch.engine.brotherhood.wall import guards_of, guards_on
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import State
from hexhold.games.watch.engine.tables import BREACH_LIMIT, GIFT_LIMIT, SECTIONS, SIDE_A, SPENT

# How gladly each hero is had, beside the worth of any.
FONDNESS: Final[vec[i64]] = vec[i64]([-40, 60, 80, -20, 100, 90, 40, -60, 50, 30, 20, 0])


def wall_value(s: State, seat: i64, w: vec[i64]) -> i64:
    """Guards, the lead in them, and what it is worth as the Wall comes nearer to its fall."""
    own = s.seats[seat]
    guards = guards_of(own)
    danger = danger_of(s)
    lateness = 3 * s.breaches + wildlings_in_gift(s) + danger // 4
    lead = lead_of(s, seat, guards)
    worth = w[weigh.GUARD] * guards + w[weigh.GUARD_LEAD] * lead
    worth += w[weigh.GUARD_LEAD_LATE] * lead * lateness
    last_chances = ways_to_the_end(s)
    if lead <= 0:
        worth -= w[weigh.DANGER] * danger + w[weigh.BREACH] * s.breaches
        worth -= w[weigh.BRINK] * last_chances
    else:
        worth += w[weigh.BRINK] * last_chances // 2
    if own.hero_side != SPENT:
        worth += w[weigh.HERO] + FONDNESS[own.hero]
        if own.hero_side == SIDE_A:
            worth += w[weigh.HERO]
    return worth


def lead_of(s: State, seat: i64, guards: i64) -> i64:
    """By how many guards the seat leads or lags, points breaking a tie; from -4 to 4, by halves."""
    most: i64 = 0
    points: i64 = 0
    for other in range(s.rules.seats):
        if other == seat:
            continue
        theirs = guards_of(s.seats[other])
        if theirs > most:
            most = theirs
            points = 0
        if theirs == most:
            points = better(points, s.seats[other].points)
    lead = 2 * (guards - most)
    if lead == 0:
        lead = -1
        if points_of(s.seats[seat]) > points:
            lead = 1
    return min(max(lead, -4), 4)


def danger_of(s: State) -> i64:
    """How near the sections are to a breach, and how many wildlings are on their way."""
    danger: i64 = 0
    for section in range(i64(SECTIONS)):
        margin = guards_on(s, section) - clearing(s, section)
        if margin <= 2:
            danger += 3 - margin
    for clan in range(i64(3)):
        danger += camps_taken(s, clan)
        if camp_word(s, clan) & 3 == 3:  # a giant stands in front
            danger += 1
    return danger


def ways_to_the_end(s: State) -> i64:
    """In how many sections one more wildling ends the match."""
    in_gift = wildlings_in_gift(s)
    ways: i64 = 0
    for section in range(i64(SECTIONS)):
        waiting = clearing(s, section)
        if waiting >= guards_on(s, section):
            if s.breaches + 1 >= BREACH_LIMIT or in_gift + waiting + 1 >= GIFT_LIMIT:
                ways += 1
    return ways
