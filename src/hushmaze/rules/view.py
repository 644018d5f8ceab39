"""Everything a seat or a spectator may know (S3), computed so that a client needs no rules."""

from typing import NamedTuple

from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.cards import NO_CARD
from hushmaze.rules.clock import refusal_of_phase
from hushmaze.rules.moving_walls import pairs_that_can_go
from hushmaze.rules.obstacles import locked_hourglasses, working_cameras
from hushmaze.rules.squares import NOWHERE, Place, Square
from hushmaze.rules.state import Loss, Phase, State
from hushmaze.rules.talking import refusal_to_gesture, refusal_to_ring, refusal_to_speak
from hushmaze.rules.theft import on_item, refusal_to_steal
from hushmaze.rules.words import HEROES, Ability, Card, Hero, Seat, TileNumber


class SeenTile(NamedTuple):
    tile: TileNumber
    face: str
    place: Place
    quarters: int


class SeenHero(NamedTuple):
    hero: Hero
    square: Square | None
    """None for one that has left the board."""
    safe: bool
    on_item: bool
    """Whether it stands on an item square as the theft needs it."""


class SeenStack(NamedTuple):
    left: int
    top: TileNumber | None
    """Only where the stack is face up (C8, C13)."""
    unseen: tuple[TileNumber, ...]
    """The tiles whose order nobody knows, by number."""
    bottom: tuple[TileNumber, ...]
    """Discarded tiles whose order everybody saw, the last one undermost (C11)."""


class SeenDeck(NamedTuple):
    left: int
    discard: tuple[Ability, ...]


class Sand(NamedTuple):
    """Sand left is `deadline` minus now, or minus `stopped_at` if the clock is stopped."""

    capacity: int
    deadline: int
    stopped_at: int | None


class View(NamedTuple):
    seat: Seat | None
    phase: Phase
    time: int
    loss: Loss | None
    tiles: tuple[SeenTile, ...]
    heroes: tuple[SeenHero, ...]
    spent: tuple[Square, ...]
    stack: SeenStack
    hand: TileNumber | None
    cards: tuple[Card, ...]
    leader: Seat | None
    deck: SeenDeck | None
    sand: Sand
    turns: int
    hourglasses_left: int
    """Revealed hourglass squares that are not spent."""
    hourglasses_locked: bool
    cameras_working: int
    vortices_open: bool
    gestures_allowed: bool
    words_allowed: bool
    bell: Seat | None
    bell_seats: tuple[Seat, ...]
    """Seats that may place the do-something pawn now (T5, C9, C15)."""
    theft_callable: bool
    """Whether a seat may call the theft now (W2); never where it happens by itself."""
    ball_used: bool
    discard_due: bool
    discard_pairs: tuple[tuple[TileNumber, TileNumber], ...]
    """While two tiles must go: those that can go together, each pair once (C11)."""
    rigged: bool
    was_paused: bool
    was_interrupted: bool


def view(state: State, seat: Seat | None) -> View:
    """Independent of the hidden part of the stack and of the seed."""
    board, setup = state.board, state.setup
    return View(
        seat=seat,
        phase=state.phase,
        time=state.time,
        loss=state.loss,
        tiles=tuple(SeenTile(t.number, t.face.face, t.place, t.quarters) for t in board.tiles.values()),
        heroes=tuple(_hero(state, hero) for hero in HEROES),
        spent=tuple(sorted(state.spent)),
        stack=_stack(state),
        hand=state.hand,
        cards=state.cards,
        leader=Seat(state.cards.index(NO_CARD)) if setup.switches.leader else None,
        deck=None if state.deck is None else SeenDeck(len(state.deck.draw), state.deck.discard),
        sand=Sand(setup.hourglass_ms, state.deadline, state.stopped_at),
        turns=state.turns,
        hourglasses_left=len(set(board.hourglasses) - state.spent),
        hourglasses_locked=bool(locked_hourglasses(state)),
        cameras_working=working_cameras(state),
        vortices_open=not vortex_closed(state),
        gestures_allowed=refusal_to_gesture(state) is None,
        words_allowed=refusal_to_speak(state) is None,
        bell=state.bell,
        bell_seats=_bell_seats(state),
        theft_callable=theft_callable(state),
        ball_used=state.ball_used,
        discard_due=state.discard_due,
        discard_pairs=tuple(pairs_that_can_go(state)) if state.discard_due else (),
        rigged=setup.rigging is not None,
        was_paused=state.was_paused,
        was_interrupted=state.was_interrupted,
    )


def _bell_seats(state: State) -> tuple[Seat, ...]:
    if refusal_of_phase(state) is not None:
        return ()
    return tuple(seat for seat in map(Seat, range(state.setup.seats)) if refusal_to_ring(state, seat) is None)


def theft_callable(state: State) -> bool:
    return refusal_of_phase(state) is None and refusal_to_steal(state) is None


def _hero(state: State, hero: Hero) -> SeenHero:
    where = state.heroes[hero]
    return SeenHero(hero, None if where == NOWHERE else where, hero in state.safe, on_item(state, hero))


def _stack(state: State) -> SeenStack:
    known_from = len(state.stack) - state.buried
    hidden, bottom = state.stack[:known_from], state.stack[known_from:]
    face_up = state.setup.switches.stack_face_up
    return SeenStack(
        left=len(state.stack),
        top=state.stack[0] if face_up and state.stack else None,
        unseen=tuple(sorted(hidden[1:] if face_up else hidden)),
        bottom=bottom,
    )
