"""People at a table: what they open, read and click."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, TimeoutError
from websockets.sync.client import connect
from websockets.typing import Subprotocol

READY = "[data-action]:not([disabled]):not([aria-disabled='true'])"
PATIENCE = 20_000  # milliseconds
HASTE = 1_000
TRIES = 10  # a second apart


@dataclass(frozen=True)
class Table:
    """A table, and the tokens of the people at it."""

    name: str
    host: str
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Site:
    """A running server."""

    address: str

    def ask(self, path: str, **body: Any) -> Any:
        """Something of the HTTP interface, which must go well; who asks too fast asks again."""
        url = f"{self.address}/api/{path}"
        answer = httpx.post(url, json=body) if body else httpx.get(url)
        for _ in range(TRIES):
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                break
            time.sleep(1)
            answer = httpx.post(url, json=body) if body else httpx.get(url)
        assert answer.is_success, answer.text
        return answer.json()

    def table(
        self, game: str, people: int = 1, times: dict[str, int] | None = None, **options: Any
    ) -> Table:
        """A started match: people in the first seats, bots in the others."""
        opened = self.ask("tables", game=game, options=options, public=True, **(times or {}))
        name, host = opened["table"], opened["host"]
        seats = len(opened["info"]["seats"])
        tokens = [
            self.ask(f"tables/{name}/sit", name=f"Person {seat + 1}", seat=seat)["token"]
            for seat in range(people)
        ]
        for seat in range(people, seats):
            self.ask(f"tables/{name}/bot", host=host, seat=seat, bot="greedy")
        self.ask(f"tables/{name}/start", host=host)
        return Table(name, host, tuple(tokens))

    def see_out(self, table: str) -> None:
        """Look on until a match is over: where nobody does, bots do not play."""
        url = f"{self.address.replace('http', 'ws', 1)}/ws/{table}"
        with connect(url, subprotocols=[Subprotocol("hexhold.1")], compression=None) as socket:
            for message in socket:
                if (json.loads(message).get("table") or {}).get("status") == "over":
                    return


@dataclass
class Person:
    """Somebody with a browser."""

    site: Site
    context: BrowserContext
    faults: list[str] = field(default_factory=list)

    def open(self, path: str = "/") -> Page:
        """A new tab, whose errors are noted."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._note_complaint)
        page.on("request", self._note_foreign)
        page.goto(self.site.address + path)
        return page

    def _note_complaint(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(said.text)

    def _note_foreign(self, request: Any) -> None:
        if not request.url.startswith((self.site.address, "data:", "blob:")):
            self.faults.append(f"asked {request.url}")

    def keep(self, table: Table, seat: int = 0) -> None:
        """Hold a seat's token, as a browser does that sat down."""
        held = {"seat": seat, "token": table.tokens[seat]}
        if seat == 0:
            held["host"] = table.host
        kept = json.dumps({table.name: held})
        self.context.add_init_script(f"localStorage.setItem('hexhold.tables', {json.dumps(kept)})")

    def sit(self, table: Table, seat: int = 0) -> Page:
        """The table from a seat."""
        self.keep(table, seat)
        page = self.open(f"/table/{table.name}")
        page.wait_for_selector("[data-guide='what-now'], .now, [data-over]", state="attached")
        return page


Choose = Callable[[Sequence[str]], str]


def offered(page: Page) -> list[str]:
    """The actions whose controls can be clicked now."""
    found: list[str] = page.eval_on_selector_all(
        READY,
        """all => all.filter(e => e.getClientRects().length).map(e => e.dataset.action)
             .filter(Boolean)""",
    )
    return list(dict.fromkeys(found))


def click(page: Page, action: str, timeout: float = PATIENCE) -> None:
    """Click the control of an action; a place where several things can be done asks which."""
    page.locator(f'[data-action="{action}"]:visible').first.click(timeout=timeout)
    item = page.locator(f'[role="menuitem"][data-action="{action}"]')
    if item.count():
        item.click()


def reach(page: Page, action: str) -> bool:
    """Click the control of an action unless it goes away first, as when others close an offer."""
    for _ in range(PATIENCE // HASTE):
        try:
            click(page, action, HASTE)
            return True
        except TimeoutError:
            if action not in offered(page):
                return False
    raise AssertionError(f"{action} is offered and cannot be clicked")


def version(page: Page) -> int:
    """How far the page has come."""
    return int(page.locator("[data-version]").get_attribute("data-version") or -1)


def wait_for_step(page: Page, after: int) -> None:
    """Wait until the page has come further, or to the end."""
    page.wait_for_function(
        "v => document.querySelector('[data-over]') || "
        "Number(document.querySelector('[data-version]').dataset.version) > v",
        arg=after,
    )


def is_over(page: Page) -> bool:
    """Whether the page shows the end."""
    return page.locator("[data-over]").count() > 0


def play_on(page: Page, choose: Choose, most: int = 3000) -> int:
    """Click on until the match is over; the number of clicks."""
    for clicks in range(most):
        page.wait_for_selector(f"[data-over], {READY}", state="attached", timeout=PATIENCE)
        if is_over(page):
            return clicks
        actions = offered(page)
        if not actions:
            page.wait_for_timeout(20)
            continue
        before = version(page)
        if reach(page, choose(actions)):
            wait_for_step(page, before)
    raise AssertionError(f"the match was not over after {most} clicks")
