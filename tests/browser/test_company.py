"""People at one table: who is gone, who plays for whom, giving up, and playing again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context, serving, settled
from tests.browser.people import PATIENCE, Person, Site, Table, click, is_over, offered

LOST = "[data-matter='lost']"
ORDER = ("builds: settlement", "good morning", "builds: road")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where nobody is waited for longer than a second."""
    with serving(tmp_path_factory.mktemp("hasty"), "--absence", "1") as place:
        yield place


@pytest.fixture
def crowd(browser: Browser, hasty: Site) -> Iterator[list[Person]]:
    """Four people, each with a browser of their own."""
    contexts = [settled(new_context(browser)) for _ in range(4)]
    yield [Person(hasty, context) for context in contexts]
    for context in contexts:
        context.close()


def matter(page: Page, what: str) -> None:
    """Wait until the strip above the game tells of this."""
    expect(page.locator(f"[data-matter='{what}']")).to_be_visible(timeout=PATIENCE)


def press(page: Page, name: str | re.Pattern[str]) -> None:
    """Press a button of the strip above the game."""
    page.locator("[data-matter]").get_by_role("button", name=name).click()


def choose_in_menu(page: Page, name: str) -> None:
    """Something of the table's menu, which asks first."""
    page.locator("header summary").click()
    page.get_by_role("button", name=name).click()
    page.locator("[data-confirm='yes']").click()


def two_at_rivals(crowd: list[Person]) -> tuple[Table, Page, Page]:
    table = crowd[0].site.table("rivals", people=2, mode="intro")
    return table, crowd[0].sit(table, 0), crowd[1].sit(table, 1)


def test_who_is_gone_is_seen_and_a_bot_stands_in_until_they_are_back(crowd: list[Person]) -> None:
    table, ann, bob = two_at_rivals(crowd)
    bob.close()
    expect(ann.locator("[data-absent='1']").first).to_contain_text("gone for 0:0", timeout=PATIENCE)
    matter(ann, "absent")
    press(ann, "Wait")
    expect(ann.locator("[data-matter]")).to_have_count(0)
    bob = crowd[1].sit(table, 1)
    expect(ann.locator("[data-absent]")).to_have_count(0)
    bob.close()  # waited for anew
    matter(ann, "absent")
    press(ann, re.compile("Let a bot play until Person 2 is back"))
    ann.get_by_role("log").get_by_text("Person 2 is away; a bot plays on.").wait_for()
    expect(ann.locator("[data-matter]")).to_have_count(0)
    crowd[1].sit(table, 1)
    ann.get_by_role("log").get_by_text("Person 2 is back.").wait_for()
    assert [person.faults for person in crowd[:2]] == [[], []]


def test_a_reload_flashes_nothing(crowd: list[Person]) -> None:
    _, ann, bob = two_at_rivals(crowd)
    ann.evaluate(
        """() => { window.seen = 0; new MutationObserver(() => {
             window.seen += document.querySelectorAll('[data-absent]').length })
             .observe(document.body, { childList: true, subtree: true }) }"""
    )
    bob.reload()
    bob.wait_for_selector("[data-guide='what-now']")
    assert ann.evaluate("() => window.seen") == 0


def test_a_match_ends_when_all_agree_and_goes_on_when_one_does_not(crowd: list[Person]) -> None:
    table, ann, bob = two_at_rivals(crowd)
    choose_in_menu(ann, "End the match")
    matter(ann, "asked")
    expect(ann.locator("[data-matter]")).to_contain_text("Still asked: Person 2.")
    matter(bob, "vote")
    expect(bob.locator("[data-matter]")).to_contain_text("Person 1 asks to end the match")
    press(bob, "Decline")
    ann.get_by_role("log").get_by_text("Person 2 does not agree.").wait_for()
    expect(ann.locator("[data-matter]")).to_have_count(0)
    choose_in_menu(ann, "End the match")
    press(bob, "Agree")
    for page in (ann, bob):
        page.get_by_role("heading", name="Nobody wins").wait_for()
        page.locator(".after").get_by_text("Given up by agreement.").wait_for()
        expect(page.locator("[data-guide='what-now'] strong").first).to_have_text(
            "Given up by agreement."
        )
        assert offered(page) == []
    replay = crowd[2].open(f"/replay/{table.name}?at=999")
    replay.locator("[data-guide='what-now']").get_by_text("Given up by agreement.").first.wait_for()
    assert [person.faults for person in crowd[:3]] == [[], [], []]


