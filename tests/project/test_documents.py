"""The documents speak of files that are there, and link to pages that are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/guides/*.md")])
DECISIONS = sorted(ROOT.glob("docs/decisions/*.md"))  # they tell of files that were
PLACES = ("src/", "web/", "tests/", "tools/", "docs/")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_names_only_files_that_are_there(document: Path) -> None:
    if document.name == "CHANGELOG.md":
        return  # it tells of what was
    text = document.read_text(encoding="utf-8")
    named = [name for name in re.findall(r"`([\w./*-]+)`", text) if name.startswith(PLACES)]
    named = [name for name in named if "/xx" not in name and "GAME" not in name]  # to be made
    assert [name for name in named if not list(ROOT.glob(name.rstrip("/")))] == []


@pytest.mark.parametrize("document", DOCUMENTS + DECISIONS, ids=lambda path: path.name)
def test_a_document_links_only_to_pages_that_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    linked = re.findall(r"\]\(([^)#:\s]+)[^):]*\)", text)
    assert [link for link in linked if not (document.parent / link).exists()] == []
