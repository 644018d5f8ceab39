"""Arbitrary deeds for property tests: mostly nonsense, always well-formed."""

from hypothesis import strategies as st

from hushmaze.rules import Deed
from hushmaze.rules.commands import (
    Aim,
    Bell,
    Discard,
    Escalator,
    Explore,
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
    Steal,
    Topic,
    TurnCard,
    Vortex,
)
from hushmaze.rules.squares import Square, square
from hushmaze.rules.words import Ability, Direction, Hero, Seat, TileNumber


def squares() -> st.SearchStrategy[Square]:
    return st.builds(square, st.integers(0, 1), st.integers(-6, 9), st.integers(-6, 9))


def deeds() -> st.SearchStrategy[Deed]:
    heroes, seats, tiles = (
        st.sampled_from(Hero),
        st.builds(Seat, st.integers(-1, 9)),
        st.builds(TileNumber, st.integers(0, 25)),
    )
    return st.one_of(
        st.builds(Move, heroes, squares(), st.sampled_from(Direction), st.integers(-1, 6)),
        st.builds(Vortex, heroes, squares(), squares()),
        st.builds(Escalator, heroes, squares()),
        st.builds(Explore, heroes, squares(), st.none() | squares()),
        st.builds(Discard, tiles, tiles),
        st.builds(Bell, seats),
        st.builds(Stare, seats),
        st.builds(Say, st.text(max_size=600)),
        st.builds(Ping, squares()),
        st.builds(Sign, st.sampled_from(Gesture)),
        st.builds(
            Remark,
            st.sampled_from(Topic),
            heroes,
            st.sampled_from(Ability),
            st.sampled_from(Aim),
            st.none() | seats,
        ),
        st.sampled_from([Look(), Start(), Steal(), TurnCard(), Pause(), Resume()]),
    )
