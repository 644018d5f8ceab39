"""What a table has been told of the reach, so that only what changed is told again."""

from functools import lru_cache

import msgspec

from hushmaze.protocol.codec import word_of
from hushmaze.protocol.reach import ability_to_plain
from hushmaze.rules.board import Board
from hushmaze.rules.reach import Reach, reach, reach_of
from hushmaze.rules.slides import lengths_after, lengths_of, plain_slides
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, HEROES, Ability, Kind

_NAMES = tuple(f'"{word_of(ability)}":'.encode() for ability in ABILITIES)
_HERO_NAMES = tuple(f'"{word_of(hero)}":'.encode() for hero in HEROES)
_HEROES = range(len(HEROES))
_CONCERNED = {Kind.VORTEX: Ability.VORTEX, Kind.EXPLORATION: Ability.EXPLORE, Kind.BALL: Ability.EXPLORE}

_TALK = State._fields.index("talk")
assert State._fields[:2] == ("heroes", "time"), "what comes before"
assert State._fields[_TALK : _TALK + 2] == ("talk", "bell"), "what lies between"
_EARLY, _LATE = slice(2, _TALK), slice(_TALK + 2, None)
"""All that abilities depend on besides where the heroes are. Bells, words and stares change none of it."""


class ToldReach:
    """After plain moves the slides are worked out from those before, and the other abilities only if one of
    the ends means something to them. That this comes to the same as `reach` is held by a property test.
    """

    __slots__ = ("_lengths", "_state", "_texts")

    def __init__(self, state: State) -> None:
        self._begin(state)

    def _begin(self, state: State) -> None:
        self._state = state
        self._texts = [_text(found) for found in reach(state).values()]
        self._lengths = lengths_of(state) if plain_slides(state) else None

    def change(self, state: State) -> bytes:
        """The abilities that reach something else than when last asked, as a JSON object."""
        before, told = self._state, self._texts
        if state[_EARLY] != before[_EARLY] or state[_LATE] != before[_LATE]:
            self._begin(state)
        elif state.heroes == before.heroes:
            self._state = state
            return b"{}"
        elif self._lengths is None:
            self._begin(state)
        else:
            self._follow(state)
        changed = [n + now for n, now, then in zip(_NAMES, self._texts, told, strict=True) if now != then]
        return b"{%b}" % b",".join(changed)

    def _follow(self, state: State) -> None:
        """Heroes have moved, and nothing else has changed."""
        assert self._lengths is not None
        before, self._state = self._state, state
        moved = [hero for hero in _HEROES if state.heroes[hero] != before.heroes[hero]]
        if len(moved) == 1:
            lengths = lengths_after(self._lengths, state, moved[0], before.heroes[moved[0]])
        else:
            lengths = lengths_of(state)
        self._lengths = lengths
        ends = [where for hero in moved for where in (before.heroes[hero], state.heroes[hero])]
        others = self._texts[4:]
        for ability in _concerned(state.board, ends):
            others[ability - 4] = _text(reach_of(state, ability))
        self._texts = [_slides(*lengths[at : at + 4]) for at in (0, 4, 8, 12)] + others


def _concerned(board: Board, ends: list[Square]) -> set[Ability]:
    """Which abilities besides slides it may concern that heroes leave or come to these squares."""
    found = set[Ability]()
    for end in ends:
        if end in board.specials and board.specials[end].kind in _CONCERNED:
            found.add(_CONCERNED[board.specials[end].kind])
        if end in board.escalators:
            found.add(Ability.ESCALATOR)
    return found


def _text(found: list[Reach]) -> bytes:
    return msgspec.json.encode(ability_to_plain(found)) if found else b"{}"


@lru_cache(maxsize=8192)
def _slides(*lengths: int) -> bytes:
    """The reach of a direction in which the heroes can go so far."""
    going = [
        b"%b%b" % (name, msgspec.json.encode([*range(1, length + 1)]))
        for name, length in zip(_HERO_NAMES, lengths, strict=True)
        if length
    ]
    return b"{%b}" % b",".join(going)
