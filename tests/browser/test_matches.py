"""Whole matches, clicked through by a person among bots."""

from collections.abc import Sequence

import pytest
from tests.browser.people import Choose, Person, is_over, play_on

# What the person likes best, first; of one kind the first that is offered.
WATCH = """
    roll settlement keep guard recruits patrol roads winter buy road discard tormund rob give
    take pick samwell accept confirm build end decline withdraw flip
"""
RIVALS = """
    roll settle city build road open pick gain give site number name draw card faceup
    end pass under lay above play pay waste slot region ship trade
"""


def liking(kinds: str) -> Choose:
    """A taste: the action whose kind comes first."""
    order = kinds.split()

    def choose(actions: Sequence[str]) -> str:
        def rank(action: str) -> int:
            kind = action.split(" ")[0]
            return order.index(kind) if kind in order else len(order)

        return min(actions, key=rank)

    return choose


@pytest.mark.parametrize(
    ("game", "mode", "order"),
    [("watch", "base", WATCH), ("watch", "brotherhood", WATCH), ("rivals", "intro", RIVALS)],
    ids=["watch-base", "watch-brotherhood", "rivals-intro"],
)
def test_a_match_with_bots_is_clicked_through_to_its_end(
    person: Person, game: str, mode: str, order: str
) -> None:
    table = person.site.table(game, mode=mode)
    page = person.sit(table)
    clicks = play_on(page, liking(order))
    assert clicks > 10
    assert is_over(page)
    assert person.site.ask(f"tables/{table.name}")["result"]["ending"] != "turn-limit"
    assert person.faults == []
