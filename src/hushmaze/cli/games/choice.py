"""Which games a command is about: chosen by files and figures, or one by its name."""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

from hushmaze.bots.simulate.asking import AskedError, read_list
from hushmaze.cli.games.facts import GameFacts, GameFilter, facts_of
from hushmaze.cli.games.sources import Found, LogText, Unreadable, in_data, in_files, read
from hushmaze.cli.shared.arguments import day
from hushmaze.cli.shared.files import is_file
from hushmaze.cli.shared.parsers import Parser, add_file
from hushmaze.cli.shared.progress import counted
from hushmaze.cli.shared.store_options import add_store_options, chosen_store


def add_choice(parser: Parser) -> None:
    """Adds what chooses games."""
    add_file(
        parser,
        "paths",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="log files and folders of them (default: the games in the data folder)",
    )
    add_store_options(parser)
    parser.add_argument(
        "--scenario", metavar="LIST", help="such as 3, 1-7 or 8,10; 0 for own ones (default: all)"
    )
    parser.add_argument("--seats", metavar="LIST", help="such as 4 or 2-5 (default: all)")
    ends = parser.add_mutually_exclusive_group()
    ends.add_argument("--won", action="store_const", const=True, help="only games that were won")
    ends.add_argument(
        "--lost", action="store_const", dest="won", const=False, help="only games that were not"
    )
    parser.add_argument("--since", type=day, metavar="DATE", help="finished that day or later: 2026-11-15")


def chosen_games(asked: argparse.Namespace) -> Iterator[tuple[Found, GameFacts]]:
    """All that is asked for; what cannot be read gets a line of its own on standard error."""
    wanted = _wanted(asked)
    texts: Iterable[LogText | Unreadable] = in_data(chosen_store(asked))
    if asked.paths:
        texts = list(in_files(asked.paths))
    for found in _readable(counted(texts, "games", quiet=getattr(asked, "json", False))):
        facts = facts_of(found)
        if wanted(facts):
            yield found, facts


def _readable(texts: Iterable[LogText | Unreadable]) -> Iterator[Found]:
    complaints = Console(stderr=True)
    for text in texts:
        found = read(text) if isinstance(text, LogText) else text
        if isinstance(found, Unreadable):
            complaints.print(f"{found.name}: {found.why}", soft_wrap=True, markup=False, highlight=False)
        else:
            yield found


def _wanted(asked: argparse.Namespace) -> GameFilter:
    scenarios = None if asked.scenario is None else read_list(asked.scenario)
    seats = None if asked.seats is None else read_list(asked.seats)
    return lambda facts: (
        (scenarios is None or facts.scenario in scenarios)
        and (seats is None or facts.seats in seats)
        and (asked.won is None or facts.won == asked.won)
        and (asked.since is None or (facts.at is not None and facts.at >= asked.since.timestamp() * 1000))
    )


def one_game(asked: argparse.Namespace) -> Found:
    texts: Iterable[LogText | Unreadable] = (
        in_files([Path(asked.game)]) if is_file(asked.game) else _stored(asked)
    )
    text = next(iter(texts), None)
    if text is None:
        raise AskedError(
            f"there is no finished game {asked.game} in {asked.data or 'the store'}, and no such file"
        )
    found = read(text) if isinstance(text, LogText) else text
    if isinstance(found, Unreadable):
        raise AskedError(f"{found.name}: {found.why}")
    return found


def _stored(asked: argparse.Namespace) -> Iterator[LogText]:
    return (text for text in in_data(chosen_store(asked)) if text.name == asked.game)
