"""A link to a table tells what everybody may know, and nothing else: words, a picture, a code."""

import asyncio
import struct
from dataclasses import replace
from pathlib import Path

from tests.server.harness import WIDE, opened, running, seated, started

from hexhold.server import invitations
from hexhold.server.telling import table_info

MARKUP = '<b>"&'


def test_the_page_of_a_table_says_what_it_is_to_whoever_shows_a_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place)
            await seated(place, table, MARKUP)
            for screen in ("table", "replay"):
                page = (await place.http.get(f"/{screen}/{table}")).text
                head = page[: page.index("</head>")]
                assert 'property="og:title" content="The Watch · ' in head
                assert "&lt;b&gt;&quot;&amp;" in head
                assert MARKUP not in page
                assert f"/picture/{table}" in head
            assert "og:title" not in (await place.http.get("/")).text
            assert "og:title" not in (await place.http.get("/table/nowhere")).text
            german = await place.http.get(f"/table/{table}", headers={"accept-language": "de"})
            assert "komm und spiel mit" in german.text

    asyncio.run(story())


def test_the_picture_of_a_link_is_a_small_png_of_the_usual_size(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place)
            answer = await place.http.get(f"/picture/{table}")
            assert answer.headers["content-type"] == "image/png"
            assert answer.content.startswith(b"\x89PNG")
            assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
            assert len(answer.content) < 150_000
            assert (await place.http.get("/picture/nowhere")).status_code == 404

    asyncio.run(story())


def test_a_picture_of_a_match_in_play_has_names_and_no_points(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, "rivals")
            for name in ("Ann", "Bob"):
                await seated(place, table, name)
            await started(place, table, host)
            info = table_info(place.hub.rooms[table].table)
            drawn = invitations.drawing(info, "en")
            assert all(seat.name in drawn for seat in info.seats)
            assert 'text-anchor="end"></text>' in drawn
            assert "★" not in drawn

    asyncio.run(story())


def test_pictures_are_not_painted_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        few = replace(WIDE, reviews_per_second=0.001, review_burst=3)
        async with running(tmp_path, few) as place:
            table, _ = await opened(place)
            asked = [place.http.get(f"/picture/{table}") for _ in range(5)]
            codes = {answer.status_code for answer in await asyncio.gather(*asked)}
            assert codes == {200, 429}

    asyncio.run(story())


def test_a_code_leads_to_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place)
            answer = await place.http.get(f"/invitation/{table}?scheme=https")
            assert answer.headers["content-type"] == "image/svg+xml"
            host = place.http.base_url.netloc.decode()
            assert answer.content == invitations.code_for(f"https://{host}/table/{table}")
            odd = await place.http.get(f"/invitation/{table}?scheme=javascript")
            assert odd.status_code == 404

    asyncio.run(story())
