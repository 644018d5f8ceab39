"""Revealing and placing tiles (X), also by crystal ball (P6)."""

from collections.abc import Iterator
from typing import NamedTuple

from hushmaze.rules.acting import refusal_to_act, refusal_to_use
from hushmaze.rules.commands import Explore, Look
from hushmaze.rules.consequences import Consequences, Decision
from hushmaze.rules.events import SquareSpent, TilePlaced, TileRevealed
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.talking import close_talk, open_talk
from hushmaze.rules.words import HEROES, Ability, Hero, Kind, Seat


class Explorer(NamedTuple):
    """The hero that explores a door, and whether it uses the crystal ball (P6)."""

    hero: Hero
    by_ball: bool


def own_door(state: State, hero: Hero) -> Square | None:
    """The exploration square of its colour on which a hero stands, if it does (X1)."""
    where = state.heroes[hero]
    return where if state.board.specials.get(where) == (Kind.EXPLORATION, hero) else None


def on_ball(state: State) -> bool:
    """Whether the mage stands on an unspent crystal ball (P6)."""
    where = state.heroes[Hero.MAGE]
    special = state.board.specials.get(where)
    active = special is not None and special.kind is Kind.BALL and where not in state.spent
    return active and state.setup.switches.crystal_balls


def explorations(state: State) -> Iterator[tuple[Hero, Square]]:
    """Every open square at which a tile could be placed now, with the hero that would explore it."""
    doors, specials = state.board.open_doors, state.board.specials
    for hero, where in zip(HEROES, state.heroes, strict=True):
        if where in doors and specials[where].hero is hero:
            yield hero, where
    if on_ball(state):
        manned = {own_door(state, hero) for hero in HEROES}
        for door in state.board.open_doors:
            if door not in manned:
                yield Hero.MAGE, door


def refusal_of_tiles(state: State) -> Refusal | None:
    return None if state.stack or state.hand is not None else Refusal.STACK_EMPTY


def _explorer(state: State, deed: Explore) -> Explorer | Refusal:
    hero, door = deed.hero, deed.exploration
    if door == own_door(state, hero):
        return Explorer(hero, by_ball=False)
    by_ball = hero is Hero.MAGE and on_ball(state)
    special = state.board.specials.get(door)
    if not by_ball or special is None or special.kind is not Kind.EXPLORATION:
        return Refusal.NOT_AN_EXPLORATION
    assert special.hero is not None, "every exploration square has a colour (G4)"
    stands_there = door == own_door(state, special.hero)
    return Explorer(special.hero if stands_there else hero, by_ball=not stands_there)


def decide_explore(state: State, seat: Seat, deed: Explore, now: int) -> Decision:
    refusal = refusal_to_act(state, seat, Ability.EXPLORE, deed.hero, deed.origin) or refusal_of_tiles(state)
    if refusal is not None:
        return refusal
    explorer = _explorer(state, deed)
    if isinstance(explorer, Refusal):
        return explorer
    if deed.exploration not in state.board.open_doors:
        return Refusal.NOTHING_BEYOND
    return _placed(state, seat, deed.exploration, explorer, now)


def _placed(state: State, seat: Seat, door: Square, explorer: Explorer, now: int) -> Decision:
    hero, by_ball = explorer
    tile = state.stack[0] if state.hand is None else state.hand
    place, quarters = state.board.entering(door, state.setup.faces[tile])
    consequences = Consequences(state)
    close_talk(consequences, now)
    consequences.add(TilePlaced(now, seat, hero, door, tile, place, quarters, by_ball))
    if by_ball and not consequences.state.ball_used:
        consequences.add(SquareSpent(now, state.heroes[Hero.MAGE]))
    if hero is Hero.ELF and state.setup.switches.elf_opens_talk:
        open_talk(consequences, now)
    return consequences.events


def refusal_to_look(state: State) -> Refusal | None:
    """X4"""
    if not state.setup.options.edition.may_look_first:
        return Refusal.NO_LOOKING
    if state.hand is not None:
        return Refusal.TILE_IN_HAND
    if state.setup.switches.stack_face_up:
        return Refusal.ALREADY_VISIBLE
    return None if len(list(explorations(state))) >= 2 else Refusal.NO_CHOICE


def decide_look(state: State, seat: Seat, _deed: Look, now: int) -> Decision:
    """Reveals the next tile. It is no action: talk that is open stays open (T3)."""
    refusal = (
        refusal_to_use(state, seat, Ability.EXPLORE) or refusal_of_tiles(state) or refusal_to_look(state)
    )
    return refusal or (TileRevealed(now, seat, state.stack[0]),)
