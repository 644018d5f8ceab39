"""Who is in a room: names, tokens, devices, and what everybody may know."""

import json

import msgspec

from hushmaze.protocol.messages.facts import RoomFacts
from hushmaze.protocol.messages.from_server import HandoverMessage
from hushmaze.protocol.reasons import ByeReason
from hushmaze.rules.commands import Start
from hushmaze.rules.words import Seat
from hushmaze.server.limits import USUAL_LIMITS
from hushmaze.server.records.people import LONGEST_NAME
from hushmaze.server.rooms.handovers import GOOD_FOR_MS
from hushmaze.server.transport import Frame
from tests.server.rooms.table import Table, four
from tests.server.support import Ear


def test_the_first_who_comes_is_the_host_and_everybody_watches_until_they_sit() -> None:
    table = Table("Ann", "Ben")
    assert table.room.record.host == table.people["Ann"].id
    assert [p.seat for p in table.room.facts().people] == [None, None]
    assert table.ears["Ann"].last("room")["room"] == msgspec.to_builtins(table.room.facts())


def test_a_token_opens_just_one_persons_place() -> None:
    table = Table("Ann", "Ben")
    assert table.room.members.with_token(table.tokens["Ben"]) is table.people["Ben"]
    for wrong in (None, "", "x", table.tokens["Ben"][:-1], table.people["Ben"].token_hash, "\ud800"):
        assert table.room.members.with_token(wrong) is None


def test_names_are_text_and_nobody_elses() -> None:
    table = Table("Ann", "Ann", "")
    names = [person.name for person in table.room.record.people]
    assert names == ["Ann", "Ann 2", "Guest"]
    eve = table.enter("Eve")
    for wanted, given in {
        "<script>alert(1)</script>": "<script>alert(1)</script>",
        "x" * 500: "x" * LONGEST_NAME,
        "  \n\t ": "Guest 2",
        "Ann": "Ann 3",
        "Eve": "Eve",
        "Zoë 🦊": "Zoë 🦊",
        "a\x00b\u202ec": "abc",
        "a\nb\tc": "a b c",
        "\u200d\u200d": "Guest 2",
        "\U0001f468\u200d\U0001f467": "\U0001f468\u200d\U0001f467",
    }.items():
        table.room.members.rename(eve, wanted)
        assert eve.name == given[:LONGEST_NAME]


def test_a_room_forgets_strangers_before_it_is_full() -> None:
    table = Table("Ann")
    for number in range(1, USUAL_LIMITS.people_per_room):
        table.enter(f"guest {number}")
    with table.refused("room_full"):
        table.room.members.welcome("one too many")
    table.room.seats.sit(table.people["guest 1"], 0)
    for name in ("guest 1", "guest 2", "Ann"):
        table.leave(name)
    table.room.record.host = table.people["Ann"].id
    eve = table.enter("Eve")
    known = table.room.record.people
    assert table.people["guest 2"] not in known
    assert table.people["guest 1"] in known, "who sits is kept"
    assert table.people["Ann"] in known, "so is the host"
    assert eve.id == USUAL_LIMITS.people_per_room + 1, "numbers are not given twice"


def test_who_was_forgotten_while_coming_in_is_known_again() -> None:
    table = Table("Ann")
    slow, _ = table.room.members.welcome("Slow")
    for number in range(2, USUAL_LIMITS.people_per_room):
        table.enter(f"guest {number}")
    table.enter("the last")
    assert slow not in table.room.record.people
    table.room.connect(Ear(), slow)
    assert slow in table.room.record.people


def test_an_empty_room_knows_since_when() -> None:
    table = Table("Ann", "Ben")
    table.clock.advance(500)
    table.leave("Ann")
    assert table.room.presence.unused_since is None
    table.clock.advance(500)
    table.leave("Ben")
    assert table.room.presence.unused_since == table.clock.now()


