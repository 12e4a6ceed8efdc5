"""Bots at the table: chosen by strength, with a face, a name and few words."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context, serving, settled
from tests.browser.people import PATIENCE, Person, Site, play_on, version
from tests.browser.test_matches import RIVALS, WATCH, liking

from hexhold.bots import bots_for
from hexhold.server.personas import LEVELS, PERSONAS

TURNS = 12  # of a match that is played to its end


def played(game: str) -> list[str]:
    """The levels at which a game is played."""
    return [level for level in LEVELS if level in bots_for(game)]


def seated_at(page: Page, site: Site) -> list[str]:
    """The levels of the bots at the table that a page shows."""
    name = page.url.rpartition("/")[2]
    seats = site.ask(f"tables/{name}")["seats"]
    return [PERSONAS[seat["persona"]].level for seat in seats if seat["kind"] == "bot"]


def test_one_chooses_how_strong_the_bots_are_and_is_not_asked_again(person: Person) -> None:
    page = person.open("/solo/watch")
    level = played("watch")[0]
    page.locator(f"[data-level='{level}']").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-guide='what-now']")
    assert seated_at(page, person.site) == 3 * [level]
    expect(page.locator("[data-guide='players'] [data-face]")).to_have_count(3)
    expect(page.get_by_role("log")).to_contain_text("I am a bot")
    page = person.open("/")
    expect(page.get_by_text("bots: Novice")).to_be_visible()
    page.get_by_role("button", name="Play against bots").first.click()
    page.wait_for_url("**/table/*")
    assert seated_at(page, person.site) == 3 * [level]
    assert person.faults == []


def test_the_waiting_room_seats_whom_one_chooses(person: Person) -> None:
    page = person.open("/new/watch")
    page.get_by_role("button", name="Open the table").click()
    choose = page.get_by_label("Which bot")
    expect(choose).to_have_count(3)
    choose.first.select_option(label="Kettil")
    page.get_by_role("button", name="Seat a bot").first.click()
    seats = page.get_by_role("list", name="Seats")
    expect(seats.locator("[data-face='kettil']")).to_be_visible()
    expect(page.get_by_text("Grumbles at the dice")).to_be_visible()
    assert "Kettil" not in choose.nth(1).locator("option").all_inner_texts()
    page.get_by_role("button", name="Fill 2 free seats with bots").click()
    expect(seats.locator("[data-face]")).to_have_count(3)
    assert person.faults == []


def with_levels(site: Site, game: str, levels: list[str], **options: object) -> tuple[str, str]:
    """A table of one person and a bot of each level, begun; its name and the person's token."""
    opened = site.ask("tables", game=game, options=options)
    name, host = opened["table"], opened["host"]
    token = site.ask(f"tables/{name}/sit", name="Ann", seat=0)["token"]
    for seat, level in enumerate(levels, 1):
        # a master need not be at its best here
        bot = f"{level}@0.05" if level == "master" else level
        site.ask(f"tables/{name}/bot", host=host, seat=seat, bot=bot)
    site.ask(f"tables/{name}/start", host=host)
    return name, token


@pytest.mark.parametrize("levels", [played("watch")[:3], played("watch")[-3:]], ids=" ".join)
def test_bots_of_every_level_play_a_match(person: Person, levels: list[str]) -> None:
    levels = (3 * levels)[:3]
    name, token = with_levels(person.site, "watch", levels, mode="base", turn_limit=TURNS)
    page = sit(person, name, token)
    play_on(page, liking(WATCH))
    expect(page.get_by_role("log")).to_contain_text("match. Thank you")
    assert person.faults == []


@pytest.mark.parametrize("level", played("rivals"))
def test_a_bot_of_every_level_is_a_rival(person: Person, level: str) -> None:
    name, token = with_levels(person.site, "rivals", [level], mode="intro", turn_limit=TURNS)
    page = sit(person, name, token)
    expect(page.locator(".plaque [data-face]")).to_be_visible()
    play_on(page, liking(RIVALS))
    assert person.faults == []


def sit(person: Person, name: str, token: str) -> Page:
    """The table from its first seat."""
    held = f'{{"{name}": {{"seat": 0, "token": "{token}"}}}}'
    person.context.add_init_script(f"localStorage.setItem('hexhold.tables', '{held}')")
    page = person.open(f"/table/{name}")
    page.wait_for_selector("[data-guide='what-now']", timeout=PATIENCE)
    assert version(page) > 0
    return page


def test_a_bot_that_is_asked_is_seen_to_think(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-pause", "600000") as slow:
        person = Person(slow, settled(new_context(browser)))
        name, token = with_levels(slow, "watch", 3 * ["greedy"], first="2")
        page = sit(person, name, token)
        expect(page.locator("[data-thinking]")).to_have_count(1)
        expect(page.locator("[data-thinking='2']")).to_be_visible()
        assert person.faults == []
        person.context.close()
