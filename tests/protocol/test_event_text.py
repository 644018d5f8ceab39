"""A line of the log is written as the codec and JSON would write it, byte for byte."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.event_text import write_event
from hushmaze.rules import Event, Game
from hushmaze.rules.commands import Gesture
from hushmaze.rules.events import Said, TheftDone
from hushmaze.rules.squares import Place, Square, square
from hushmaze.rules.state import Loss
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from hushmaze.scenarios import Table, prepare, scenario_number
from tests.support.autopilot import play

SOME: dict[Any, object] = {
    int: 12,
    bool: True,
    str: 'a "quoted" word, ünd \n more \x00',
    Seat: 3,
    Seat | None: 2,
    Hero: Hero.DWARF,
    Square: square(1, -3, 14),
    Direction: Direction.WEST,
    Place: Place(0, -1, 2),
    Ability: Ability.EXPLORE,
    Loss: Loss.WALLS,
    Gesture: Gesture.HURRY,
}


def the_slow_way(event: Event, n: int | None) -> bytes:
    return msgspec.json.encode(to_plain(event) | ({} if n is None else {"n": n}))


@pytest.mark.parametrize("kind", get_args(Event))
@pytest.mark.parametrize("n", [None, 1, 2**53 - 1])
def test_every_kind_of_event(kind: Any, n: int | None) -> None:  # noqa: ANN401 -- any of the union
    parts = [SOME.get(hint, 5) for hint in get_type_hints(kind).values()]
    assert write_event(kind(*parts), n) == the_slow_way(kind(*parts), n)


def test_nobody_and_nothing() -> None:
    assert write_event(TheftDone(4, None)) == b'{"type":"theft_done","at":4,"seat":null}'
    assert write_event(Said(4, Seat(0), ""), 9) == b'{"type":"said","at":4,"seat":0,"text":"","n":9}'


@pytest.mark.parametrize("number", [4, 6, 11, 13])
def test_whole_games(number: int) -> None:
    game = play(Game(prepare(scenario_number(number), Table(seats=3, seed=2))), pace=1500, most_deeds=200)
    assert [write_event(event) for event in game.events] == [
        the_slow_way(event, None) for event in game.events
    ]
