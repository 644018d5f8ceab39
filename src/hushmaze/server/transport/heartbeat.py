"""Finds dead connections."""

import asyncio

from hushmaze.server.transport.hub import Hub

AT_ONCE = 256
"""Pings sent before others get their turn on the loop."""


async def keep_beating(hub: Hub) -> None:
    """Pings every link every `ping_every_s`, until cancelled; aborts those silent for `pong_within_s` then.

    Any frame counts as a sign of life, so a busy peer is never cut off for a late pong.
    """
    checks: set[asyncio.TimerHandle] = set()
    try:
        while True:
            await asyncio.sleep(hub.limits.ping_every_s)
            hub.round += 1
            await _ping_all(hub)
            checks = {check for check in checks if check.when() > asyncio.get_running_loop().time()}
            checks.add(
                asyncio.get_running_loop().call_later(
                    hub.limits.pong_within_s, _abort_the_silent, hub, hub.round
                )
            )
    finally:
        for check in checks:
            check.cancel()


async def _ping_all(hub: Hub) -> None:
    links = list(hub.links)
    for start in range(0, len(links), AT_ONCE):
        for link in links[start : start + AT_ONCE]:
            link.ping()
        await asyncio.sleep(0)


def _abort_the_silent(hub: Hub, pinged_round: int) -> None:
    for link in [link for link in hub.links if link.heard_round < pinged_round]:
        link.abort()
