"""Could three seats have won at all beside one that is silent? A bound, for the malls of games played.

    python bench/silent_bound.py idle --games 20 --first-seed 980001
    python bench/silent_bound.py porter --games 20 --first-seed 980001

Where cards pass at each turn of the hourglass (P3), a silent seat blocks another card in each period between
two turns. Asked is the most generous question that has a sure answer: if every hero had the mall for itself
and all the time in the world, if every hourglass there is could be turned by anybody at any moment, and if
only what the silent seat holds could not be done in each period: could all stand on their items at once, and
then leave on foot (W3)? Where not, no play of the others wins in that mall.

A partner is silent from the start (`idle`) or from the moment the last tile lies (`porter`): its doings until
then are those of the game played, and the heroes stand where they stood.
"""

import argparse
from collections.abc import Sequence

from crossplay import Cell, Task
from hushmaze.bots.routes.periods import NO_WAY, Periods, silences
from hushmaze.bots.simulate.runs import seated
from hushmaze.bots.simulate.table import TableRun
from hushmaze.rules import Event, State, begin, evolve
from hushmaze.rules.squares import Square
from hushmaze.rules.words import HEROES, Hero, Kind, Seat, Special

SILENT_FROM_THE_START = {"idle"}


def silent_since(first: State, events: Sequence[Event], partner: str) -> State:
    """The state in which the partner fell silent, in the mall as it was at the end."""
    state = first
    at_last_tile = None
    for event in events:
        state = evolve(state, event)
        if at_last_tile is None and not state.stack and state.hand is None:
            at_last_tile = state
    since = first if partner in SILENT_FROM_THE_START or at_last_tile is None else at_last_tile
    return since._replace(board=state.board)


def can_be_won(state: State, silent: Seat) -> bool | None:
    """Whether the bound leaves a chance; None where an item or an exit was never found."""
    squares = {special: where for where, special in state.board.specials.items()}
    items = {hero: squares.get(Special(Kind.ITEM, hero)) for hero in HEROES}
    exits = {hero: squares.get(Special(Kind.EXIT, hero)) for hero in HEROES}
    if None in items.values() or None in exits.values():
        return None
    glasses = {where for where, special in state.board.specials.items() if special.kind is Kind.HOURGLASS}
    glasses -= state.spent
    periods = Periods(state, silences(state, {silent}, len(glasses)), glasses, {})

    def turns(hero: Hero, origin: Square | None, end: Square | None, period: int, *, whirls: bool) -> int:
        assert origin is not None
        assert end is not None
        return periods.journeys(hero, origin, period=period, whirls=whirls).get(end, NO_WAY).turns

    gathered = max(turns(hero, state.heroes[hero], items[hero], 0, whirls=True) for hero in HEROES)
    return any(
        theft + max(turns(hero, items[hero], exits[hero], theft, whirls=False) for hero in HEROES)
        <= len(glasses)
        for theft in range(gathered, len(glasses) + 1)
    )


def asked_of(partner: str, seed: int, seats: int) -> bool | None:
    deal = Task(Cell(partner, "teammate", 3, seats), seed).deal()
    setup = deal.setup()
    game = TableRun(setup, seated(deal, setup)).play().game
    return can_be_won(silent_since(begin(setup), game.events, partner), Seat(seed % seats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("partner", choices=("idle", "porter"))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=980001)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    seeds = range(asked.first_seed, asked.first_seed + asked.games)
    found = [asked_of(asked.partner, seed, asked.seats) for seed in seeds]
    told = f"{found.count(True)} could be won by this bound, {found.count(False)} by nobody"
    print(f"{asked.partner}, {asked.seats} seats: {told}; in {found.count(None)} not everything was found")


if __name__ == "__main__":
    main()
