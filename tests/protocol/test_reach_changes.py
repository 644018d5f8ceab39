"""Telling what changed in the reach comes to the same as working it all out anew."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.protocol.view.reach_changes import ToldReach
from hushmaze.rules import State, evolve, reach
from hushmaze.rules.commands import Bell, Ping, Say, Sign, Stare
from hushmaze.rules.slides import lengths_of, plain_slides
from hushmaze.rules.words import ABILITIES
from tests.support.table import game
from tests.support.wander import CHOICES, MOMENTS, legal_commands, walk
from tests.support.wide import examples

TALK = (Bell, Ping, Say, Sign, Stare)


def whole(state: State) -> object:
    return msgspec.json.decode(msgspec.json.encode(reach_to_plain(reach(state))))


def states(moment: str, choices: list[int]) -> list[State]:
    """Every state on a walk on which each kind of deed is as likely as any other; all talk is one kind."""
    found = [MOMENTS[moment]()]
    for choice in choices:
        by_kind: dict[str, list[int]] = {}
        for place, (_, deed) in enumerate(legal_commands(found[-1])):
            by_kind.setdefault("talk" if isinstance(deed, TALK) else type(deed).__name__, []).append(place)
        if not by_kind:
            break
        places = by_kind[sorted(by_kind)[choice % len(by_kind)]]
        _, events = walk(found[-1], [places[choice // 8 % len(places)]])
        for event in events:
            found.append(evolve(found[-1], event))
    return found


@examples(150)
@given(moment=st.sampled_from(sorted(MOMENTS)), choices=CHOICES, told=st.lists(st.booleans(), min_size=1))
def test_changes_add_up_to_the_whole(moment: str, choices: list[int], told: list[bool]) -> None:
    """Whatever is played (A, X, C11, C13, C17, P7), however much of it is told together."""
    played = states(moment, choices)
    teller = ToldReach(played[0])
    heard = whole(played[0])
    for place, state in enumerate(played):
        if told[place % len(told)]:
            change = msgspec.json.decode(teller.change(state))
            assert isinstance(heard, dict)
            assert all(heard[ability] != found for ability, found in change.items()), "told though the same"
            heard |= change
            assert heard == whole(state) == msgspec.json.decode(teller.everything())


@examples(150)
@given(moment=st.sampled_from(sorted(MOMENTS)), choices=CHOICES)
def test_lengths_are_what_the_reach_says(moment: str, choices: list[int]) -> None:
    """A3"""
    for state in filter(plain_slides, states(moment, choices)):
        found, lengths = reach(state), lengths_of(state)
        for direction in range(4):
            steps = {slide.hero: slide.reach for slide in found[ABILITIES[direction]]}  # type: ignore[union-attr]
            assert lengths[4 * direction : 4 * direction + 4] == [steps.get(h, 0) for h in range(4)]


def test_nothing_is_told_of_bells_and_words() -> None:
    """T5"""
    state = game(seats=4)
    teller = ToldReach(state)
    assert teller.change(state._replace(time=state.time + 5, talk=not state.talk, bell=None)) == b"{}"
