"""A player for tests that sees everything and plays all seats: no bot, just a way to get deep into a game.

It searches breadth-first over stops, stops on an hourglass only when the sand runs low, and is deterministic
for its seed.
"""

from collections.abc import Iterator

from hushmaze.rules import Command, Game, Refusal, legal
from hushmaze.rules.commands import (
    Deed,
    Discard,
    Escalator,
    Explore,
    Look,
    Move,
    Start,
    Steal,
    TurnCard,
    Vortex,
)
from hushmaze.rules.dice import Dice
from hushmaze.rules.exploring import explorations, refusal_of_tiles, refusal_to_look
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase, State
from hushmaze.rules.theft import may_exit
from hushmaze.rules.words import HEROES, Ability, Hero, Kind, Seat
from tests.support.ways import Ways, sand_runs_low


def play(game: Game, seed: int = 0, *, pace: int = 200, most_deeds: int = 4000) -> Game:
    """Play until the end, or until so many deeds were done, one every `pace` milliseconds."""
    pilot = Autopilot(game, seed, pace)
    for _ in range(most_deeds):
        if game.state.over:
            break
        pilot.step()
    return game


class Autopilot:
    def __init__(self, game: Game, seed: int, pace: int) -> None:
        self._game = game
        self._pace = pace
        self._dice = Dice("autopilot", seed)
        self._now = game.now
        self._lost_patience = 0

    def step(self) -> None:
        """One command, accepted by the rules."""
        state = self._game.state
        self._now = max(self._now, self._game.now) + self._pace
        deed, seat = self.wish(state)
        decision = self._game.submit(Command(seat, deed), self._now)
        assert not isinstance(decision, Refusal) or decision is Refusal.TOO_LATE, (decision, deed)

    def wish(self, state: State) -> tuple[Deed, Seat]:
        """What to do next, and a seat that may do it."""
        if state.phase is Phase.PLANNING:
            return Start(), Seat(0)
        if state.discard_due:
            return self._discard(state), Seat(0)
        if Steal() in legal(state, Seat(0)):
            return Steal(), Seat(0)
        deed = None if self._lost_patience else self._purpose(state)
        if deed is None:
            self._lost_patience = (self._lost_patience or 6) - 1
            deed = self._whim(state)
        return self._owned(state, deed)

    def _discard(self, state: State) -> Deed:
        pairs = [option for option in legal(state, Seat(0)) if isinstance(option, Discard)]
        return self._dice.choice(pairs)

    def _owned(self, state: State, deed: Deed) -> tuple[Deed, Seat]:
        """The deed by a seat that may do it; alone, cards are turned until it can be done."""
        ability = ability_of(deed)
        for seat, card in enumerate(state.cards):
            if ability in card:
                return deed, Seat(seat)
        return TurnCard(), Seat(0)

    def _whim(self, state: State) -> Deed:
        """Something harmless, to get out of each other's way."""
        out = [hero for hero in HEROES if hero not in state.safe]
        deeds = [deed for hero in out for deed in Ways(state, hero).deeds()]
        return self._dice.choice(deeds)

    def _purpose(self, state: State) -> Deed | None:
        return next((deed for deed in self._wishes(state) if deed is not None), None)

    def _wishes(self, state: State) -> Iterator[Deed | None]:
        """What would help, the most urgent first; None where there is no way."""
        out = [hero for hero in self._dice.shuffled(HEROES) if hero not in state.safe]
        if sand_runs_low(state):
            unspent = set(state.board.hourglasses) - state.spent
            yield from (Ways(state, hero).towards(unspent) for hero in out)
        if _still_exploring(state) and self._dice.below(3):  # now and then wait for a second hero at its door
            yield _exploration(state)
        yield from (Ways(state, hero).towards(_targets(state, hero)) for hero in out)


def _exploration(state: State) -> Deed | None:
    """Look first where one may."""
    if refusal_to_look(state) is None:
        return Look()
    return next((Explore(hero, state.heroes[hero], door) for hero, door in explorations(state)), None)


def ability_of(deed: Deed) -> Ability:
    if isinstance(deed, Move):
        return Ability(deed.direction)
    return {Vortex: Ability.VORTEX, Escalator: Ability.ESCALATOR}.get(type(deed), Ability.EXPLORE)


def _still_exploring(state: State) -> bool:
    return state.phase is Phase.HEIST and refusal_of_tiles(state) is None


def _targets(state: State, hero: Hero) -> set[Square]:
    specials = state.board.specials
    if state.phase is Phase.ESCAPE:
        return {where for where in specials if _wanted_exit(state, hero, where)}
    if _still_exploring(state):
        balls = {where for where, what in specials.items() if what.kind is Kind.BALL} - state.spent
        doors = {door for door in state.board.open_doors if specials[door].hero is hero}
        return doors | balls if hero is Hero.MAGE else doors
    return {where for where, what in specials.items() if what == (Kind.ITEM, _whose(state, hero))}


def _whose(state: State, hero: Hero) -> Hero:
    """To fool the guards everybody takes what is the next one's (C10)."""
    return HEROES[(hero + state.setup.switches.fool_the_guards) % 4]


def _wanted_exit(state: State, hero: Hero, where: Square) -> bool:
    if not may_exit(state, hero, where):
        return False
    return state.setup.switches.one_exit or state.board.specials[where].hero is _whose(state, hero)
