"""Every attack of the siege reaches the code that it means: one that is refused at the door shows nothing."""

import asyncio
from contextlib import suppress

import pytest

from hushmaze.server.limits import VisitorLimits
from tests.server.hostile.attacks import ATTACKS, Attack, Enemy
from tests.server.hostile.attacks import enemy as enemy_module
from tests.server.http.site import site
from tests.server.support import in_loop
from tests.support.patience import PATIENCE_S

ROUNDS = 2
"""The first may only prepare the others."""

USUAL = VisitorLimits()
NOT_SOON = {
    name: getattr(USUAL, name)._replace(per_second=1e-6)
    for name in ("new_rooms", "tile_sets_saved", "logs_given", "setups")
}
"""However slow the machine is: what was refused in one round is refused in the next."""


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
@in_loop
async def test_an_attack_reaches_what_it_means(attack: Attack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enemy_module, "LONG", PATIENCE_S)
    async with site(trust_proxy=True, open_list=False, **NOT_SOON) as here:
        enemy = Enemy(int(here.url.rpartition(":")[2]), attack.name, 1)
        for _ in range(ROUNDS):
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                await attack.run(enemy)
        enemy.leave()
    missing = [answer for answer in attack.reaches if not enemy.answers[answer]]
    assert not missing, f"{missing} did not come back, but {dict(enemy.answers)}"


def test_every_attack_says_what_it_reaches() -> None:
    assert all(attack.reaches for attack in ATTACKS)
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS) >= 38
