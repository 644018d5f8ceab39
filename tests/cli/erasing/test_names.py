"""`hushmaze admin forget`: a name is in no game, room or file any more."""

import json

import pytest

from hushmaze.cli.admin.names import Names
from hushmaze.protocol.game_log.log import heading_line, read_log
from hushmaze.protocol.summary import Summary, read_summary
from hushmaze.rules.digest import digest
from hushmaze.storage import Entry, Store
from tests.cli.erasing.stores import HEADING, JUNE, LINES, Kept, admin, booked, rooms_left, with_store


def test_a_name_is_forgotten_everywhere(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    done = admin(capsys, "forget", "ann  lee", *kept.option)
    assert done == (0, "forgotten in 4 games and 3 rooms\n", "")
    rooms = rooms_left(kept)
    assert [person.name for person in rooms["bare-room"].people] == ["Guest", "Guest 2"]
    assert [person.name for person in rooms["dayo-room"].people] == ["Guest", "Bo"]
    day = rooms["dayo-room"].daily
    assert day is not None
    assert [player.name for player in day.players or []] == ["Guest", "Bo"]

    async def summaries(store: Store) -> dict[str, Summary]:
        return {each.game: read_summary(each.summary) for each in await store.finished_games()}

    found = with_store(kept, summaries)
    assert found["january"].names == ["Guest", "Bo"]
    assert [player.name for player in found["january"].players] == ["Guest", "Bo", "Ann Lee"]  # a bot's
    assert found["june"] == booked("Bo", "Cy")


def test_the_state_of_a_game_does_not_depend_on_names(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    admin(capsys, "forget", "Ann Lee", *kept.option)

    async def lines(store: Store) -> list[bytes]:
        return await store.read("january")

    left = with_store(kept, lines)
    said = [json.loads(line).get("text") for line in left[:2]]
    assert said == ["… goes north, Annabel waits", '"…"?']
    assert left[2:] == LINES[2:]
    before, after = (
        digest(read_log("\n".join([heading_line(HEADING), *(line.decode() for line in log)])).game().state)
        for log in (LINES, left)
    )
    assert before == after


@pytest.mark.parametrize(
    ("name", "said", "left"),
    [
        ("Groß", "Groß, GROSS and gross; Großer stays", "…, … and …; Großer stays"),
        ("GROSS", "ask Groß", "ask …"),
        ("İpek", "İpek goes, İPEK waits", "… goes, … waits"),
        ("Zoë", "Zoe\u0308 \u2014 zoë", "… \u2014 …"),
        ("Ann Lee", "\uff21nn\u00a0 Lee!", "…!"),
        ("한글", "\u1112\u1161\u11ab\u1100\u1173\u11af?", "…?"),
        ("Bo", "bow, Bob, ebo", "bow, Bob, ebo"),
    ],
)
def test_a_name_is_found_however_it_was_written(name: str, said: str, left: str) -> None:
    assert Names([name]).left_out_of(said, "…") == left


def test_what_this_version_cannot_read_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], kept: Kept
) -> None:
    async def add(store: Store) -> None:
        await store.save_room("next-room", b'{"people": "Ann Lee"}')
        await store.create_game("next", "next-room", b"{}")
        await store.commit_one(
            Entry("next", 0, (b'{"type":"said","words":"Ann Lee"}', b'{"type":"x","y":"said"}'))
        )
        await store.finish_game("next", JUNE, b'{"names": 7}')

    with_store(kept, add)
    admin(capsys, "forget", "Ann Lee", *kept.option)

    async def found(store: Store) -> tuple[bytes | None, list[bytes]]:
        return await store.load_room("next-room"), await store.read("next")

    record, lines = with_store(kept, found)
    assert record == b'{"people": "Ann Lee"}'
    assert lines[0] == b'{"type":"said","words":"Ann Lee"}'
