"""The schema is true: whatever really travels fits it, and it lists nothing that the code does not know."""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from msgspec import UNSET

from hushmaze.cli.main import main
from hushmaze.protocol.codec import from_plain
from hushmaze.protocol.game_log.options import OPTION_READERS
from hushmaze.protocol.messages.facts import TableChoices
from hushmaze.protocol.messages.from_client import read_message
from hushmaze.protocol.messages.from_server import RoomMessage, encode
from hushmaze.protocol.schema import schema
from hushmaze.rules.commands import Deed
from hushmaze.scenarios import reading
from hushmaze.server.deals import choices
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms import new_games
from hushmaze.server.settings import Settings
from hushmaze.server.transport import run
from tests.server.rooms.table import Table
from tests.server.support import Ear, Played, Shadowed, heading_of
from tests.server.test_protocol_page import CONVERSATIONS
from tests.server.transcripts import Device, Story
from tests.support.autopilot import play
from tests.support.golden import GAMES

SCHEMA = schema()
DEFINITIONS = SCHEMA["definitions"]
ROOT = Path(__file__).parents[2]


def validator(kind: str) -> jsonschema_rs.Draft7Validator:
    return jsonschema_rs.Draft7Validator(SCHEMA | {"anyOf": [{"$ref": f"#/definitions/{kind}"}]})


TO_SERVER, TO_CLIENT = validator("ClientMessage"), validator("ServerMessage")


def kinds_of(union: str) -> set[str]:
    names = [one["$ref"].rpartition("/")[2] for one in DEFINITIONS[union]["anyOf"]]
    return {DEFINITIONS[name]["properties"]["type"]["const"] for name in names}


@pytest.fixture(scope="module")
def conversation(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Any], list[Any]]:
    """All that the devices of docs/protocol.md say, and all that they hear."""
    said: list[Any] = []
    heard: list[Any] = []
    with pytest.MonkeyPatch.context() as patch:
        send, hear = Device.send, Device.hear

        async def sending(device: Device, port: int, message: object) -> None:
            said.append(message)
            await send(device, port, message)

        async def hearing(device: Device) -> Any:  # noqa: ANN401 -- JSON
            heard.append(await hear(device))
            return heard[-1]

        patch.setattr(Device, "send", sending)
        patch.setattr(Device, "hear", hearing)
        patch.setattr(new_games, "randbits", lambda _bits: 7)
        run(_tell(Settings(port=0, data=tmp_path_factory.mktemp("story"))))
    return said, [message for message in heard if isinstance(message, dict)]


async def _tell(settings: Settings) -> None:
    story = Story(settings)
    await story.start()
    try:
        await story.play(line for lines in CONVERSATIONS for line in lines.splitlines())
    finally:
        await story.stop()


def wrong(fitting: jsonschema_rs.Draft7Validator, messages: Iterator[Any] | list[Any]) -> list[Any]:
    return [message for message in messages if not fitting.is_valid(message)]


def test_what_the_server_tells_in_the_conversations_fits(conversation: tuple[list[Any], list[Any]]) -> None:
    _, heard = conversation
    assert wrong(TO_CLIENT, heard) == []
    assert len(heard) > 50


def test_what_devices_say_fits_just_when_the_server_takes_it(
    conversation: tuple[list[Any], list[Any]],
) -> None:
    """The page has some that must not fit: a dance, as a message and as a deed, and a sleepy bot."""
    said, _ = conversation
    misfits = wrong(TO_SERVER, said)
    told_wrong = ("dance", "sleepy")
    assert [m for m in misfits if not any(word in json.dumps(m) for word in told_wrong)] == []
    assert len(misfits) == 3


def test_all_kinds_of_messages_were_heard(conversation: tuple[list[Any], list[Any]]) -> None:
    """But for two that the page does not show: lags come with the clock, a signal needs two who may talk."""
    _, heard = conversation
    assert {message["type"] for message in heard} == kinds_of("ServerMessage") - {"lags", "signal"}
    for message in ({"type": "lags", "lags": {"1": 30}}, {"type": "signal", "seat": 1, "data": {"sdp": "x"}}):
        assert TO_CLIENT.is_valid(message)


