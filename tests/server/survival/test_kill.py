"""The server's process is killed at random moments under load: nothing that was acknowledged is lost."""

from pathlib import Path
from typing import get_args

import pytest

from hushmaze.server.transport import run
from hushmaze.storage import Durability
from tests.server.survival.campaign import Plan, campaign
from tests.server.survival.reckoning import Figures, reckon


async def fight_and_reckon(plan: Plan, folder: Path) -> Figures:
    return await reckon(await campaign(plan, folder), folder)


@pytest.mark.parametrize("durability", get_args(Durability))
def test_nothing_acknowledged_is_lost_over_six_kills(tmp_path: Path, durability: Durability) -> None:
    figures = run(fight_and_reckon(Plan(rooms=6, kills=6, seed=1, durability=durability), tmp_path))
    assert figures.problems == []
    assert (figures.kills, figures.games, figures.games_lost, figures.lost) == (6, 6, 0, 0)
    assert figures.acknowledged > figures.games
    assert figures.interruptions >= figures.games
