"""Offers: how long one has, and that nobody has to care."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context, serving, settled
from tests.browser.people import PATIENCE, Person, Site
from tests.browser.test_table import QUIET, compose, go_to_trade, hand


def offered_something(people: list[Person], seconds: int = 15) -> tuple[Page, Page]:
    """Two people at a table; the first may offer."""
    times = {"answer_seconds": seconds}
    table = people[0].site.table("watch", people=2, times=times, **QUIET)
    pages = [people[seat].sit(table, seat) for seat in (0, 1)]
    go_to_trade(pages)
    return pages[0], pages[1]


def offer(page: Page, to: Page, *, payable: bool) -> None:
    """Offer a card for one that the other has, or has not."""
    give = next(name for name, count in hand(page).items() if count)
    want = next(n for n, count in hand(to).items() if bool(count) == payable and n != give)
    compose(page, give, want)
    to.wait_for_selector("[data-action='decline']")


def test_who_is_asked_sees_how_long_and_what_is_not_answered_is_declined(
    people: list[Person],
) -> None:
    ann, bob = offered_something(people, seconds=5)
    offer(ann, bob, payable=False)
    timer = bob.get_by_role("timer")
    expect(timer).to_have_text("4\u00a0s", timeout=PATIENCE)
    expect(timer).to_have_text("3\u00a0s")
    decline = bob.locator("[data-action='decline']")
    expect(decline).to_have_class("primary")  # there is nothing else to do
    expect(decline).to_have_count(0, timeout=PATIENCE)  # nobody waits for ever


def test_one_word_declines_this_offer_and_all_others_of_the_turn(people: list[Person]) -> None:
    ann, bob = offered_something(people, seconds=600)  # nothing is declined for want of time
    offer(ann, bob, payable=True)
    now = bob.locator("[data-guide='what-now']").first
    expect(now).to_contain_text("Person 1 offers a trade: answer it.")
    bob.get_by_role("button", name="Don’t ask me again this turn").click()
    expect(now).not_to_contain_text("answer it", timeout=PATIENCE)
    expect(bob.locator("[data-action='decline']")).to_have_count(0)
    expect(bob.get_by_role("timer")).to_have_count(0)


def test_where_all_may_take_their_time_no_clock_is_shown(people: list[Person]) -> None:
    ann, bob = offered_something(people, seconds=0)
    offer(ann, bob, payable=True)
    expect(bob.get_by_role("timer")).to_have_count(0)


# ---------------------------------------------------------------- nobody waits for bots


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots take their usual time."""
    with serving(tmp_path_factory.mktemp("unhurried"), "--bot-pause", "400") as place:
        yield place


WATCHED = 45_000  # milliseconds
LONGEST = 1_500
# Plays on: declines, does what must be done, ends turns. Notes each step, whether anything is asked
# of us after it, and how late the page's own timer runs: a busy machine is no silence of the table.
PLAY = """() => {
  const ORDER = ["decline", "roll", "discard", "tormund", "rob", "end"];
  const noted = window.noted = { steps: [], late: [] };
  const asked = () => !!document.querySelector(".now.mine");
  const sign = document.querySelector("[data-version]");
  new MutationObserver(() => noted.steps.push([performance.now(), asked()]))
    .observe(sign, { attributeFilter: ["data-version"] });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    noted.late.push([now, Math.max(0, now - last - 50)]);
    last = now;
    const ready = [...document.querySelectorAll("[data-action]")].filter((one) => !one.disabled);
    const rank = (one) => ORDER.indexOf(one.dataset.action.split(" ")[0]);
    const [first] = ready.filter((one) => rank(one) >= 0).sort((a, b) => rank(a) - rank(b));
    first?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 50);
}"""


def test_a_match_with_bots_is_never_silent_for_long(browser: Browser, unhurried: Site) -> None:
    context = settled(new_context(browser))
    page = Person(unhurried, context).sit(unhurried.table("watch", **QUIET))
    page.wait_for_selector("[data-action]")
    page.evaluate(PLAY)
    page.wait_for_timeout(WATCHED)
    noted = page.evaluate("() => window.noted")
    context.close()
    steps, late = noted["steps"], noted["late"]
    silences = [
        after - before - sum(ms for at, ms in late if before < at <= after)
        for (before, asked), (after, _) in pairwise(steps)
        if not asked
    ]
    assert len(silences) > 30
    assert max(silences) < LONGEST
