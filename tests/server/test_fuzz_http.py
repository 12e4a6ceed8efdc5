"""Whatever is asked over HTTP: no server error, and every answer is as the description says."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.threaded import Tables, healthy, no_faults, serving

from hexhold.server.openapi import GETS, POSTS, document

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE  # as described, or not
OPERATIONS = [
    *(("get", path, RIGHT) for path in GETS),
    *(("post", path, mode) for path in POSTS for mode in (RIGHT, WRONG)),
]
FUZZ = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with serving(tmp_path_factory.mktemp("fuzz")) as found:
        yield found


def sometimes_right(case: Any, tables: Tables, table: str, host: str, token: str) -> None:
    """A table that exists, and words that open something: else nothing but the door is tried."""
    if "table" in case.path_parameters and table:
        case.path_parameters["table"] = tables.names[table]
    if isinstance(case.body, dict):
        if host and isinstance(case.body.get("host"), str):
            case.body["host"] = tables.hosts[list(tables.names).index(host)]
        if token and isinstance(case.body.get("token"), str):
            case.body["token"] = tables.tokens[0]


@pytest.mark.parametrize(("method", "path", "mode"), OPERATIONS)
def test_every_answer_is_as_described(
    tables: Tables, method: str, path: str, mode: GenerationMode
) -> None:
    statuses = st.sampled_from(["", *tables.names])

    @FUZZ
    @given(
        case=SCHEMA[path][method].as_strategy(generation_mode=mode),
        table=statuses,
        host=statuses,
        token=st.sampled_from(["", "yes"]),
    )
    def ask(case: Any, table: str, host: str, token: str) -> None:
        sometimes_right(case, tables, table, host, token)
        before = tables.marks()
        response = case.call(base_url=f"http://{tables.address}")
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert tables.marks() == before

    with no_faults():
        ask()


def test_the_description_is_served_as_it_is(tables: Tables) -> None:
    answer = httpx.get(f"http://{tables.address}/api/openapi.json", timeout=30)
    assert answer.json() == document()
    assert healthy(tables)
