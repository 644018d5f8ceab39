"""The heading of a log has no part that nobody writes or nobody explains; one struct describes them all."""

from dataclasses import fields, replace

import msgspec
import pytest

from hushmaze.protocol.api.replays import ReplayHeading
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.game_log.heading import Heading, PlayedOn, heading_to_plain, shown_heading
from hushmaze.protocol.game_log.log import heading_line, read_log
from hushmaze.protocol.game_log.options import OPTION_READERS
from hushmaze.protocol.messages.facts import PlayedOnFacts, PublicHeading, TableOptions, TileSetFacts
from hushmaze.rules.setup import Options, Rigging
from tests.protocol.test_log import HEADINGS
from tests.support.golden import GAMES
from tests.support.written_parts import Struct, named_in, unexplained

POSITION = "phase=heist time=60000 deadline=90000"
LATER = replace(HEADINGS["plain"], dealt_again="before", played_on=PlayedOn("other", 7))
PUT_UP = replace(
    HEADINGS["plain"], table=replace(HEADINGS["plain"].table, rigging=Rigging(position=POSITION))
)
GOLDEN = [read_log(file.read_text(encoding="utf-8")).heading for file in sorted(GAMES.glob("*.log"))]
ALL: list[Heading] = [*HEADINGS.values(), *GOLDEN, LATER, PUT_UP]
WRITTEN = [heading_to_plain(heading) for heading in ALL]

WORKED_OUT = {"in_force"}
"""Shown beside a heading; no log has it."""


def parts_of(struct: Struct) -> set[str]:
    return set(struct.__struct_fields__)


def written(*path: str) -> set[str]:
    """The parts that some heading has and that say more than null, of the heading or of one of its parts."""
    found: set[str] = set()
    for plain in WRITTEN:
        value: Plain = plain
        for step in path:
            value = value.get(step) or {}
        found |= {name for name, part in value.items() if part is not None}
    return found


def test_every_part_is_written() -> None:
    assert written() == parts_of(ReplayHeading) - WORKED_OUT
    assert written("options") == parts_of(TableOptions) == set(OPTION_READERS)
    assert written("options") == {field.name for field in fields(Options)}
    assert written("rigged") == {field.name for field in fields(Rigging)}
    assert written("tile_set") == parts_of(TileSetFacts)
    assert written("played_on") == parts_of(PlayedOnFacts)


def test_every_part_is_explained() -> None:
    named = named_in("protocol.md", "guides/replays.md")
    assert unexplained(ReplayHeading, named) == set()
    first = msgspec.json.decode(heading_line(LATER))
    assert first.keys() - heading_to_plain(LATER).keys() <= named


def test_a_struct_shows_of_a_heading_what_it_has() -> None:
    """S3: what would give the stack away is in no struct for a running game."""
    assert parts_of(ReplayHeading) - parts_of(PublicHeading) == {"seed", "rigged", "rules"}
    for heading, plain in zip(ALL, WRITTEN, strict=True):
        public = msgspec.to_builtins(shown_heading(heading, PublicHeading))
        whole = msgspec.to_builtins(shown_heading(heading, ReplayHeading))
        assert public.keys() - WORKED_OUT == plain.keys() - {"seed", "rigged", "rules"}
        assert whole.keys() - WORKED_OUT == plain.keys()
        shared = public.keys() - {"tile_set"} - WORKED_OUT
        assert {name: public[name] for name in shared} == {name: plain[name] for name in shared}


@pytest.mark.parametrize("heading", ALL)
def test_options_are_written_in_the_order_of_the_rules(heading: Heading) -> None:
    """Logs are compared byte for byte."""
    assert [*heading_to_plain(heading)["options"]] == [field.name for field in fields(Options)]
