"""Voice between seats."""

import pytest

from hushmaze.rules.commands import Start
from hushmaze.server.deals.choices import changes_of
from tests.server.rooms.table import SAND_MS, four


def test_voice_signals_go_from_seat_to_seat() -> None:
    """T4"""
    table = four()
    table.room.signal(table.people["Ann"], 2, {"sdp": "offer"})
    assert table.ears["Cay"].last("signal") == {"type": "signal", "seat": 0, "data": {"sdp": "offer"}}
    assert not table.ears["Ben"].of("signal")
    table.room.signal(table.people["Ann"], 77, {})
    table.dealt()
    table.room.signal(table.people["Ben"], 2, {})
    assert table.ears["Cay"].last("signal")["seat"] == 1
    table.do("Ann", Start())
    with table.refused("silence"):
        table.room.signal(table.people["Ben"], 2, {})


def test_a_table_can_do_without_voice_and_spectators_have_none() -> None:
    table = four()
    table.enter("Eve")
    with table.refused("spectator"):
        table.room.signal(table.people["Eve"], 0, {})
    table.room.table.choose(table.people["Ann"], changes_of({"voice": False}))
    with table.refused("no_voice"):
        table.room.signal(table.people["Ann"], 1, {})


@pytest.mark.parametrize("scenario", [12, 14])
def test_where_nobody_ever_speaks_there_is_no_voice_while_the_game_runs(scenario: int) -> None:
    """C12, C14, T4"""
    table = four(scenario=scenario)
    ann = table.people["Ann"]
    table.room.signal(ann, 1, {})
    table.dealt()
    table.room.signal(ann, 1, {})
    table.do("Ann", Start())
    with table.refused("no_voice"):
        table.room.signal(ann, 1, {})
    table.clock.advance(SAND_MS)
    table.disk.write()
    table.room.signal(ann, 1, {})
    assert len(table.ears["Ben"].of("signal")) == 3
