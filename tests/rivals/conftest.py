"""The marker that the tests of single cards carry."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "card(*ids, shows='effect' or 'limit'): the cards whose effect or limit this test shows",
    )
