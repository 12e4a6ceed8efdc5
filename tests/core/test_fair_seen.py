"""What a seat saw fall is what the draws tell, by `drawsOf` of web/src/games/*/draws.ts."""

from typing import Any

import pytest

import hexhold
from hexhold.core.contract import CHANCE, SPECTATOR, Event
from hexhold.core.rng import Rng


def draws_of(event: Event) -> list[str]:
    """The draws that an event may come from, as the page has it."""
    kind, card = event["event"], event.get("card")
    if kind == "rolled" and "dice" in event:
        a, b, *wildling = event["dice"]
        return [f"dice {a} {b}" + "".join(f" w{number}" for number in wildling)]
    if kind == "rolled":
        return [f"dice {event['number']} {event['face']}"]
    if kind == "robbed" and "resource" in event:
        return [f"steal {event['resource']}"]
    if kind == "card-bought" and card:
        return [f"draw {card}", f"show {card}"]
    if kind == "token-revealed":
        return [f"token {event['clan']} {event['kind']}"]
    if kind == "event-came":
        return [f"event {card}", f"moon {card}"]
    return []


def left_over(fell: list[list[str]], told: list[str]) -> list[list[str]]:
    """What was seen and is not told, going back from the end; a roll that was not seen stops it."""
    left = list(fell)
    for outcome in reversed(told):
        if left and outcome in left[-1]:
            left.pop()
        elif outcome.startswith("dice "):
            break
    return left


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("watch", {"players": 4}),
        ("watch", {"mode": "brotherhood"}),
        ("rivals", {"mode": "turmoil"}),
        ("rivals", {"mode": "duel"}),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_every_seat_finds_what_it_saw(name: str, options: dict[str, Any], seed: int) -> None:
    match = hexhold.game(name, **options).start()
    rng = Rng(seed)
    told: list[str] = []
    seats = [*range(match.game.seats), SPECTATOR]
    fell: dict[int, list[list[str]]] = {seat: [] for seat in seats}
    for _ in range(1500):
        if match.over:
            break
        seat = match.actors[0]
        if seat == CHANCE:
            outcomes = [one for one, weight in match.game.outcomes(match.state) if weight]
            action = outcomes[rng.below(len(outcomes))]
            told.append(match.text(action))
        else:
            legal = match.legal(seat)
            action = legal[rng.below(len(legal))]
        match.play(seat, action)
        for viewer in fell:
            fell[viewer] += [
                draws for event in match.events_for(viewer) if (draws := draws_of(event))
            ]
    assert all(len(seen) > 10 for seen in fell.values())
    assert {viewer: left_over(seen, told) for viewer, seen in fell.items()} == {
        s: [] for s in seats
    }
