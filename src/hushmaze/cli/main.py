"""`hushmaze`: finds the command, runs it, and prints what the user can mend in one line."""

import argparse
import sys
from collections.abc import Callable, Container, Sequence
from importlib import import_module
from typing import NamedTuple

from hushmaze import __version__
from hushmaze.cli import completion
from hushmaze.cli.shared.parsers import Parser, add_command, add_group
from hushmaze.cli.shared.streams import cannot_print, open_closed_streams, stop_printing


class _Command(NamedTuple):
    about: str
    description: str
    example: str
    add_arguments: Callable[[argparse.ArgumentParser], None]


def _arguments_of(module: str) -> Callable[[argparse.ArgumentParser], None]:
    """Those of a module that is loaded when they are wanted: all together take most of a second."""

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        import_module(f"hushmaze.cli.{module}").add_arguments(parser)

    return add_arguments


_COMMANDS = {
    "play": _Command(
        "serve the game and open the browser",
        "Serves the game to this machine or house, opens the browser, and says where everybody finds it.",
        "hushmaze play --host 0.0.0.0",
        _arguments_of("play"),
    ),
    "serve": _Command(
        "keep rooms in which people and programs play",
        "Runs the server until Ctrl-C or SIGTERM, and logs JSON lines. Games go on where they were when it\n"
        "starts again. Every option is also an environment variable: HUSHMAZE_PORT for --port.",
        "hushmaze serve --port 8080 --data /var/lib/hushmaze",
        _arguments_of("serve"),
    ),
    "admin": _Command(
        "list, export, delete and move all that a server has stored",
        "Works with all that a server has stored. `list` and `export` only read, also while it runs; the\n"
        "others write, and need it stopped. For finished games alone there is `hushmaze games`.",
        "hushmaze admin list --data hushmaze-data",
        _arguments_of("admin.command"),
    ),
    "referee": _Command(
        "the rules as a process: JSON lines in, JSON lines out",
        "Reads one request a line and answers each with one line, until its input ends (docs/referee.md).",
        """echo '{"new": {"scenario": 3, "seats": 4}}' | hushmaze referee""",
        _arguments_of("referee"),
    ),
    "schema": _Command(
        "print the JSON Schema of the socket, or the OpenAPI description",
        "Prints what travels between client and server, for programs that write clients.",
        "hushmaze schema --http > openapi.json",
        _arguments_of("schema"),
    ),
    "show": _Command(
        "print or draw a position, or a game at any of its events",
        "Prints the mall and all that everybody may know, from a log or from a position in one line\n"
        "(docs/notation.md). Seats are counted from 1, as on the screen.",
        "hushmaze show game.log --events 40 --svg mall.svg",
        _arguments_of("show.command"),
    ),
    "scenarios": _Command(
        "list, check and share scenarios",
        "Works with scenarios: the 17 that come with the game, and your own, each a small file.",
        "hushmaze scenarios check mine.toml --tiles mine.tiles",
        _arguments_of("scenarios"),
    ),
    "tiles": _Command(
        "check, draw and generate tile sets",
        "Works with tile sets, which are text that you can edit (docs/tiles.md).",
        "hushmaze tiles new 42 > mine.tiles",
        _arguments_of("tiles"),
    ),
    "print": _Command(
        "write the whole game as a PDF, to be cut out and played",
        "Writes tiles, action cards for one to nine, solo deck, heroes, bell, tokens, scenarios and the\n"
        "challenge book as a PDF; all you need besides is a sand timer. It needs the package fpdf2.",
        "hushmaze print --tiles mine.tiles --paper letter --look saving --to mine.pdf",
        _arguments_of("print"),
    ),
    "games": _Command(
        "list, show, export and count finished games",
        "Works with finished games: those in the data folder of a server, or logs in files and folders.",
        "hushmaze games stats --scenario 1-7",
        _arguments_of("games.command"),
    ),
    "simulate": _Command(
        "let bots play many games",
        "Lets bots play every scenario and number of seats asked for, with as many deals, and counts.\n"
        "LIST is a number, a range or several: 3, 1-7, 2,4,6-8.",
        "hushmaze simulate --scenario 1-7 --seats 2,4 --games 50 --json",
        _arguments_of("simulate"),
    ),
    "completion": _Command(
        "print what lets a shell complete these commands",
        "Prints a script for your shell, to be read when it starts.",
        'eval "$(hushmaze completion bash)"',
        lambda parser: completion.add_arguments(parser, parser_of_all),
    ),
}


INTERRUPTED = 130
"""The status after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status: 0 done, 1 found wanting, 2 not understood.

    Ends without a message on Ctrl-C, or when the reader of its output goes away.
    """
    open_closed_streams()
    words = sys.argv[1:] if arguments is None else arguments
    try:
        asked = _parser_of(words).parse_args(words)
        status: int = asked.run(asked)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        stop_printing()
        return 0
    except Exception as error:
        why = _mistake_in(error)
        if why is None:
            raise
        print(f"hushmaze: {why}", file=sys.stderr)
        return 2
    return status


def _mistake_in(error: Exception) -> str | None:
    """Describes a mistake that the user can mend, in one line; None if the fault is ours."""
    if isinstance(error, OSError) and cannot_print(error):
        stop_printing()
        return f"cannot write what was asked for: {error.strerror}"
    return str(error) if isinstance(error, import_module("hushmaze.cli.mistakes").MISTAKES) else None


def parser_of_all() -> Parser:
    """Every command with its options."""
    return _parser_of(_COMMANDS)


def _parser_of(wanted: Container[str]) -> Parser:
    """Every command, those that are wanted with their options."""
    whole = Parser(
        prog="hushmaze",
        description="The silent mall heist for one to nine.",
        epilog="example:\n  hushmaze play\n\nhushmaze COMMAND --help says more, with an example each.",
    )
    whole.add_argument("--version", action="version", version=f"hushmaze {__version__}")
    commands = add_group(whole)
    for name, command in _COMMANDS.items():
        parser = add_command(
            commands, name, command.about, description=command.description, example=command.example
        )
        if name in wanted:
            command.add_arguments(parser)
    return whole
