"""Plays on over plain sockets while the pages are away: a whole game costs less than two deeds by hand."""

from collections.abc import Callable, Sequence
from itertools import groupby

from hushmaze.protocol.codec import to_plain
from hushmaze.rules import Command, Game, Refusal, State
from tests.e2e.pilots import ThriftyPilot
from tests.server.player import Player
from tests.support.autopilot import Autopilot

MOST_DEEDS = 900


def pilot_for(game: Game) -> Autopilot:
    return (Autopilot if game.setup.seats > 1 else ThriftyPilot)(game, seed=1, pace=0)


def in_need_of_an_hourglass(state: State) -> State:
    """The same, but the pilot takes the sand for running out."""
    return state._replace(deadline=state.time)


def plan(game: Game, until: Callable[[State], bool], *, turn: bool = False) -> list[Command]:
    """Plays `game` on until something is so, or it is over; gives all that was done."""
    pilot, commands = pilot_for(game), list[Command]()
    while not (until(game.state) or game.state.over):
        assert len(commands) < MOST_DEEDS, f"after {MOST_DEEDS} deeds it was still not so"
        deed, seat = pilot.wish(in_need_of_an_hourglass(game.state) if turn else game.state)
        commands.append(Command(seat, deed))
        assert not isinstance(game.submit(commands[-1], game.now), Refusal), commands[-1]
    return commands


async def play_for(url: str, room: str, tokens: Sequence[str], commands: Sequence[Command]) -> None:
    """Does it all on the seats that the tokens stand for; every deed is answered when it returns."""
    players = [await Player(url).connect() for _ in tokens]
    for player, token in zip(players, tokens, strict=True):
        await player.join(room, token=token)
    for seat, run in groupby(commands, key=lambda command: int(command.seat or 0)):
        for n in [players[seat].start_deed(to_plain(command.deed)) for command in run]:
            answer = await players[seat].answer(n)
            assert answer["type"] == "done", answer
    for player in players:
        await player.leave()
