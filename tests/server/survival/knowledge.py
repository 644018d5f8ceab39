"""What a client can know of a game without the server's secrets, and moves it may wish for."""

from random import Random
from typing import cast

from hushmaze.protocol.codec import from_plain, to_plain
from hushmaze.protocol.game_log.heading import heading_from_plain
from hushmaze.rules import Command, Deed, Event, Refusal, State, begin, decide, evolve, legal
from hushmaze.rules.commands import Escalator, Move, Vortex
from hushmaze.rules.events import HourglassTurned
from hushmaze.rules.reach import Slide
from hushmaze.rules.squares import square
from hushmaze.rules.words import DIRECTIONS, HEROES, Ability, Direction, Seat
from tests.server.player import Message

MOST_SAND_MS = 3_600_000
"""No game of these tests runs out of sand, however loaded the machine is."""


def first_state(game: Message) -> State:
    """The state that a snapshot of version 0 tells of; only the order of its stack is made up."""
    state = begin(heading_from_plain(game["heading"] | {"seed": 0}).setup())
    heroes = tuple(square(*seen["square"]) for seen in game["view"]["heroes"])
    cards = tuple(tuple(Ability[word.upper()] for word in card) for card in game["view"]["cards"])
    return state._replace(heroes=heroes, cards=cards)


def event_of(plain: Message) -> Event:
    return cast(Event, from_plain(plain, Event, ignoring=frozenset({"n"})))


def deed_of(plain: Message) -> Deed:
    return cast(Deed, from_plain(plain, Deed))


def wish(state: State, seat: Seat, dice: Random) -> Message:
    """A move of a hero as this state shows it; now and then, or where there is none, one that cannot be."""
    moves = [] if dice.random() < 0.1 else _moves(state, seat)
    dice.shuffle(moves)
    moves += [_guess(state, seat, dice) for _ in range(8)]
    return to_plain(next(deed for deed in moves if not _turns_the_hourglass(state, seat, deed)))


def wish_for_the_end(state: State, seat: Seat, dice: Random) -> Message:
    """A move that turns the hourglass, if there is one: with one tile placed, moving walls are lost then."""
    moves = _moves(state, seat)
    dice.shuffle(moves)
    moves.append(_guess(state, seat, dice))
    return to_plain(next((deed for deed in moves if _turns_the_hourglass(state, seat, deed)), moves[0]))


def _guess(state: State, seat: Seat, dice: Random) -> Deed:
    hero = dice.choice(HEROES)
    mine = [Direction(ability) for ability in state.cards[seat] if ability < len(DIRECTIONS)]
    direction = dice.choice(DIRECTIONS if dice.random() < 0.2 else mine or DIRECTIONS)
    return Move(hero, state.heroes[hero], direction, dice.randint(1, 4))


def _moves(state: State, seat: Seat) -> list[Deed]:
    found: list[Deed] = []
    for option in legal(state, seat):
        if isinstance(option, Slide):
            found += [option.move(steps) for steps in option.steps]
        elif isinstance(option, Vortex | Escalator):
            found.append(option)
    return found


def _turns_the_hourglass(state: State, seat: Seat, deed: Deed) -> bool:
    """A turn early in the game would leave next to no sand."""
    decision = decide(state, Command(seat, deed), state.time)
    return not isinstance(decision, Refusal) and any(isinstance(event, HourglassTurned) for event in decision)


def predicted(state: State, seat: Seat, deed: Message) -> State:
    """The state after a client's own deed, if the rules allow it; as it was if they do not."""
    decision = decide(state, Command(seat, deed_of(deed)), state.time)
    if not isinstance(decision, Refusal):
        for event in decision:
            state = evolve(state, event)
    return state
