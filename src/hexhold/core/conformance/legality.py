"""Who may act, what is listed, what is allowed and what is refused: all the same thing."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

from hexhold.core.conformance.promise import Broken, expect, listed, movers, some
from hexhold.core.contract import CHANCE, SPECTATOR, Game, Illegal, Refusal, S
from hexhold.core.match import Match
from hexhold.core.rng import Rng

MOST_WEIGHT: Final = 1 << 30  # what Rng.below can draw from
FEW: Final = 6  # how many of a long list are tried at every move


def check_actors(game: Game[S], state: S) -> None:
    """A seat has actions exactly when it is among the actors; nobody acts when it is over."""
    actors = game.actors(state)
    expect(len({*actors}) == len(actors), "an actor is named once", actors)
    expect({*actors} <= {*movers(game)}, "actors are seats or chance", actors)
    expect(state.over == (not actors), "a match is over when nobody may act", actors)
    expect(state.over == (game.result(state) is not None), "a match that is over has a result")
    for seat in movers(game):
        actions = listed(game, state, seat)
        expect(bool(actions) == (seat in actors), "actors, and only they, have actions", seat)
        expect(len({*actions}) == len(actions), "an action is listed once", seat)
    for nobody in (SPECTATOR, game.seats):
        expect(not game.legal(state, nobody), "who has no seat has no actions", nobody)


def check_listed(game: Game[S], state: S, rng: Rng, most: int = FEW) -> None:
    """Every listed action passes check and applies."""
    for seat in game.actors(state):
        for action in some(listed(game, state, seat), most, rng):
            refusal = game.check(state, seat, action)
            expect(refusal is None, "a listed action is allowed", seat, refusal)
            game.play(state.copy(), seat, action)


def check_unlisted(game: Game[S], state: S, actions: Iterable[int]) -> None:
    """Of these actions, those that pass check are listed, for every seat and for chance."""
    allowed = {seat: {*listed(game, state, seat)} for seat in movers(game)}
    for action in actions:
        for seat in movers(game):
            refusal = game.check(state, seat, action)
            is_listed = action in allowed[seat]
            expect((refusal is None) == is_listed, "allowed is listed", seat, action, refusal)
            if refusal is not None:
                check_refusal(game, refusal, seat, action)


def check_refusal(game: Game[Any], refusal: Refusal, seat: int, action: int) -> None:
    """A refusal says who, what, and by which rule."""
    expect(bool(refusal.rule), "a refusal names its rule", seat, action)
    said = (refusal.seat, refusal.action)
    expect(said == (seat, game.text(action)), "a refusal says who and what", said)


def check_refused(match: Match[Any], seat: int, action: int) -> None:
    """Playing a refused action raises Illegal and changes nothing."""
    before, moves = match.state.copy(), list(match.moves)
    viewer = SPECTATOR if seat == CHANCE else seat
    told = match.events_for(viewer)
    try:
        match.play(seat, action)
    except Illegal as illegal:
        expect(illegal.refusal == match.check(seat, action), "Illegal carries the refusal")
    else:
        raise Broken(f"a refused action raises Illegal ({seat}, {action})")
    expect(match.state == before, "a refused action leaves the state alone", seat, action)
    expect(match.moves == moves, "a refused action is not recorded", seat, action)
    expect(match.events_for(viewer) == told, "a refused action is not told", seat, action)


def check_chance(match: Match[Any]) -> None:
    """Outcomes are different, have a weight, and their probabilities sum to one."""
    weighted = match.game.outcomes(match.state)
    if not weighted:
        return
    actions, weights = zip(*weighted, strict=True)
    expect(len({*actions}) == len(actions), "outcomes are different", actions)
    whole_weights = all(isinstance(weight, int) and weight > 0 for weight in weights)
    expect(whole_weights, "an outcome has a weight", weights)
    expect(sum(weights) < MOST_WEIGHT, "weights are small enough to draw", sum(weights))
    outcomes = match.outcomes()
    expect([action for action, _ in outcomes] == [*actions], "probabilities are of the outcomes")
    whole = sum(chance for _, chance in outcomes)
    expect(abs(whole - 1) < 1e-9, "probabilities sum to one", whole)
    expect(all(0 < chance <= 1 for _, chance in outcomes), "a probability is one", outcomes)


def check_order(game: Game[S], state: S, rng: Rng) -> None:
    """Two seats that are asked at once may answer in either order with the same outcome."""
    asked = [seat for seat in game.actors(state) if seat != CHANCE]
    for first, second in pairwise(asked):
        a = some(game.legal(state, first), 1, rng)[0]
        b = some(game.legal(state, second), 1, rng)[0]
        moves = [(first, a), (second, b)]
        ends = [_played(game, state, moves), _played(game, state, moves[::-1])]
        if None not in ends:
            expect(ends[0] == ends[1], "answers may come in any order", first, a, second, b)


def _played(game: Game[S], state: S, moves: Iterable[tuple[int, int]]) -> S | None:
    end = state.copy()
    for seat, action in moves:
        if game.check(end, seat, action) is not None:
            return None
        game.play(end, seat, action)
    return end
