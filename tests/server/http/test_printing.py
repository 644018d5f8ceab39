"""The whole game with somebody's own tiles, as a PDF over a real connection."""

from pathlib import Path

import pypdfium2
import pytest

from hushmaze.paper.canvas import Paper
from hushmaze.server.limits import Rate
from tests.paper.pages import TITLES, pages_of
from tests.server.http.site import site
from tests.server.support import in_loop

OWN = (Path(__file__).parents[3] / "examples" / "corner-shop.tiles").read_bytes()
PRINT = "/api/tile-sets/print"
POINTS_PER_MM = 72 / 25.4


@in_loop
async def test_an_own_set_comes_with_every_part_of_the_game() -> None:
    """B1, B2, S4, S5, T5, K5"""
    async with site() as here:
        answer = await here.ask(PRINT, "POST", OWN)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/pdf")
    titles = [page.splitlines()[0] for page in pages_of(answer.body)]
    for title in TITLES.values():
        assert any(found.startswith(title) for found in titles), title


@in_loop
async def test_paper_look_and_backs_can_be_chosen() -> None:
    async with site() as here:
        answer = await here.ask(f"{PRINT}?paper=letter&look=saving&backs=true", "POST", OWN)
        colour = await here.ask(f"{PRINT}?paper=letter&backs=true", "POST", OWN)
    document = pypdfium2.PdfDocument(answer.body)
    size = document[0].get_size()
    document.close()
    assert size == pytest.approx([side * POINTS_PER_MM for side in Paper.LETTER.value], abs=0.5)
    assert any(page.startswith("Backs") for page in pages_of(answer.body))
    assert answer.body != colour.body


@pytest.mark.parametrize("query", ["paper=a3", "look=gold", "backs=often"])
@in_loop
async def test_what_cannot_be_chosen_is_refused(query: str) -> None:
    async with site() as here:
        assert query.split("=", maxsplit=1)[0] in await here.refused(400, f"{PRINT}?{query}", "POST", OWN)


@in_loop
async def test_a_set_with_a_mistake_is_refused() -> None:
    async with site() as here:
        assert await here.refused(400, PRINT, "POST", b"set Mine\ntile 2\n+--\n")
        assert await here.refused(413, PRINT, "POST", OWN + b"#" * 40_000)


@in_loop
async def test_one_address_prints_no_more_than_it_may() -> None:
    async with site(games_printed=Rate(0.001, 1)) as here:
        assert (await here.ask(PRINT, "POST", b"?")).status == 400
        await here.refused(429, PRINT, "POST", OWN)


@in_loop
async def test_without_the_library_the_server_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hushmaze.server.jobs.printing.find_spec", lambda _name: None)
    async with site() as here:
        assert "fpdf2" in await here.refused(501, PRINT, "POST", OWN)
