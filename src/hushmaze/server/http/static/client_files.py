"""The built browser client: a folder of files, read once, so that a rebuild never mixes two of them."""

from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.server.http.static.compressed import accepted
from hushmaze.server.http.static.content_policy import EMBEDDED
from hushmaze.server.http.static.pages import is_page, wants_page
from hushmaze.server.http.static.preloads import FILE as PRELOADS
from hushmaze.server.http.static.preloads import Preloads
from hushmaze.server.settings import PACKAGED_CLIENT

NOT_BUILT = Path(__file__).with_name("not_built.html")

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED = {".br": "br", ".gz": "gzip"}
"""What the build packs beforehand, the best first."""


AnswerError = Callable[[Request, Exception], Awaitable[Response]]


class _File(NamedTuple):
    media: str
    bodies: dict[str, bytes]
    """By encoding, the best first; the last is the file as it is."""
    tag: str


class Client:
    """Answers with the files of a folder and with nothing else: a path is looked up, never opened."""

    def __init__(self, folder: Path = PACKAGED_CLIENT) -> None:
        self._files = dict(_files_in(folder))
        self._page = self._files.pop("index.html") if "index.html" in self._files else _file(NOT_BUILT)
        preloads = self._files.pop(PRELOADS, None)
        self._preloads = Preloads.read(None if preloads is None else preloads.bodies["identity"])

    @property
    def routes(self) -> list[Route]:
        """To be the last of all: what is no file may be the code of a room, which the page finds out."""
        return [
            Route("/", self.page),
            Route("/assets/{name}", self.lasting),
            Route("/icons/{name}", self.changing),
            Route("/games/{game}", self.page),
            Route("/embed/{game}", self.embedded),
            Route("/make/{workshop:path}", self.page),
            Route("/{name}", self.page),
        ]

    async def page(self, request: Request) -> Response:
        name = request.path_params.get("name", "")
        if "." in name:
            return await self.changing(request)
        if not is_page(_path(request)):
            return _answer(self._page, request, self._named(request), 404)
        return self._shown(request, {})

    def _shown(self, request: Request, headers: dict[str, str]) -> Response:
        """The page. Browsers may keep it, and show it to whoever comes back: nothing in it is secret."""
        return _unless_kept(self._page, request, headers | self._named(request))

    def _named(self, request: Request) -> dict[str, str]:
        return self._preloads.header(_path(request), request.headers.get("accept-language", ""))

    def instead_of(self, answer_error: AnswerError) -> AnswerError:
        """Shows people in a browser the client's own page where nothing was found, and programs the error."""

        async def answer(request: Request, error: Exception) -> Response:
            missing = isinstance(error, HTTPException) and error.status_code == 404
            if missing and wants_page(request.scope["path"], request.headers.get("accept", "")):
                return _answer(self._page, request, self._named(request), 404)
            return await answer_error(request, error)

        return answer

    async def embedded(self, request: Request) -> Response:
        return self._shown(request, {"Content-Security-Policy": EMBEDDED})

    async def lasting(self, request: Request) -> Response:
        """Has a hash in its name, so whatever it holds, it holds for ever."""
        return _answer(self._found(request), request, {"Cache-Control": FOR_EVER})

    async def changing(self, request: Request) -> Response:
        return _unless_kept(self._found(request), request, {})

    def _found(self, request: Request) -> _File:
        file = self._files.get(_path(request))
        if file is None:
            raise HTTPException(404)
        return file


def _path(request: Request) -> str:
    """Without the slash in front."""
    return str(request.scope["path"]).removeprefix("/")


def _files_in(folder: Path) -> Iterator[tuple[str, _File]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in _PACKED:
            yield path.relative_to(folder).as_posix(), _file(path)


def _file(path: Path) -> _File:
    packed = {
        encoding: path.with_name(path.name + suffix)
        for suffix, encoding in _PACKED.items()
        if path.with_name(path.name + suffix).is_file()
    }
    bodies = {encoding: packed[encoding].read_bytes() for encoding in packed} | {
        "identity": path.read_bytes()
    }
    media = _MEDIA.get(path.suffix, "application/octet-stream")
    return _File(media, bodies, f'W/"{sha256(bodies["identity"]).hexdigest()[:24]}"')


def _unless_kept(file: _File, request: Request, headers: dict[str, str]) -> Response:
    """Sent only to a browser that does not have it yet; each asks every time."""
    told = headers | {"Cache-Control": ASK_AGAIN, "ETag": file.tag}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=told)
    return _answer(file, request, told)


def _answer(file: _File, request: Request, headers: dict[str, str], status: int = 200) -> Response:
    wanted = accepted(request)
    encoding = next((name for name in file.bodies if name in wanted), "identity")
    told = {"Vary": "Accept-Encoding"} | ({} if encoding == "identity" else {"Content-Encoding": encoding})
    return Response(file.bodies[encoding], status, headers | told, file.media)