def test_of_two_the_other_wins_when_one_resigns(crowd: list[Person]) -> None:
    _, ann, bob = two_at_rivals(crowd)
    choose_in_menu(ann, "Resign")
    bob.get_by_role("heading", name="You win").wait_for()
    ann.get_by_role("heading", name="Person 2 wins").wait_for()
    ann.locator(".after").get_by_text("Person 1 resigned.").wait_for()
    now = ann.locator("[data-guide='what-now'] strong").first
    expect(now).to_have_text("Person 1 resigned – Person 2 wins.")


def test_alone_a_match_is_ended_at_once_but_not_unasked(crowd: list[Person]) -> None:
    page = crowd[0].sit(crowd[0].site.table("watch", mode="base"))
    page.locator("header summary").click()
    page.get_by_role("button", name="End the match").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("End the match without a winner?")
    page.keyboard.press("Escape")
    assert not is_over(page)
    page.get_by_role("button", name="End the match").click()
    page.locator("[data-confirm='yes']").click()
    page.get_by_role("heading", name="Nobody wins").wait_for()


def three_at_the_watch(crowd: list[Person]) -> tuple[Table, list[Page]]:
    table = crowd[0].site.table("watch", people=3, mode="base", players="3")
    return table, [person.sit(table, seat) for seat, person in enumerate(crowd[:3])]


def test_among_more_a_bot_plays_on_for_who_resigned(crowd: list[Person]) -> None:
    _, pages = three_at_the_watch(crowd)
    choose_in_menu(pages[0], "Resign")
    expect(pages[0].locator(LOST)).to_contain_text("You resigned", timeout=PATIENCE)
    expect(pages[0].locator("[data-guide='hand'] [data-at^='hand ']")).to_have_count(0)
    press(pages[0], "All right")
    expect(pages[0].locator("[data-matter]")).to_have_count(0)
    pages[1].get_by_role("log").get_by_text("Person 1 resigned.").wait_for()
    players = pages[1].locator("[data-guide='players'] li").first
    expect(players).to_contain_text("Person 1")
    expect(players).to_contain_text("Bot")


def test_a_guest_plays_if_all_agree_until_the_owner_is_back(crowd: list[Person]) -> None:
    table, pages = three_at_the_watch(crowd)
    pages[2].close()
    eve = crowd[3].open(f"/table/{table.name}")
    matter(eve, "free")
    press(eve, "Play for Person 3")
    matter(eve, "wishing")
    for page in pages[:2]:
        matter(page, "vote")
    press(pages[0], "Agree")
    matter(pages[0], "asked")
    press(pages[1], "Agree")
    matter(eve, "guest")
    expect(eve.locator("[data-guide='hand'] [data-at^='hand ']").first).to_be_visible()
    pages[0].get_by_role("log").get_by_text("Guest plays as a guest.").wait_for()
    crowd[2].sit(table, 2)
    expect(eve.locator(LOST)).to_contain_text("Person 3 is back", timeout=PATIENCE)
    expect(eve.locator("[data-guide='hand'] [data-at^='hand ']")).to_have_count(0)
    assert [person.faults for person in crowd] == [[], [], [], []]


def test_a_guest_whom_somebody_declines_is_told(crowd: list[Person]) -> None:
    table, pages = three_at_the_watch(crowd)
    pages[2].close()
    eve = crowd[3].open(f"/table/{table.name}")
    matter(eve, "free")
    press(eve, "Play for Person 3")
    matter(pages[0], "vote")
    press(pages[0], "Decline")
    expect(eve.locator(LOST)).to_contain_text("The others did not agree", timeout=PATIENCE)


def test_who_ran_out_of_time_takes_over_with_one_click(crowd: list[Person]) -> None:
    times = {"turn_seconds": 3, "reserve_seconds": 0}
    table = crowd[0].site.table("watch", people=2, times=times, mode="base", first="0")
    crowd[1].sit(table, 1)  # who thinks for a while, too: bots alone would be at the end at once
    ann = crowd[0].sit(table, 0)
    matter(ann, "away")
    expect(ann.locator("[data-matter]")).to_contain_text("so a bot plays for you.")
    press(ann, "Take over")
    ann.get_by_role("log").get_by_text("Person 1 is back.").first.wait_for()


def opened_table(host: Person, game: str) -> Page:
    page = host.open(f"/new/{game}")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".room").wait_for()
    return page


def joined(guest: Person, page: Page) -> Page:
    other = guest.open(page.url.removeprefix(guest.site.address))
    other.locator(".room").get_by_role("button", name="Sit here").first.click()
    other.get_by_role("button", name="Leave the seat").wait_for()
    return other


