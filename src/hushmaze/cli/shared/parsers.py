"""How every command presents itself: a line, a description, an example, and its own errors."""

import argparse
from typing import Any, NoReturn

import shtab

Commands = Any
"""What `add_subparsers` returns; argparse keeps the type to itself."""

STATUSES = {
    0: "done",
    1: "looked at and found wanting",
    2: "not understood, or not possible as asked: one line says why",
}
"""Exit statuses, the same for every command."""


class _Help(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of descriptions, and has room for the names of commands."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=32, width=100)


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, where it is wrong, and how to get help."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 -- those of argparse
        super().__init__(formatter_class=_Help, allow_abbrev=False, **settings)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # noqa: ANN401 -- as in argparse
        """Refuses what is left over here, so that the command it was said to answers."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"there is no {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\nTry {self.prog} --help.\n")


def add_command(  # noqa: PLR0913 -- what a command says of itself
    commands: Commands, name: str, about: str, *, description: str, example: str, judges: bool = False
) -> Parser:
    """A command, or one of a group, with its help.

    `about` is its line in the list of commands, `description` what it does, `example` how it is called;
    one that `judges` has a status for what it finds wanting.
    """
    told = [f"  {status}  {words}" for status, words in STATUSES.items() if judges or status != 1]
    epilog = "\n".join((f"example:\n  {example}", "", "exit status:", *told))
    parser: Parser = commands.add_parser(name, help=about, description=description, epilog=epilog)
    parser.set_defaults(example=example)
    return parser


def add_group(parser: argparse.ArgumentParser) -> Commands:
    return parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_file(parser: argparse.ArgumentParser, *names: str, **settings: Any) -> None:  # noqa: ANN401 -- those of argparse
    """An argument or option that a shell completes with files."""
    _complete(parser.add_argument(*names, **settings), shtab.FILE)


def add_folder(parser: argparse.ArgumentParser, *names: str, **settings: Any) -> None:  # noqa: ANN401 -- those of argparse
    _complete(parser.add_argument(*names, **settings), shtab.DIRECTORY)


def _complete(action: argparse.Action, what: object) -> None:
    setattr(action, "complete", what)  # noqa: B010 -- where shtab looks for it
