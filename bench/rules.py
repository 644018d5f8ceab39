"""How fast are the rules? Random whole games of ours beside random games of python-chess, in one run.

    make bench-rules            or: python bench/rules.py --games 85

One unit of work on both sides: list what is legal, pick one at random, apply it. A seat that can do nothing
but ring and stare passes. The two games take turns, so that whatever else the machine does meets both. Bars:
our rate at least 1.5 times that of python-chess; one decide+evolve of a move at most 40 % of the cost of the
legal list.
"""

import argparse
import platform
import random
import sys
from dataclasses import dataclass, field
from time import perf_counter_ns

import chess

from hushmaze.rules import Command, State, begin, decide, due, evolve, legal, reach
from hushmaze.rules.commands import Bell, Deed, Move, Stare
from hushmaze.rules.events import Started
from hushmaze.rules.legal import Option, Talk
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, builtin_scenarios, prepare

MILLISECONDS_PER_DEED = 250
"""Four deeds a second: the sand ends a random game after some 720 of them."""


@dataclass
class Spent:
    """Nanoseconds and how many times."""

    listing: int = 0
    applying: int = 0
    units: int = 0
    moving: int = 0
    moves: int = 0
    table_listing: int = 0
    tables: int = 0
    bytes_of_states: list[int] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.units / (self.listing + self.applying) * 1e9


def our_game(number: int, seats: int, dice: random.Random, spent: Spent) -> None:
    setup = prepare(builtin_scenarios()[number], Table(seats=seats, seed=dice.getrandbits(32)))
    state = evolve(begin(setup), Started(0, Seat(0)))
    now = 0
    while True:
        now += MILLISECONDS_PER_DEED
        if due(state, now):
            return
        seat = Seat(dice.randrange(seats))
        started = perf_counter_ns()
        options = legal(state, seat)
        listed = perf_counter_ns()
        choices = [option for option in options if not isinstance(option, Bell | Stare | Talk)]
        if not choices:
            continue
        command = Command(seat, _deed(dice.choice(choices), dice))
        after = state
        began = perf_counter_ns()
        decision = decide(state, command, now)
        for event in decision:  # type: ignore[union-attr] # a refusal, which would be a bug, cannot be looped over
            after = evolve(after, event)
        done = perf_counter_ns()
        spent.listing += listed - started
        spent.applying += done - began
        spent.units += 1
        if isinstance(command.deed, Move):
            spent.moving += done - began
            spent.moves += 1
        if spent.units % 10 == 0:
            _whole_table(state, after, spent)
        state = after
        if state.over:
            return


def _whole_table(before: State, after: State, spent: Spent) -> None:
    started = perf_counter_ns()
    reach(before)
    spent.table_listing += perf_counter_ns() - started
    spent.tables += 1
    own = [part for part in after if not any(part is old for old in before)]
    spent.bytes_of_states.append(sys.getsizeof(after) + sum(map(sys.getsizeof, own)))


def _deed(option: Option, dice: random.Random) -> Deed:
    if isinstance(option, Slide):
        return option.move(dice.choice(option.steps))
    assert not isinstance(option, Talk)
    return option


def chess_game(dice: random.Random, spent: Spent) -> None:
    board = chess.Board()
    while not board.is_game_over():
        started = perf_counter_ns()
        moves = list(board.legal_moves)
        listed = perf_counter_ns()
        move = dice.choice(moves)
        began = perf_counter_ns()
        board.push(move)
        done = perf_counter_ns()
        spent.listing += listed - started
        spent.applying += done - began
        spent.units += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=85, help="of ours; every scenario in turn")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    dice = random.Random(asked.seed)
    ours, theirs = Spent(), Spent()
    for game in range(asked.games):
        number = game % len(builtin_scenarios()) + 1
        seats = builtin_scenarios()[number].seats
        our_game(number, dice.choice(seats[1:]), dice, ours)
        chess_game(dice, theirs)
    report(ours, theirs)


def report(ours: Spent, theirs: Spent) -> None:
    listing, moving = ours.listing / ours.units / 1e3, ours.moving / ours.moves / 1e3
    print(f"python {platform.python_version()}, {platform.machine()}, python-chess {chess.__version__}")
    print(f"units of work          ours {ours.units:>8}    python-chess {theirs.units:>8}")
    print(f"list and apply, a s    ours {ours.rate:>8.0f}    python-chess {theirs.rate:>8.0f}")
    print(f"RATIO (bar 1.5)        {ours.rate / theirs.rate:.2f}")
    print(
        f"legal list of a seat   {listing:.2f} us (python-chess {theirs.listing / theirs.units / 1e3:.2f} us)"
    )
    print(f"reach of whole table   {ours.table_listing / ours.tables / 1e3:.2f} us")
    print(f"decide+evolve, a move  {moving:.2f} us over {ours.moves} moves")
    print(
        f"MOVE/LIST (bar 0.40)   {moving / listing:.2f} of a seat's list, "
        f"{moving / (ours.table_listing / ours.tables / 1e3):.2f} of the whole table's"
    )
    sizes = ours.bytes_of_states
    print(f"bytes per state        {sum(sizes) / len(sizes):.0f} beyond what it shares with the one before")


if __name__ == "__main__":
    main()
