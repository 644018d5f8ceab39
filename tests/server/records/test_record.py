"""A room's record, as this version and earlier ones wrote it."""

import json

import msgspec
import pytest

from hushmaze.protocol.messages.facts import ScenarioEntries, TableChoices
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules.setup import Deal, Edition
from hushmaze.server.records.record import Record, new_record, read_record
from tests.server.support import Message

EARLY: Message = {
    "code": "kibo-ruta", "host": 1, "people": [], "bots": [1, 3], "choices": {"seats": 3}, "game": None,
}  # fmt: skip
"""From before there were bots with names, and choices that a table must have."""

LATER: Message = EARLY | {
    "bots": [{"seat": 1, "name": "Fig", "level": "brisk"}],
    "choices": {
        "seats": 3, "voice": False, "scenario": {"name": "Own", "tiles": "2-9", "rules": ["permanent"]},
        "level": 2, "edition": "B", "deal": "random", "cards": ["NE", "WV", "SCX"], "bots_skill": "novice",
        "tile_set": "0123456789abcdef",
    },
    "daily": {"date": "2026-11-15", "game": "g", "dealt_at": 5},
}  # fmt: skip
"""From before choices were a struct: in the order in which they were made."""


def test_an_early_record_has_what_is_usual() -> None:
    record = read_record(json.dumps(EARLY).encode())
    assert record.choices == TableChoices(scenario=1, seats=3, voice=True)
    assert [bot.level for bot in record.bots] == [BotLevel.HUMAN] * 2


def test_a_record_from_before_choices_were_a_struct_has_them_all() -> None:
    record = read_record(json.dumps(LATER).encode())
    assert record.choices == TableChoices(
        scenario=ScenarioEntries(name="Own", tiles="2-9", rules=["permanent"]),
        seats=3, voice=False, level=2, edition=Edition.B, deal=Deal.RANDOM, cards=["NE", "WV", "SCX"],
        bots_skill=BotSkill.NOVICE, tile_set="0123456789abcdef",
    )  # fmt: skip


@pytest.mark.parametrize("record", [new_record("kibo-ruta"), read_record(json.dumps(LATER).encode())])
def test_a_record_reads_back_and_its_choices_stay_plain(record: Record) -> None:
    """An earlier version can read them too."""
    stored = msgspec.json.encode(record)
    assert read_record(stored) == record
    usual = {"scenario": 1, "seats": 4, "voice": True}
    assert msgspec.json.decode(stored)["choices"] in (usual, LATER["choices"])


@pytest.mark.parametrize(
    "wrong", [{"choices": {"cheat": 1}}, {"choices": {"edition": "Z"}}, {"bots": [None]}]
)
def test_a_record_that_nobody_wrote_is_refused(wrong: Message) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_record(json.dumps(LATER | wrong).encode())