def test_a_second_device_replaces_the_first() -> None:
    table = Table("Ann", "Ben")
    first = table.ears["Ann"]
    second = table.come_back("Ann")
    assert first.dismissed == [ByeReason.OPEN_ELSEWHERE]
    assert table.room.record.host == table.people["Ann"].id, "nobody left"
    first.payloads.clear()
    table.room.presence.broadcast(HandoverMessage("x"))
    assert first.payloads == []
    assert second.heard[-1] == {"type": "handover", "code": "x"}


def test_whoever_sits_on_a_seat_may_hear_something_of_their_own() -> None:
    """The others first: a message for all of them goes as one to another server."""
    heard: list[str] = []

    class Listener(Ear):
        def deliver(self, frame: Frame) -> None:
            heard.append(json.loads(frame.payload)["code"])

    table = Table("Ann", "Ben", "Cay").seated()
    table.room.presence.outlets = {Listener(): person for person in table.people.values()}
    told = table.room.presence.broadcast(HandoverMessage("x"), {Seat(0): HandoverMessage("y")})
    assert heard == ["x", "x", "y"]
    assert told > 0


def test_a_handover_code_works_once_and_for_a_while() -> None:
    table = Table("Ann", "Ben")
    ann = table.people["Ann"]
    code = table.room.members.handover_code(ann)
    assert table.room.members.handed_over(f" {code.lower()} ") is ann
    with table.refused("bad_handover"):
        table.room.members.handed_over(code)
    code = table.room.members.handover_code(ann)
    table.clock.advance(GOOD_FOR_MS)
    assert table.room.members.handed_over(code) is ann
    code = table.room.members.handover_code(ann)
    table.clock.advance(GOOD_FOR_MS + 1)
    for wrong in (code, "", "ABCDEF", "x" * 5_000):
        with table.refused("bad_handover"):
            table.room.members.handed_over(wrong)


def test_only_a_persons_last_code_counts() -> None:
    table = Table("Ann", "Ben")
    old, other = (
        table.room.members.handover_code(table.people["Ann"]),
        table.room.members.handover_code(table.people["Ben"]),
    )
    new = table.room.members.handover_code(table.people["Ann"])
    with table.refused("bad_handover"):
        table.room.members.handed_over(old)
    assert table.room.members.handed_over(new) is table.people["Ann"]
    assert table.room.members.handed_over(other) is table.people["Ben"]


def test_lags_are_told_when_there_are_some() -> None:
    table = Table("Ann", "Ben")
    table.room.presence.broadcast_lags()
    assert not table.ears["Ann"].of("lags")
    ben = table.people["Ben"]
    table.room.presence.lags[ben.id] = 42
    table.room.presence.broadcast_lags()
    assert table.ears["Ann"].last("lags")["lags"] == {str(ben.id): 42}
    assert table.facts("Ben").lag == 42
    table.leave("Ben")
    assert table.room.presence.lags == {}


FACTS = {"code", "host", "people", "bots", "table", "game", "phase", "fair", "daily", "lesson"}


def test_what_everybody_may_know_holds_no_secret() -> None:
    """S3"""
    table = four()
    match = table.dealt()
    code = table.room.members.handover_code(table.people["Ann"])
    told = json.dumps([msgspec.to_builtins(table.room.facts()), *(ear.heard for ear in table.ears.values())])
    secrets = [*table.tokens.values(), *(p.token_hash for p in table.people.values()), code]
    secrets.append(str(match.heading.table.seed))
    assert not [secret for secret in secrets if secret in told]
    assert set(RoomFacts.__struct_fields__) == FACTS


def test_in_the_silence_names_wait() -> None:
    """T1, T4: a name can carry words, a late-comer's too."""
    table = four()
    table.dealt()
    table.room.members.rename(table.people["Ann"], "Annie")
    table.do("Ann", Start())
    with table.refused("silence"):
        table.room.members.rename(table.people["Ann"], "go north")
    newcomer, _ = table.room.members.welcome("go back")
    assert (table.people["Ann"].name, newcomer.name) == ("Annie", "Guest")
