"""All attacks of `tests/server/hostile/attacks` together; `siege.py` has a server bear them.

    python -m bench.attacks PORT SECONDS

Every attack has a few addresses (told by X-Forwarded-For to a server that trusts its proxy) and goes on
whatever it is answered. Prints one line of JSON: for each attack, how often it was made and what came back.
"""

import asyncio
import json
import sys
from collections import Counter

import uvloop
from tests.server.hostile.attacks import ATTACKS, Attack, Enemy
from tests.server.hostile.attacks.enemy import LONG

ADDRESSES = 3
"""Of each attack."""

BREATH_S = 0.02
"""Between two rounds of one attack: all share one core with those who play."""


async def rage(attack: Attack, enemy: Enemy, until: float) -> None:
    """Round after round; being cut off is no reason to stop."""
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        enemy.rounds += 1
        try:
            await asyncio.wait_for(attack.run(enemy), 2 * LONG)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            enemy.count(type(error).__name__)
        await asyncio.sleep(BREATH_S)


async def all_together(port: int, seconds: float) -> dict[str, dict[str, object]]:
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    enemies = [
        (attack, Enemy(port, attack.name, ADDRESSES * row + number))
        for row, attack in enumerate(ATTACKS)
        for number in range(ADDRESSES)
    ]
    await asyncio.gather(*(rage(attack, enemy, until) for attack, enemy in enemies))
    told: dict[str, dict[str, object]] = {}
    for attack, enemy in enemies:
        row = told.setdefault(attack.name, {"rounds": 0, "answers": Counter()})
        row["rounds"] = int(str(row["rounds"])) + enemy.rounds
        answers = row["answers"]
        assert isinstance(answers, Counter)
        answers.update(enemy.answers)
    return told


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(all_together(int(sys.argv[1]), float(sys.argv[2])))))
