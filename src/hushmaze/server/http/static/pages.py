"""Which paths are pages of the client; `router.svelte.ts` has the same, and a test compares them."""

import re

PAGES = frozenset(
    {"", "rules", "learn", "settings", "book", "companion", "daily", "replay", "play"}
    | {"make", "make/scenario", "make/tiles", "make/tiles/print"}
)

_SYLLABLES = "(?:[bdfghjklmnprstvz][aeiou]){2}"
_ROOM = re.compile(f"{_SYLLABLES}-?{_SYLLABLES}", re.IGNORECASE)
"""As `new_code` makes them; whether there is such a room the page finds out."""
_GAME = re.compile("(?:games|embed)/[0-9a-f]{1,64}")


def is_page(path: str) -> bool:
    """`path` has no slash in front."""
    return path in PAGES or bool(_ROOM.fullmatch(path) or _GAME.fullmatch(path))


def wants_page(path: str, accept: str) -> bool:
    """Whether somebody looks at this path in a browser: then nothing found is a page too."""
    return "text/html" in accept and not path.startswith(("/api/", "/art/", "/assets/"))