def test_a_host_removes_somebody_who_is_told_so(crowd: list[Person]) -> None:
    page = opened_table(crowd[0], "rivals")
    other = joined(crowd[1], page)
    page.get_by_role("button", name=re.compile("Remove Guest 2")).click()
    expect(other.locator(LOST)).to_contain_text("The host has freed your seat", timeout=PATIENCE)
    other.get_by_role("button", name="Sit here").wait_for()


def test_people_start_with_seeds_that_nobody_saw(crowd: list[Person]) -> None:
    page = opened_table(crowd[0], "rivals")
    other = joined(crowd[1], page)
    page.get_by_role("button", name="Begin the match").click()
    for one in (page, other):
        one.wait_for_selector("[data-guide='board']")
    info = page.evaluate("url => fetch(url).then(r => r.json())", info_of(page))
    assert all(seat["seed_hash"] for seat in info["seats"])
    assert all(info["seeds"])
    choose_in_menu(page, "Resign")
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_text("Every seed is the one whose hash your browser saw").wait_for()


def info_of(page: Page) -> str:
    return f"/api/tables/{page.url.rsplit('/', 1)[1]}"


def test_a_seed_that_is_not_shown_lets_all_be_drawn_anew(crowd: list[Person]) -> None:
    page = opened_table(crowd[0], "rivals")
    site, name = crowd[0].site, page.url.rsplit("/", 1)[1]
    site.ask(f"tables/{name}/sit", name="Mallory", seat=1, seed_hash="ab" * 32)
    before = site.ask(f"tables/{name}")["seats"][0]["seed_hash"]
    page.get_by_role("button", name="Begin the match").click()
    page.get_by_text("The match begins.").wait_for()
    page.get_by_text("The seeds of the dice were drawn anew once").wait_for()
    page.wait_for_function(
        "([url, before]) => fetch(url).then(r => r.json()).then(info => "
        "info.seats[0].seed_hash && info.seats[0].seed_hash !== before)",
        arg=[info_of(page), before],
    )


def test_results_stay_until_one_joins_the_next_match(crowd: list[Person]) -> None:
    table, ann, bob = two_at_rivals(crowd)
    eve = crowd[2].open(f"/table/{table.name}")
    eve.locator("[data-guide='what-now']").first.wait_for()
    choose_in_menu(ann, "Resign")
    bob.get_by_role("heading", name="You win").wait_for()
    bob.get_by_role("button", name="Play again").click()
    bob.wait_for_url(lambda url: table.name not in url)
    ann.get_by_text("Person 2 wants to play again.").wait_for()
    assert table.name in ann.url
    link = eve.get_by_role("link", name="Watch the next match")
    expect(link).to_have_attribute("href", re.compile(bob.url.rsplit("/", 1)[1]))
    ann.get_by_role("button", name="Join").click()
    ann.wait_for_url(bob.url)
    ann.get_by_role("button", name="Leave the seat").wait_for()
    bob.get_by_role("button", name="Begin the match").click()  # who asked is the host
    for page in (ann, bob):
        page.wait_for_selector("[data-guide='board']")
    assert [person.faults for person in crowd[:3]] == [[], [], []]


def test_the_time_for_answers_is_chosen_with_the_table(crowd: list[Person]) -> None:
    page = crowd[0].open("/new/watch")
    answer = page.get_by_label("Time to answer an offer")
    expect(answer).to_have_value("15", timeout=PATIENCE)
    answer.select_option("0")
    page.get_by_label("Clock").select_option("quick")
    expect(answer).to_have_value("15")  # where clocks run, an answer has its time, too
    answer.select_option("30")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Offers are answered within 30").wait_for()


def test_after_a_reload_the_story_is_told_in_its_order(crowd: list[Person]) -> None:
    page = crowd[0].sit(crowd[0].site.table("watch", mode="base", start="founding", first="0"))
    page.wait_for_selector("[data-action^='settlement']")
    click(page, offered(page)[0])
    page.wait_for_selector("[data-action^='road']")
    page.get_by_label("Say something to the table").fill("good morning")
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("good morning").wait_for()
    click(page, next(action for action in offered(page) if action.startswith("road")))
    page.get_by_role("log").get_by_text("Person 1 builds: road").first.wait_for()
    page.reload()
    page.get_by_role("log").get_by_text("good morning").wait_for()
    lines = page.get_by_role("log").locator("li").all_inner_texts()
    own = [line for line in lines if "Person 1" in line or "good morning" in line]
    order = [next(i for i, line in enumerate(own) if word in line) for word in ORDER]
    assert order == sorted(order)
