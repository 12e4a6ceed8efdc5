"""The HTTP interface described by OpenAPI, from the same types that check it."""

import re
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from hexhold import __version__
from hexhold.server import answers, api, library
from hexhold.server.errors import CODES

Answer = type | tuple[type, ...] | None  # one of several; none: plain text


@dataclass(frozen=True)
class Get:
    """Something to be asked for: what it is about, the type of the answer, what may be asked."""

    about: str
    answer: Answer
    query: tuple[str, ...] = ()


GETS: Final = {
    "/api/tables": Get("Public tables that wait for players or are being played.", answers.Lobby),
    "/api/tables/{table}": Get("What everybody may know of a table.", answers.TableInfo),
    "/api/tables/{table}/record": Get("The record of a match that is over, with its proof.", None),
    "/api/tables/{table}/summary": Get("A match that is over, in numbers.", answers.Summary),
    "/api/tables/{table}/replay": Get(
        "A moment of a match that is over, as a seat or all saw it.",
        answers.Moment,
        ("version", "seat"),
    ),
    "/api/tables/{table}/chances": Get(
        "What every chance move of a match that is over was drawn from.", answers.Chances
    ),
    "/api/games": Get("What can be played, with every option.", answers.Games),
    "/api/almanac/{language}": Get(
        "The rules, in English, German, Polish or Russian.", library.Almanac
    ),
    "/api/facts/{game}": Get("What it takes to draw a game.", library.facts_types()),
    "/health": Get("Whether the server is well.", answers.Health),
    "/ready": Get("Whether what people do can be stored.", answers.Health),
    "/metrics": Get("Counters in Prometheus' text format.", None),
}


@dataclass(frozen=True)
class Post:
    """Something to be done: what is sent, and the type of the answer."""

    body: type
    answer: type


POSTS: Final = {
    "/api/tables": Post(api.OpenTable, answers.Opened),
    "/api/tables/{table}/sit": Post(api.Sit, answers.Seated),
    "/api/tables/{table}/seed": Post(api.GiveSeed, answers.TableInfo),
    "/api/tables/{table}/stand": Post(api.Stand, answers.TableInfo),
    "/api/tables/{table}/bot": Post(api.SeatBot, answers.TableInfo),
    "/api/tables/{table}/free": Post(api.FreeSeat, answers.TableInfo),
    "/api/tables/{table}/mute": Post(api.Mute, answers.TableInfo),
    "/api/tables/{table}/start": Post(api.HostAsks, answers.TableInfo),
    "/api/tables/{table}/rematch": Post(api.AskRematch, answers.NextTable),
}


def types() -> list[type]:
    """Every type that is sent or answered with."""
    found: list[type] = []
    for get in GETS.values():
        found += get.answer if isinstance(get.answer, tuple) else [get.answer] if get.answer else []
    for post in POSTS.values():
        found += [post.body, post.answer]
    return list(dict.fromkeys(found))


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    _, schemas = msgspec.json.schema_components(types(), ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for path, get in GETS.items():
        paths.setdefault(path, {})["get"] = _get(path, get)
    for path, post in POSTS.items():
        paths.setdefault(path, {})["post"] = _post(path, post)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hexhold", "version": __version__},
        "paths": paths,
        "components": {"schemas": {**schemas, "Refusal": REFUSAL}},
    }


REFUSAL: Final = {
    "type": "object",
    "required": ["code", "reason"],
    "properties": {
        "code": {"type": "string", "enum": list(CODES)},
        "reason": {"type": "string"},
        "rule": {"type": "string"},
        "fault": {"type": "string", "description": "what is wrong with an option, as a code"},
        "details": {"type": "object", "description": "the particulars of the fault"},
    },
}


def _content(answer: Answer) -> dict[str, Any]:
    if answer is None:
        return {"text/plain": {"schema": {"type": "string"}}}
    if isinstance(answer, tuple):
        return _json({"oneOf": [_reference(kind.__name__) for kind in answer]})
    return _json(_reference(answer.__name__))


def _reference(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _operation(path: str, about: str, answer: Answer) -> dict[str, Any]:
    """What all operations have in common."""
    refused = {
        "description": "Refused, with a stable code; nothing has changed.",
        "content": _json(_reference("Refusal")),
    }
    named = re.findall(r"\{(\w+)\}", path)
    return {
        "summary": about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in named
        ],
        "responses": {
            "200": {"description": "Done.", "content": _content(answer)},
            "4XX": refused,
            "503": refused,
        },
    }


def _get(path: str, get: Get) -> dict[str, Any]:
    operation = _operation(path, get.about, get.answer)
    operation["parameters"] += [
        {"name": name, "in": "query", "schema": {"type": "string"}} for name in get.query
    ]
    return operation


def _post(path: str, post: Post) -> dict[str, Any]:
    operation = _operation(path, (post.body.__doc__ or "").strip(), post.answer)
    made = {"description": "Made.", "content": _content(post.answer)}
    operation["responses"]["201"] = made
    operation["requestBody"] = {"required": True, "content": _content(post.body)}
    return operation
