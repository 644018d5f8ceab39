"""What is booked of a game when it is over, or was given up."""

from collections.abc import Iterable

from hushmaze.protocol.codec import Plain, to_plain
from hushmaze.protocol.heading import Heading
from hushmaze.rules import State
from hushmaze.rules.result import Result, result
from hushmaze.server.bots.companions import helped
from hushmaze.server.record import Record


def summary(
    heading: Heading, state: State, lines: Iterable[bytes], record: Record | None
) -> dict[str, Plain]:
    """`record`: the room's, where the game is still that of its table.

    Results with bots are marked and do not count (B1); a game that is not over was abandoned.
    """
    outcome = result(state) or Result(won=False, turns=state.turns, sand_left=0, counts=False)
    bots = helped(lines)
    return {
        "scenario": heading.scenario.number,
        "name": heading.scenario.name,
        "level": heading.table.level,
        "seats": heading.table.seats,
        "names": [] if record is None else _names(record),
        "phase": state.phase,
        "loss": state.loss,
        **to_plain(outcome._replace(counts=outcome.counts and not bots), tagged=False),
        "bot_helped": bots,
        "abandoned": not state.over,
        "fair": None if record is None else record.fair,
    }


def _names(record: Record) -> list[str]:
    """Of people, in the order of seats."""
    return [name for _, name in sorted((p.seat, p.name) for p in record.people if p.seat is not None)]
