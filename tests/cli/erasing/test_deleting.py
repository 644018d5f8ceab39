"""`hushmaze admin delete`: games, and the rooms that go with them."""

import pytest

from tests.cli.erasing.stores import Kept, admin, games_left, rooms_left


def test_a_game_is_deleted_and_its_room_stays(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    assert admin(capsys, "delete", "running", *kept.option) == (0, "deleted: 1 game, 0 rooms\n", "")
    assert games_left(kept) == {"january", "june", "lone"}
    assert rooms_left(kept)["oldo-room"].game is None
    assert rooms_left(kept)["dayo-room"].game == "june"


def test_a_deleted_game_of_a_day_is_no_try_any_more(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    admin(capsys, "delete", "june", *kept.option)
    assert rooms_left(kept)["dayo-room"].daily is None


def test_nothing_is_deleted_where_one_game_is_not_there(
    capsys: pytest.CaptureFixture[str], kept: Kept
) -> None:
    status, _, err = admin(capsys, "delete", "june", "other", *kept.option)
    assert (status, err) == (2, "hushmaze: there is no game other\n")
    assert "june" in games_left(kept)


def test_all_that_is_older_than_a_day(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    done = admin(capsys, "delete", "--before", "2026-06-01", *kept.option)
    assert done == (0, "deleted: 3 games, 2 rooms\n", "")
    assert games_left(kept) == {"june"}
    assert list(rooms_left(kept)) == ["dayo-room"]
    assert b"oldo-room" not in kept.contents()
    assert admin(capsys, "delete", "--before", "2026-06-02", *kept.option)[1].startswith("deleted: 1 game")
    assert (games_left(kept), rooms_left(kept)) == (set(), {})
