"""What happens at a table: trades, reloads, spectators, reasons, the keyboard."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.people import Person, click, is_over, offered, reach, version, wait_for_step

QUIET: dict[str, Any] = {"mode": "base", "start": "fixed", "first": "0"}


def past_the_roll(page: Page) -> None:
    """Go on until the first seat may trade and build."""
    for _ in range(40):
        actions = offered(page)
        if "end" in actions:
            return
        before = version(page)
        if actions:
            click(page, actions[0])
        wait_for_step(page, before)
    raise AssertionError("the first seat never came to trade and build")


def test_a_first_visit_is_two_clicks_from_a_match(person: Person) -> None:
    page = person.open()
    page.get_by_role("button", name="Play against bots").first.click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector("[data-version]", state="attached")
    expect(page.locator("[data-guide='board']").first).to_be_visible()
    assert person.faults == []


def test_a_reload_in_the_middle_of_a_question_comes_back_to_it(person: Person) -> None:
    table = person.site.table("watch", mode="brotherhood", first="0")
    page = person.sit(table)
    page.wait_for_selector("[data-action^='settlement']")
    click(page, offered(page)[0])
    page.wait_for_selector("[data-action^='road']")  # asked for its road
    before = sorted(offered(page))
    page.reload()
    page.wait_for_selector("[data-action^='road']")
    assert sorted(offered(page)) == before
    click(page, before[0])
    assert person.faults == []


def test_a_spectator_sees_the_table_and_no_hand(people: list[Person]) -> None:
    table = people[0].site.table("watch", mode="base", first="0")
    player = people[0].sit(table)
    player.wait_for_selector("[data-action^='settlement'], [data-action='roll']")
    spectator = people[1].open(f"/table/{table.name}")
    spectator.wait_for_selector("[data-guide='board']")
    assert offered(spectator) == []
    assert spectator.locator("[data-guide='hand'] [data-at^='hand ']").count() == 0
    before = version(spectator)
    click(player, offered(player)[0])
    wait_for_step(spectator, before)  # and follows what happens
    assert people[0].faults == people[1].faults == []


def test_what_cannot_be_done_says_why_and_leads_to_its_rule(person: Person) -> None:
    page = person.sit(person.site.table("watch", **QUIET))
    past_the_roll(page)
    page.locator("[data-guide='board'] [role='img'][aria-label*='settlement' i]").first.hover(
        force=True
    )
    reason = page.locator(".why")
    expect(reason).to_be_visible()
    link = reason.get_by_role("link")
    assert re.search("/almanac/watch", link.get_attribute("href") or "")
    with page.expect_popup() as opened:
        link.click()
    almanac = opened.value
    rule = almanac.url.rsplit("/", 1)[1]
    expect(almanac.locator(f"[id='{rule}']")).to_be_visible()
    assert person.faults == []


def test_a_road_is_built_with_the_keyboard_alone(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="base", board="variable", first="0"))
    page.wait_for_selector("[data-action^='settlement']")
    settle = version(page)
    tab_to(page, "settlement")
    page.keyboard.press("Enter")
    wait_for_step(page, settle)
    page.wait_for_selector("[data-action^='road']")
    before = version(page)
    tab_to(page, "road")
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.action")
    assert focused.startswith("road")
    page.keyboard.press("Enter")
    wait_for_step(page, before)
    assert person.faults == []


def tab_to(page: Page, kind: str, most: int = 80) -> None:
    """Press Tab until a place for this kind of action has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement?.dataset?.action ?? ''")
        if focused.startswith(kind):
            return
    raise AssertionError(f"Tab never came to a {kind}")


def hand(page: Page) -> dict[str, int]:
    """The cards in the own hand, by resource."""
    counted: dict[str, int] = page.eval_on_selector_all(
        "[data-guide='hand'] [data-at^='hand ']",
        """all => Object.fromEntries(
             all.map(e => [e.dataset.at.slice(5), Number(e.textContent)]))""",
    )
    return counted


def test_four_browsers_at_one_table_trade(people: list[Person]) -> None:
    site = people[0].site
    table = site.table("watch", people=4, **QUIET)
    pages = [person.sit(table, seat) for seat, person in enumerate(people)]
    go_to_trade(pages)
    first = pages[0]
    held = hand(first)
    give = next(name for name, count in held.items() if count)
    seat, want = next(
        (seat, name)
        for seat in (1, 2, 3)
        for name, count in hand(pages[seat]).items()
        if count and name != give
    )
    compose(first, give, want)
    for other in (1, 2, 3):
        pages[other].wait_for_selector("[data-action='decline']")
        click(pages[other], "accept" if other == seat else "decline")
    first.wait_for_selector(f"[data-action='confirm {seat}']")
    click(first, f"confirm {seat}")
    expect(first.locator(f"[data-guide='hand'] [data-at='hand {want}']")).to_have_text(
        str(held[want] + 1)
    )
    assert hand(first)[give] == held[give] - 1
    assert [person.faults for person in people] == [[], [], [], []]


def go_to_trade(pages: list[Page]) -> None:
    """Everybody does what is asked until the first seat may make an offer."""
    for _ in range(200):
        if pages[0].locator("[data-compose='offer']").count():
            return
        for page in pages:
            actions = offered(page)
            if actions:
                before = version(page)
                click(page, actions[0])
                wait_for_step(page, before)
                break
        else:
            pages[0].wait_for_timeout(30)
    raise AssertionError("nobody came to trade")


def compose(page: Page, give: str, want: str) -> None:
    """Offer one card for another."""
    form = page.locator("[data-compose='offer']")
    form.locator(f"[data-side='give'] [data-more='{give}']").click()
    form.locator(f"[data-side='want'] [data-more='{want}']").click()
    form.locator("[data-action^='offer']").click()


def test_what_cannot_be_taken_back_is_asked_about_first(person: Person) -> None:
    person.context.add_init_script("localStorage.setItem('hexhold.careful', 'true')")
    tables = (person.sit(person.site.table("watch", **QUIET)) for _ in range(6))
    page = next(page for page in tables if saves_up_for(page, "buy"))
    before = version(page)
    click(page, "buy")
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("cannot be taken back")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert version(page) == before
    click(page, "buy")
    question.get_by_role("button", name="Yes").click()
    wait_for_step(page, before)
    assert person.faults == []


def saves_up_for(page: Page, action: str) -> bool:
    """Do what has to be done and nothing else until something can be afforded, if it ever can."""
    dull = ("roll", "discard", "tormund", "rob", "decline", "end")
    for _ in range(400):
        actions = offered(page)
        if action in actions:
            return True
        if is_over(page):
            return False
        first = next((one for kind in dull for one in actions if one.split(" ")[0] == kind), None)
        before = version(page)
        if first is None:
            page.wait_for_timeout(20)
        elif reach(page, first):
            wait_for_step(page, before)
    return False
