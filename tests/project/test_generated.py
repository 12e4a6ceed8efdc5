"""What is made of the declarations is fresh, and a declaration that does not hold says why."""

from pathlib import Path

import pytest
from tools import dispatch, notes
from tools.signatures import DeclarationFault

from hexhold.core.declare import Choice, Kind, Question, kind, names, numbered, numbers, way

CHAPTER = """
from mypy_extensions import i64
from tiny.state import State


def fill(s: State, seat: i64) -> i64:
    return 0


def end(s: State) -> None: ...
def put(s: State, place: i64) -> None: ...
def paint(s: State, seat: i64, place: i64, colour: i64) -> None: ...
def found(s: State, site: i64) -> None: ...
def untyped(s, site): ...
"""
END = kind("end", does="chapter.end")
PAINT = kind("paint", numbers("place", 4), names("colour", ("red", "blue")), does="chapter.paint")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An engine of one chapter."""
    monkeypatch.setattr(dispatch, "SOURCE", tmp_path)
    engine = tmp_path / "tiny"
    engine.mkdir()
    (engine / "chapter.py").write_text(CHAPTER, encoding="utf-8")
    return engine


@pytest.fixture(scope="module")
def made() -> dict[Path, str]:
    """All that is made of the declarations in this tree."""
    return dispatch.write()


def test_every_file_is_what_the_declarations_say(made: dict[Path, str]) -> None:
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `make generate`"


def test_nothing_that_was_made_is_left_behind(made: dict[Path, str]) -> None:
    numbers_of_notes = {notes.target(declaration) for declaration in notes.declarations()}
    assert {*dispatch.SOURCE.glob("*/games/*/engine/_[a-z]*.py")} == {*made} | numbers_of_notes


def test_a_function_gets_the_fields_or_the_number_among_its_kind(folder: Path) -> None:
    put = kind("put", numbers("place", 4), names("colour", ("red", "blue")), does="chapter.put")
    text = dispatch.write_dispatch(folder, numbered(END, PAINT, put), ())
    assert "def play(action: i64, s: State, seat: i64) -> None:" in text
    assert "chapter.end(s)" in text
    assert "chapter.paint(s, seat, (action - 1) // 2, (action - 1) % 2)" in text
    assert "chapter.put(s, action - 9)" in text
    assert "from tiny import chapter" in text
    assert "from tiny.state import State" in text


def test_a_function_may_stand_in_a_folder_of_the_engine(folder: Path) -> None:
    (folder / "heroes").mkdir()
    (folder / "heroes" / "hero.py").write_text(CHAPTER, encoding="utf-8")
    text = dispatch.write_dispatch(folder, numbered(kind("end", does="hero.end")), ())
    assert "from tiny.heroes import hero" in text
    assert "hero.end(s)" in text
    (folder / "hero.py").write_text(CHAPTER, encoding="utf-8")
    with pytest.raises(DeclarationFault, match="more than one hero"):
        dispatch.write_dispatch(folder, numbered(kind("end", does="hero.end")), ())


def test_a_question_may_have_another_function_for_a_kind(folder: Path) -> None:
    put = kind("put", numbers("place", 4), does="chapter.put")
    founding = Question("founding", 7, lists="chapter.fill", does={"put": "chapter.found"})
    text = dispatch.write_dispatch(folder, numbered(END, put), (founding,))
    assert "    if code == 7:  # founding\n        return chapter.fill(s, seat)\n" in text
    assert "if code == 7:  # founding\n            chapter.found(s, action - 1)" in text
    assert "else:\n            chapter.put(s, action - 1)" in text


def test_a_choice_is_one_of_several_functions(folder: Path) -> None:
    choice = Choice("fill_power", "hero", {3: "chapter.fill"}, otherwise="0")
    text = dispatch.write_choice(folder, choice)
    assert "def fill_power(hero: i64, s: State, seat: i64) -> i64:" in text
    assert text.endswith("if hero == 3:\n        return chapter.fill(s, seat)\n    return 0\n")


def test_kinds_are_numbered_with_those_of_chance_behind() -> None:
    text = dispatch.write_actions(
        numbered(END, PAINT, kind("dice", constant="ROLLED", chance=True))
    )
    for line in ("END: Final = 0", "PAINT: Final = 1", "ROLLED: Final = 9"):
        assert line in text
    assert "CHANCE_ACTIONS: Final = 9\nACTIONS: Final = 10\n" in text


@pytest.mark.parametrize(
    ("kinds", "asked", "fault"),
    [
        ([kind("end")], [], "nothing does end"),
        ([kind("end", does="chapter.start")], [], "there is no function chapter.start"),
        ([kind("end", does="other.end")], [], "there is no function other.end"),
        ([kind("end", does="chapter.untyped")], [], "chapter.untyped lacks a type"),
        ([END], [Question("a", 1, does={"go": "chapter.end"})], "there are no actions go"),
        ([END], [Question("a", 1, lists="chapter.put")], "nobody gives chapter.put its place"),
        ([kind("paint", way(), way(), does="chapter.paint")], [], "chapter.paint does not fit"),
        ([END, kind("go", does="chapter.fill")], [], "would return None or i64"),
    ],
)
def test_a_declaration_that_does_not_hold_says_why(
    folder: Path, kinds: list[Kind], asked: list[Question], fault: str
) -> None:
    with pytest.raises(DeclarationFault, match=fault):
        dispatch.write_dispatch(folder, numbered(*kinds), asked)


def test_chance_comes_last() -> None:
    with pytest.raises(DeclarationFault, match="come last"):
        dispatch.write_actions(numbered(kind("dice", chance=True), END))
