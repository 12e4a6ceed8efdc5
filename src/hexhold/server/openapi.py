"""The HTTP interface described by OpenAPI, from the same types that check it."""

import re
from typing import Any, Final

import msgspec

from hexhold import __version__
from hexhold.server import api
from hexhold.server.errors import CODES

BODIES: Final[dict[tuple[str, str], type]] = {
    ("post", "/api/tables"): api.OpenTable,
    ("post", "/api/tables/{table}/sit"): api.Sit,
    ("post", "/api/tables/{table}/stand"): api.Stand,
    ("post", "/api/tables/{table}/bot"): api.SeatBot,
    ("post", "/api/tables/{table}/start"): api.HostAsks,
    ("post", "/api/tables/{table}/rematch"): api.HostAsks,
}
GETS: Final = {
    "/api/tables": "Public tables that wait for players or are being played.",
    "/api/tables/{table}": "What everybody may know of a table.",
    "/api/tables/{table}/record": "The record of a match that is over, with its proof.",
    "/api/tables/{table}/summary": "A match that is over, in numbers.",
    "/api/tables/{table}/replay": "A moment of a match that is over, as a seat or all saw it.",
    "/api/tables/{table}/chances": "What every chance move of a match that is over was drawn from.",
    "/api/games": "What can be played, with every option.",
    "/api/almanac/{language}": "The rules, in English, German, Polish or Russian.",
    "/api/board/{game}": "What it takes to draw the board of the Watch.",
    "/api/cards/{game}": "What it takes to draw the cards of the Rivals.",
    "/health": "Whether the server is well.",
    "/metrics": "Counters in Prometheus' text format.",
}


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    _, schemas = msgspec.json.schema_components(
        list(BODIES.values()), ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for path, about in GETS.items():
        paths.setdefault(path, {})["get"] = _operation(path, about, None)
    for (method, path), kind in BODIES.items():
        paths.setdefault(path, {})[method] = _operation(path, (kind.__doc__ or "").strip(), kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hexhold", "version": __version__},
        "paths": paths,
        "components": {"schemas": {**schemas, "Error": ERROR}},
    }


ERROR: Final = {
    "type": "object",
    "required": ["code", "reason"],
    "properties": {
        "code": {"type": "string", "enum": list(CODES)},
        "reason": {"type": "string"},
        "rule": {"type": "string"},
    },
}


def _operation(path: str, about: str, kind: type | None) -> dict[str, Any]:
    error = {
        "description": "Refused, with a stable code; nothing has changed.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
    }
    operation: dict[str, Any] = {
        "summary": about,
        "responses": {
            "200": {"description": "Done."},
            "201": {"description": "Made."},
            "4XX": error,
            "503": error,
        },
    }
    named = re.findall(r"\{(\w+)\}", path)
    if named:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in named
        ]
    if kind is not None:
        reference = {"$ref": f"#/components/schemas/{kind.__name__}"}
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": reference}},
        }
    return operation
