"""Actions have three forms, and nothing is lost between them."""

from collections.abc import Callable
from typing import Any

from hexhold.core.conformance.promise import Broken, expect
from hexhold.core.contract import Action, Game, NotationError


def check_names(game: Game[Any]) -> None:
    """Int, object and text of every action convert without loss; nonsense is refused."""
    actions = list(game.every_action())
    expect(len({*actions}) == len(actions), "an action has one number")
    for action in actions:
        thing, text = game.describe(action), game.text(action)
        expect(game.number(thing) == action, "int -> object -> int is lossless", action, thing)
        expect(game.parse(text) == action, "int -> text -> int is lossless", action, text)
        expect(game.describe(game.parse(text)) == thing, "text -> object is lossless", text)
        expect(text.split(" ") == [thing.kind, *thing.args], "a text has plain words", repr(text))
    for text in (
        "",
        "no-such-action",
        *(game.text(action) + " surplus" for action in actions[:50]),
    ):
        _expect_nonsense(game.parse, text)
    _expect_nonsense(game.number, Action("no-such-action"))
    for number in (-1, max(actions) + 1, 1 << 80):
        _expect_nonsense(game.describe, number)
        refusal = game.check(game.new_state(), 0, number)
        expect(refusal is not None, "a number that is no action is refused", number)


def _expect_nonsense(convert: Callable[[Any], object], what: object) -> None:
    try:
        convert(what)
    except NotationError:
        return
    raise Broken(f"nonsense is refused with a NotationError ({what!r})")
