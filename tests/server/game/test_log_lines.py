"""A log in memory gives back what was added to it, however long it gets."""

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.server.game.log_lines import END, PACK, LogLines

LINES = [
    b'{"type":"moved","at":%d,"seat":%d,"hero":"elf"}' % (at * 97, at % 4) for at in range(END + 4 * PACK)
]


@given(
    parts=st.lists(st.integers(0, 2 * PACK), max_size=5).filter(lambda parts: sum(parts) <= len(LINES)),
    version=st.integers(0, len(LINES)),
)
def test_it_is_the_list_of_what_was_added(parts: list[int], version: int) -> None:
    log, added = LogLines(), 0
    for part in parts:
        log.add(LINES[added : added + part])
        added += part
    plain = LINES[:added]
    assert (len(log), log.size) == (added, sum(map(len, plain)))
    assert log.copy().size == log.size
    assert [*log] == plain
    assert [*reversed(log)] == plain[::-1]
    version = min(version, added)
    assert log.since(version) == plain[version:]
    size = sum(map(len, plain[version:]))
    assert log.since_within(version, size) == plain[version:]
    assert size == 0 or log.since_within(version, size - 1) is None


def test_only_the_end_lies_there_unpacked() -> None:
    log = LogLines()
    for line in LINES:
        log.add((line,))
    assert END <= len(log._end) < END + PACK
    assert sum(map(len, log._packs)) < sum(map(len, LINES[: -len(log._end)])) / 4
