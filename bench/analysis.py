"""How long the analysis of a game takes on one core.

    python bench/analysis.py --games 12

Plays games of about ten minutes with bots at people's pace (all 24 tiles), and times the analysis of each,
with everything in it: the plans of every moment, the solver. Prints a table; the bar is 2 s.
"""

import argparse
from statistics import mean
from time import process_time

from hushmaze.analysis import analyse
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.simulate.table import TableRun
from hushmaze.bots.teammate import teammates
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.tiles import standard_set

SCENARIOS = (8, 10, 12, 13, 16, 17)
LEVEL = 7
SEATS = 4


def played(scenario: int, seed: int) -> Log:
    heading = Heading(scenario_number(scenario), Table(seats=SEATS, seed=seed, level=LEVEL), standard_set())
    setup = heading.setup()
    make = teammates(public_setup(setup))
    bots = [make(Seat(seat), BotLevel.HUMAN, seed) for seat in range(SEATS)]
    return Log(heading, tuple(TableRun(setup, bots).play().game.events))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    asked = parser.parse_args()
    print("| scenario | seed | minutes | events | actions | CPU s |\n|---|---|---|---|---|---|")
    took = []
    for number in range(asked.games):
        scenario, seed = SCENARIOS[number % len(SCENARIOS)], 1 + number // len(SCENARIOS)
        log = played(scenario, seed)
        began = process_time()
        found = analyse(log)
        took.append(process_time() - began)
        minutes, actions = found.play_ms / 60_000, found.beside.actions
        print(f"| {scenario} | {seed} | {minutes:.1f} | {len(log.events)} | {actions} | {took[-1]:.2f} |")
    print(f"\nmean {mean(took):.2f} s, longest {max(took):.2f} s")


if __name__ == "__main__":
    main()
