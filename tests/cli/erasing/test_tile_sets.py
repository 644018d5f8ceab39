"""`hushmaze admin delete` for tile sets: those that nobody uses, and those that are named."""

import json

import pytest
from msgspec import UNSET

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.server.records.record import heading_from_bytes
from hushmaze.storage import Store
from tests.cli.erasing.stores import (
    CHOSEN,
    HEADING,
    PLAYED_WITH,
    UNUSED,
    Kept,
    admin,
    rooms_left,
    sets_left,
    with_store,
)


def test_sets_that_nobody_uses_are_deleted(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    assert UNUSED.digest.encode() in kept.contents()
    done = admin(capsys, "delete", "--unused-tile-sets", *kept.option)
    assert done == (0, "deleted: 1 tile set\n", "")
    assert sets_left(kept) == {PLAYED_WITH.digest, CHOSEN.digest}
    assert UNUSED.digest.encode() not in kept.contents()
    assert admin(capsys, "delete", "--unused-tile-sets", *kept.option)[1] == "deleted: 0 tile sets\n"


def test_a_set_that_was_chosen_and_one_that_was_played_with(
    capsys: pytest.CaptureFixture[str], kept: Kept
) -> None:
    both = (CHOSEN.digest, PLAYED_WITH.digest)
    done = admin(capsys, "delete", "--tile-sets", *both, *kept.option)
    assert done == (0, "deleted: 2 tile sets\n", "")
    assert sets_left(kept) == {UNUSED.digest}
    assert rooms_left(kept)["dayo-room"].choices.tile_set is UNSET

    async def played_game(store: Store) -> Heading:
        return heading_from_bytes(await store.heading("june") or b"")

    assert with_store(kept, played_game) == HEADING


def test_no_set_is_deleted_where_one_is_not_there(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    status, _, err = admin(capsys, "delete", "--tile-sets", CHOSEN.digest, "0" * 16, *kept.option)
    assert (status, err) == (2, f"hushmaze: there is no tile set {'0' * 16}\n")
    assert CHOSEN.digest in sets_left(kept)


def test_sets_are_listed_by_digest_and_name(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    listed = json.loads(admin(capsys, "list", "--json", *kept.option)[1])["tile_sets"]
    named = {tile_set["digest"]: tile_set["name"] for tile_set in listed}
    assert named == {tile_set.digest: tile_set.name for tile_set in (PLAYED_WITH, CHOSEN, UNUSED)}
    assert f"{UNUSED.digest}  Unused\n" in admin(capsys, "list", *kept.option)[1]
