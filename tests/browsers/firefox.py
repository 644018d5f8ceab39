"""Firefox by Marionette, its own remote protocol: the commands of WebDriver as JSON over TCP.

The usual way, geckodriver, translates HTTP into just this; Debian does not package it.
"""

import json
import shutil
import socket
from pathlib import Path
from typing import Any

from tests.browsers.process import Program
from tests.browsers.webdriver import Pointer, WebDriverError

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
PACKAGES = "firefox-esr"

PREFERENCES = {
    "marionette.port": 0,  # any free one; Firefox writes it into its profile
    "dom.w3c_touch_events.enabled": 1,
    "media.navigator.streams.fake": True,
    "media.navigator.permission.disabled": True,
}

COMMANDS = {
    "Navigate To": "Navigate",
    "Execute Script": "ExecuteScript",
    "Perform Actions": "PerformActions",
    "Take Screenshot": "TakeScreenshot",
    "Set Timeouts": "SetTimeouts",
    "Set Window Rect": "SetWindowRect",
}

_RESIZE = """
  const { style } = gBrowser.selectedBrowser
  const [width, height] = arguments
  Object.assign(style, { width: `${width}px`, height: `${height}px`, minWidth: 0, minHeight: 0 })
"""
"""Runs in the browser's own window, which is never narrower than 500 pixels; a page may be."""


class Firefox:
    """A headless Firefox with a profile of its own."""

    name = "firefox"
    pointer_of_phones: Pointer = "touch"

    def __init__(self, folder: Path) -> None:
        assert PROGRAM is not None
        lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items())
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        options = ("--headless", "--marionette", "--remote-allow-system-access", "--no-remote")
        self._program = Program(PROGRAM, *options, "--profile", str(folder), log=folder / "firefox.txt")
        try:
            self._socket = self._program.until(lambda: _connected(folder / "MarionetteActivePort"))
            self._stream = self._socket.makefile("rb")
            self._number = 0
            self._hear()
            session = self._ask("WebDriver:NewSession", {})
        except BaseException:
            self._program.end()
            raise
        self.version: str = session["capabilities"]["browserVersion"]

    def send(self, command: str, **parameters: Any) -> Any:  # noqa: ANN401 -- JSON
        if command == "Take Screenshot":
            parameters = {"full": False}
        answer = self._ask(f"WebDriver:{COMMANDS[command]}", parameters)
        return answer.get("value") if isinstance(answer, dict) else answer

    def resize(self, width: int, height: int) -> None:
        self._ask("WebDriver:SetWindowRect", {"width": width + 100, "height": height + 200})
        self._ask("Marionette:SetContext", {"value": "chrome"})
        self._ask("WebDriver:ExecuteScript", {"script": _RESIZE, "args": [width, height]})
        self._ask("Marionette:SetContext", {"value": "content"})

    def close(self) -> None:
        self._stream.close()
        self._socket.close()
        self._program.end()

    def _ask(self, command: str, parameters: dict[str, Any]) -> Any:  # noqa: ANN401 -- JSON
        self._number += 1
        message = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, number, error, result = self._hear()
        assert number == self._number
        if error is not None:
            raise WebDriverError(f"{error['error']}: {error['message']}")
        return result

    def _hear(self) -> Any:  # noqa: ANN401 -- JSON
        """Reads one message: its length in bytes, a colon, and JSON."""
        length = b""
        while (digit := self._stream.read(1)) != b":":
            if not digit:
                raise WebDriverError(f"Firefox has gone:\n{self._program.printed()}")
            length += digit
        return json.loads(self._stream.read(int(length)))


def _connected(port_file: Path) -> socket.socket | None:
    try:
        return socket.create_connection(("127.0.0.1", int(port_file.read_text())))
    except (FileNotFoundError, ValueError, ConnectionRefusedError):
        return None
