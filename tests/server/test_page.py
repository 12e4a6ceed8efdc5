"""The page as files: every address is a screen, assets are kept and packed, no more is given."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexhold.server import page

MANIFEST = {
    "index.html": {"file": "assets/main-1a2b.js", "isEntry": True},
    "_shared.js": {"file": "assets/shared.js", "imports": ["index.html"]},
    "src/play/Table.svelte": {"file": "assets/Table.js", "imports": ["_shared.js"]},
    "src/games/watch/WatchTable.svelte": {
        "file": "assets/WatchTable.js",
        "css": ["assets/WatchTable.css"],
        "imports": ["_shared.js"],
    },
    "src/words/de.ts": {"file": "assets/de.js"},
    "src/words/en.ts": {"file": "assets/en.js"},
}
SCRIPT = "export const words = 'many words';\n" * 100


@pytest.fixture(autouse=True)
def small_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page of two files, and a secret beside it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Hexhold</title>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "manifest.json").write_text(json.dumps(MANIFEST))
    (tmp_path / "secret.js").write_text("secret")
    monkeypatch.setenv("HEXHOLD_PAGE", str(folder))
    forget()
    yield
    forget()


def get(address: str, game: str = "", **headers: str) -> httpx.Response:
    """What a browser gets for an address."""
    return asyncio.run(asked(address, game, headers))


async def asked(address: str, game: str, headers: dict[str, str]) -> httpx.Response:

    async def show(request: Request) -> Response:
        return await page.show_page(request, game)

    transport = httpx.ASGITransport(Starlette(routes=[Route("/{path:path}", show)]))
    async with httpx.AsyncClient(transport=transport, base_url="http://hexhold") as client:
        return await client.get(address, headers=headers)


def forget() -> None:
    page.page_folder.cache_clear()
    page.page_files.cache_clear()
    page.manifest.cache_clear()
    page.links_of.cache_clear()


@pytest.mark.parametrize("address", ["/", "/table/abc", "/almanac/watch.hero.once", "/no/such"])
def test_every_address_is_a_screen_and_asked_for_anew(address: str) -> None:
    answer = get(address)
    assert answer.text == "<title>Hexhold</title>"
    assert answer.headers["cache-control"] == "no-cache"


def test_an_asset_is_packed_for_who_unpacks_it_and_kept_forever() -> None:
    packed = get("/assets/main-1a2b.js")
    plain = get("/assets/main-1a2b.js", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) // 10
    for answer in (packed, plain):
        assert answer.text == SCRIPT
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"
        assert "immutable" in answer.headers["cache-control"]


def test_an_asset_comes_as_the_build_packed_it_to_who_unpacks_that(tmp_path: Path) -> None:
    (tmp_path / "page" / "assets" / "main-1a2b.js.br").write_bytes(b"packed by the build")
    forget()
    told = get("/assets/main-1a2b.js", **{"accept-encoding": "gzip, br"}).headers
    assert told["content-encoding"] == "br"
    assert told["content-length"] == str(len(b"packed by the build"))
    assert told["content-type"].startswith("text/javascript")
    assert told["vary"] == "accept-encoding"
    assert get("/assets/main-1a2b.js.br").status_code == 404


@pytest.mark.parametrize("address", ["/assets/gone.js", "/api/none", "/../secret.js", "/secret.js"])
def test_nothing_else_is_given(address: str) -> None:
    answer = get(address)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_a_page_it_says_how_to_build_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HEXHOLD_PAGE", str(tmp_path / "nowhere"))
    forget()
    answer = get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_a_table_is_sent_with_links_to_all_that_its_screen_will_ask_for() -> None:
    link = get("/table/abc", "watch", **{"accept-language": "de-DE,de;q=0.9,en;q=0.8"}).headers[
        "link"
    ]
    assert link.split(", ") == [
        "</assets/de.js>; rel=modulepreload",
        "</assets/Table.js>; rel=modulepreload",
        "</assets/shared.js>; rel=modulepreload",
        "</assets/WatchTable.js>; rel=modulepreload",
        "</assets/WatchTable.css>; rel=preload; as=style; crossorigin",
        "</api/facts/watch>; rel=preload; as=fetch; crossorigin",
    ]


def test_the_lobby_asks_for_its_words_only() -> None:
    assert (
        get("/", **{"accept-language": "fr"}).headers["link"]
        == "</assets/en.js>; rel=modulepreload"
    )
