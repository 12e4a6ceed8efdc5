"""States are sound, can be copied, written and read; matches can be recorded and replayed."""

from typing import Any

from hexhold.core.conformance.play import play_on
from hexhold.core.conformance.promise import Broken, everything, expect, viewers
from hexhold.core.contract import Game, S
from hexhold.core.match import Match, continue_from
from hexhold.core.record import RecordError, read_record
from hexhold.core.rng import Rng


def check_audit(game: Game[S], state: S) -> None:
    """A state is sound by the game's own account."""
    faults = game.audit(state)
    expect(not faults, "a state is sound", *faults)


def check_position(game: Game[S], state: S) -> None:
    """State -> text -> state loses nothing."""
    text = game.position(state)
    again = game.state_at(text)
    expect(len(text.splitlines()) == 1, "a position is one line", repr(text))
    expect(again == state, "a position is lossless", text)
    expect(game.digest(again) == game.digest(state), "equal states have one digest", text)
    expect(game.position(again) == text, "a position is written in one way", text)


def check_copy(game: Game[S], state: S, rng: Rng) -> None:
    """A copy shares nothing that changes: either may be played to the end without the other."""
    one, other = state.copy(), state.copy()
    expect(one == state, "a copy is equal")
    now = everything(game, state)
    game.play_randomly(one, rng)
    end = everything(game, one)
    expect(everything(game, other) == now, "playing on a copy changes no other copy")
    expect(everything(game, state) == now, "playing on a copy leaves the original alone")
    game.play_randomly(other, rng)
    expect(everything(game, one) == end, "playing the original leaves its copy alone")


def check_match_copy(match: Match[Any], rng: Rng) -> None:
    """A copied match goes its own way."""
    record = match.record()
    other = match.copy()
    expect(other.record() == record, "a copied match has the same record")
    told = [match.events_for(viewer) for viewer in viewers(match.game)]
    expect([other.events_for(v) for v in viewers(match.game)] == told, "a copy tells the same")
    play_on(other, rng, 10)
    expect(match.record() == record, "a copied match leaves the first alone")


def check_record(match: Match[Any]) -> None:
    """Record -> replay gives the same moves and the same state, whatever the line ends."""
    text = match.record()
    kind = type(match.game)
    for written in (text, text.replace("\n", "\r\n")):
        try:
            game, start, moves, state = read_record(
                written, lambda _, options: kind(kind.schema.check(options))
            )
        except RecordError as error:
            raise Broken(f"a record can be replayed ({error})") from error
        expect(game.options == match.game.options, "a record keeps the options", game.options)
        expect(moves == match.moves, "a record keeps the moves")
        expect(state == match.state, "a replay leads to the same state")
        replayed = Match(game, None if start is None else game.state_at(start))
        for seat, action in moves:
            replayed.play(seat, action)
        expect(replayed.record() == text, "a replay has the same record")


def check_continuation(match: Match[Any], rng: Rng) -> None:
    """A match can be begun in the middle, and its record too."""
    other = continue_from(match.game, match.position())
    expect(other.state == match.state, "a match continues from its position")
    play_on(other, rng, 10)
    check_record(other)
