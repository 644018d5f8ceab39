"""A line of the log is written as the codec and JSON would write it, byte for byte."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.event_text import number_text, with_number, write_event
from hushmaze.rules import Event, Game
from hushmaze.rules.commands import Aim, Gesture, Topic
from hushmaze.rules.events import Said, TheftDone
from hushmaze.rules.squares import Place, Square, square
from hushmaze.rules.state import Loss
from hushmaze.rules.words import Ability, Direction, Hero, Seat, TileNumber
from hushmaze.scenarios import Table, prepare, scenario_number
from tests.support.autopilot import play

NUMBERS = st.integers(-(2**53), 2**53)
SMALL = st.integers(-60, 60)
PARTS: dict[Any, st.SearchStrategy[object]] = {
    int: NUMBERS,
    bool: st.booleans(),
    str: st.text() | st.just('a "quoted" word, ünd \n more \x00'),
    Seat: NUMBERS,
    Seat | None: st.none() | NUMBERS,
    TileNumber: NUMBERS,
    Hero: st.sampled_from(Hero),
    Square: st.builds(square, st.integers(0, 1), SMALL, SMALL),
    Direction: st.sampled_from(Direction),
    Place: st.builds(Place, st.integers(0, 1), SMALL, SMALL),
    Ability: st.sampled_from(Ability),
    Loss: st.sampled_from(Loss),
    Gesture: st.sampled_from(Gesture),
    Topic: st.sampled_from(Topic),
    Aim: st.sampled_from(Aim),
}


def the_slow_way(event: Event, n: int | None) -> bytes:
    return msgspec.json.encode(to_plain(event) | ({} if n is None else {"n": n}))


def an(kind: Any) -> st.SearchStrategy[Event]:  # noqa: ANN401 -- any of the union
    return st.builds(kind, **{part: PARTS[hint] for part, hint in get_type_hints(kind).items()})


@pytest.mark.parametrize("kind", get_args(Event))
@given(st.data())
def test_every_kind_of_event(kind: type, data: st.DataObject) -> None:
    event, n = data.draw(an(kind)), data.draw(st.none() | NUMBERS)
    assert write_event(event, n) == the_slow_way(event, n)


def test_nobody_and_nothing() -> None:
    assert write_event(TheftDone(4, None)) == b'{"type":"theft_done","at":4,"seat":null}'
    assert write_event(Said(4, Seat(0), ""), 9) == b'{"type":"said","at":4,"seat":0,"text":"","n":9}'


@pytest.mark.parametrize("number", [4, 6, 11, 13])
def test_whole_games(number: int) -> None:
    game = play(Game(prepare(scenario_number(number), Table(seats=3, seed=2))), pace=1500, most_deeds=200)
    assert [write_event(event) for event in game.events] == [
        the_slow_way(event, None) for event in game.events
    ]


@pytest.mark.parametrize("text", ["x", ',"n":7}', '"n":7', "\\", '","n":7}'])
def test_another_number_takes_the_place_of_the_one_that_a_line_has(text: str) -> None:
    line = write_event(Said(4, Seat(0), text), 7)
    assert with_number(line, 12) == write_event(Said(4, Seat(0), text), 12)
    assert line.endswith(number_text(7))
    assert not write_event(Said(4, Seat(0), text)).endswith(number_text(7)), "whatever was said"
