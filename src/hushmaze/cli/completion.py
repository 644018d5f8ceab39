"""`hushmaze completion`: prints what makes a shell complete commands, options and files."""

import argparse
from collections.abc import Callable

import shtab


def add_arguments(parser: argparse.ArgumentParser, whole: Callable[[], argparse.ArgumentParser]) -> None:
    """`whole` makes the parser that is to be completed."""
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, help="which shell")
    parser.set_defaults(run=lambda asked: _print(whole(), asked.shell))


def _print(whole: argparse.ArgumentParser, shell: str) -> int:
    print(shtab.complete(whole, shell))
    return 0
