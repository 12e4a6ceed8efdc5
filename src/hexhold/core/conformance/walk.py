"""A random match with everything tried on the way."""

from collections.abc import Callable
from typing import Any, Final

from hexhold.core.conformance import legality, secrecy, states
from hexhold.core.conformance.play import Kinds, choose, situation, take_step
from hexhold.core.conformance.promise import (
    Broken,
    Played,
    expect,
    listed,
    some,
    viewers,
)
from hexhold.core.contract import CHANCE, SPECTATOR, Action, Game
from hexhold.core.match import Match
from hexhold.core.rng import Rng

Secret = Callable[[Action], bool]
MANY: Final = 40  # of the actions there are
FEW: Final = 4  # of those that are tried one by one


class Walk:
    """One random match: what has been met so far, and how closely to look."""

    def __init__(
        self, game: Game[Any], seed: int, every: int, looks: int, thin: int, secret: Secret
    ) -> None:
        self.game = game
        self.secret = secret
        self.match: Match[Any] = game.start()
        self.rng = Rng(seed)
        self.every = every
        self.looks = looks
        self.thin = thin
        self.actions = list(game.every_action())
        self.kinds: Kinds = {}
        self.met: set[Any] = set()
        # Who has imagined nothing but the truth about which other seat.
        self.certain = {(v, seat) for v in viewers(game) for seat in range(game.seats) if v != seat}

    def go(self, moves: int) -> None:
        """Play, and try everything."""
        self.try_state()
        watching = viewers(self.game)
        while not self.match.over and len(self.match.moves) < moves:
            step = take_step(self.match, self.rng, self.kinds)
            kept = self.match.state.copy()
            self.try_state()
            for n, viewer in enumerate(watching, len(self.match.moves)):
                if n % self.every == 0 or self.match.over:
                    self.try_match(viewer)
                    self.try_step(step, viewer)
            if self.is_new() or self.match.over:
                self.look_closely()
            expect(self.match.state == kept, "asking changes nothing")

    def try_state(self) -> None:
        """What is cheap enough for every move."""
        game, state = self.game, self.match.state
        legality.check_actors(game, state)
        legality.check_listed(game, state, self.rng)
        legality.check_chance(self.match)
        states.check_audit(game, state)

    def try_match(self, viewer: int) -> None:
        """What is not quite so cheap; a spectator stands in for chance here."""
        states.check_position(self.game, self.match.state)
        seat = CHANCE if viewer == SPECTATOR else viewer
        action = some(self.actions, 1, self.rng)[0]
        if self.match.check(seat, action) is not None:
            legality.check_refused(self.match, seat, action)

    def try_step(self, step: Played[Any], viewer: int) -> None:
        """What a viewer is told of a move, and what it can imagine after it."""
        secrecy.check_story(self.match, step.before, viewer)
        dream = secrecy.check_imagine(step, viewer, self.rng)
        self.certain -= {
            (viewer, seat)
            for looker, seat in self.certain
            if looker == viewer and self.game.view(dream, seat) != self.game.view(step.after, seat)
        }
        tried = some(self.actions, FEW, self.rng)
        secrecy.check_refusals_alike(step, viewer, tried, self.rng)
        secrecy.check_learning(step, viewer, self.rng)
        if step.seat != viewer:
            secret = self.secret_choices(step)
            secrecy.check_told_alike(self.game, step.before, step.seat, secret, viewer)

    def secret_choices(self, step: Played[Any]) -> list[int]:
        """Some of what could have been done instead without everybody seeing it."""
        actions = some(listed(self.game, step.before, step.seat), MANY, self.rng)
        if step.seat != CHANCE:
            actions = [action for action in actions if self.secret(self.game.describe(action))]
        return some(actions, FEW, self.rng)

    def is_new(self) -> bool:
        """Whether to look closely: at some of the situations that were not met before."""
        here = situation(self.game, self.match.state, self.kinds)
        if self.looks == 0 or here in self.met:
            return False
        self.met.add(here)
        if self.rng.below(4):
            return False
        self.looks -= 1
        return True

    def look_closely(self) -> None:
        """What takes long: every action there is, whole matches, records."""
        game, state, rng = self.game, self.match.state, self.rng
        legality.check_unlisted(game, state, self.actions[int(rng.below(self.thin)) :: self.thin])
        legality.check_listed(game, state, rng, most=len(self.actions))
        legality.check_order(game, state, rng)
        states.check_copy(game, state, rng)
        states.check_match_copy(self.match, rng)
        states.check_record(self.match)
        states.check_continuation(self.match, rng)
        for viewer in viewers(game):
            secrecy.check_dream_goes_on(game, state, viewer, rng)


def check_game(
    game: Game[Any],
    seed: int,
    *,
    moves: int = 100_000,
    every: int = 1,
    looks: int = 2,
    thin: int = 1,
    secrets: bool = True,
    secret: Secret = lambda action: False,
) -> Match[Any]:
    """Play a random match and try every promise of the contract; return the match.

    What is told and imagined is tried for each viewer after every n-th move. The end and some new
    situations, so many at most, are looked at closely; of a game with very many actions a `thin`
    part is tried there. A game in which nothing is hidden says so; one in which seats choose in
    secret says which actions those are, for by itself a match cannot tell them from others.
    """
    walk = Walk(game, seed, every, looks, thin, secret)
    try:
        walk.go(moves)
        if secrets:
            expect(not walk.certain, "what a seat hides is dealt anew", *walk.certain)
    except Broken as broken:
        broken.add_note(f"{game.name} {dict(game.options)}, seed {seed}")
        broken.add_note(f"after move {len(walk.match.moves)}: {walk.match.position()}")
        raise
    return walk.match


def check_seed(game: Game[Any], seed: int, moves: int = 100_000) -> Match[Any]:
    """With luck of its own, a match is told without gaps, and one seed makes one match."""
    first, second = game.start(seed), game.start(seed)
    expect(CHANCE not in first.actors, "luck makes the moves of chance")
    states.check_record(first)
    rng, kinds = Rng(seed), Kinds()
    while not first.over and len(first.moves) < moves:
        before = first.state.copy()
        move = choose(game, before, rng, kinds)
        first.play(*move)
        second.play(*move)
        expect(first.moves == second.moves, "one seed makes one match", *move)
        expect(CHANCE not in first.actors, "luck makes the moves of chance")
        for viewer in viewers(game):
            secrecy.check_story(first, before, viewer)
    expect(first.record() == second.record(), "one seed makes one match")
    states.check_record(first)
    return first
