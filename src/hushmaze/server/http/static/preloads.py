"""Names the files of a page with the page itself: browsers fetch them together with the first script."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct, json

from hushmaze.server.http.static.pages import page_name

FILE = "preloads.json"
"""Written by the build (`web/scripts/preload-screens.mjs`)."""
_SPOKEN = "en"


class Screen(Struct):
    files: list[str]
    words: list[str]
    """Which sorts of words it needs besides the first."""


_FIRST = "first"
_NO_SCREEN = Screen([], [])


class Built(Struct):
    pages: dict[str, Screen]
    words: dict[str, dict[str, str]]
    """The file of each sort and language."""


class Preloads(NamedTuple):
    """The build's list of preloads; empty for a client that was built without one."""

    built: Built | None = None

    @classmethod
    def read(cls, text: bytes | None) -> "Preloads":
        return cls(None if text is None else json.decode(text, type=Built))

    def header(self, path: str, accept_language: str) -> dict[str, str]:
        """`Link`, for a path without a slash in front; empty where there is nothing to name."""
        if self.built is None:
            return {}
        screen = self.built.pages.get(page_name(path) or "", _NO_SCREEN)
        words = self.built.words
        language = _best(accept_language, words[_FIRST])
        texts = [words[sort][language] for sort in (_FIRST, *screen.words)]
        return {"Link": ", ".join(map(_link, [*texts, *screen.files]))}


def _link(file: str) -> str:
    how = "preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload"
    return f"</{file}>; rel={how}"


def _best(accept_language: str, spoken: Iterable[str]) -> str:
    """The first wanted language that we speak, as `bestLanguage` of the client has it."""
    wanted = [tag.strip().lower().split(";")[0].split("-")[0] for tag in accept_language.split(",")]
    return next((code for code in wanted if code in spoken), _SPOKEN)
