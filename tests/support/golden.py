"""The golden corpus: how it is made (``make golden``) and where it lies. See golden/README.md."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import write_log
from hushmaze.referee.options import options_to_plain
from hushmaze.rules import Command, Deed, Game, State, digest, legal, view
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.commands import (
    Aim,
    Bell,
    Gesture,
    Look,
    Move,
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
from hushmaze.rules.setup import Rigging
from hushmaze.rules.squares import square
from hushmaze.rules.state import Phase
from hushmaze.rules.version import RULES_VERSION
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from hushmaze.scenarios import Table, builtin_scenarios
from hushmaze.tiles import standard_set
from tests.support.autopilot import play

FOLDER = Path(__file__).parents[2] / "golden"
GAMES = FOLDER / "games"

TELLING = {
    "scenario-01", "scenario-04", "scenario-06", "scenario-09", "scenario-11", "scenario-13", "scenario-17",
    "seats-1", "seats-9", "edition-a", "own", "too-slow",
}  # fmt: skip
"""Won and lost, few and many, alone, with pauses, and each sort of board."""

PACE = 900
"""Slow enough that most games must turn the hourglass."""

BESIDE_A_CAMERA = Rigging(
    position="phase=heist map=1B@0:0,0/0;16@0:0,-1/0 heroes=B0:1,-3;M0:2,1;E0:1,2;D0:2,2 cards=N,WV,EC,SX"
)
"""The barbarian stops on the camera where none works (P7, P8)."""

MOST_TRIES = 40

_OPENING: dict[int, Deed] = {
    100: Say("Who explores?"),
    200: Ping(CENTRE[0]),
    300: Sign(Gesture.ME),
    400: Remark(Topic.CAN, Hero.ELF, Ability.WEST, Aim.DOOR),
    1_000: Start(),
    1_500: Move(Hero.BARBARIAN, square(0, 1, -3), Direction.NORTH, 1),
    2_000: Bell(Seat(0)),
    2_500: Stare(Seat(1)),
    3_000: Pause(),
    9_000: Resume(),
}


def headings() -> Iterator[tuple[str, Heading]]:
    """What is played by the rules of today; games of earlier rules stay as they are, see golden/README.md.

    A camera that does not work is not broken (P8).
    """
    switches = replace(builtin_scenarios()[6].switches, cameras=False)
    blind = replace(builtin_scenarios()[6], number=None, name="Blind cameras", switches=switches)
    yield "blind-cameras", Heading(blind, Table(seats=4, rigging=BESIDE_A_CAMERA), standard_set())


def won_game(heading: Heading) -> tuple[Heading, Game]:
    """The first seed that the autopilot wins; if it wins none, the last it tried."""
    tries = []
    for seed in range(MOST_TRIES):
        table = Table(**{name: getattr(heading.table, name) for name in Table.__slots__} | {"seed": seed})
        tried = Heading(heading.scenario, table, heading.tile_set)
        game = Game(tried.setup())
        _open_the_game(game)
        play(game, seed, pace=PACE // 5 if game.setup.solo else PACE)
        tries.append((tried, game))
        if game.state.phase is Phase.WON:
            break
    return tries[-1]


def _open_the_game(game: Game) -> None:
    """A few things the autopilot never does; where one is not allowed, it does not happen."""
    if game.state.talk:
        explorer = next(seat for seat, card in enumerate(game.state.cards) if Ability.EXPLORE in card)
        game.submit(Command(Seat(explorer), Look()), game.now + 500)
    for now, deed in sorted(_OPENING.items()):
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


def _of_earlier_rules() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The games that can no longer be made, as they stand in the indexes."""
    index = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))
    lines = (FOLDER / "positions.jsonl").read_text(encoding="utf-8").splitlines()
    ours = f"{RULES_VERSION}-"
    kept = {name: facts for name, facts in index.items() if not name.startswith(ours)}
    return kept, [each for each in map(json.loads, lines) if each["game"] in kept]


def main() -> None:
    GAMES.mkdir(parents=True, exist_ok=True)
    index, positions = _of_earlier_rules()
    for kind, wanted in headings():
        name = f"{RULES_VERSION}-{kind}"
        heading, game = won_game(wanted)
        (GAMES / f"{name}.log").write_text(write_log(heading, game.events), encoding="utf-8")
        index[name] = {"events": len(game.events), "phase": game.state.phase, "hash": digest(game.state)}
        for count, state in moments(game):
            positions.append({"game": name, "events": count} | described(state))
    (FOLDER / "games.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    lines = "".join(json.dumps(position, separators=(",", ":")) + "\n" for position in positions)
    (FOLDER / "positions.jsonl").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
