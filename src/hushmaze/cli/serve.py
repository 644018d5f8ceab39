"""`hushmaze serve`: keeps rooms in which people and programs play. `hushmaze play` also opens the browser."""

import argparse
import webbrowser
from pathlib import Path

from hushmaze.cli.arguments import count
from hushmaze.cli.errors import UsageError
from hushmaze.server.app import run_server
from hushmaze.server.json_logs import set_up_logging
from hushmaze.server.settings import DURABILITIES, Settings, settings_from
from hushmaze.server.transport import run

_FLAGS = ("host", "port", "data", "public_url", "log_level", "transport", "durability")


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    _add_flags(parser)
    parser.set_defaults(run=_serve, opened=_announce)


def add_play_arguments(parser: argparse.ArgumentParser) -> None:
    _add_flags(parser)
    parser.set_defaults(run=_serve, opened=_open_browser)


def _add_flags(parser: argparse.ArgumentParser) -> None:
    usual = Settings()
    parser.add_argument("--host", help=f"address to listen on ({usual.host})")
    parser.add_argument("--port", type=count, help=f"port to listen on ({usual.port})")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=f"where games are kept ({usual.data})")
    parser.add_argument("--public-url", metavar="URL", help="how players reach this server")
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"])
    parser.add_argument("--transport", choices=["picows", "starlette"], help="what carries the sockets")
    parser.add_argument(
        "--durability",
        choices=DURABILITIES,
        help=f"what an action survives before anybody hears of it ({usual.durability})",
    )


def _announce(url: str) -> None:
    print(f"Hushmaze is open at {url}", flush=True)


def _open_browser(url: str) -> None:
    _announce(url)
    webbrowser.open(url)


def _serve(asked: argparse.Namespace) -> int:
    settings = settings_from(**{name: getattr(asked, name) for name in _FLAGS})
    set_up_logging(settings.log_level)
    try:
        run(run_server(settings, asked.opened))
    except OSError as error:
        raise UsageError(f"cannot use {settings.data}: {error.strerror}") from error
    return 0
