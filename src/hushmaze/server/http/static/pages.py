"""Which paths are pages of the client; `router.svelte.ts` has the same, and a test compares them."""

import re

PAGES = frozenset(
    {"", "rules", "learn", "settings", "book", "companion", "daily", "replay", "play"}
    | {"make", "make/scenario", "make/tiles", "make/tiles/print"}
)

_SYLLABLES = "(?:[bdfghjklmnprstvz][aeiou]){2}"
_ROOM = re.compile(f"{_SYLLABLES}-?{_SYLLABLES}", re.IGNORECASE)
"""As `new_code` makes them; whether there is such a room the page finds out."""
_GAME = re.compile("(games|embed)/[0-9a-f]{1,64}")
_GAMES = {"games": "game", "embed": "embed"}


def page_name(path: str) -> str | None:
    """As the client calls it; None if there is no such page. `path` has no slash in front."""
    if path in PAGES:
        return path or "home"
    game = _GAME.fullmatch(path)
    if game:
        return _GAMES[game[1]]
    return "room" if _ROOM.fullmatch(path) else None


def is_page(path: str) -> bool:
    return page_name(path) is not None


def wants_page(path: str, accept: str) -> bool:
    """Whether somebody looks at this path in a browser: then nothing found is a page too."""
    return "text/html" in accept and not path.startswith(("/api/", "/art/", "/assets/"))
