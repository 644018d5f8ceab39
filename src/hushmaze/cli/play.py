"""`hushmaze play`: serves the game to one household, opens the browser, and talks to a person."""

import argparse
import logging
import os
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Any

from hushmaze.cli import serve
from hushmaze.cli.serve import announce, run_until_stopped, settings_asked
from hushmaze.cli.shared.errors import UsageError
from hushmaze.server.addresses import listens_everywhere, url_for_neighbours
from hushmaze.server.json_logs import set_up_logging, without_secrets
from hushmaze.server.settings import Settings
from hushmaze.server.transport import PortTakenError

_NOT_BUILT = (
    "the game for the browser has not been built: run `make play` in the checkout,"
    " or install the wheel that `make wheel` builds"
)

_DESKTOP = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
"""Without any of these a browser would take over the terminal, if one opened at all."""

_HOUSEHOLD: dict[str, Any] = {"open_list": True, "job_niceness": 5}
"""What is usual among people who share a machine, which has more to do than to serve games: there a replay or
an analysis that got only what others leave could take minutes."""


class _Sentences(logging.Formatter):
    """A log record as one line for a person: no time, no stack trace, no secrets."""

    def format(self, record: logging.LogRecord) -> str:
        return f"hushmaze: {without_secrets(record.getMessage())}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    serve.add_arguments(parser)
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(run=_play)


def _play(asked: argparse.Namespace) -> int:
    settings = settings_asked(asked)
    usual = {setting: value for setting, value in _HOUSEHOLD.items() if not _chosen(asked, setting)}
    settings = replace(settings, **usual)
    if not (settings.client_folder / "index.html").is_file():
        raise UsageError(_NOT_BUILT)
    if _chosen(asked, "log_level"):
        set_up_logging(settings.log_level)
    else:
        set_up_logging("error", lines=_Sentences())
    with suppress(KeyboardInterrupt):  # before the server is ready to hear it
        _run(settings, any_port=not _chosen(asked, "port"), browser=not asked.no_browser)
    kept_in = "the database" if settings.store else settings.data
    print(f"\nGoodbye! Games are kept in {kept_in}.", flush=True)
    return 0


def _chosen(asked: argparse.Namespace, setting: str) -> bool:
    return getattr(asked, setting, None) is not None or f"HUSHMAZE_{setting.upper()}" in os.environ


def _run(settings: Settings, *, any_port: bool, browser: bool) -> None:
    def opened(url: str) -> None:
        _welcome(url, settings, browser=browser and _has_desktop())

    try:
        run_until_stopped(settings, opened)
    except PortTakenError:
        if not any_port:
            raise
        print(f"Port {settings.port} is taken, so Hushmaze looks for a free one.", flush=True)
        run_until_stopped(replace(settings, port=0), opened)


def _welcome(url: str, settings: Settings, *, browser: bool) -> None:
    announce(url)
    if not settings.public_url:
        print(_for_the_house(url, settings.host))
    print("Your browser opens by itself." if browser else "Open the address in a browser.")
    print("Press Ctrl-C to stop; games go on where they were when you start again.", flush=True)
    if browser:
        threading.Thread(target=_open_browser, args=(url,), daemon=True).start()


def _for_the_house(url: str, host: str) -> str:
    if not listens_everywhere(host):
        return "Phones and other machines in the house can join if you start it with --host 0.0.0.0"
    neighbours = url_for_neighbours(url)
    return f"Phones and other machines in the house: {neighbours or 'this machine is on no network'}"


def _has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or any(name in os.environ for name in _DESKTOP)


def _open_browser(url: str) -> None:
    if not webbrowser.open(url):
        print(f"No browser could be opened: open {url} yourself.", flush=True)
