"""The commands of W3C WebDriver that the smoke suite needs, over any line to a browser."""

import base64
from pathlib import Path
from typing import Any, Literal, Protocol

from tests.support.patience import PATIENCE_MS

Element = dict[str, str]
"""A reference to an element of the page, as the browser gave it."""
Pointer = Literal["mouse", "touch"]
Point = tuple[float, float]

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowUp": "\ue013",
}
"""Keys that write no letter, as WebDriver spells them."""

HELPERS = (Path(__file__).parent / "helpers.js").read_text(encoding="utf-8")


class WebDriverError(Exception):
    """A command that the browser could not carry out, with its reason."""


class Line(Protocol):
    """Carries commands to one browser; their names are those of the W3C recommendation."""

    name: str
    version: str
    pointer_of_phones: Pointer
    """What a finger is to this browser: not every driver can touch."""

    def send(self, command: str, **parameters: Any) -> Any: ...  # noqa: ANN401 -- JSON
    def resize(self, width: int, height: int) -> None:
        """Gives the page a viewport of this size."""

    def close(self) -> None: ...


class WebDriver:
    """One window of one browser: pages, scripts, pointers, keys and pictures."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.patience(PATIENCE_MS)

    def patience(self, milliseconds: int) -> None:
        """Sets how long a page may take to load, and a script to run."""
        self.line.send("Set Timeouts", script=milliseconds, pageLoad=PATIENCE_MS)

    def open(self, url: str) -> None:
        self.line.send("Navigate To", url=url)

    def run(self, function: str, *arguments: Any) -> Any:  # noqa: ANN401 -- JSON
        """Calls a JavaScript function in the page, with `helpers.js` at hand; awaits a promise it returns."""
        script = f"{HELPERS}; return ({function})(...arguments)"
        return self.line.send("Execute Script", script=script, args=list(arguments))

    def click(self, element: Element, pointer: Pointer = "mouse") -> None:
        """Presses and releases in the middle of an element, wherever it is by then."""
        self._point(pointer, [_move(0, 0, element)])

    def drag(self, way: list[Point], pointer: Pointer = "mouse") -> None:
        """Presses at the first point of the viewport, passes by all others, and releases at the last."""
        self._point(pointer, [_move(x, y) for x, y in way])

    def _point(self, pointer: Pointer, moves: list[dict[str, Any]]) -> None:
        press, release = ({"type": f"pointer{one}", "button": 0} for one in ("Down", "Up"))
        actions = [moves[0], press, *moves[1:], release]
        hand = {"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": actions}
        self.line.send("Perform Actions", actions=[hand])

    def press(self, *keys: str) -> None:
        """Presses and releases keys one after the other."""
        values = [KEYS.get(key, key) for key in keys]
        actions = [{"type": f"key{way}", "value": value} for value in values for way in ("Down", "Up")]
        self.line.send("Perform Actions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def screenshot(self) -> bytes:
        """Returns what the viewport shows, as PNG."""
        picture: str = self.line.send("Take Screenshot")
        return base64.b64decode(picture)


def _move(x: float, y: float, origin: Element | str = "viewport") -> dict[str, Any]:
    return {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": origin}
