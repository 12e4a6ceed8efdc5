"""No message is kept, and translated, that nothing says any more."""

import re
from pathlib import Path

from fluent.syntax.ast import MessageReference
from tests.locale.reading import messages, nodes

from hexhold.games import GAMES
from hexhold.locale import ORIGINAL

ROOT = Path(__file__).parents[2]
SOURCES = [
    file
    for folder in (ROOT / "src" / "hexhold", ROOT / "web" / "src")
    for file in sorted(folder.rglob("*"))
    if file.suffix in (".py", ".svelte", ".ts") and not file.name.endswith(".test.ts")
]
WHOLE = re.compile(r"""(?<=["'`])[a-z][a-z0-9-]*(?=["'`])""")
BEGINNING = re.compile(r"""(?<=["'`])[a-z][a-z0-9-]*-(?=["'`{]|\$\{)""")  # `watch-event-${…}`
# What the tellers and the list of actions put together; test_told.py says which of it can be.
TOLD = {f"{game}-{what}-" for game in GAMES for what in ("action", "event", "open")}
TOO_SHORT = {"cli-", "rivals-", "watch-"}  # would be the beginning of everything in a file


def test_every_message_is_said_somewhere() -> None:
    texts = [file.read_text(encoding="utf-8") for file in SOURCES]
    whole = {name for text in texts for name in WHOLE.findall(text)}
    beginnings = {name for text in texts for name in BEGINNING.findall(text)} - TOO_SHORT | TOLD
    english = messages(ORIGINAL)
    whole |= {n.id.name for n in nodes(list(english.values())) if isinstance(n, MessageReference)}
    unsaid = [
        name for name in english if name not in whole and not name.startswith(tuple(beginnings))
    ]
    assert len(whole & set(english)) > 300
    assert unsaid == []
