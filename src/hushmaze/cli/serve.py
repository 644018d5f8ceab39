"""`hushmaze serve`: keeps rooms in which people and programs play, and logs JSON lines."""

import argparse
from collections.abc import Callable, Coroutine
from typing import Any

from hushmaze.cli.shared.errors import UsageError
from hushmaze.cli.shared.parsers import add_folder
from hushmaze.server.app import run_server
from hushmaze.server.json_logs import set_up_logging
from hushmaze.server.settings import DURABILITIES, LOG_LEVELS, TRANSPORTS, Settings, settings_from
from hushmaze.server.transport import run
from hushmaze.storage import StoreError
from hushmaze.storage.choosing import NOT_INSTALLED

_FLAGS = (
    "host", "port", "data", "public_url", "log_level", "transport", "durability", "store", "bus", "open_list",
)  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    usual = Settings()
    parser.add_argument(
        "--host",
        metavar="ADDRESS",
        help=f"address to listen on (default: {usual.host}); 0.0.0.0 for all of this machine's",
    )
    parser.add_argument(
        "--port", metavar="PORT", help=f"port to listen on (default: {usual.port}); 0 for any free one"
    )
    add_folder(parser, "--data", metavar="FOLDER", help=f"where games are kept (default: {usual.data})")
    parser.add_argument("--public-url", metavar="URL", help="how players reach this server")
    parser.add_argument("--log-level", choices=LOG_LEVELS, help="log JSON lines from this level on")
    parser.add_argument(
        "--transport",
        choices=TRANSPORTS,
        help=f"what carries the sockets (default: {usual.transport})",
    )
    parser.add_argument(
        "--durability",
        choices=DURABILITIES,
        help=f"what an action survives before anybody hears of it (default: {usual.durability})",
    )
    parser.add_argument("--store", metavar="URL", help="keep games in this PostgreSQL database instead")
    parser.add_argument("--bus", metavar="URL", help="be one of many servers, over this NATS server")
    parser.add_argument(
        "--open-list",
        action=argparse.BooleanOptionalAction,
        help="let everybody list finished games and open them from the book; else one needs a game's link",
    )
    parser.set_defaults(run=_serve)


def settings_asked(asked: argparse.Namespace) -> Settings:
    return settings_from(**{flag: getattr(asked, flag) for flag in _FLAGS})


def run_until_stopped(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serves until Ctrl-C or SIGTERM. Raises UsageError if the store cannot be used."""
    try:
        run(_server_for(settings)(settings, opened))
    except StoreError as error:
        way_out = "" if settings.store else " Another folder can be chosen with --data."
        raise UsageError(f"{error}{way_out}") from error


def _server_for(settings: Settings) -> Callable[[Settings, Callable[[str], None]], Coroutine[Any, Any, None]]:
    if settings.bus and not settings.store:
        raise UsageError("--bus is for servers that share a database: name it with --store.")
    if not settings.store:
        return run_server
    try:
        from hushmaze.cluster.node import run_node  # noqa: PLC0415 # its libraries are an extra
    except ImportError as error:
        raise UsageError(NOT_INSTALLED) from error
    return run_node


def _serve(asked: argparse.Namespace) -> int:
    settings = settings_asked(asked)
    set_up_logging(settings.log_level)
    run_until_stopped(settings, announce)
    return 0


def announce(url: str) -> None:
    print(f"Hushmaze is open at {url}", flush=True)
