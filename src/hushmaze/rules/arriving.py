"""Effects of stopping on a square (A5): hourglass, camera, item, exit."""

from collections.abc import Callable

from hushmaze.rules.consequences import Consequences
from hushmaze.rules.events import EscalatorTaken, Event, Moved, SquareSpent, VortexTaken
from hushmaze.rules.hourglass import turn_hourglass
from hushmaze.rules.state import State
from hushmaze.rules.talking import close_talk
from hushmaze.rules.theft import reach_exit, reach_item
from hushmaze.rules.words import Hero, Kind

Arrival = Moved | VortexTaken | EscalatorTaken


def arrive(state: State, arrival: Arrival) -> tuple[Event, ...]:
    """Returns the arrival and every event that follows from it."""
    special = state.board.specials.get(arrival.to)
    effect = None if special is None else _EFFECTS[special.kind]
    if effect is None and not state.talk and not state.ball_used:
        return (arrival,)
    consequences = Consequences(state)
    close_talk(consequences, arrival.at)
    consequences.add(arrival)
    if state.ball_used and arrival.hero is Hero.MAGE:
        consequences.add(SquareSpent(arrival.at, arrival.origin))
    if effect is not None:
        effect(consequences, arrival)
    return consequences.events


def _stop_on_hourglass(consequences: Consequences, arrival: Arrival) -> None:
    if arrival.to not in consequences.state.spent:
        turn_hourglass(consequences, arrival.hero, arrival.to, arrival.at)


def _stop_on_camera(consequences: Consequences, arrival: Arrival) -> None:
    """P8: a working one, and none works where P7 is not in force."""
    switches = consequences.state.setup.switches
    breaks = arrival.hero is Hero.BARBARIAN and switches.cameras and switches.barbarian_breaks_cameras
    if breaks and arrival.to not in consequences.state.spent:
        consequences.add(SquareSpent(arrival.at, arrival.to))


def _stop_on_item(consequences: Consequences, arrival: Arrival) -> None:
    reach_item(consequences, arrival.at)


def _stop_on_exit(consequences: Consequences, arrival: Arrival) -> None:
    reach_exit(consequences, arrival.hero, arrival.to, arrival.at)


_Effect = Callable[[Consequences, Arrival], None]

_EFFECT_OF: dict[Kind, _Effect] = {
    Kind.HOURGLASS: _stop_on_hourglass,
    Kind.CAMERA: _stop_on_camera,
    Kind.ITEM: _stop_on_item,
    Kind.EXIT: _stop_on_exit,
}
_EFFECTS: tuple[_Effect | None, ...] = tuple(map(_EFFECT_OF.get, Kind))  # hashing an enum takes longer
