"""What a seat is told is all that it sees change, and what it may not know makes no difference."""

import json
from typing import Any

from hexhold.core.changes import changed
from hexhold.core.conformance.play import Kinds, choose
from hexhold.core.conformance.promise import Played, expect
from hexhold.core.conformance.states import check_audit, check_position
from hexhold.core.contract import CHANCE, Event, Game, S
from hexhold.core.match import Match
from hexhold.core.rng import Rng


def over_a_wire(data: Any) -> Any:
    """Data as it comes out at the other end of a wire."""
    return json.loads(json.dumps(data, allow_nan=False))


def check_story(match: Match[S], before: S, viewer: int) -> None:
    """View before + events = view after, all of it plain data."""
    old, new = match.game.view(before, viewer), match.view(viewer)
    events = match.events_for(viewer)
    expect(over_a_wire(new) == new, "a view is plain data", viewer)
    expect(over_a_wire(events) == events, "events are plain data", viewer)
    expect(all("event" in event for event in events), "an event has a name", viewer)
    if match.game.splits_views:
        parts = match.game.public_view(match.state) | match.game.private_view(match.state, viewer)
        expect(new == parts, "a view is its public and its private part", viewer)
    result = changed(old, events[-1]["changes"])
    expect(result == new, "view before + events = view after", viewer, events)


def news(step: Played[S], viewer: int) -> list[Event]:
    """What a viewer is told of a step."""
    return step.game.events(step.after, step.notes, viewer)


def check_imagine(step: Played[S], viewer: int, rng: Rng) -> S:
    """A viewer cannot tell an imagined state from the real one; return the imagined one."""
    game, state = step.game, step.after
    luck = rng.copy()
    dream = game.imagine(state, viewer, rng)
    other = game.imagine(state, viewer, rng)
    expect(game.view(dream, viewer) == game.view(state, viewer), "the same view", viewer)
    expect(game.actors(dream) == game.actors(state), "the same actors", viewer)
    expect(game.legal(dream, viewer) == game.legal(state, viewer), "the same actions", viewer)
    expect(game.result(dream) == game.result(state), "the same result", viewer)
    told = game.events(dream, step.notes, viewer)
    expect(told == news(step, viewer), "the same events", viewer)
    check_audit(game, dream)
    again = game.imagine(other, viewer, luck)
    expect(again == dream, "what is imagined depends on the view alone", viewer)
    return dream


def check_refusals_alike(step: Played[S], viewer: int, actions: list[int], rng: Rng) -> None:
    """Why a seat may not do something tells it nothing of what is hidden."""
    game, state = step.game, step.after
    dream = game.imagine(state, viewer, rng)
    for action in actions:
        real, imagined = game.check(state, viewer, action), game.check(dream, viewer, action)
        expect(real == imagined, "the same refusals", viewer, real, imagined)


def check_learning(step: Played[S], viewer: int, rng: Rng) -> None:
    """The same move, real and imagined, is told alike exactly when it is seen alike."""
    game = step.game
    dream = game.imagine(step.before, viewer, rng)
    refusal = game.check(dream, step.seat, step.action)
    if refusal is not None:
        expect(step.seat != viewer, "an own move is possible in an imagined state", refusal)
        return
    notes = game.play(dream, step.seat, step.action)
    told_alike = game.events(dream, notes, viewer) == news(step, viewer)
    seen_alike = game.view(dream, viewer) == game.view(step.after, viewer)
    move = (viewer, step.seat, game.text(step.action))
    expect(seen_alike or not told_alike, "what a seat learns, an event tells it", *move)
    expect(told_alike or not seen_alike, "an event tells what the view shows, no more", *move)
    if may_be_undone(step) and not dream.over:
        expect(told_alike and seen_alike, "what may be taken back uncovers nothing", *move)


def may_be_undone(step: Played[S]) -> bool:
    """Whether a seat may take its move back: no chance followed, and the game allows it."""
    game = step.game
    if step.seat == CHANCE or step.after.over or CHANCE in game.actors(step.after):
        return False
    return game.can_take_back(step.after, step.seat, step.action, step.notes)


def check_told_alike(game: Game[S], state: S, seat: int, actions: list[int], viewer: int) -> None:
    """Of secret actions, or outcomes of chance, those that look alike are told alike."""
    stories: dict[str, list[Event]] = {}
    for action in actions:
        after = state.copy()
        notes = game.play(after, seat, action)
        told = game.events(after, notes, viewer)
        first = stories.setdefault(json.dumps(game.view(after, viewer)), told)
        expect(told == first, "what looks alike is told alike", seat, viewer, told)


def check_dream_goes_on(game: Game[S], state: S, viewer: int, rng: Rng, moves: int = 40) -> None:
    """An imagined state can be written, and played on like any other."""
    dream = game.imagine(state, viewer, rng)
    check_position(game, dream)
    kinds: Kinds = {}
    for _ in range(moves):
        if dream.over:
            return
        game.play(dream, *choose(game, dream, rng, kinds))
        check_audit(game, dream)
