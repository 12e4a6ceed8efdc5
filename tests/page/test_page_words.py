"""The page has words for everything that the server can tell it."""

import itertools
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

import hexhold
from hexhold.bots import BOTS
from hexhold.games import GAMES
from hexhold.server.errors import CODES


@pytest.fixture(scope="module")
def catalogue() -> FluentBundle:
    bundle = FluentBundle(["en"])
    for file in (files(hexhold) / "locale" / "en").iterdir():
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
        yield from (f"game-{game}{part}" for part in ("", "-facts", "-about"))


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
