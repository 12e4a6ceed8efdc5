"""The form for a new table shows what the table will get, and says what is wrong with it."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.page.test_page_words import PAGE

from hexhold.core import faults as of_all_games
from hexhold.games import GAMES, make_game
from hexhold.games.watch import faults as of_watch
from hexhold.server.errors import Refused
from hexhold.server.table import open_entry

WRONG_COMBINATIONS = (
    of_watch.NEEDS_BROTHERHOOD,
    of_watch.BROTHERHOOD_FOUNDS,
    of_watch.NEEDS_LAYOUT,
    of_watch.NO_FIRST,
)


def games_with_editions_and_modes() -> Iterator[tuple[str, dict[str, str]]]:
    for game, kind in GAMES.items():
        choices = {option.name: option.choices for option in kind.schema.options}
        for edition, mode in itertools.product(choices["edition"], choices["mode"]):
            yield game, {"edition": edition, "mode": mode}


@pytest.mark.parametrize(("game", "chosen"), list(games_with_editions_and_modes()))
def test_defaults_and_presets_in_their_order_are_all_that_a_table_gets(
    game: str, chosen: dict[str, Any]
) -> None:
    schema = GAMES[game].schema
    told = {option.name: option.default for option in schema.options} | chosen
    for name, presets in schema.presets.items():
        told |= presets.get(told[name], {})
    assert told == dict(make_game(game, chosen).options)


def test_a_wrong_option_is_refused_with_its_code_and_particulars() -> None:
    with pytest.raises(Refused) as caught:
        open_entry("watch", {"drama": True}, "host", b"secret", 0)
    told = caught.value.message()
    assert (told["code"], told["fault"]) == ("no-game", of_watch.NEEDS_BROTHERHOOD.code)
    assert told["details"] == {"option": "drama", "value": True}
    with pytest.raises(Refused) as caught:
        open_entry("watch", {"offers": 51}, "host", b"secret", 0)
    told = caught.value.message()
    assert told["fault"] == of_all_games.NO_NUMBER.code
    assert told["details"] == {"option": "offers", "value": 51, "lowest": 1, "highest": 50}


@pytest.mark.parametrize("wording", WRONG_COMBINATIONS, ids=lambda wording: wording.code)
def test_the_page_names_what_does_not_go_together(wording: Any) -> None:
    assert re.search(
        f'"{wording.code}"', (PAGE / "games" / "watch" / "clashes.ts").read_text("utf-8")
    )
