"""`hushmaze`: finds the command, runs it, and prints what the user can mend in one line."""

import argparse
import sys
from collections.abc import Callable, Sequence

from hushmaze import __version__
from hushmaze.bots.simulate.asking import AskedError
from hushmaze.cli import play, referee, scenarios, schema, serve, simulate, tiles
from hushmaze.cli.admin import command as admin
from hushmaze.cli.admin.stored import AdminError
from hushmaze.cli.errors import UsageError
from hushmaze.cli.games import command as games
from hushmaze.cli.show import command as show
from hushmaze.protocol.log import LogError
from hushmaze.rules.notation import PositionError
from hushmaze.scenarios import ScenarioError
from hushmaze.server.settings import SettingsError
from hushmaze.server.transport import TransportError
from hushmaze.storage import StoreError
from hushmaze.tiles import TileSetError

_MISTAKES = (
    UsageError, ScenarioError, TileSetError, LogError, PositionError, SettingsError,
    TransportError, StoreError, AdminError, AskedError,
)  # fmt: skip

_COMMANDS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "play": ("serve the game and open the browser", play.add_arguments),
    "serve": ("keep rooms in which people and programs play", serve.add_arguments),
    "admin": ("list and export the games of a server", admin.add_arguments),
    "referee": ("the rules as a process: JSON lines in, JSON lines out", referee.add_arguments),
    "schema": (
        "print the JSON Schema of the socket, or with --http the OpenAPI description",
        schema.add_arguments,
    ),
    "show": ("print a position or the end of a log", show.add_arguments),
    "scenarios": ("list, check and share scenarios", scenarios.add_arguments),
    "tiles": ("check, draw and generate tile sets", tiles.add_arguments),
    "games": ("list, show, export and count games", games.add_arguments),
    "simulate": ("let bots play many games", simulate.add_arguments),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit status: 0 done, 1 found wanting, 2 not understood."""
    asked = parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
    except _MISTAKES as error:
        print(f"hushmaze: {error}", file=sys.stderr)
        return 2
    return status


def parser() -> argparse.ArgumentParser:
    """Every command with its options."""
    whole = argparse.ArgumentParser(prog="hushmaze", description="The silent mall heist for one to nine.")
    whole.add_argument("--version", action="version", version=f"hushmaze {__version__}")
    commands = whole.add_subparsers(required=True, metavar="COMMAND")
    for name, (summary, add_arguments) in _COMMANDS.items():
        add_arguments(commands.add_parser(name, help=summary))
    return whole
