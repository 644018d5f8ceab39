"""The golden corpus: how it is made (``make golden``) and where it lies. See golden/README.md."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.heading import Heading
from hushmaze.protocol.log import write_log
from hushmaze.referee.options import options_to_plain
from hushmaze.rules import Command, Deed, Game, State, digest, legal, view
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.commands import (
    Aim,
    Bell,
    Gesture,
    Pause,
    Ping,
    Remark,
    Resume,
    Say,
    Sign,
    Stare,
    Start,
    Topic,
)
from hushmaze.rules.events import Interrupted
from hushmaze.rules.notation import write
from hushmaze.rules.setup import Edition, Options
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Hero, Seat
from hushmaze.scenarios import Table, builtin_scenarios, read_scenario
from hushmaze.tiles import generate, standard_set
from tests.support.autopilot import play

FOLDER = Path(__file__).parents[2] / "golden"
GAMES = FOLDER / "games"

PACE = 900
"""Slow enough that most games must turn the hourglass."""

SCANTY_SAND = 60_000
"""So little that the hourglass is turned before the theft."""

MOST_TRIES = 40

REMARKS = "remarks"
"""The game in which somebody says something by its code; those before it are older than that deed."""

_OPENING: dict[int, Deed] = {
    100: Say("Who explores?"),
    200: Ping(CENTRE[0]),
    300: Sign(Gesture.ME),
    1_000: Start(),
    2_000: Bell(Seat(0)),
    2_500: Stare(Seat(1)),
    3_000: Pause(),
    9_000: Resume(),
}


_REMARKS: dict[int, Deed] = {
    400: Remark(Topic.CAN, Hero.ELF, Ability.WEST, Aim.DOOR),
    500: Remark(Topic.WAITS, Hero.DWARF, Ability.ESCALATOR, Aim.HOURGLASS, Seat(2)),
}


def headings() -> Iterator[tuple[str, Heading]]:
    """What is played: every scenario, every seat count, solo, each edition, own scenario and tiles."""
    for number, scenario in builtin_scenarios().items():
        seats = scenario.seats[-1 - number % 6]
        level = 2 + number % 5 if scenario.levels else None
        sand = SCANTY_SAND if scenario.switches.moving_walls else None
        table = Table(seats=seats, level=level, hourglass_ms=sand)
        yield f"scenario-{number:02}", Heading(scenario, table, standard_set())
    wrecker = builtin_scenarios()[6]
    yield "seats-1", Heading(wrecker, Table(seats=1, hourglass_ms=SCANTY_SAND), standard_set())
    yield "seats-2", Heading(wrecker, Table(seats=2), standard_set())
    yield "too-slow", Heading(wrecker, Table(seats=4, hourglass_ms=SCANTY_SAND // 5), standard_set())
    yield "seats-9", Heading(builtin_scenarios()[9], Table(seats=9, level=1), standard_set())
    for edition in (Edition.A, Edition.B):
        table = Table(seats=4, options=Options(edition=edition, pause=True))
        yield f"edition-{edition.value.lower()}", Heading(builtin_scenarios()[4], table, standard_set())
    own = read_scenario(
        'name = "Night shift"\ntile_set = "Uptown"\ntiles = "2-14"\nface = "B"\n'
        'rules = ["pass_cards", "no_vortex", "hands_only"]'
    )
    yield "own", Heading(own, Table(seats=3), generate(11, "Uptown"))
    yield REMARKS, Heading(builtin_scenarios()[1], Table(seats=3), standard_set())


def won_game(name: str, heading: Heading) -> tuple[Heading, Game]:
    """The first seed that the autopilot wins; if it wins none, the last it tried."""
    tries = []
    for seed in range(MOST_TRIES):
        table = Table(**{name: getattr(heading.table, name) for name in Table.__slots__} | {"seed": seed})
        tried = Heading(heading.scenario, table, heading.tile_set)
        game = Game(tried.setup())
        _open_the_game(game, _OPENING | _REMARKS if name == REMARKS else _OPENING)
        play(game, seed, pace=PACE // 5 if game.setup.solo else PACE)
        tries.append((tried, game))
        if game.state.phase is Phase.WON:
            break
    return tries[-1]


def _open_the_game(game: Game, opening: dict[int, Deed]) -> None:
    """A few things the autopilot never does; where one is not allowed, it does not happen."""
    for now, deed in sorted(opening.items()):
        game.submit(Command(Seat(0), deed), now)
    if game.setup.options.pause:
        game.record((Interrupted(game.state.time),))


def moments(game: Game) -> Iterator[tuple[int, State]]:
    """A position early, in the middle and near the end."""
    replayed = Game(game.setup)
    for share in (0.1, 0.5, 0.9):
        count = int(len(game.events) * share)
        replayed.record(tuple(game.events[len(replayed.events) : count]))
        yield count, replayed.state


def described(state: State) -> dict[str, Any]:
    """All that another implementation must find in a position."""
    return {
        "position": write(state),
        "hash": digest(state),
        "view": to_plain(view(state, None), tagged=False),
        "legal": [options_to_plain(legal(state, Seat(seat))) for seat in range(state.setup.seats)],
    }


def main() -> None:
    GAMES.mkdir(parents=True, exist_ok=True)
    index, positions = {}, []
    for name, wanted in headings():
        heading, game = won_game(name, wanted)
        (GAMES / f"{name}.log").write_text(write_log(heading, game.events), encoding="utf-8")
        index[name] = {"events": len(game.events), "phase": game.state.phase, "hash": digest(game.state)}
        for count, state in moments(game):
            positions.append({"game": name, "events": count} | described(state))
    (FOLDER / "games.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    lines = "".join(json.dumps(position, separators=(",", ":")) + "\n" for position in positions)
    (FOLDER / "positions.jsonl").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
