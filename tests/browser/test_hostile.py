"""What people do who mean no good, and browsers that cannot do everything."""

from playwright.sync_api import Browser, Dialog
from tests.browser.conftest import new_context, settled
from tests.browser.people import READY, Person, Site, Table, offered, play_on

FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
BLOCKED = (
    "Object.defineProperty(window, 'localStorage',"
    " { get() { throw new DOMException('', 'SecurityError') } })"
)
MARKUP = ("<img src=x onerror=a()>", "<script>alert(1)//", "{ $name } \"'><b>")


def test_names_chat_and_addresses_are_text(person: Person) -> None:
    said: list[str] = []

    def note(dialog: Dialog) -> None:
        said.append(dialog.message)
        dialog.dismiss()

    opened = person.site.ask("tables", game="watch", options={"players": "3"}, public=True)
    name, host = opened["table"], opened["host"]
    tokens = [
        person.site.ask(f"tables/{name}/sit", name=markup, seat=seat)["token"]
        for seat, markup in enumerate(MARKUP)
    ]
    person.site.ask(f"tables/{name}/start", host=host)
    page = person.sit(Table(name, host, tuple(tokens)))
    page.on("dialog", note)
    page.get_by_label("Say something").fill("<img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("<img src=x onerror=alert(1)>").wait_for()
    assert page.locator("img[src=x]").count() == 0
    page.goto(f"{person.site.address}/almanac/<img src=x onerror=alert(1)>")
    page.get_by_role("alert").wait_for()
    assert page.locator("img[src=x]").count() == 0
    assert said == []
    assert person.faults == []


def played_with(browser: Browser, site: Site, script: str) -> None:
    """Somebody with such a browser plays against bots."""
    context = new_context(browser)
    context.add_init_script(script)
    person = Person(site, context)
    page = person.open()
    page.get_by_role("button", name="Play against bots").first.click()
    page.wait_for_selector(READY, state="attached")
    assert offered(page)
    assert person.faults == []
    context.close()


def test_a_browser_whose_store_is_full_plays(browser: Browser, site: Site) -> None:
    played_with(browser, site, FULL)


def test_a_browser_without_a_store_plays(browser: Browser, site: Site) -> None:
    played_with(browser, site, BLOCKED)


def test_rolls_that_were_not_seen_are_noticed(browser: Browser, site: Site) -> None:
    """The draws tell other rolls than the table's log; the other checks see that, too."""
    over = ended(site)
    told = site.ask(f"tables/{over}/chances")
    rolls = [draw for draw in told["draws"] if draw["outcome"].startswith("dice ")]
    for draw in rolls:
        draw["outcome"] = "dice 1 1" if draw["outcome"] != "dice 1 1" else "dice 6 6"
    context = settled(new_context(browser))
    context.route("**/chances", lambda route: route.fulfill(json=told))
    page = Person(site, context).open(f"/table/{over}")
    page.get_by_text("Something that you saw rolled or drawn is told differently now.").wait_for()
    context.close()


def test_a_rematch_gets_a_new_seed_and_its_seal_is_noted(person: Person) -> None:
    table = person.site.table("watch", players="3", turn_limit=1, first="0")
    page = person.sit(table)
    play_on(page, lambda actions: actions[0])
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_text("The rolls, and the cards and events that you saw drawn").wait_for()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table.name not in url)
    name = page.url.rsplit("/", 1)[-1]
    page.wait_for_selector("[data-guide='what-now']")
    held, seals = page.evaluate(
        "() => ['tables', 'seals'].map(key => JSON.parse(localStorage.getItem(`hexhold.${key}`)))"
    )
    assert len(held[name]["seed"]) == 32
    assert seals[name] == person.site.ask(f"tables/{name}")["commitment"]


def ended(site: Site) -> str:
    """A short match of bots that is over."""
    table = site.table("watch", people=0, players="3", turn_limit=5)
    site.see_out(table.name)
    return table.name