@pytest.mark.parametrize(("scenario", "seats"), [(7, 4), (8, 3), (9, 5), (13, 4), (6, 1)])
def test_a_whole_game_fits(scenario: int, seats: int) -> None:
    """Updates as a match broadcasts them, answers, and the game as somebody hears it who comes late."""
    played = Played(heading_of(scenario, seats=seats))
    game = Shadowed(played)
    play(game, most_deeds=400)
    late = Ear()
    late.tell(played.match.snapshot())
    late.tell(played.match.since(0))
    answers = [json.loads(answer) for _, _, answer in game.answered]
    assert wrong(TO_CLIENT, [*played.watcher.heard, *late.heard, *answers]) == []
    assert any("seen" in update for update in played.watcher.of("update"))


@pytest.mark.parametrize("log", sorted(GAMES.glob("*.log")), ids=lambda log: log.stem)
def test_every_golden_event_fits(log: Path) -> None:
    fitting = validator("GameEvent")
    events = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()[1:]]
    assert wrong(fitting, events) == []


def test_the_golden_events_are_of_all_kinds() -> None:
    lines = chain.from_iterable(
        log.read_text(encoding="utf-8").splitlines()[1:] for log in GAMES.glob("*.log")
    )
    assert {json.loads(line)["type"] for line in lines} == kinds_of("GameEvent")


EXAMPLES = {
    "Square": [0, 1, 1], "Hero": "elf", "Direction": "west", "Gesture": "yes",
    "Topic": "can", "Ability": "west", "Aim": "exit",
}  # fmt: skip


def example(part: Any) -> Any:  # noqa: ANN401 -- JSON
    """Some value that a part may have."""
    if "anyOf" in part:
        return example(part["anyOf"][0])
    if "const" in part:
        return part["const"]
    return (
        EXAMPLES[part["$ref"].rpartition("/")[2]]
        if "$ref" in part
        else {"integer": 1, "string": "x"}[part["type"]]
    )


@pytest.mark.parametrize("name", [one["$ref"].rpartition("/")[2] for one in DEFINITIONS["Deed"]["anyOf"]])
def test_a_deed_made_by_the_schema_is_taken_and_with_more_or_less_it_is_not(name: str) -> None:
    parts = DEFINITIONS[name]["properties"]
    deed = {key: example(part) for key, part in parts.items()}
    message = {"type": "do", "n": 1, "deed": deed}
    from_plain(deed, Deed)
    read_message(json.dumps(message).encode())
    assert TO_SERVER.is_valid(message)
    assert not TO_SERVER.is_valid(message | {"deed": deed | {"surprise": 1}})
    assert not TO_SERVER.is_valid(message | {"deed": {"type": name}})


@pytest.mark.parametrize("choice", TableChoices.__struct_fields__)
def test_a_choice_may_be_null_just_where_a_room_takes_it_back(choice: str) -> None:
    table = Table("Ann")
    try:
        table.room.table.choose(table.people["Ann"], changes_of({choice: None}))
    except Rejected:
        taken = False
    else:
        taken = True
    assert TO_SERVER.is_valid({"type": "setup", "table": {choice: None}}) is taken
    told = table.room.facts()
    assert TO_CLIENT.is_valid(json.loads(encode(RoomMessage(told))))
    assert (getattr(told.table, choice) is UNSET) is (choice not in ("scenario", "seats"))


def parts_of(name: str) -> set[str]:
    return set(DEFINITIONS[name]["properties"])


def test_parts_that_may_be_left_out_are_those_the_code_knows() -> None:
    assert parts_of("TableChoices") == parts_of("TableChanges") == {*choices._READERS, *OPTION_READERS}
    assert parts_of("ScenarioEntries") == set(reading.ENTRIES)
    assert parts_of("TableOptions") == set(OPTION_READERS)


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(SCHEMA))
    assert jsonschema_rs.meta.is_valid(SCHEMA)
