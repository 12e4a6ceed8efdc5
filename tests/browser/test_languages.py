"""The page in four languages: the browser's own first, another at any time."""

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import new_context, settled
from tests.browser.people import Person, Site

ALMANAC = {"en": "Almanac", "de": "Almanach", "pl": "Almanach", "ru": "Альманах"}


@pytest.mark.parametrize("language", ALMANAC)
def test_the_browsers_language_is_spoken_first(browser: Browser, site: Site, language: str) -> None:
    context = settled(new_context(browser, language))
    person = Person(site, context)
    page = person.open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("nav")).to_contain_text(ALMANAC[language])
    page.close()
    for game, mode in (("watch", "brotherhood"), ("rivals", "intro")):
        table = person.sit(site.table(game, mode=mode))
        expect(table.locator("html")).to_have_attribute("lang", language)
        shown = table.locator("main").inner_text()
        assert not [word for word in shown.split() if word.startswith((f"{game}-", "page-"))]
        table.close()
    context.close()
    assert person.faults == []


def test_the_language_is_switched_in_the_middle_of_a_match(person: Person) -> None:
    page = person.sit(person.site.table("watch", mode="base", first="0"))
    english = page.locator("[data-guide='what-now'] strong").first.inner_text()
    page.get_by_label("Language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert page.locator("[data-guide='what-now'] strong").first.inner_text() != english
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")  # and it is remembered
    assert person.faults == []


@pytest.mark.parametrize("family", ["Noto Sans Hexhold", "Noto Serif Hexhold"])
@pytest.mark.parametrize("letters", ["Grün", "Łódź", "Дозор"])
def test_the_page_brings_the_letters_of_every_language(
    person: Person, family: str, letters: str
) -> None:
    page = person.open()
    loaded = page.evaluate(
        "async ([font, text]) => (await document.fonts.load(`600 16px '${font}'`, text)).length",
        [family, letters],
    )
    assert loaded > 0
    assert person.faults == []
