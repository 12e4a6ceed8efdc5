"""The English catalogue, as the tests of the page's words read it."""

from pathlib import Path

from fluent.syntax import FluentParser, ast

HEXHOLD = Path(__file__).parents[2] / "src" / "hexhold"


def messages_of(*files: str) -> set[str]:
    """The ids of all messages of English files that have a text."""
    found = set()
    for path in (HEXHOLD / name for name in files):
        resource = FluentParser().parse(path.read_text("utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, junk
        found |= {e.id.name for e in resource.body if isinstance(e, ast.Message) and e.value}
    return found
