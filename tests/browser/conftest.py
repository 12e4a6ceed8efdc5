"""A real server, a real chromium: what a person sees and does."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)
from tests.browser.people import PATIENCE, Person, Site

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)

expect.set_options(timeout=PATIENCE)  # a slow machine is no fault of the page

SCREEN: ViewportSize = {"width": 1400, "height": 900}


def launched(playwright: Playwright) -> Browser:
    """The machine's own chromium."""
    named = os.environ.get("CHROMIUM")
    found = [path for name in ((named,) if named else NAMES) if (path := shutil.which(name))]
    assert found, "the browser tests need chromium: make test installs it, or says how"
    return playwright.chromium.launch(executable_path=found[0], args=list(FLAGS))


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[Site]:
    """A server of its own process, with quick bots."""
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "hexhold", "serve", "--port", "0", "--bot-pause", "0"]
    limits = ["--tables-per-hour", "1000", "--sockets-per-address", "1000"]
    limits += ["--connections-per-address", "1000", "--requests-per-second", "1000"]
    limits += ["--writes-per-second", "1000"]
    process = subprocess.Popen(
        [*command, *limits, *more, "--db", str(folder / "tables.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()[-1]
    try:
        yield Site(address.rstrip("/"))
    finally:
        process.terminate()
        process.wait(10)
        process.stdout.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser a module: while it is open no other test may run an event loop of its own."""
    with sync_playwright() as playwright:
        opened = launched(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests."""
    with serving(tmp_path_factory.mktemp("site")) as place:
        yield place


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Person]:
    """Somebody with a browser of their own, who has been here before."""
    context = new_context(browser)
    yield Person(site, settled(context))
    context.close()


@pytest.fixture
def people(browser: Browser, site: Site) -> Iterator[list[Person]]:
    """Four people, each with a browser of their own."""
    contexts = [
        browser.new_context(locale="en-GB", viewport=SCREEN, reduced_motion="reduce")
        for _ in range(4)
    ]
    yield [Person(site, settled(context)) for context in contexts]
    for context in contexts:
        context.close()


def new_context(browser: Browser, locale: str = "en-GB") -> BrowserContext:
    """A browser as fresh as a private window; nothing moves, so nothing has to be waited for."""
    return browser.new_context(locale=locale, viewport=SCREEN, reduced_motion="reduce")


def settled(context: BrowserContext) -> BrowserContext:
    """Somebody who has been guided through a first turn before, and is not asked twice."""
    known = '{"watch": true, "rivals": true}'
    context.add_init_script(f"localStorage.setItem('hexhold.guided', '{known}')")
    context.add_init_script("localStorage.setItem('hexhold.careful', 'false')")
    # Once, so that somebody can choose another.
    quick = "localStorage.getItem('hexhold.pace') || localStorage.setItem('hexhold.pace', '%s')"
    context.add_init_script(quick % '"instant"')
    return context
