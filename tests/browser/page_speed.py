"""Measure the page in a real browser, on the machine as it is. `make pagespeed`.

Ready: from asking for the address until what can be done is painted, with nothing in the cache;
then again on a slow line (400 ms to the server, 50 KB/s).
Everywhere: from a click until the last of four browsers at a table has painted what followed.
Long tasks: whatever kept a page from answering for more than 50 ms while a full board was played
on, with all that moves. JavaScript: what a match loads, packed. Shift: what moved by itself while
a match was played, as the share of the window that the browser counts.

Four browsers, their drawing without a graphics card and the server share the processors here, which
no four players do; so beside the clock stands the processor time that the longest task took.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import launched, serving, settled
from tests.browser.people import Person, Site, Table, is_over, offered
from tests.browser.shifts import shifts
from tests.browser.test_matches import RIVALS, WATCH, liking

LOADS = 7
SLOW_LOADS = 3
SLOW_LINE = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 50 * 1024,
    "uploadThroughput": 50 * 1024,
}
WARM_UP = 60  # actions until the board is full enough to be worth measuring
ACTIONS = 60
FEW = 12  # against bots a match may be short
TRACED = 8
PAUSE = 500  # milliseconds between actions
LONG = 50  # milliseconds
SCREENS = (1600, 900)
MOVING = {"1600": (1600, 900), "1024": (1024, 768), "phone": (390, 844), "landscape": (844, 390)}

# Notes what a person would see, in the page itself: asking from outside would add its own time.
NOTES = """
(() => {
  const notes = (window.notes = { ready: null, seen: {}, long: [] });
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(0);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.long.push([entry.startTime, entry.duration]);
  }).observe({ type: "longtask", buffered: true });
  let version = null;
  const look = () => {
    if (notes.ready === null && document.querySelector(window.readyWhen ?? "[data-action]")) {
      notes.ready = 0;
      painted((now) => (notes.ready = now));
    }
    const shown = document.querySelector("[data-version]")?.dataset.version;
    if (shown !== undefined && shown !== version) {
      version = shown;
      painted((now) => (notes.seen[shown] = performance.timeOrigin + now));
    }
  };
  const told = { attributes: true, attributeFilter: ["data-version", "data-action"] };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, ...told });
})();
"""

CLICK = """
action => {
  const at = performance.timeOrigin + performance.now();
  document.querySelector(`[data-action="${action}"]:not([disabled])`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  document.querySelector(`[role=menuitem][data-action="${action}"]`)?.click();
  return at;
}
"""


@dataclass(frozen=True)
class Bar:
    """What was measured, beside what it may be at most."""

    name: str
    measured: float
    most: float
    unit: str = "ms"
    more: str = ""
    digits: int = 1

    def __str__(self) -> str:
        met = "met" if self.measured <= self.most else "NOT MET"
        return (
            f"{self.name:<52} {self.measured:8.{self.digits}f} {self.unit:<2}"
            f"  at most {self.most:g}  {met:<8}{self.more}"
        )


@contextmanager
def person(browser: Browser, site: Site, ready: str = "[data-action]") -> Iterator[Person]:
    """Somebody with an empty cache and everything that moves."""
    width, height = SCREENS
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": width, "height": height},
        reduced_motion="no-preference",
    )
    context.add_init_script(f"window.readyWhen = {ready!r};{NOTES}")
    yield Person(site, settled(context))
    context.close()


def ready(browser: Browser, site: Site, name: str, table: Table | None, shown: str) -> Bar:
    """How long a first visit takes."""
    times = []
    for _ in range(LOADS):
        with person(browser, site, shown) as guest:
            page = guest.sit(table) if table else guest.open()
            page.wait_for_function("() => window.notes.ready")
            times.append(float(page.evaluate("window.notes.ready")))
    most = f"{min(times):.0f} to {max(times):.0f}"
    return Bar(f"ready: {name}", median(times), 1000, more=f"{LOADS} visits, {most}")


def ready_on_slow_line(
    browser: Browser, site: Site, name: str, table: Table | None, shown: str, most: float
) -> Bar:
    """How long a first visit takes where the line is slow."""
    times = []
    for _ in range(SLOW_LOADS):
        with person(browser, site, shown) as guest:
            if table:
                guest.keep(table)
            page = guest.context.new_page()
            line = guest.context.new_cdp_session(page)
            line.send("Network.enable")
            line.send("Network.emulateNetworkConditions", SLOW_LINE)
            address = f"/table/{table.name}" if table else "/"
            page.goto(site.address + address, wait_until="commit")
            page.wait_for_function("() => window.notes.ready")
            times.append(float(page.evaluate("window.notes.ready")))
    spread = f"{SLOW_LOADS} visits, {min(times):.0f} to {max(times):.0f}"
    return Bar(f"ready on a slow line: {name}", median(times), most, more=spread)


def scripts(browser: Browser, site: Site, name: str, table: Table) -> Bar:
    """The JavaScript of a match, packed."""
    with person(browser, site) as guest:
        seen: list[Any] = []
        guest.context.on("response", lambda got: seen.append(got))
        page = guest.sit(table)
        page.wait_for_load_state("networkidle")
        total = sum(packed(got) for got in seen)
        files = sum(".js" in got.url for got in seen)
    return Bar(f"JavaScript: {name}", total / 1024, 120, "KB", f"{files} files")


def packed(response: Any) -> int:
    return len(gzip.compress(response.body(), 9)) if ".js" in response.url else 0


def long_tasks(page: Page, since: float) -> list[float]:
    """The long tasks since a moment of the page."""
    found: list[list[float]] = page.evaluate("window.notes.long")
    return [duration for start, duration in found if start >= since]


def seen_after(page: Page, version: int) -> float:
    """When a page first painted something newer."""
    page.wait_for_function(
        "version => Object.keys(window.notes.seen).some((v) => Number(v) > version)", arg=version
    )
    told: dict[str, float] = page.evaluate("window.notes.seen")
    return min(at for seen, at in told.items() if int(seen) > version)


def played(pages: list[Page], taste: str, actions: int) -> list[float]:
    """Click on; how long each action took to the last browser."""
    choose = liking(taste)
    times: list[float] = []
    for _ in range(actions * 20):
        if len(times) >= actions or is_over(pages[0]):
            break
        page = next((one for one in pages if offered(one)), None)
        if page is None:
            pages[0].wait_for_timeout(20)
            continue
        before = int(page.evaluate("document.querySelector('[data-version]').dataset.version"))
        clicked = float(page.evaluate(CLICK, choose(offered(page))))
        pages[0].wait_for_timeout(
            PAUSE
        )  # as people play; and asking meanwhile would cost time itself
        times.append(max(seen_after(one, before) for one in pages) - clicked)
    return times


def busiest(browser: Browser, pages: list[Page], taste: str) -> float:
    """The processor time of the longest task in any of the pages, in milliseconds."""
    browser.start_tracing(page=pages[0], categories=["toplevel"])
    played(pages, taste, TRACED)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return max(
        float(event.get("tdur", 0)) / 1000
        for event in events
        if (event["pid"], event["tid"]) in mains and event["name"].endswith("RunTask")
    )


def everywhere(browser: Browser, site: Site) -> list[Bar]:
    """Four browsers at one table of the base game."""
    table = site.table("watch", people=4, mode="base", first="0")
    with ExitStack() as stack:
        guests = [stack.enter_context(person(browser, site)) for _ in range(4)]
        pages = [guest.sit(table, seat) for seat, guest in enumerate(guests)]
        played(pages, WATCH, WARM_UP)
        since = [float(page.evaluate("performance.now()")) for page in pages]
        times = sorted(played(pages, WATCH, ACTIONS))
        tasks = [t for page, at in zip(pages, since, strict=True) for t in long_tasks(page, at)]
        busy = busiest(browser, pages, WATCH)
    p95 = times[int(len(times) * 0.95)]
    more = f"median {median(times):.0f}, p95 {p95:.0f}, {len(times)} actions"
    return [
        Bar("an action at the last of four browsers", times[-1], 100, more=more),
        Bar("longest task, four browsers", max(tasks, default=0), LONG, more=f"{len(tasks)} long"),
        Bar("longest task, four browsers, of the processor", busy, LONG),
    ]


def alone(browser: Browser, site: Site, name: str, taste: str, table: Table) -> list[Bar]:
    """One browser among bots."""
    with person(browser, site) as guest:
        page = guest.sit(table)
        played([page], taste, FEW)
        since = float(page.evaluate("performance.now()"))
        actions = len(played([page], taste, FEW))
        tasks = long_tasks(page, since)
        busy = busiest(browser, [page], taste)
    more = f"{actions} actions, {len(tasks)} long"
    return [
        Bar(f"longest task: {name} among bots", max(tasks, default=0), LONG, more=more),
        Bar(f"longest task: {name}, of the processor", busy, LONG),
    ]


def moved(browser: Browser, site: Site, name: str, taste: str, **options: Any) -> Iterator[Bar]:
    """What moves by itself, at each size."""
    for size, (width, height) in MOVING.items():
        with person(browser, site) as guest:
            page = guest.sit(site.table(**options))
            page.set_viewport_size({"width": width, "height": height})
            found = shifts(page, liking(taste), ACTIONS // 2)
        total = sum(value for value, _ in found)
        yield Bar(f"shift: {name}, {size}", total, 0, "", f"{len(found)} times", 3)


def main() -> int:
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
        watch = site.table("watch", mode="brotherhood", first="0")
        rivals = site.table("rivals", mode="gold", first="0")
        bars: list[Bar] = []

        def note(*found: Bar) -> None:
            for bar in found:
                print(bar, flush=True)
            bars.extend(found)

        note(scripts(browser, site, "the Watch", watch), scripts(browser, site, "Rivals", rivals))
        note(ready(browser, site, "lobby", None, ".primary"))
        note(ready(browser, site, "the Watch", watch, "[data-place][data-action]"))
        note(ready(browser, site, "Rivals", rivals, "[data-land] *"))
        note(ready_on_slow_line(browser, site, "lobby", None, ".primary", 3000))
        board = "[data-place][data-action]"
        note(ready_on_slow_line(browser, site, "the Watch", watch, board, 5000))
        note(ready_on_slow_line(browser, site, "Rivals", rivals, "[data-land] *", 5000))
        note(*alone(browser, site, "the Watch", WATCH, site.table("watch", mode="base")))
        note(*alone(browser, site, "Rivals", RIVALS, site.table("rivals", mode="duel")))
        note(*moved(browser, site, "the Watch", WATCH, game="watch", mode="base"))
        note(*moved(browser, site, "the Brotherhood", WATCH, game="watch", mode="brotherhood"))
        note(*moved(browser, site, "Rivals", RIVALS, game="rivals", mode="gold"))
        note(*everywhere(browser, site))
        browser.close()
    return 0 if all(bar.measured <= bar.most for bar in bars) else 1


if __name__ == "__main__":
    raise SystemExit(main())
