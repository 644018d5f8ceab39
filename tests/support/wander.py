"""States that play can reach, for properties that hold in all of them.

A walk begins at a moment where much is about to happen and takes choices among what is legal.
"""

from collections.abc import Callable, Sequence

from hypothesis import strategies as st

from hushmaze.rules import Command, Deed, decide, evolve, legal
from hushmaze.rules.commands import Gesture, Say, Sign
from hushmaze.rules.events import Event
from hushmaze.rules.legal import Option, Talk
from hushmaze.rules.reach import Slide
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State
from hushmaze.rules.words import Seat
from tests.support.table import game

PERMANENT = "pass_cards elf_opens_talk dwarf_passages crystal_balls cameras barbarian_breaks_cameras"

MOMENTS: dict[str, Callable[[], State]] = {
    "planning": lambda: game("phase=planning", rules=PERMANENT, shuffled=True, seed=4),
    "plain": game,
    "doors": lambda: game(rules=PERMANENT, elf="xE", mage="xM", dwarf="xD", barbarian="xB", shuffled=True),
    "edition A": lambda: game(edition="A", elf="xE", mage="xM"),
    "gaps": lambda: game(rules=PERMANENT, north=7, dwarf="#7:1,1", elf="#7:1,2"),
    "ball": lambda: game(rules=PERMANENT, north=8, mage="cb", elf="xE/8"),
    "ball used": lambda: game("ball=yes", rules=PERMANENT, north=8, mage="cb", barbarian="xB/8"),
    "cameras": lambda: game(rules=PERMANENT, north=9, east=10, south=5, barbarian="#9:1,3", mage="#5:1,3"),
    "items": lambda: game(rules=PERMANENT, north=6, barbarian="iB", mage="iM", elf="iE", dwarf="#6:1,2"),
    "items to call": lambda: game(edition="B", north=6, barbarian="iB", mage="iM", elf="iE", dwarf="iD"),
    "exits": lambda: game(
        "phase=escape", north=2, barbarian="#2:1,0", mage="#2:3,1", elf="#2:1,2", dwarf="#2:2,3"
    ),
    "one exit": lambda: game("phase=escape", rules="one_exit", north=2, mage="#2:3,1", elf="#2:3,2"),
    "leader": lambda: game("cards=NE,-,WV,SCX", rules=f"leader {PERMANENT}"),
    "fooling": lambda: game("phase=escape", rules="fool_the_guards", north=2, mage="#2:1,0", elf="#2:3,1"),
    "walls": lambda: game(rules="moving_walls pass_cards", north=13, east=9, south=10, laid="12@0:0,-2/0"),
    "walls due": lambda: game("discard=yes talk=yes", rules="moving_walls", north=13, east=9, south=10),
    "hands": lambda: game("talk=yes", rules="hands_only"),
    "two boards": lambda: game(rules="two_boards stack_face_up", barbarian="vB/3", mage="1:2,2"),
    "silence": lambda: game(rules="no_talk no_bell no_vortex", north=3),
    "apart": lambda: game(rules="no_gatherings", north=3, east=5, mage="#3:3,3", elf="#5:0,3"),
    "apart on a vortex": lambda: game(rules="no_gatherings", north=3, barbarian="vB/1", mage="vM/3"),
    "apart leaving": lambda: game("phase=escape", rules="no_gatherings", north=2, mage="#2:3,1"),
    "solo": lambda: game(seats=1, rules=PERMANENT, north=3),
    "pauses": lambda: game(pause=True, seats=2),
    "open talk": lambda: game(rules="open_talk_allowed", talk_always=True, seats=8),
}


def deeds_of(option: Option) -> list[Deed]:
    """Commands an option stands for: for a talk, one of each sort."""
    if isinstance(option, Slide):
        return [option.move(steps) for steps in option.steps]
    if isinstance(option, Talk):
        signs: list[Deed] = [Sign(Gesture.YES)]
        return [*signs, Say("left, left!")] if option.words else signs
    return [option]


def legal_commands(state: State) -> list[Command]:
    seats = [Seat(n) for n in range(state.setup.seats)]
    return [Command(s, deed) for s in seats for option in legal(state, s) for deed in deeds_of(option)]


def walk(state: State, choices: Sequence[int]) -> tuple[State, list[Event]]:
    """Every choice picks one of the legal commands; time goes on a little before each."""
    events: list[Event] = []
    for choice in choices:
        commands = legal_commands(state)
        now = state.time + choice % 97
        if not commands or (state.stopped_at is None and now >= state.deadline):
            break
        decision = decide(state, commands[choice % len(commands)], now)
        assert not isinstance(decision, Refusal)
        for event in decision:
            state = evolve(state, event)
            events.append(event)
    return state, events


CHOICES = st.lists(st.integers(0, 2**16), max_size=12)


@st.composite
def reachable_states(draw: st.DrawFn) -> State:
    """Some moment, and a walk from there."""
    moment = draw(st.sampled_from(sorted(MOMENTS)))
    return walk(MOMENTS[moment](), draw(CHOICES))[0]
