"""The page has words for everything that the server can tell it."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.page.catalogue import messages_of

from hexhold import locale
from hexhold.almanac import entries
from hexhold.bots import BOTS
from hexhold.games import GAMES, make_game
from hexhold.games.rivals.engine.layout import ENDINGS as RIVALS_ENDINGS
from hexhold.games.rivals.engine.tables import FACES
from hexhold.games.watch.engine.state import ENDINGS as WATCH_ENDINGS
from hexhold.server.errors import CODES

PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(scope="module")
def catalogue() -> FluentBundle:
    bundle = FluentBundle(["en"])
    for place in locale.places():
        for file in (place / "en").iterdir():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def kebab(name: str) -> str:
    return name.replace("_", "-")


def option_ids() -> Iterator[str]:
    for game, kind in GAMES.items():
        for option in kind.schema.options:
            name = f"option-{game}-{kebab(option.name)}"
            yield from (name, f"{name}-about")
            yield from (f"{name}-{kebab(choice)}" for choice in option.choices)


def mode_ids() -> Iterator[str]:
    for game, kind in GAMES.items():
        (modes,) = [option.choices for option in kind.schema.options if option.name == "mode"]
        yield from (f"mode-{game}-{mode}" for mode in modes)
        yield from (f"game-{game}{part}" for part in ("", "-players", "-time", "-source", "-about"))


def chapter_ids() -> Iterator[str]:
    """Chapters that are no card and no hero, which go by their own names."""
    chapters = dict.fromkeys(rule.rpartition(".")[0] for rule in entries())
    for chapter in chapters:
        if f"{chapter}.effect" not in entries() and not chapter.startswith("watch.hero-"):
            yield f"chapter-{chapter.replace('.', '-')}"


def summary_ids() -> Iterator[str]:
    watch, rivals = make_game("watch", {}), make_game("rivals", {})
    for name, game in ("watch", watch), ("rivals", rivals):
        yield from (f"points-{name}-{source}" for source in game.point_sources(game.new_state())[0])
    yield from (f"ending-watch-{ending}" for ending in WATCH_ENDINGS if ending)
    yield from (f"ending-rivals-{ending}" for ending in RIVALS_ENDINGS if ending)
    yield from (f"ending-{given_up}" for given_up in ("resigned", "agreed", "expired"))
    yield from (f"die-rivals-face-{face}" for face in FACES)
    yield from ("die-watch-sum", "die-watch-wildling")
    yield from ("die-rivals-number", "die-rivals-face", "die-rivals-defence")


def missing(catalogue: FluentBundle, ids: Iterator[str]) -> list[str]:
    return [name for name in ids if not catalogue.has_message(name)]


def test_every_option_and_choice_has_a_name_and_every_option_a_meaning(
    catalogue: FluentBundle,
) -> None:
    assert missing(catalogue, option_ids()) == []


def test_every_mode_is_told_in_a_sentence(catalogue: FluentBundle) -> None:
    assert missing(catalogue, mode_ids()) == []


def test_every_error_code_has_words(catalogue: FluentBundle) -> None:
    assert missing(catalogue, (f"error-{code}" for code in CODES)) == []


def test_every_bot_has_a_name_and_a_character(catalogue: FluentBundle) -> None:
    ids = itertools.chain.from_iterable((f"bot-{bot}", f"bot-{bot}-about") for bot in BOTS)
    assert missing(catalogue, ids) == []


def test_every_chapter_of_the_almanac_has_a_title(catalogue: FluentBundle) -> None:
    assert missing(catalogue, chapter_ids()) == []


def test_every_ending_source_of_points_and_die_has_a_name(catalogue: FluentBundle) -> None:
    assert missing(catalogue, summary_ids()) == []


def test_the_page_leaves_out_the_words_of_the_command_line_and_says_none_of_them() -> None:
    left_out = ["cli.ftl", "bench.ftl"]
    for language in locale.LANGUAGES:
        words = (PAGE / "words" / f"{language}.ts").read_text(encoding="utf-8")
        assert re.findall(r'"!@hexhold/\*\*/([\w.]+)"', words) == left_out
    sources = [file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte")]
    quoted = {
        name
        for file in sources
        for name in re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", file.read_text(encoding="utf-8"))
    }
    assert quoted & messages_of("locale/en/page.ftl")
    assert quoted & messages_of(*(f"locale/en/{name}" for name in left_out)) == set()
