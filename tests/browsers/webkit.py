"""WebKit as Debian has it: MiniBrowser, driven by WebKitWebDriver, on a screen that nobody sees."""

import json
import os
import shutil
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.browsers.process import Program
from tests.browsers.webdriver import Pointer, WebDriverError

PROGRAM = shutil.which("WebKitWebDriver") if shutil.which("Xvfb") else None
PACKAGES = "webkit2gtk-driver xvfb"

COMMANDS = {
    "New Session": ("POST", ""),
    "Delete Session": ("DELETE", ""),
    "Navigate To": ("POST", "/url"),
    "Execute Script": ("POST", "/execute/sync"),
    "Perform Actions": ("POST", "/actions"),
    "Take Screenshot": ("GET", "/screenshot"),
    "Set Timeouts": ("POST", "/timeouts"),
    "Set Window Rect": ("POST", "/window/rect"),
}

SLIM_TOOLBAR = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }"
"""Its own toolbar keeps MiniBrowser from being as narrow as a phone."""

WITHOUT_GPU = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
"""Painting by the processor: a GPU that is only pretended would compile its shaders for ten seconds."""


class WebKit:
    """A MiniBrowser with a home folder of its own. To its pages the driver's fingers are a mouse."""

    name = "webkit"
    pointer_of_phones: Pointer = "mouse"

    def __init__(self, folder: Path) -> None:
        assert PROGRAM is not None
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0" / "gtk.css").write_text(SLIM_TOOLBAR, encoding="utf-8")
        self._screen, display = _screen(folder / "screen.txt")
        port = _free_port()
        self._address = f"http://127.0.0.1:{port}/session"
        self._driver = Program(
            PROGRAM, f"--port={port}", log=folder / "webkit.txt", env=_environment(folder, display)
        )
        try:
            self._driver.until(lambda: _connected(port))
            session = self.send("New Session", capabilities={"alwaysMatch": {}})
        except BaseException:
            self._end()
            raise
        self._address += f"/{session['sessionId']}"
        self.version: str = session["capabilities"]["browserVersion"]

    def send(self, command: str, **parameters: Any) -> Any:  # noqa: ANN401 -- JSON
        method, path = COMMANDS[command]
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(f"{self._address}{path}", body, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                refusal = json.load(error)["value"]
            raise WebDriverError(f"{refusal['error']}: {refusal['message']}") from None

    def resize(self, width: int, height: int) -> None:
        """The toolbar is part of the window: its height is found by a first try."""
        self.send("Set Window Rect", width=width, height=height)
        inner: int = self.send("Execute Script", script="return innerHeight", args=[])
        self.send("Set Window Rect", width=width, height=2 * height - inner)

    def close(self) -> None:
        try:
            self.send("Delete Session")
        finally:
            self._end()

    def _end(self) -> None:
        self._driver.end()
        self._screen.end()


def _screen(log: Path) -> tuple[Program, str]:
    """Starts a screen; it chooses its number itself, and prints it first of all."""
    screen = Program("Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", log=log)
    try:
        number = screen.until(
            lambda: next((line for line in screen.printed().splitlines() if line.isdigit()), None)
        )
    except BaseException:
        screen.end()
        raise
    return screen, f":{number}"


def _environment(folder: Path, display: str) -> dict[str, str]:
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    return {**os.environ, **dict.fromkeys(homes, str(folder)), **WITHOUT_GPU, "DISPLAY": display}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _connected(port: int) -> bool | None:
    try:
        with socket.create_connection(("127.0.0.1", port)):
            return True
    except ConnectionRefusedError:
        return None
