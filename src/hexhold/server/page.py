"""The page as files: built into the package, or lying in a checkout's web/dist."""

import asyncio
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from hexhold.core.discovery import part
from hexhold.locale import LANGUAGES
from hexhold.server.packing import squeeze, unpacks

PACKAGE: Final = Path(__file__).parent.parent
CHECKOUT: Final = PACKAGE.parent.parent
FOREVER: Final = (
    "public, max-age=31536000, immutable"  # the names of assets change with their content
)
MISSING: Final = (
    "The page was not built into this installation. In a checkout, `make play` builds it; "
    "the interface for programs is described at /api/openapi.json."
)
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = {".css", ".js", ".svg"}  # the others are packed by nature, or small


@cache
def page_folder() -> Path | None:
    """Where the built page is, if it is anywhere."""
    named = os.environ.get("HEXHOLD_PAGE")
    places = [Path(named)] if named else [PACKAGE / "page", CHECKOUT / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


@cache
def page_files() -> dict[str, Path]:
    """Every file of the page by its address; nothing else can be asked for."""
    folder = page_folder()
    if folder is None:
        return {}
    found = (path for path in folder.rglob("*") if path.suffix in TYPES)
    return {"/" + path.relative_to(folder).as_posix(): path for path in found}


@cache
def packed_asset(path: Path, coding: str) -> bytes:
    """An asset as it travels: its name changes with its content, so once is enough."""
    return (
        path.with_name(path.name + ".br").read_bytes()
        if coding == "br"
        else squeeze(path.read_bytes())
    )


def coding_of(request: Request, path: Path) -> str:
    """How an asset is packed for a browser: as the build packed it, or as we do."""
    if unpacks(request, "br") and path.with_name(path.name + ".br").is_file():
        return "br"
    return "gzip" if unpacks(request) else ""


# What each screen is made of, besides what every page loads; a game's comes with its facts.
SCREENS: Final = {
    "table": ("src/play/Table.svelte",),
    "new": ("src/lobby/NewTable.svelte",),
    "solo": ("src/lobby/SoloTable.svelte",),
    "almanac": ("src/almanac/Almanac.svelte",),
    "replay": ("src/replay/Replay.svelte",),
}
FETCHED: Final = "rel=preload; as=fetch; crossorigin"


@cache
def manifest() -> dict[str, Any]:
    """Which files each part of the page was built into."""
    path = page_files().get("/manifest.json")
    return {} if path is None else msgspec.json.decode(path.read_bytes())


@cache
def links_of(source: str) -> tuple[str, ...]:
    """What a part of the page loads, as links that tell a browser to fetch it at once."""
    built = manifest().get(source)
    if built is None or built.get("isEntry"):
        return ()
    own = [f"</{built['file']}>; rel=modulepreload"]
    own += [f"</{file}>; rel=preload; as=style; crossorigin" for file in built.get("css", ())]
    return (*own, *(link for other in built.get("imports", ()) for link in links_of(other)))


def language_of(request: Request) -> str:
    """The first of our languages that a browser asks for."""
    spoken = (part.strip()[:2] for part in request.headers.get("accept-language", "").split(","))
    return next((name for name in spoken if name in LANGUAGES), "en")


def ahead(request: Request, game: str) -> str:
    """Links to all that the screen of an address will ask for, so that it need not ask in turn."""
    screen = request.url.path.strip("/").partition("/")[0]
    language = language_of(request)
    sources = [f"src/words/{language}.ts", *SCREENS.get(screen, ())]
    facts: list[str] = []
    if (library := part(game, "library")) is not None:
        sources.append(library.SCREEN)
        told = (address.format(language=language) for address in library.FETCHED)
        facts = [f"<{address}>; {FETCHED}" for address in told]
    links = [link for source in sources for link in links_of(source)]
    return ", ".join(dict.fromkeys([*links, *facts]))


async def show_page(request: Request, game: str = "", tags: str = "") -> Response:
    """A file of the page; every other address is one of its screens, maybe of a game.

    `tags` is what it says of itself, in HTML, to whoever shows a link to it.
    """
    files = page_files()
    if "/index.html" not in files:
        return PlainTextResponse(MISSING, 503)
    address = request.url.path
    if address in files:
        return await send(request, files[address], is_asset="/assets/" in address)
    if address.startswith(("/api/", "/assets/")) or Path(address).suffix in TYPES:
        return PlainTextResponse("There is nothing here.", 404)
    if tags:
        answer: Response = HTMLResponse(told_with(tags), headers={"cache-control": "no-cache"})
    else:
        answer = await send(request, files["/index.html"], is_asset=False)
    if links := ahead(request, game):
        answer.headers["link"] = links
    return answer


def told_with(tags: str) -> str:
    """The page with some tags in its head."""
    page = page_files()["/index.html"].read_text(encoding="utf-8")
    return page.replace("</head>", f"{tags}\n</head>", 1)


async def send(request: Request, path: Path, is_asset: bool) -> Response:
    """One file; assets are kept by the browser, and packed for it if it likes."""
    headers = {"cache-control": FOREVER if is_asset else "no-cache"}
    kind = TYPES[path.suffix]
    if is_asset and path.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if coding := coding_of(request, path):
            headers["content-encoding"] = coding
            content = await asyncio.to_thread(packed_asset, path, coding)
            return Response(content, media_type=kind, headers=headers)
    return FileResponse(path, media_type=kind, headers=headers)
