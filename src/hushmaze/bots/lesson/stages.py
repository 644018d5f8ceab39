"""The first game, stage by stage: what each is about and when it is over. All follows from the state."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hushmaze.bots.lesson.deal import LEARNER, PARTNER
from hushmaze.rules.opening import begin
from hushmaze.rules.squares import NOWHERE, Square
from hushmaze.rules.state import Phase, State
from hushmaze.rules.words import Hero, Kind, Special


class Wanted(NamedTuple):
    """A hero and the square where it is wanted; `explores`: and a tile is to be placed from there."""

    hero: Hero
    to: Square
    explores: bool = False


Wants = Callable[[State], Iterator[Wanted]]
"""What is wanted in a state, the most wanted first."""


class Stage(NamedTuple):
    name: str
    """Its words in the client are named after it."""
    aims: Wants
    over: Callable[[State], bool]
    waits_for_bell: bool = False
    """Whether the partner does nothing until the bell stands before it (T5)."""
    talks: bool = False
    """Whether the learner is to say something before the partner goes on (T2)."""
    rings: bool = False
    """Whether the partner rings when it is the learner's turn to do something."""


def _door(hero: Hero, tile: int, *, explores: bool = True) -> Wants:
    """The hero's own door on a tile."""

    def aims(state: State) -> Iterator[Wanted]:
        for door in state.board.open_doors:
            if state.board.tile_at[door] == tile and state.board.specials[door].hero is hero:
                yield Wanted(hero, door, explores)

    return aims


def _glass(hero: Hero) -> Wants:
    def aims(state: State) -> Iterator[Wanted]:
        for glass in state.board.hourglasses:
            if glass not in state.spent:
                yield Wanted(hero, glass)

    return aims


def _items(*heroes: Hero) -> Wants:
    def aims(state: State) -> Iterator[Wanted]:
        for hero in heroes:
            if not on_item(state, hero):
                yield Wanted(hero, special_square(state, Kind.ITEM, hero))

    return aims


def _exits(*heroes: Hero) -> Wants:
    """P1: the mage's exit serves all."""

    def aims(state: State) -> Iterator[Wanted]:
        for hero in heroes:
            if state.heroes[hero] != NOWHERE:
                yield Wanted(hero, special_square(state, Kind.EXIT, Hero.MAGE))

    return aims


def special_square(state: State, kind: Kind, hero: Hero) -> Square:
    return next(where for where, what in state.board.specials.items() if what == Special(kind, hero))


def on_item(state: State, hero: Hero) -> bool:
    return state.board.specials.get(state.heroes[hero]) == Special(Kind.ITEM, hero)


def _stolen(state: State) -> bool:
    return state.phase is not Phase.HEIST


def _all_found(state: State) -> bool:
    return not state.stack and state.hand is None


def _dwarf_at_door(state: State) -> bool:
    return state.board.specials.get(state.heroes[Hero.DWARF]) == Special(Kind.EXPLORATION, Hero.DWARF)


def _second_tile(state: State) -> bool:
    return len(state.board.tiles) > 1


def _turned(state: State) -> bool:
    return state.turns > 0


def _taken(*heroes: Hero) -> Callable[[State], bool]:
    return lambda state: _stolen(state) or all(on_item(state, hero) for hero in heroes)


def _gathered(state: State) -> bool:
    """Alone: what the card for south is good for, but for the hourglass."""
    waiting = all(
        state.heroes[hero] == begin(state.setup).heroes[hero] for hero in (Hero.BARBARIAN, Hero.MAGE)
    )
    return _stolen(state) or (not waiting and _taken(Hero.DWARF, Hero.ELF)(state))


def _never(_state: State) -> bool:
    return False


_B, _M, _E, _D = Hero.BARBARIAN, Hero.MAGE, Hero.ELF, Hero.DWARF

_EXPLORE = Stage("explore", _door(_D, 1), _second_tile)

TEAM = (
    Stage("step", _door(_D, 1, explores=False), lambda state: _dwarf_at_door(state) or _second_tile(state)),
    _EXPLORE,
    Stage("slide", _items(_D), _taken(_D)),
    Stage("share", _items(_D, _B), _taken(_D, _B)),
    Stage("bell", _items(_D, _B, _M), _taken(_D, _B, _M), waits_for_bell=True),
    Stage("glass", _glass(_E), _turned),
    Stage("talk", _items(_D, _B, _M, _E), lambda state: not state.talk, talks=True),
    Stage("items", _items(_D, _B, _M, _E), _stolen, rings=True),
    Stage("door", _door(_E, 2), _all_found),
    Stage("escape", _exits(_E, _D, _B, _M), _never),
)

SOLO = (
    Stage("deck", _door(_D, 1), lambda state: bool(state.cards[LEARNER]) or _second_tile(state)),
    _EXPLORE,
    Stage("gather", _items(_D, _E, _B), _gathered),
    Stage("glass", _glass(_M), _turned),
    Stage("items", _items(_D, _E, _B, _M), _stolen),
    Stage("escape", _exits(_D, _E, _B, _M), _never),
)


def rung(state: State) -> bool:
    """Whether the bell stands before the partner."""
    return state.bell == PARTNER
