"""Two people at one device: it is passed on, and nobody sees the other's hand."""

from playwright.sync_api import Page, expect
from tests.browser.people import Person, click, offered, version, wait_for_step
from tests.browser.test_matches import RIVALS, liking

COVER = "[data-cover]"


def open_table(person: Person) -> Page:
    """A table of the Rivals with both seats at this device, begun."""
    page = person.open("/new/rivals?mode=intro")
    page.locator("[data-here]").select_option("2")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Begin the match").click()
    page.wait_for_selector(COVER)
    return page


def hand(page: Page) -> list[str]:
    """The cards of whoever looks."""
    found: list[str] = page.eval_on_selector_all(
        "[data-at^='held:']", "all => all.map((one) => one.dataset.at)"
    )
    return found


def show(page: Page, seat: int) -> None:
    page.locator(f"{COVER} [data-take='{seat}']").click()
    expect(page.locator(COVER)).to_have_count(0)
    page.wait_for_selector("[data-land]")


def play_until_covered(page: Page) -> None:
    """Act for whoever looks until the device is to be passed on."""
    choose = liking(RIVALS)
    for _ in range(60):
        if page.locator(COVER).count():
            return
        if ready := offered(page):
            before = version(page)
            click(page, choose(ready))
            wait_for_step(page, before)
        page.wait_for_timeout(50)
    raise AssertionError("the device stays where it is")


def test_the_device_is_passed_on_and_hands_stay_covered(person: Person) -> None:
    page = open_table(person)
    assert hand(page) == []
    first = int(page.locator("[data-take]").first.get_attribute("data-take") or -1)
    show(page, first)
    play_until_covered(page)
    assert hand(page) == []
    other = 1 - first
    expect(page.locator(f"{COVER} h2")).to_contain_text("Pass the device to")
    show(page, other)
    play_until_covered(page)
    show(page, first)
    before = hand(page)
    page.reload()
    page.wait_for_selector(COVER)
    assert hand(page) == []
    page.goto(person.site.address)
    page.go_back()
    page.wait_for_selector(COVER)
    assert hand(page) == []
    show(page, first)
    assert sorted(hand(page)) == sorted(before)
    assert person.faults == []
