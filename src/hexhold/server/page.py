"""The page as files: built into the package, or lying in a checkout's web/dist."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

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
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


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


async def show_page(request: Request) -> Response:
    """A file of the page; every other address is one of its screens."""
    files = page_files()
    if "/index.html" not in files:
        return PlainTextResponse(MISSING, 503)
    address = request.url.path
    if address in files:
        return send(files[address], "no-cache" if "/assets/" not in address else FOREVER)
    if address.startswith(("/api/", "/assets/")) or Path(address).suffix in TYPES:
        return PlainTextResponse("There is nothing here.", 404)
    return send(files["/index.html"], "no-cache")


def send(path: Path, caching: str) -> Response:
    """One file."""
    return FileResponse(path, media_type=TYPES[path.suffix], headers={"cache-control": caching})
