"""The built client over real connections: its files, how long they may be kept, and nothing but them."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hushmaze.server.http.application import SECURITY_HEADERS
from hushmaze.server.http.static.client_files import NOT_BUILT
from hushmaze.server.http.static.pages import PAGES, is_page
from hushmaze.server.rooms.codes import new_code
from hushmaze.server.settings import PACKAGED_CLIENT, Settings, settings_from
from tests.server.http.site import Answer, Site, site
from tests.server.support import in_loop

FILES = {
    "index.html": b"<!doctype html><title>Hushmaze</title>",
    "assets/index-abc.js": b"play()",
    "assets/index-abc.js.br": b"packed by brotli",
    "assets/index-abc.js.gz": b"packed by gzip",
    "assets/night-abc.css": b"body{}",
    "assets/nunito-abc.woff2": b"letters",
    "assets/mystery-abc.bin": b"?",
    "icons/icon.svg": b"<svg/>",
    "icons/icon-192.png": b"PNG",
    "manifest.webmanifest": b"{}",
    "sw.js": b"serve()",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as the build leaves it, beside something that is none of anybody's business."""
    client = tmp_path / "client"
    for name, content in FILES.items():
        path = client / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (tmp_path / "secret.txt").write_text("secret")
    return client


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Site]:
    async with site(client=str(folder)) as here:
        yield here


@pytest.mark.parametrize("path", ["/", "/kibo-ruta", "/KIBORUTA", "/rules", "/learn", "/?from=a-friend"])
@in_loop
async def test_every_page_is_the_client_and_is_asked_for_each_time(folder: Path, path: str) -> None:
    """`no-store` would keep it out of the cache that browsers have for the way back."""
    async with serving(folder) as here:
        answer = await here.ask(path)
        again = await here.ask(path, If_None_Match=answer.headers["etag"])
    assert (answer.status, answer.body) == (200, FILES["index.html"])
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == again.headers["cache-control"] == "no-cache"
    assert (again.status, again.body) == (304, b"")
    assert again.headers["content-security-policy"] == SECURITY_HEADERS["Content-Security-Policy"]


TYPES = {
    "/assets/index-abc.js": "text/javascript",
    "/assets/night-abc.css": "text/css",
    "/assets/nunito-abc.woff2": "font/woff2",
    "/assets/mystery-abc.bin": "application/octet-stream",
    "/icons/icon.svg": "image/svg+xml",
    "/icons/icon-192.png": "image/png",
    "/manifest.webmanifest": "application/manifest+json",
    "/sw.js": "text/javascript",
}


@pytest.mark.parametrize("path", TYPES)
@in_loop
async def test_a_file_has_its_type_and_is_kept_for_ever_only_if_its_name_has_a_hash(
    folder: Path, path: str
) -> None:
    async with serving(folder) as here:
        answer, head = await here.ask(path), await here.ask(path, "HEAD")
    assert (answer.status, answer.body) == (200, FILES[path[1:]])
    assert answer.headers["content-type"].split(";")[0] == TYPES[path]
    lasting = path.startswith("/assets/")
    kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
    assert answer.headers["cache-control"] == kept
    assert ("etag" in answer.headers) != lasting
    assert answer.headers["content-security-policy"] == SECURITY_HEADERS["Content-Security-Policy"]
    assert (head.body, head.headers["content-length"]) == (b"", str(len(answer.body)))


@in_loop
async def test_what_a_browser_has_already_is_not_sent_again(folder: Path) -> None:
    async with serving(folder) as here:
        first = await here.ask("/sw.js")
        again = await here.ask("/sw.js", If_None_Match=first.headers["etag"])
        other = await here.ask("/sw.js", If_None_Match='W/"older"')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert (other.status, other.body) == (200, FILES["sw.js"])


ENCODINGS = {
    "gzip, deflate, br": "br",
    "gzip;q=1.0, br;q=0": "gzip",
    "gzip;q=0.5, BR; q=0.0": "gzip",
    "GZIP": "gzip",
    "deflate": None,
    "*": None,
    "": None,
}


@pytest.mark.parametrize("accepted", ENCODINGS)
@in_loop
async def test_files_travel_packed_for_whoever_can_unpack_them(folder: Path, accepted: str) -> None:
    async with serving(folder) as here:
        answer = await here.ask("/assets/index-abc.js", Accept_Encoding=accepted)
        plain = await here.ask("/assets/night-abc.css", Accept_Encoding=accepted)
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[ENCODINGS[accepted]]
    assert answer.body == FILES[f"assets/index-abc.js{suffix}"]
    assert answer.headers.get("content-encoding") == ENCODINGS[accepted]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (plain.body, plain.headers.get("content-encoding")) == (FILES["assets/night-abc.css"], None)


NOWHERE = [
    "/assets/index-abd.js", "/assets/index-abc.js.br", "/assets/x/y", "/assets/..%2fsw.js",
    "/assets/../sw.js", "/assets/%2e%2e/sw.js", "/icons/..%2f..%2fsecret.txt", "/..%2fsecret.txt",
    "/secret.txt", "/index.html", "/sw.js%00", "/.", "/%2e%2e",
]  # fmt: skip


@pytest.mark.parametrize("path", NOWHERE)
@in_loop
async def test_what_is_no_file_of_the_client_is_not_there(folder: Path, path: str) -> None:
    async with serving(folder) as here:
        await here.refused(404, path)


