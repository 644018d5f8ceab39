"""Commands as a player would say them, and what comes of them.

    B north 2       M vortex vM/3     E escalator     E explore     M explore 3,2
    look   start   steal   discard 3 4   turn   bell 2   stare 1
    say hello   ping 1,1   sign yes   remark waits E north item 2   pause   resume

``2: B north 2`` is said by seat 2, ``spectator: ...`` by a spectator; without it, by the first seat whose
card allows it. ``... at 5000`` is said at that moment; without it, at the moment of the last event.
"""

import re
from collections.abc import Callable

from hushmaze.rules import commands as c
from hushmaze.rules import decide, evolve
from hushmaze.rules.commands import Command, Deed
from hushmaze.rules.digest import digest
from hushmaze.rules.events import Event
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State
from hushmaze.rules.words import HEROES, Ability, Direction, Hero, Seat, TileNumber
from tests.support.spots import spot

_ORDER = re.compile(r"(?:(spectator|-?\d+): )?(.*?)(?: at (-?\d+))?")
_HEROES = {hero.letter: hero for hero in HEROES}

_PLAIN: dict[str, Callable[[], Deed]] = {
    "look": c.Look,
    "start": c.Start,
    "steal": c.Steal,
    "turn": c.TurnCard,
    "pause": c.Pause,
    "resume": c.Resume,
}


def order(state: State, text: str) -> tuple[Command, int]:
    """The command a text means in a state, and when it is given."""
    match = _ORDER.fullmatch(text)
    assert match is not None
    said_by, words, moment = match.groups()
    deed = _deed(state, words)
    seat = _owner(state, deed) if said_by is None else None if said_by == "spectator" else Seat(int(said_by))
    return Command(seat, deed), state.time if moment is None else int(moment)


def _deed(state: State, words: str) -> Deed:
    first, _, rest = words.partition(" ")
    if first in _HEROES:
        return _hero_deed(state, _HEROES[first], *rest.split())
    if first in _PLAIN:
        return _PLAIN[first]()
    if first == "discard":
        one, other = map(int, rest.split())
        return c.Discard(TileNumber(one), TileNumber(other))
    said: dict[str, Callable[[], Deed]] = {
        "bell": lambda: c.Bell(Seat(int(rest))),
        "stare": lambda: c.Stare(Seat(int(rest))),
        "say": lambda: c.Say(rest),
        "ping": lambda: c.Ping(spot(state.board, rest)),
        "sign": lambda: c.Sign(c.Gesture(rest)),
        "remark": lambda: _remark(*rest.split()),
    }
    return said[first]()


def _remark(topic: str, hero: str, ability: str, aim: str, target: str = "") -> Deed:
    whom = Seat(int(target)) if target else None
    return c.Remark(c.Topic(topic), _HEROES[hero], Ability[ability.upper()], c.Aim(aim), whom)


def _hero_deed(state: State, hero: Hero, verb: str, where: str = "") -> Deed:
    origin = state.heroes[hero]
    if verb == "vortex":
        return c.Vortex(hero, origin, spot(state.board, where))
    if verb == "escalator":
        return c.Escalator(hero, origin)
    if verb == "explore":
        return c.Explore(hero, origin, spot(state.board, where) if where else origin)
    return c.Move(hero, origin, Direction[verb.upper()], int(where))


def _owner(state: State, deed: Deed) -> Seat:
    wanted: Ability | Direction | None = None
    match deed:
        case c.Move():
            wanted = deed.direction
        case c.Vortex():
            wanted = Ability.VORTEX
        case c.Escalator():
            wanted = Ability.ESCALATOR
        case c.Explore() | c.Look():
            wanted = Ability.EXPLORE
    owners = [Seat(n) for n, card in enumerate(state.cards) if wanted in card]
    return owners[0] if owners else Seat(0)


def told(state: State, text: str) -> tuple[Event, ...]:
    """The events a command brings about; it must be accepted."""
    decision = decide(state, *order(state, text))
    assert not isinstance(decision, Refusal), f"{text}: {decision}"
    return decision


def after(state: State, *texts: str) -> State:
    """The state after some commands, each of which must be accepted."""
    for text in texts:
        for event in told(state, text):
            state = evolve(state, event)
    return state


def refused(state: State, text: str, refusal: Refusal) -> None:
    """The command is refused for this one reason, and nothing has changed (A10)."""
    before = digest(state)
    assert decide(state, *order(state, text)) is refusal
    assert digest(state) == before


def accepted(state: State, text: str) -> bool:
    return not isinstance(decide(state, *order(state, text)), Refusal)


def stands(state: State, hero: Hero, where: str) -> bool:
    """Whether a hero stands on a spot."""
    return state.heroes[hero] == spot(state.board, where)
