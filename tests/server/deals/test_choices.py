"""The table that the host chooses."""

import msgspec
import pytest

from hushmaze.protocol.messages.facts import ScenarioEntries, TableChoices
from hushmaze.rules.setup import Edition
from hushmaze.scenarios import ScenarioError
from hushmaze.server.deals.choices import changes_of, check_choices, heading_for
from hushmaze.tiles import generate
from tests.server.rooms.table import Table, four
from tests.server.support import Message


def test_choices_add_up_and_none_takes_one_back() -> None:
    table = Table("Ann")
    ann = table.people["Ann"]
    table.room.table.choose(ann, changes_of({"scenario": 8, "level": 2}))
    table.room.table.choose(
        ann, changes_of({"hourglass_ms": 120_000, "edition": "A", "tile_set": "standard"})
    )
    table.room.table.choose(ann, changes_of({"level": None}))
    assert table.room.record.choices == TableChoices(
        scenario=8, seats=4, voice=True, hourglass_ms=120_000, edition=Edition.A, tile_set="standard"
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 0}, {"seats": 99}, {"seats": "4"}, {"seats": True}, {"seats": None}, {"scenario": 18},
        {"scenario": None}, {"scenario": "040G0-nonsense"}, {"scenario": {"name": 3}}, {"scenario": 1.5},
        {"level": -1}, {"level": "high"}, {"face": "C"}, {"face": 1}, {"hourglass_ms": -5}, {"voice": "on"},
        {"bots_hold": "yes"}, {"fair": 1},
        {"bots_listen_ms": -1}, {"bots_listen_ms": 60_001}, {"bots_listen_ms": True},
        {"bots_listen_ms": "10"}, {"bots_patient": 1}, {"bots_skill": "genius"}, {"bots_skill": 3},
        {"tile_set": "../../etc/passwd"}, {"tile_set": [1]}, {"edition": "Z"}, {"deal": "unfair"},
        {"cards": "N"}, {"cards": ["N"]}, {"pause": 1}, {"talk_always": True, "scenario": 2}, {"cheat": True},
        {"seed": 1}, {"rigged": {}}, {"scenario": 2, "seats": 99},
    ],
    ids=str,
)  # fmt: skip
def test_a_table_that_cannot_be_changes_nothing(wrong: Message) -> None:
    """S1, T7: contradictions are refused as a whole."""
    table = four()
    before = table.room.facts()
    with table.refused("bad_table"):
        table.room.table.choose(table.people["Ann"], changes_of(wrong))
    assert table.room.facts() == before


def test_a_scenario_can_be_a_share_code_or_its_entries() -> None:
    table = Table("Ann")
    code = "040G0-00000-0G42R-0050G-MHKFE-NS20S-3FDXS-760CT"
    table.room.table.choose(table.people["Ann"], changes_of({"scenario": code}))
    entries = {"number": 1, "name": "Own", "tiles": "2-9", "face": "A", "rules": ["one_exit"]}
    table.room.table.choose(table.people["Ann"], changes_of({"scenario": entries}))
    assert table.room.record.choices.scenario == msgspec.convert(entries, ScenarioEntries)


def test_a_generated_tile_set_can_be_played() -> None:
    table = four(tile_set=3)
    match = table.dealt()
    assert match.snapshot().heading.tile_set.text


def test_when_the_table_shrinks_those_beyond_its_edge_stand() -> None:
    table = four()
    table.room.seats.stand(table.people["Cay"])
    table.room.seats.offer(table.people["Ann"], 2, bot=True)
    table.room.table.choose(table.people["Ann"], changes_of({"seats": 2}))
    assert [person.seat for person in table.people.values()] == [0, 1, None, None]
    assert table.room.record.bots == []


@pytest.mark.parametrize("named", [None, "Uptown"])
def test_an_own_scenario_is_played_with_own_tiles(named: str | None) -> None:
    """B2: whether it names the set or leaves it open; what it is made for stands in the log."""
    uptown = generate(11, "Uptown")
    entries = {"name": "Mine", "tiles": "2-12"} | ({} if named is None else {"tile_set": named})
    choices = TableChoices(msgspec.convert(entries, ScenarioEntries), 4, tile_set=uptown.digest)
    check_choices(choices)
    heading = heading_for(choices, 7, uptown)
    assert heading.setup().seats == 4
    assert heading.scenario.tile_set == "Uptown"


def test_a_scenario_for_other_tiles_is_refused_with_ours() -> None:
    entries = ScenarioEntries(name="Mine", tiles="2-12", tile_set="Uptown")
    with pytest.raises(ScenarioError, match="another tile set"):
        check_choices(TableChoices(entries, 4))
    with pytest.raises(ScenarioError, match="another tile set"):
        heading_for(TableChoices(entries, 4), 7, generate(12, "Downtown")).setup()
