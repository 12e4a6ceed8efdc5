"""The page as an app: it can be installed, comes up without a network and takes a new version."""

import json
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context, serving, settled
from tests.browser.people import PATIENCE, Person, Site, click, offered, version, wait_for_step
from tests.browser.test_matches import WATCH, liking

from hexhold.server.page import page_folder

KEPT = """
async () => {
  for (const name of await caches.keys())
    if (await (await caches.open(name)).match("/assets/" + name.split("/").at(-1))) return name;
  return "";
}
"""

SHOWN = """
async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, tag }) => [title, tag])
"""


@pytest.fixture
def port() -> int:
    """A port that is free, also for the next server."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        number: int = found.getsockname()[1]
    return number


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the page that a test may build anew."""
    folder = page_folder()
    assert folder
    copy = tmp_path / "page"
    shutil.copytree(folder, copy)
    monkeypatch.setenv("HEXHOLD_PAGE", str(copy))
    return copy


@pytest.fixture
def visitor(browser: Browser, port: int) -> Iterator[Person]:
    context = new_context(browser)
    yield Person(Site(f"http://127.0.0.1:{port}"), settled(context))
    context.close()


def kept(page: Page, other_than: str = "") -> str:
    """The build that the page has put away, waited for."""
    for _ in range(PATIENCE // 100):
        name: str = page.evaluate(KEPT)
        if name and name != other_than:
            return name
        page.wait_for_timeout(100)
    raise AssertionError("the page was not kept")


def test_the_page_comes_up_without_its_server_and_says_so(
    visitor: Person, tmp_path: Path, built: Path, port: int
) -> None:
    with serving(tmp_path / "db", "--port", str(port)):
        page = visitor.open()
        kept(page)
        stored = page.evaluate(
            "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
            " (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"
        )
        assert not [url for url in stored if "/api/" in url or "/ws/" in url]
    page.reload()
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    page.goto(f"{visitor.site.address}/table/abcdefgh")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    with serving(tmp_path / "db", "--port", str(port)):
        page.goto(visitor.site.address)
        expect(page.get_by_role("heading", name="You are offline")).to_have_count(0)
        expect(page.locator(".primary").first).to_be_visible()


def test_a_new_version_is_seen_at_once_and_the_old_one_forgotten(
    visitor: Person, tmp_path: Path, built: Path, port: int
) -> None:
    with serving(tmp_path / "db", "--port", str(port)):
        page = visitor.open()
        before = kept(page)
    entry = built / before.removeprefix("/")
    entry.rename(entry.with_name("index-newer.js"))
    entry.with_name(entry.name + ".br").unlink()
    index = built / "index.html"
    index.write_text(index.read_text().replace(before, "/assets/index-newer.js"))
    with serving(tmp_path / "db", "--port", str(port)):
        page.reload()
        assert page.locator("script[src='/assets/index-newer.js']").count() == 1
        assert kept(page, other_than=before) == "/assets/index-newer.js"
        page.wait_for_timeout(200)
        assert page.evaluate("() => caches.keys()") == ["/assets/index-newer.js"]


def test_the_page_can_be_installed(person: Person) -> None:
    page = person.open()
    session = person.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    for icon in manifest["icons"]:
        answer = page.request.get(person.site.address + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    assert person.faults == []


def play_until_asked(there: Page, here: Page) -> None:
    """Somebody else acts until it is this page's turn."""
    choose = liking(WATCH)
    for _ in range(20):
        there.wait_for_timeout(100)
        if offered(here):
            return
        if ready := offered(there):
            before = version(there)
            click(there, choose(ready))
            wait_for_step(there, before)


def test_who_asks_for_it_is_notified_of_a_turn_while_looking_elsewhere(
    browser: Browser, site: Site
) -> None:
    context = settled(new_context(browser))
    context.grant_permissions(["notifications"], origin=site.address)
    person = Person(site, context)
    table = site.table("watch", people=2, mode="base", first="1")
    page = person.sit(table)
    page.locator("summary", has_text="Table").click()
    page.get_by_label("Notify me of my turn").check()
    expect(page.get_by_label("Notify me of my turn")).to_be_checked()
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    other = settled(new_context(browser))
    play_until_asked(Person(site, other).sit(table, 1), page)
    for _ in range(PATIENCE // 100):
        if shown := page.evaluate(SHOWN):
            break
        page.wait_for_timeout(100)
    assert shown == [["It is your turn", f"/table/{table.name}"]]
    other.close()
    context.close()
    assert person.faults == []
