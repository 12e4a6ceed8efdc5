"""Text in pictures is readable: every letter on the board against what it really stands on.

axe cannot judge text in SVG, so we look at the pixels: around each text, every colour that fills a
good part of its box must contrast with the text's own as WCAG AA asks.
"""

import base64

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import SCREEN, settled
from tests.browser.people import Person, Site, click, offered, version, wait_for_step

SHARE = 0.12  # of a text's box that a colour fills before it counts as its ground
LOOK = """
async ([picture, share]) => {
  const bytes = Uint8Array.from(atob(picture), c => c.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
    .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const found = [];
  for (const text of document.querySelectorAll("svg text")) {
    const box = text.getBoundingClientRect();
    const style = getComputedStyle(text);
    if (!text.textContent.trim() || box.width < 2 || style.visibility === "hidden") continue;
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
    const middle = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!middle.includes(text.ownerSVGElement)) continue;  // something lies on top
    const fill = style.fill.match(/[\\d.]+/g).slice(0, 3).map(Number);
    const {data} = pen.getImageData(box.x, box.y, Math.ceil(box.width), Math.ceil(box.height));
    const counts = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const key = [data[i] & 248, data[i + 1] & 248, data[i + 2] & 248].join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const pixels = data.length / 4;
    const grounds = [...counts].filter(([, n]) => n / pixels >= share)
      .map(([key]) => key.split(",").map(Number))
      .filter(c => contrast(c, fill) > 2);  // else it is the text itself, maybe tinted
    const size = parseFloat(style.fontSize) * (text.getScreenCTM()?.a ?? 1);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const worst = grounds.length ? Math.min(...grounds.map(c => contrast(c, fill))) : 1;
    found.push({text: text.textContent.trim(), at: [Math.round(box.x), Math.round(box.y)],
      size, worst, least: large ? 3 : 4.5});
  }
  return found;
}
"""


def texts(page: Page) -> list[dict[str, float | str]]:
    """Every text in a picture, with its worst contrast and the least it should have."""
    picture = base64.b64encode(page.screenshot()).decode()
    found: list[dict[str, float | str]] = page.evaluate(LOOK, [picture, SHARE])
    return found


@pytest.mark.parametrize("palette", ["usual", "red-green", "blue-yellow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("game", "mode"), [("watch", "brotherhood"), ("rivals", "gold")])
def test_text_in_pictures_can_be_read(
    browser: Browser, site: Site, game: str, mode: str, scheme: str, palette: str
) -> None:
    context = browser.new_context(
        locale="en-GB",
        viewport=SCREEN,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    context.add_init_script(f"localStorage.setItem('hexhold.palette', '\"{palette}\"')")
    page = Person(site, settled(context)).sit(site.table(game, mode=mode))
    for _ in range(8):
        actions = offered(page)
        before = version(page)
        if actions:
            click(page, actions[0])
            wait_for_step(page, before)
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    found = texts(page)
    assert page.evaluate("document.documentElement.dataset.palette") == palette
    context.close()
    if game == "watch":
        assert len(found) > 30  # numbers, routes, spaces of the Wall
    assert [one for one in found if float(one["worst"]) < float(one["least"])] == []
