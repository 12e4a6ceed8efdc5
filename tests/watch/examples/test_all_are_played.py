"""Every worked example of the four books is played, by a test that says where it stands."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SAME = ("The same example", "The examples of all four books")
BOOK = re.compile(r"\b(EN|DE|PL|RU)\b")

# The places at which the books work out an example, as the tests call them.
EXAMPLES = {
    "EN": (
        "Distance Rule", "Ending the Game", "Heroes of the North", "Keeps", "Longest Road",
        "Ranger Patrol", "Resource Production", "Roads", "Rolling a 7", "Settlements",
        "Tormund the Robber", "Trade with Players", "Trade with the Supply", "Trail",
        "Wildling Advance Example 1-A, 1-B", "Wildling Advance Example 2-A, 2-B",
        "Wildling Migration Example", "Wildling Rush Example A, B, C",
    ),
    "DE": (
        "setting up", "1 Rohstofferträge", "Straßenbau", "Längste Straße", "3b",
        "Vorrücken der Wildlinge", "Mauerdurchbruch", "Sturm der Wildlinge",
    ),
    "PL": (
        "Drogi", "Handel", "Handel z pulą", "Karty Patrol zwiadowców", "Koniec gry",
        "Najdłuższa droga", "Osady", "Produkcja surowców", "Reguła odległości",
        "Tormund Złodziej", "Twierdze", "Wyrzucenie 7", "Szlak", "Przykład ruchu dzikich 1A",
        "2A, 2B", "przemieszczania dzikich", "najazdu dzikich A, B, C",
    ),
    "RU": (
        "Дозор разведчиков", "Дороги", "Конец игры", "Крепость", "Обмен с соперниками",
        "Обмен с резервом", "Поселения", "Правило расстояния", "Самый длинный тракт",
        "Сбор сырья", "Семь на кубиках", "Тормунд-разбойник", "Тропа", "1–А, 1–Б", "2–А, 2–Б",
        "переселения", "набега А, Б, В",
    ),
}  # fmt: skip


def played() -> dict[str, str]:
    """Every test of this folder but those of this file, with its docstring."""
    found: dict[str, str] = {}
    for file in sorted(HERE.rglob("test_*.py")):
        if file.name != Path(__file__).name:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[f"{file.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return found


def places(text: str, book: str) -> str:
    """What a docstring says after the name of a book, up to the next one."""
    parts = BOOK.split(text)
    return " ".join(
        said for name, said in zip(parts[1::2], parts[2::2], strict=True) if name == book
    )


def test_every_example_says_in_which_book_it_stands() -> None:
    lost = [name for name, text in played().items() if not BOOK.search(text)]
    assert [name for name in lost if not played()[name].startswith(SAME)] == []


@pytest.mark.parametrize("book", EXAMPLES)
def test_every_example_of_a_book_is_played(book: str) -> None:
    told = " ".join(places(text, book) for text in played().values())
    assert [place for place in EXAMPLES[book] if place not in told] == []


def test_a_place_belongs_to_the_book_before_it() -> None:
    text = 'EN "Trail", example; PL "Szlak"; RU "Тропа": the giant of the cave people.'
    assert "Szlak" in places(text, "PL")
    assert "Szlak" not in places(text, "EN")
