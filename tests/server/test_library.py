"""What a page is told before anybody plays: complete, the same every time, in any language."""

import asyncio
import math
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import running

from hexhold import almanac
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine.tables import EVENT_NAMES
from hexhold.games.rivals.library import facts as rivals_cards
from hexhold.games.watch.engine.tables import HEROES
from hexhold.games.watch.library import facts as watch_board
from hexhold.server.library import document

BOARD = watch_board()
DECK = rivals_cards()


def distance(a: Any, b: Any) -> float:
    return math.hypot(a.x - b.x, a.y - b.y)


def test_every_language_is_told_over_http(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            for language in almanac.LANGUAGES:
                answer = await place.http.get(f"/api/almanac/{language}")
                assert answer.status_code == 200
                told = answer.json()
                assert told["language"] == language
                assert [entry["id"] for entry in told["entries"]] == list(almanac.entries("en"))
                assert set(told["entries"][0]) == {
                    "id", "title", "text", "editions", "see", "books",
                }  # fmt: skip
            for path in ("almanac/xx", "facts/chess", "facts/%00"):
                answer = await place.http.get(f"/api/{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    asyncio.run(story())


def test_an_answer_is_packed_when_asked_and_not_sent_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            plain = await place.http.get("/api/facts/rivals", headers={"accept-encoding": "br"})
            packed = await place.http.get("/api/facts/rivals", headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4
            assert packed.json() == plain.json()
            again = await place.http.get(
                "/api/facts/rivals", headers={"if-none-match": plain.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")
            other = await place.http.get("/api/facts/rivals", headers={"if-none-match": '"x"'})
            assert other.status_code == 200
            refused = {"accept-encoding": "gzip;q=0, br"}
            answer = await place.http.get("/api/facts/watch", headers=refused)
            assert "content-encoding" not in answer.headers

    asyncio.run(story())


def test_a_document_is_made_once() -> None:
    assert document(rivals_cards) is document(rivals_cards)


# ------------------------------------------------------------------ the board


def test_hexes_have_regular_corners_of_side_one() -> None:
    for place in BOARD.hexes:
        ring = [BOARD.sites[n] for n in place.corners]
        for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
            assert distance(here, there) == pytest.approx(1, abs=0.001)
            assert distance(here, place) == pytest.approx(1, abs=0.001)
        assert ring[0].y < place.y
        assert ring[1].x > place.x


def test_a_path_lies_in_the_middle_of_its_sites() -> None:
    for path in BOARD.paths:
        a, b = (BOARD.sites[n] for n in path.sites)
        assert distance(a, b) == pytest.approx(1, abs=0.001)
        assert (path.x, path.y) == pytest.approx(((a.x + b.x) / 2, (a.y + b.y) / 2), abs=0.001)
        assert path.path in a.paths
        assert path.path in b.paths
        assert set(path.hexes) == set(a.hexes) & set(b.hexes)


def test_routes_lie_off_the_shore_beside_their_sites() -> None:
    assert len(BOARD.routes) == 6
    for route in BOARD.routes:
        for site in route.sites:
            assert distance(route, BOARD.sites[site]) == pytest.approx(1, abs=0.001)


def test_each_section_stands_over_the_line_that_a_breach_fills() -> None:
    assert [section.line for section in BOARD.wall] == [
        [h.hex for h in BOARD.hexes if h.q == q and h.r < 4] for q in range(4)
    ]
    for section in BOARD.wall:
        first = BOARD.hexes[section.line[0]]
        assert (section.x, section.y < first.y) == (first.x, True)


def test_eight_trails_lead_from_the_clans_to_the_clearings() -> None:
    assert [(t.number, BOARD.clans.index(t.clan), t.section) for t in BOARD.trails] == [
        (1, 0, 1), (2, 0, 1), (3, 0, 2), (4, 1, 2), (5, 1, 3), (6, 2, 3), (7, 2, 4), (8, 2, 4),
    ]  # fmt: skip


def test_the_box_is_told_as_the_books_have_it() -> None:
    assert BOARD.costs["keep"] == {"grain": 2, "ore": 3}
    assert BOARD.costs["guard"] == {"brick": 1, "lumber": 1, "wool": 1}
    assert sum(BOARD.cards["base"].values()) == 23
    assert sum(BOARD.cards["brotherhood"].values()) == 25
    assert sum(BOARD.pips.values()) == 36
    assert [hero.hero for hero in BOARD.heroes] == list(HEROES)
    assert all(hero.rules for hero in BOARD.heroes)
    assert BOARD.figures == {"regular": 24, "climber": 8, "giant": 8}
    assert [t.resource for t in BOARD.terrains] == [*BOARD.resources, None]


# ------------------------------------------------------------------ the cards


def test_every_card_is_told_with_an_entry_of_the_almanac() -> None:
    assert [card.id for card in DECK.cards] == list(CARD_IDS)
    assert [event.id for event in DECK.events] == list(EVENT_NAMES)
    rules = [card.rule for card in DECK.cards] + [event.rule for event in DECK.events]
    assert set(rules) <= set(almanac.entries("en"))
    by_set = {name: sum(c.count for c in DECK.cards if c.set == name) for name in DECK.sets}
    assert by_set == {"basic": 36, "gold": 24, "turmoil": 24, "progress": 26}


def test_a_card_says_what_it_costs_bears_and_needs() -> None:
    cards = {card.id: card for card in DECK.cards}
    university = cards["progress.university"]
    assert university.cost == {"lumber": 2, "brick": 1, "grain": 2}
    assert (university.points.victory, university.points.progress) == (1, 1)
    assert (university.kind, university.site, university.unique) == ("building", "city", True)
    assert university.requires is not None
    assert university.requires.need == "either"
    assert university.requires.cards == ["basic.abbey", "progress.library"]
    merchant = cards["gold.merchant"].requires
    assert merchant is not None
    assert (merchant.need, merchant.count) == ("commerce-or-city", 3)
    assert cards["basic.wool_ship"].resource == "wool"
    assert cards["basic.austin"].requires is None


def test_regions_and_places_are_told() -> None:
    assert len(DECK.regions) == 24
    assert sum(region.seat is None for region in DECK.regions) == 12
    assert len({region.id for region in DECK.regions}) == 24
    assert len(DECK.places) == 26
    assert {len(bay.slots) for bay in DECK.bays} == {2}
    assert {c.id: c.count for c in DECK.centre} == {"road": 9, "settlement": 9, "city": 7}
