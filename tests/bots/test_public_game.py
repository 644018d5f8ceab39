"""What a bot sees is what everybody may know (S3)."""

from dataclasses import replace

import pytest

from hushmaze.bots.public_game import PublicGame
from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.rules import Game, begin, view
from hushmaze.rules.notation import write
from hushmaze.rules.setup import Rigging
from tests.support.autopilot import play
from tests.support.table import scenario_setup


@pytest.mark.parametrize(("scenario", "seats"), [(3, 4), (3, 1), (5, 4), (8, 2), (9, 4), (11, 3), (13, 4)])
def test_it_sees_just_what_the_view_tells(scenario: int, seats: int) -> None:
    """S3, C5, C8, L1: event by event, the public's view is the game's, but for the mark of rigging."""
    setup = scenario_setup(scenario, seats=seats, seed=3)
    played = play(Game(setup), seed=3, most_deeds=150)
    public, shadow = PublicGame(public_setup(setup)), Game(setup)
    for number, event in enumerate(played.events):
        shadow.record((event,))
        public.see(number, [event], visible_top(shadow.state))
        seen, told = view(public.state, None), view(shadow.state, None)
        assert seen._replace(stack=told.stack, rigged=False) == told
        assert set(public.state.stack) == set(shadow.state.stack)
        assert public.top == told.stack.top


def test_an_event_counts_once_whoever_brings_it() -> None:
    setup = scenario_setup(3, seed=4)
    events = play(Game(setup), seed=4, most_deeds=30).events
    public = PublicGame(public_setup(setup))
    public.see(0, events[:10], None)
    public.see(0, events[:12], None)
    public.see(5, events[5:], None)
    assert public.count == len(events)


@pytest.mark.parametrize(("scenario", "seats"), [(3, 4), (3, 1), (8, 2), (11, 3), (13, 4)])
def test_it_sees_a_game_that_begins_in_the_middle(scenario: int, seats: int) -> None:
    """S3: as the view tells it, from the first moment on, and never the hidden order."""
    dealt = scenario_setup(scenario, seats=seats, seed=3)
    middle = play(Game(dealt), seed=3, most_deeds=60).state
    hidden = len(middle.stack) - middle.buried
    other = middle._replace(stack=(*reversed(middle.stack[:hidden]), *middle.stack[hidden:]))
    setup, twin = (replace(dealt, rigging=Rigging(position=write(state))) for state in (middle, other))
    assert public_setup(setup).rigging == public_setup(twin).rigging
    public, shadow = PublicGame(public_setup(setup)), Game(setup)
    played = play(Game(setup), seed=4, most_deeds=60)
    for number, event in enumerate(played.events):
        seen, told = view(public.state, None), view(shadow.state, None)
        assert seen._replace(stack=told.stack) == told
        assert sorted(public.state.stack) == sorted(shadow.state.stack)
        shadow.record((event,))
        public.see(number, [event], visible_top(shadow.state))
    assert played.events


@pytest.mark.parametrize("scenario", [3, 5, 13])
def test_the_public_setup_does_not_depend_on_the_hidden_order(scenario: int) -> None:
    """S3; the tile on top of C5 is known to all."""
    setup = scenario_setup(scenario, seed=8)
    first = begin(setup)
    known = len(setup.on_top)
    other = first.stack[:known] + tuple(reversed(first.stack[known:]))
    rigged = replace(setup, seed=99, rigging=Rigging(stack=other, heroes=first.heroes, cards=first.cards))
    one, two = public_setup(setup), public_setup(rigged)
    assert one.seed == two.seed
    assert one.rigging is not None
    assert two.rigging is not None
    assert sorted(one.rigging.stack or ()) == sorted(two.rigging.stack or ())
    assert (one.rigging.heroes, one.rigging.cards) == (two.rigging.heroes, two.rigging.cards)
    if known:
        assert one.rigging.stack is not None
        assert one.rigging.stack[:known] == setup.on_top
