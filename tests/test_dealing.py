"""How tests are dealt out to workers."""

import pytest

from tests.support.dealing import dealt_out


class Some(pytest.Item):
    """One that stands in for any other."""

    def runtest(self) -> None:
        raise NotImplementedError


def asked(request: pytest.FixtureRequest, *files: tuple[str, int]) -> list[pytest.Item]:
    """So many tests of each file."""
    names = [f"{file}::test_{number}" for file, count in files for number in range(count)]
    return [Some.from_parent(request.session, name=name, nodeid=name) for name in names]


def stretches(items: list[pytest.Item], workers: int) -> list[list[str]]:
    """What each worker begins with, as worksteal hands it out."""
    left, found = [item.nodeid for item in dealt_out(items, workers)], []
    for workers_left in range(workers, 0, -1):
        length = len(left) // workers_left
        found.append(left[:length])
        left = left[length:]
    return found


def files_in(stretch: list[str]) -> list[str]:
    return list(dict.fromkeys(name.partition("::")[0] for name in stretch))


def test_each_is_dealt_once(request: pytest.FixtureRequest) -> None:
    items = asked(request, ("tests/a.py", 5), ("tests/e2e/b.py", 9), ("tests/c.py", 1))
    for workers in range(1, 9):
        assert sorted(map(id, dealt_out(items, workers))) == sorted(map(id, items))


def test_a_file_stays_with_one_worker(request: pytest.FixtureRequest) -> None:
    """Together, though some of its tests are slow and others are not."""
    items = asked(request, ("tests/a.py", 6), ("tests/b.py", 6), ("tests/c.py", 6))
    for item in items[9::2]:
        item.add_marker(pytest.mark.slow)
    dealt = [name for stretch in stretches(items, 3) for name in stretch]
    assert sorted(files_in(stretch)[0] for stretch in stretches(items, 3)) == files_in(sorted(dealt))
    assert [len(files_in(stretch)) for stretch in stretches(items, 3)] == [1, 1, 1]


def test_half_of_the_workers_begin_with_browsers(request: pytest.FixtureRequest) -> None:
    """And the others with what is slow."""
    files = [
        ("tests/quick.py", 7),
        ("tests/e2e/test_film.py", 3),
        ("tests/slow.py", 4),
        ("tests/e2e/x.py", 3),
    ]
    items = asked(request, *files)
    for item in items[10:14]:
        item.add_marker(pytest.mark.slow)
    firsts = [files_in(stretch)[0] for stretch in stretches(items, 4)]
    assert set(firsts[:2]) == {"tests/e2e/test_film.py", "tests/e2e/x.py"}
    assert "tests/slow.py" in firsts[2:]
