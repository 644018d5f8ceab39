"""A line of play: a game that the rules have accepted deed by deed, with the moment of every deed."""

from collections.abc import Iterable
from typing import NamedTuple, Optional

from hushmaze.bots.solver.movement.distances import Ground
from hushmaze.bots.solver.pace import SolverPace, Tempo, opening
from hushmaze.rules import Command, Deed, Refusal, Setup, State, begin, decide, evolve
from hushmaze.rules.commands import Discard, Escalator, Explore, Move, Start, TurnCard, Vortex
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Hero, Seat

ANYBODY = Seat(0)
"""Does what takes no ability."""

SolverAction = Move | Vortex | Escalator | Explore
"""What takes an ability, and is counted."""


class Timed(NamedTuple):
    """One entry of a plan."""

    at: int
    seat: Seat
    deed: Deed


class Line(NamedTuple):
    """Shares nearly everything with the line it goes on from; never changes."""

    state: State
    ground: Ground
    tempo: Tempo
    actions: int
    last: Timed | None = None
    before: Optional["Line"] = None

    @property
    def sand(self) -> int:
        """The sand left since the last event, in milliseconds."""
        return self.state.sand_left(self.state.time)

    @property
    def action_ms(self) -> int:
        """About what one more action takes."""
        return self.tempo.pace.typical_ms(solo=self.state.setup.solo)

    def deeds(self) -> tuple[Timed, ...]:
        """From the start of the game."""
        found = []
        line: Line | None = self
        while line is not None and line.last is not None:
            found.append(line.last)
            line = line.before
        return tuple(found[::-1])


def started(setup: Setup, pace: SolverPace) -> Line:
    """The hourglass has just been turned for the first time (S6)."""
    state = begin(setup)
    ground = Ground(setup.switches, state.board, state.spent)
    line = _done(Line(state, ground, opening(pace, setup.seats), 0), Timed(0, ANYBODY, Start()))
    assert line is not None, "nothing keeps a game from being started"
    return line


def play_all(line: Line, deeds: Iterable[Deed]) -> Line | None:
    for deed in deeds:
        after = play(line, deed)
        if after is None:
            return None
        line = after
    return line


def play(line: Line, deed: Deed) -> Line | None:
    """As soon as the pace allows, by a seat that may; None if it is refused or the game is lost by it."""
    if not isinstance(deed, SolverAction):
        return _done(line, Timed(max(line.tempo.team, line.state.time), ANYBODY, deed))
    ability = ability_of(deed)
    if line.state.setup.solo:
        turned = _with_card(line, ability)
        if turned is None:
            return None
        line = turned
    tempo = line.tempo
    seats = [Seat(n) for n, card in enumerate(line.state.cards) if ability in card]
    at, seat = min((tempo.earliest(seat, deed.hero), seat) for seat in seats)
    return _done(line, Timed(max(at, line.state.time), seat, deed))


def _with_card(line: Line, ability: Ability) -> Line | None:
    """The solo player turns cards over until the one that is needed lies on top (L1)."""
    turned: Line | None = line
    while turned is not None and ability not in turned.state.cards[ANYBODY]:
        turned = play(turned, TurnCard())
    return turned


def ability_of(deed: SolverAction) -> Ability:
    if isinstance(deed, Move):
        return Ability(deed.direction)
    return {Vortex: Ability.VORTEX, Escalator: Ability.ESCALATOR}.get(type(deed), Ability.EXPLORE)


def _done(line: Line, timed: Timed) -> Line | None:
    at, seat, deed = timed
    events = decide(line.state, Command(seat, deed), at)
    if isinstance(events, Refusal):
        return None
    state = line.state
    for event in events:
        state = evolve(state, event)
    if state.phase is Phase.LOST:
        return None
    acts = isinstance(deed, SolverAction)
    tempo = _tempo(line.tempo, timed)
    if isinstance(deed, Start | Explore | Discard) or state.turns > line.state.turns:
        tempo = tempo.looked(at)
    return Line(state, _ground(line, state), tempo, line.actions + acts, timed, line)


def _tempo(tempo: Tempo, timed: Timed) -> Tempo:
    at, seat, deed = timed
    if isinstance(deed, TurnCard):
        return tempo.turned_card(at)
    hero: Hero | None = deed.hero if isinstance(deed, SolverAction) else None
    return tempo.acted(at, seat, hero)


def _ground(line: Line, state: State) -> Ground:
    before, ground = line.state, line.ground
    if state.board is not before.board:
        fresh = [number for number in state.board.squares_of if number not in before.board.squares_of]
        if len(fresh) == 1:
            return ground.grown(state.board, fresh[0])
        return Ground(state.setup.switches, state.board, state.spent)
    return ground if state.spent == before.spent else ground.spending(state.spent)
