"""Remembers the reach that a table was sent, so that only changes are sent again."""

from functools import lru_cache
from operator import add

import msgspec

from hushmaze.protocol.codec import square_text, word_of
from hushmaze.protocol.view.reach import ability_to_plain
from hushmaze.rules.reach import Reach, reach, reach_of
from hushmaze.rules.slides import lengths_of, plain_slides
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, HEROES, Ability, Kind

_NAMES = tuple(f'"{word_of(ability)}":'.encode() for ability in ABILITIES)
_HERO_NAMES = tuple(f'"{word_of(hero)}":'.encode() for hero in HEROES)

_CONCERNS = {Kind.VORTEX: Ability.VORTEX, Kind.EXPLORATION: Ability.EXPLORE, Kind.BALL: Ability.EXPLORE}
_CONCERNED = tuple(map(_CONCERNS.get, Kind))  # hashing an enum takes longer

assert State._fields[:4] == ("heroes", "time", "bell", "talk"), "what comes before"
_REST = slice(4, None)
"""All that abilities depend on besides where the heroes are. Bells, words and stares change none of it."""


class ToldReach:
    """After plain moves only the lengths of slides are worked out, and the other abilities only if one of the
    ends means something to them. That this comes to the same as `reach` is held by a property test.
    """

    __slots__ = ("_plain", "_state", "_texts")

    def __init__(self, state: State) -> None:
        self._begin(state)

    def _begin(self, state: State) -> None:
        self._state = state
        self._texts = [_text(found) for found in reach(state).values()]
        self._plain = plain_slides(state)

    def change(self, state: State) -> bytes:
        """The abilities that reach something else than when last asked, as a JSON object."""
        before, told = self._state, self._texts
        if state[_REST] != before[_REST]:
            self._begin(state)
        elif state.heroes == before.heroes:
            self._state = state
            return b"{}"
        elif self._plain:
            self._follow(before, state)
        else:
            self._begin(state)
        changed = [n + now for n, now, then in zip(_NAMES, self._texts, told, strict=True) if now != then]
        return b"{%b}" % b",".join(changed)

    def everything(self) -> bytes:
        """The abilities with what each reached when last asked, as a JSON object."""
        return b"{%b}" % b",".join(map(add, _NAMES, self._texts))

    def _follow(self, before: State, state: State) -> None:
        """Heroes have moved, and nothing else has changed."""
        lengths = lengths_of(state)
        texts = [
            _slides(*lengths[:4]),
            _slides(*lengths[4:8]),
            _slides(*lengths[8:12]),
            _slides(*lengths[12:]),
            *self._texts[4:],
        ]
        for ability in _concerned(before, state):
            if ability is Ability.VORTEX and texts[ability] != b"{}" and not state.setup.switches.two_boards:
                texts[ability] = _vortices(state)
            else:
                texts[ability] = _text(reach_of(state, ability))
        self._state, self._texts = state, texts


def _concerned(before: State, state: State) -> list[Ability]:
    """The abilities besides slides to which a square means something that a hero left or came to."""
    found: list[Ability] = []
    specials, escalators = state.board.specials, state.board.escalators
    for here, there in zip(before.heroes, state.heroes, strict=True):
        if here == there:
            continue
        for end in (here, there):
            if end in specials:
                ability = _CONCERNED[specials[end].kind]
                if ability is not None and ability not in found:
                    found.append(ability)
            if end in escalators and Ability.ESCALATOR not in found:
                found.append(Ability.ESCALATOR)
    return found


def _text(found: list[Reach]) -> bytes:
    return msgspec.json.encode(ability_to_plain(found)) if found else b"{}"


def _vortices(state: State) -> bytes:
    """The reach of open vortices, on one board, where nothing but heroes is in the way."""
    heroes = state.heroes
    going = []
    for name, squares in zip(_HERO_NAMES, state.board.vortices, strict=True):
        free = [square_text(to) for to in squares if to not in heroes]
        if free:
            going.append(b"%b[%b]" % (name, b",".join(free)))
    return b"{%b}" % b",".join(going)


@lru_cache(maxsize=8192)
def _slides(*lengths: int) -> bytes:
    """The reach of a direction in which the heroes can go so far."""
    going = [
        name + msgspec.json.encode([*range(1, length + 1)])
        for name, length in zip(_HERO_NAMES, lengths, strict=True)
        if length
    ]
    return b"{%b}" % b",".join(going)
