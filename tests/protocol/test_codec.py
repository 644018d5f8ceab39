"""What travels: plain values for deeds, events and views, both ways."""

from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.codec import CodecError, from_plain, shape_of, to_plain, wire_name
from hushmaze.rules import Deed, Event, Game, view
from hushmaze.rules.commands import Explore, Move, TurnCard
from hushmaze.rules.squares import square
from hushmaze.rules.view import View
from hushmaze.rules.words import Direction, Hero
from hushmaze.scenarios import Table, prepare, scenario_number
from tests.support.autopilot import play
from tests.support.strategies import deeds

MOVE = {"type": "move", "hero": "elf", "from": [0, 1, 1], "direction": "north", "steps": 2}

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def test_a_move_travels_as_the_page_says() -> None:
    move = Move(Hero.ELF, square(0, 1, 1), Direction.NORTH, 2)
    assert to_plain(move) == MOVE
    assert from_plain(MOVE, Deed) == move


def test_names_are_words_with_underscores() -> None:
    assert wire_name(TurnCard) == "turn_card"
    assert wire_name(Move) == "move"


def test_exploring_needs_no_door() -> None:
    plain = {"type": "explore", "hero": "mage", "from": [0, 2, 0]}
    assert from_plain(plain, Deed) == Explore(Hero.MAGE, square(0, 2, 0))


@given(deeds())
def test_every_deed_comes_back_as_it_went(deed: Deed) -> None:
    assert from_plain(to_plain(deed), Deed) == deed


@pytest.mark.parametrize("number", [4, 6, 11, 13])
def test_every_event_comes_back_as_it_went(number: int) -> None:
    game = play(Game(prepare(scenario_number(number), Table(seats=3, seed=2))), pace=1500, most_deeds=300)
    assert [from_plain(to_plain(event), Event) for event in game.events] == game.events


@pytest.mark.parametrize("number", [6, 8, 11, 13])
def test_a_view_comes_back_as_it_went(number: int) -> None:
    game = play(Game(prepare(scenario_number(number), Table(seats=3, seed=2))), pace=1500, most_deeds=100)
    whole = view(game.state, None)
    assert shape_of(View).read(to_plain(whole, tagged=False)) == whole


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"cards": "north"}, 'cards: needs a list, not "north"'),
        ({"cards": [["up"]]}, 'cards: there is no "up", only north'),
        ({"stack": 5}, "stack: needs to be an object, not 5"),
        ({"sand": {"capacity": 1}}, "sand: deadline: sand needs this"),
    ],
)
def test_what_is_wrong_within_is_named(change: dict[str, object], why: str) -> None:
    plain = to_plain(view(Game(prepare(scenario_number(8), Table(seats=2))).state, None), tagged=False)
    with pytest.raises(CodecError, match=why):
        shape_of(View).read(plain | change)


def test_a_view_is_plain() -> None:
    plain = to_plain(view(Game(prepare(scenario_number(8), Table(seats=2))).state, None), tagged=False)
    assert plain["heroes"][0]["hero"] == "barbarian"
    assert plain["tiles"][0] == {"tile": 1, "face": "B", "place": [0, 0, 0], "quarters": 0}
    assert plain["cards"][0][0] in {"north", "south"}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hero": "wizard"}, 'hero: there is no "wizard", only barbarian, mage, elf, dwarf'),
        ({"hero": 2}, "hero: there is no 2"),
        ({"from": [0, 1]}, "from: needs three whole numbers"),
        ({"from": [0, 1, True]}, "from: needs three whole numbers"),
        ({"from": [2, 1, 1]}, "from: no map has a square 2, 1, 1"),
        ({"from": [0, 9999, 1]}, "from: no map has a square"),
        ({"steps": "2"}, 'steps: needs a whole number, not "2"'),
        ({"steps": True}, "steps: needs a whole number"),
        ({"steps": 1.0}, "steps: needs a whole number"),
        ({"speed": 3}, "speed: move has no such part"),
        ({"type": "fly"}, 'type: there is no "fly"'),
        ({"type": None}, "type: there is no null"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, object], why: str) -> None:
    with pytest.raises(CodecError, match=why.replace("(", r"\(")):
        from_plain(MOVE | change, Deed)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(CodecError, match="hero: move needs this"):
        from_plain({"type": "move"}, Deed)
    with pytest.raises(CodecError, match="needs to be an object"):
        from_plain([1], Deed)


@given(
    kind=st.sampled_from([wire_name(kind) for kind in get_args(Deed)]),
    parts=st.dictionaries(st.text(), PLAIN),
)
def test_nonsense_is_an_error_and_nothing_else(kind: str, parts: dict[str, object]) -> None:
    with suppress(CodecError):
        from_plain({"hero": "elf", "from": [0, 0, 0], **parts, "type": kind}, Deed)
