"""Trade put together: plus and minus, what can be paid, answers that name their reason."""

from playwright.sync_api import Locator, Page, expect
from tests.browser.people import PATIENCE, Person, version, wait_for_step
from tests.browser.test_offers import offer, offered_something
from tests.browser.test_table import QUIET, go_to_trade, hand


def composer(page: Page, kind: str = "offer") -> Locator:
    return page.locator(f"[data-compose='{kind}']")


def step(page: Page, side: str, way: str, resource: str, kind: str = "offer") -> Locator:
    """The plus or the minus of a kind on a side."""
    return composer(page, kind).locator(f"[data-side='{side}'] [data-{way}='{resource}']")


def counts(page: Page, side: str, kind: str = "offer") -> dict[str, int]:
    """How many of each kind are on a side."""
    found: dict[str, int] = composer(page, kind).evaluate(
        """(form, side) => Object.fromEntries([...form.querySelectorAll(`[data-side="${side}"]`)]
             .map((one) => [one.querySelector("[data-more]").dataset.more,
                            Number(one.querySelector("b").textContent)])
             .filter(([, count]) => count))""",
        side,
    )
    return found


def test_an_offer_is_put_together_with_plus_and_minus_of_what_is_held(person: Person) -> None:
    page = person.sit(person.site.table("watch", **QUIET))
    go_to_trade([page])
    held = hand(page)
    give = next(name for name, count in held.items() if count)
    want = next(name for name in held if name != give)
    for name, count in held.items():
        assert step(page, "give", "more", name).is_enabled() == (count > 0)
    send = composer(page).locator("[data-action^='offer']")
    expect(send).to_be_disabled()
    for _ in range(held[give]):
        step(page, "give", "more", give).click()
    expect(step(page, "give", "more", give)).to_be_disabled()  # no more than is held
    expect(step(page, "want", "more", give)).to_be_disabled()  # and not for its own kind
    for _ in range(6):
        step(page, "want", "more", want).click()
    assert counts(page, "give") == {give: held[give]}
    assert counts(page, "want") == {want: 6}  # as many as one likes
    expect(send).to_be_enabled()
    step(page, "want", "less", want).click()
    assert counts(page, "want") == {want: 5}
    for _ in range(held[give]):
        step(page, "give", "less", give).click()
    expect(step(page, "give", "less", give)).to_be_disabled()
    expect(send).to_be_disabled()  # nothing is given away, or asked for as a gift
    step(page, "give", "more", give).click()
    before = version(page)
    send.click()
    wait_for_step(page, before)
    assert person.faults == []


def test_what_cannot_be_paid_is_greyed_with_its_reason_and_declined_unseen_if_one_likes(
    people: list[Person],
) -> None:
    ann, bob = offered_something(people, seconds=600)
    bob.set_viewport_size({"width": 390, "height": 844})
    offer(ann, bob, payable=False)
    accept = bob.locator("[data-action='accept']")
    expect(accept).to_have_attribute("aria-disabled", "true")
    expect(accept).to_have_accessible_description(bob.locator("#watch-lack").inner_text())
    expect(bob.locator("#watch-lack")).to_contain_text("You lack 1 ")
    choice = bob.get_by_label("Decline what I cannot pay")
    choice.click()
    expect(bob.locator("[data-action='decline']")).to_have_count(0, timeout=PATIENCE)
    expect(bob.locator(".answer")).to_have_count(0)
    bob.reload()  # it is remembered
    bob.locator("#tab-trade").click()
    expect(choice).to_be_checked(timeout=PATIENCE)
    assert [person.faults for person in people[:2]] == [[], []]


def test_a_counter_offer_begins_with_the_offer(people: list[Person]) -> None:
    ann, bob = offered_something(people, seconds=600)
    mine = next(name for name, count in hand(ann).items() if count)
    theirs = next(name for name, count in hand(bob).items() if count and name != mine)
    step(ann, "give", "more", mine).click()
    step(ann, "want", "more", theirs).click()
    composer(ann).locator("[data-action^='offer']").click()
    bob.wait_for_selector("[data-action='accept']")
    bob.get_by_role("button", name="Counter-offer").click()
    assert counts(bob, "give", "counter") == {theirs: 1}
    assert counts(bob, "want", "counter") == {mine: 1}
    step(bob, "want", "more", mine, "counter").click()
    bob.locator("[data-action^='counter']").click()
    told = ann.get_by_role("listitem").filter(has_text="Person 2")
    expect(told.get_by_role("img", name="2 ")).to_be_visible(timeout=PATIENCE)
    assert [person.faults for person in people[:2]] == [[], []]


def test_who_asks_for_offers_takes_one_or_none(people: list[Person]) -> None:
    ann, bob = offered_something(people, seconds=600)
    ann.locator("[data-action='invite']").click()
    expect(ann.locator("[data-guide='what-now']").first).to_contain_text(
        "You asked for offers: take one, or none."
    )
    expect(ann.locator("[data-action='withdraw']")).to_have_text("Take no offer")
    expect(bob.locator("[data-guide='what-now']").first).to_contain_text(
        "Person 1 asks for offers: make one, or decline.", timeout=PATIENCE
    )
    assert bob.locator("[data-action='accept']").count() == 0
    bob.get_by_role("button", name="Make an offer").click()
    assert counts(bob, "give", "counter") == counts(bob, "want", "counter") == {}
    expect(composer(bob, "counter").get_by_role("button", name="Send the offer")).to_be_disabled()
    ann.locator("[data-action='withdraw']").click()
    expect(composer(ann)).to_be_visible(timeout=PATIENCE)
    assert [person.faults for person in people[:2]] == [[], []]
