"""Nothing moves by itself while a match is played, at any size. The dice are always the same."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import new_context, serving, settled
from tests.browser.people import Person, Site, Table
from tests.browser.seeded import company, keep_table
from tests.browser.shifts import shifts
from tests.browser.test_matches import RIVALS, WATCH, liking

SIZES = {"phone": (390, 844), "landscape": (844, 390), "tablet": (1024, 768), "wide": (1600, 900)}
GAMES = {
    "base": ("watch", WATCH),
    "brotherhood": ("watch", WATCH),
    "duel": ("rivals", RIVALS),
}
ACTIONS = 24


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, dict[str, Table]]]:
    """A server that has a table of each game for each size, with the same dice."""
    folder = tmp_path_factory.mktemp("seeded")
    tables = {
        f"{mode}{size}": keep_table(folder / "tables.sqlite", f"{mode}{size}", 7, game, mode=mode)
        for mode, (game, _) in GAMES.items()
        for size in SIZES
    }
    with serving(folder) as site:
        yield site, tables


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", GAMES)
def test_nothing_moves_by_itself_while_a_match_is_played(
    browser: Browser, prepared: tuple[Site, dict[str, Table]], mode: str, size: str
) -> None:
    site, tables = prepared
    width, height = SIZES[size]
    context = settled(new_context(browser))
    person = Person(site, context)
    choose = liking(GAMES[mode][1])
    table = tables[f"{mode}{size}"]
    page = person.sit(table)
    page.set_viewport_size({"width": width, "height": height})
    with company(site, table, choose):
        found = shifts(page, choose, ACTIONS)
    context.close()
    assert sum(value for value, _ in found) == 0, found
    assert person.faults == []
