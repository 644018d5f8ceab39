"""The game as everybody at the table knows it: its state, with the hidden stack in no known order."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from hushmaze.bots.routes import Costs, Kept
from hushmaze.bots.routes.periods import KeptJourneys
from hushmaze.bots.walking import WalkingDistances
from hushmaze.rules import Event, Setup, State, begin, evolve
from hushmaze.rules.events import (
    BellPlaced,
    CardTurned,
    EscalatorTaken,
    Moved,
    TilePlaced,
    TileRevealed,
    VortexTaken,
)
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Deck
from hushmaze.rules.words import Ability, Hero, Seat, TileNumber

_MOST_COSTS = 300
REMEMBERED = 24
"""How many actions back the pace of the table is judged by."""


class Went(NamedTuple):
    """A hero was moved by a seat, or explored for one (then it stayed where it was)."""

    at: int
    seat: Seat
    hero: Hero
    origin: Square
    to: Square
    ability: Ability


class PublicGame:
    """Built from the public setup and events alone. Shared by all bots of one table."""

    def __init__(self, setup: Setup) -> None:
        """`setup` is public (`hushmaze.bots.public_setup`)."""
        self.state: State = begin(setup)
        self.walking = WalkingDistances(self.state.board, dwarf_passages=setup.switches.dwarf_passages)
        self.count = 0
        """How many events were seen."""
        self.top: TileNumber | None = None
        """The next tile, where it is known."""
        self.rang_at = -(1 << 40)
        """When the bell was last put in front of somebody."""
        self.recent: deque[Went] = deque(maxlen=REMEMBERED)
        self.kept: Kept = {}
        self.costs: Costs = {}
        self.journeys: KeptJourneys = {}

    def see(self, first: int, events: Sequence[Event], top: TileNumber | None) -> None:
        """Takes events from number `first` on; events already seen are ignored."""
        for event in events[max(self.count - first, 0) :]:
            self._see(event)
            self.top = top

    def _see(self, event: Event) -> None:
        went = went_by(event)
        if went is not None:
            self.recent.append(went)
        elif isinstance(event, BellPlaced):
            self.rang_at = event.at
        board, spent = self.state.board, self.state.spent
        self.state = evolve(_told(self.state, event), event)
        self.count += 1
        if self.state.board is not board or self.state.spent is not spent or len(self.costs) > _MOST_COSTS:
            self.costs.clear()
            self.journeys.clear()
        if self.state.board is not board:
            self.walking.follow(self.state.board)
            if len(self.state.board.tiles) < len(board.tiles):
                self.kept.clear()  # ways may have led over what is gone (C11)

    @property
    def last(self) -> Went | None:
        """The newest action."""
        return self.recent[-1] if self.recent else None

    def last_move_of(self, hero: Hero) -> Went | None:
        return next((went for went in reversed(self.recent) if went.hero is hero), None)


def _told(state: State, event: Event) -> State:
    """The state as it must have been for the event: the tile lay on top, the card was the next one."""
    if isinstance(event, TileRevealed | TilePlaced) and state.hand is None:
        rest = list(state.stack)
        rest.remove(event.tile)
        return state._replace(stack=(event.tile, *rest))
    if isinstance(event, CardTurned) and state.deck is not None and state.deck.draw:
        others = tuple(ability for ability in state.deck.draw if ability is not event.ability)
        return state._replace(deck=Deck((event.ability, *others), state.deck.discard))
    return state


def went_by(event: Event) -> Went | None:
    """The action in an event (T3), if it is one."""
    match event:
        case Moved():
            return Went(event.at, event.seat, event.hero, event.origin, event.to, Ability(event.direction))
        case VortexTaken():
            return Went(event.at, event.seat, event.hero, event.origin, event.to, Ability.VORTEX)
        case EscalatorTaken():
            return Went(event.at, event.seat, event.hero, event.origin, event.to, Ability.ESCALATOR)
        case TilePlaced():
            return Went(event.at, event.seat, event.hero, event.door, event.door, Ability.EXPLORE)
        case _:
            return None