@in_loop
async def test_one_server_serves_one_client_even_while_it_is_built_anew(folder: Path) -> None:
    async def everything(here: Site) -> list[Answer]:
        return [await here.ask(path) for path in ("/", *TYPES)]

    async with serving(folder) as here:
        before = await everything(here)
        for name in FILES:
            (folder / name).unlink()
        assert [answer.body for answer in await everything(here)] == [answer.body for answer in before]


@pytest.mark.parametrize("path", ["/foo", "/foo/bar", "/whatever", "/games/none", "/make/cake", "/a.b"])
@in_loop
async def test_what_is_no_page_is_a_page_for_people_and_an_error_for_programs(
    folder: Path, path: str
) -> None:
    async with serving(folder) as here:
        seen = await here.ask(path, Accept="text/html,*/*;q=0.8")
        found = await here.ask(path)
    assert (seen.status, seen.body) == (404, FILES["index.html"])
    assert seen.headers["cache-control"] == "no-store"
    assert found.status == 404


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/gone-abc.js", "/art/nothing"])
@in_loop
async def test_nothing_in_the_api_is_never_a_page(folder: Path, path: str) -> None:
    async with serving(folder) as here:
        answer = await here.ask(path, Accept="text/html")
    assert (answer.status, answer.json["reason"]) == (404, "not_found")


def test_the_server_and_the_router_have_the_same_pages() -> None:
    router = (Path(__file__).parents[3] / "web" / "src" / "router.svelte.ts").read_text(encoding="utf-8")
    plain = router.split("const PLAIN = [")[1].split("]")[0]
    assert {"", *re.findall(r"'([^']+)'", plain)} == PAGES
    assert all(is_page(new_code()) for _ in range(50))
    assert router.count("[bdfghjklmnprstvz][aeiou]") == 2


PRELOADS = {
    "pages": {
        "room": {"files": ["assets/Room-abc.js", "assets/Room-abc.css"], "words": []},
        "book": {"files": ["assets/Book-abc.js"], "words": ["later"]},
    },
    "words": {
        "first": {"en": "assets/en-abc.js", "fr": "assets/fr-abc.js"},
        "later": {"en": "assets/en-more.js", "fr": "assets/fr-more.js"},
    },
}


@pytest.mark.parametrize(
    ("path", "languages", "named"),
    [
        ("/", "", ["en-abc.js"]),
        ("/", "de-DE, fr-CA;q=0.8, en;q=0.5", ["fr-abc.js"]),
        ("/", "de, *;q=0.1", ["en-abc.js"]),
        ("/kibo-ruta", "fr", ["fr-abc.js", "Room-abc.js", "Room-abc.css"]),
        ("/book", "fr", ["fr-abc.js", "fr-more.js", "Book-abc.js"]),
        ("/rules", "en", ["en-abc.js"]),
        ("/no-such-page", "en", ["en-abc.js"]),
    ],
)
@in_loop
async def test_a_page_names_the_files_of_its_screen(
    folder: Path, path: str, languages: str, named: list[str]
) -> None:
    (folder / "preloads.json").write_text(json.dumps(PRELOADS))
    async with serving(folder) as here:
        answer = await here.ask(path, Accept_Language=languages)
        kept = await here.ask("/preloads.json")
    assert re.findall("</assets/([^>]+)>", answer.headers["link"]) == named
    ways = dict(re.findall(r"\.(js|css)>; rel=([^,]+)", answer.headers["link"]))
    assert ways.items() <= {"js": "modulepreload", "css": "preload; as=style; crossorigin"}.items()
    assert kept.status == 404, "it is for the server"


@in_loop
async def test_a_page_that_was_built_without_it_names_nothing(folder: Path) -> None:
    async with serving(folder) as here:
        assert "link" not in (await here.ask("/")).headers


@in_loop
async def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    async with serving(tmp_path / "nothing") as here:
        home, room = await here.ask("/"), await here.ask("/kibo-ruta")
    assert home.status == 200
    assert home.body == room.body == NOT_BUILT.read_bytes()
    assert b"make play" in home.body
    assert b"style" not in home.body, "the content policy forbids it"


def test_the_client_is_the_one_of_the_package_unless_said() -> None:
    assert Settings().client_folder == PACKAGED_CLIENT
    assert settings_from({"HUSHMAZE_CLIENT": "mine"}).client_folder == Path("mine")


@pytest.mark.parametrize("source", ["unsafe-inline", "unsafe-eval", "data:", "*", "http"])
def test_nothing_but_our_own_files_can_run_or_be_shown(source: str) -> None:
    assert source not in SECURITY_HEADERS["Content-Security-Policy"]


def test_only_pictures_and_films_may_be_made_by_the_page_itself() -> None:
    """A replay file brings its pictures along, and a film is looked at before it is saved."""
    policy = SECURITY_HEADERS["Content-Security-Policy"].split("; ")
    assert [part for part in policy if "blob:" in part] == ["img-src 'self' blob:", "media-src blob:"]


def test_trusted_types_are_demanded_by_the_page_and_not_of_a_client_from_before_it_had_them() -> None:
    """`HUSHMAZE_CLIENT` may name an older build, which makes its markup without a policy."""
    page = (Path(__file__).parents[3] / "web" / "index.html").read_text(encoding="utf-8")
    assert (
        "content=\"require-trusted-types-for 'script'; trusted-types hushmaze svelte-trusted-html\"" in page
    )
    assert page.index("require-trusted-types-for") < page.index("<script")
    assert "trusted-types" not in SECURITY_HEADERS["Content-Security-Policy"]
