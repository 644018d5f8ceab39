"""A room told by what has changed in it is the room told whole."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, structs

from hushmaze.protocol.messages.facts import BotFacts, PersonFacts, RoomChanges, RoomFacts, TableChoices
from hushmaze.protocol.messages.from_server import ChangesMessage, encode
from hushmaze.server.rooms.news import changes_between

PEOPLE = st.builds(
    PersonFacts,
    id=st.integers(1, 6),
    name=st.sampled_from(["Ann", "Bo"]),
    seat=st.none() | st.integers(0, 3),
    ready=st.booleans(),
    here=st.booleans(),
    lag=st.none() | st.integers(0, 99),
)


def in_order(people: list[PersonFacts]) -> list[PersonFacts]:
    return sorted(people, key=lambda person: person.id)


ROOMS = st.builds(
    RoomFacts,
    code=st.just("kibo-ruta"),
    host=st.none() | st.integers(1, 3),
    people=st.lists(PEOPLE, unique_by=lambda person: person.id).map(in_order),
    bots=st.lists(
        st.builds(
            BotFacts, seat=st.integers(0, 2), name=st.just("Pebble"), level=st.just("human"), holds=st.none()
        ),
        max_size=2,
    ),
    table=st.builds(TableChoices, scenario=st.integers(1, 3), seats=st.integers(1, 4)),
    game=st.none() | st.just("abc"),
    phase=st.sampled_from(["lobby", "heist"]),
    fair=st.none() | st.booleans(),
    daily=st.none() | st.just("2026-11-15"),
    lesson=st.none(),
)


def with_changes(before: RoomFacts, changes: RoomChanges) -> RoomFacts:
    """As clients do it: people stand in the order of their numbers."""
    parts = {part: value for part, value in structs.asdict(changes).items() if value is not UNSET}
    people = {person.id: person for person in [*before.people, *parts.pop("people", [])]}
    for number in parts.pop("gone", []):
        del people[number]
    return structs.replace(before, **parts, people=in_order(list(people.values())))


@given(before=ROOMS, after=ROOMS)
def test_changes_make_the_one_out_of_the_other(before: RoomFacts, after: RoomFacts) -> None:
    changes = changes_between(before, after)
    travelled = msgspec.json.decode(msgspec.json.encode(changes), type=RoomChanges)
    assert with_changes(before, travelled) == after


@given(room=ROOMS)
def test_nothing_is_told_where_nothing_has_changed(room: RoomFacts) -> None:
    message: dict[str, Any] = msgspec.json.decode(encode(ChangesMessage(changes_between(room, room))))
    assert message == {"type": "changes", "room": {}}
