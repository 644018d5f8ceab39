"""Does the table stand still, and do bells get what they ask for?

    python bench/tempo.py --games 100 --first-seed 71001
    python bench/tempo.py --team helper,teammate,teammate,teammate --games 20

Four bots by default. A silence has useful work when any seat could explore, or bring a hero nearer to what it
needs: judged by the partners' habits (`hushmaze.bots.partners.habits`), not by the planner. A bell for a
certain step of the plan got within 5 s *that move*, something for the *same need* (that hero nearer to where
the plan wants it), *something else* by whoever was rung at, or *nothing*. Prints one JSON object.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, NamedTuple

from hushmaze.bots.api import Bot, Wish
from hushmaze.bots.partners import habits
from hushmaze.bots.partners.sight import Sight
from hushmaze.bots.plan.goals import Step
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.public_game import Went, went_by
from hushmaze.bots.reading.bells import ring_due
from hushmaze.bots.simulate.asking import read_team
from hushmaze.bots.simulate.runs import GameToPlay, seated
from hushmaze.bots.simulate.table import TableRun
from hushmaze.bots.teammate import Teammate
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Event, Setup, State, begin, evolve
from hushmaze.rules.commands import Bell
from hushmaze.rules.dice import Dice
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Seat

LONG_MS, TOO_LONG_MS, PAUSE_MS, ANSWER_MS, TOGETHER_MS = 20_000, 40_000, 8_000, 5_000, 2_000
USEFUL = (habits.explore, habits.run_out, habits.fetch_items, habits.bring_to_doors)


class Gap(NamedTuple):
    ms: int
    useful: bool


def measured(deal: GameToPlay) -> dict[str, Any]:  # Any: whatever JSON can say
    setup = deal.setup()
    bots = [Listener(bot) for bot in seated(deal, setup)]
    game = TableRun(setup, bots).play().game
    acts = [went for event in game.events if (went := went_by(event)) is not None]
    gaps = _gaps(setup, game.events, game.state)
    bells = [event for event in game.events if isinstance(event, BellPlaced)]
    return {
        "seed": deal.seed,
        "won": game.state.phase is Phase.WON,
        "time_ms": game.state.time,
        "slides": len(acts),
        "paused_ms": sum(gap.ms for gap in gaps if gap.ms > PAUSE_MS),
        "longest_ms": max(gap.ms for gap in gaps),
        "longest_useful_ms": max((gap.ms for gap in gaps if gap.useful), default=0),
        "bells": len(bells),
        "answers": Counter(filter(None, (bots[bell.seat].answer_to(bell, acts) for bell in bells))),
        "together": sum(after.at - before.at < TOGETHER_MS for before, after in pairwise(bells)),
    }


def _gaps(setup: Setup, events: Sequence[Event], last: State) -> list[Gap]:
    state, since, before = begin(setup), 0, begin(setup)
    found = []
    for event in events:
        if went_by(event) is not None:
            found.append(Gap(event.at - since, event.at - since > LONG_MS and _useful(before)))
            since = event.at
        state = evolve(state, event)
        if went_by(event) is not None:
            before = state
    return [*found, Gap(last.time - since, last.time - since > LONG_MS and _useful(before))]


def _useful(state: State) -> bool:
    for seat in range(state.setup.seats):
        sight = Sight(state.setup, Seat(seat), Dice("useful"))
        sight.public.state = state
        if any(habit(sight) is not None for habit in USEFUL):
            return True
    return False


class Meant(NamedTuple):
    """For what a bell was rung."""

    step: Step
    nearer: frozenset[Square]
    """Where the hero would be nearer to where the plan wants it."""


class Listener:
    """A bot, and what it rang for."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.see, self.refused = bot.see, bot.refused
        self._meant: dict[int, Meant] = {}

    def wish(self, now: int) -> Wish | None:
        wish = self._bot.wish(now)
        if wish is not None and isinstance(wish.deed, Bell) and isinstance(self._bot, Teammate):
            meant = meant_by(self._bot, wish.deed, now)
            if meant is not None:
                self._meant[wish.at] = meant
        return wish

    def answer_to(self, bell: BellPlaced, acts: Sequence[Went]) -> str | None:
        """None for a bell that was rung for nothing certain."""
        meant = self._meant.get(bell.at)
        soon = [act for act in acts if 0 <= act.at - bell.at <= ANSWER_MS]
        return None if meant is None else answered(meant, bell.target, soon)


def meant_by(bot: Teammate, bell: Bell, now: int) -> Meant | None:
    team = bot.team
    plan = team.plan(now)
    ring = ring_due(team.public, plan, team.answers)
    if ring is None or ring.target != bell.target or ring.step.hero is None:
        return None
    hero, routes = ring.step.hero, Situation(team.public, now).routes
    target = next((goal.target for goal in plan.goals if goal.hero is hero), None)
    if target is None or ring.step.ability is Ability.EXPLORE:
        return Meant(ring.step, frozenset())
    far, floor = routes.distance(hero, target), team.public.state.board.tile_at
    return Meant(ring.step, frozenset(s for s in floor if routes.distance(hero, target, s) < far))


def answered(meant: Meant, target: Seat, soon: Sequence[Went]) -> str:
    """What came of a bell, at best."""
    step, nearer = meant
    moved = [act for act in soon if act.hero is step.hero]
    if any(act.ability is step.ability and act.to == step.to for act in moved):
        return "that_move"
    if any(act.to in nearer or (act.ability is step.ability and not nearer) for act in moved):
        return "same_need"
    return "something_else" if any(act.seat == target for act in soon) else "nothing"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scenario", type=int, default=3)
    parser.add_argument("--team", default="teammate")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first-seed", type=int, default=71_001)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games-too", action="store_true", help="a line for every game first")
    asked = parser.parse_args()
    team = read_team(asked.team, BotLevel.HUMAN)
    seeds = range(asked.first_seed, asked.first_seed + asked.games)
    deals = [GameToPlay(scenario=asked.scenario, seats=4, seed=seed, team=team) for seed in seeds]
    if asked.jobs == 1:
        found = list(map(measured, deals))
    else:
        with get_context("spawn").Pool(asked.jobs) as pool:
            found = pool.map(measured, deals)
    if asked.games_too:
        print("\n".join(map(json.dumps, found)))
    print(json.dumps(summed(found)))


def summed(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    time = sum(game["time_ms"] for game in games)
    answers = sum((game["answers"] for game in games), Counter[str]())
    meant = answers.total()
    return {
        "games": len(games),
        "won": sum(game["won"] for game in games),
        "actions_per_s": round(1000 * sum(game["slides"] for game in games) / time, 3),
        "time_in_gaps_over_8_s": round(sum(game["paused_ms"] for game in games) / time, 3),
        "games_silent_over_20_s": sum(game["longest_ms"] > LONG_MS for game in games),
        "with_useful_work": sum(game["longest_useful_ms"] > LONG_MS for game in games),
        "over_40_s_with_useful_work": sum(game["longest_useful_ms"] > TOO_LONG_MS for game in games),
        "longest_s": max(game["longest_ms"] for game in games) / 1000,
        "bells": sum(game["bells"] for game in games),
        "for_a_certain_move": meant,
        **answers,
        "got_within_5_s": round((answers["that_move"] + answers["same_need"]) / meant, 3) if meant else None,
        "bells_within_2_s": sum(game["together"] for game in games),
    }


if __name__ == "__main__":
    main()
