"""Many games in a few numbers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, mean, median
from typing import Any

from hushmaze.bots.simulate.record import GameRecord

_CONFIDENCE = 0.95


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval in which the true share lies, with 95 % confidence (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(records: Sequence[GameRecord]) -> dict[str, Any]:  # Any: numbers, lists and objects of them
    """Everything a run tells, as plain values; times in seconds, means over all games unless said."""
    won = [record for record in records if record.won]
    low, high = wilson(len(won), len(records))
    return {
        "games": len(records),
        "won": len(won),
        "win_rate": _rounded(len(won) / len(records)) if records else None,
        "wilson_95": [_rounded(low), _rounded(high)],
        "time_s": _mean(record.time_ms / 1000 for record in records),
        "sand_left_s_when_won": _mean(record.sand_left_ms / 1000 for record in won),
        "flips": _mean(record.flips for record in records),
        "slides": _mean(record.slides for record in records),
        "steps": _mean(record.steps for record in records),
        "explorations": _mean(record.explorations for record in records),
        "actions": _mean(record.slides + record.explorations for record in records),
        "slides_per_s": _mean(record.slides / (record.time_ms / 1000) for record in records),
        "bells": _mean(record.bells for record in records),
        "losses": dict(sorted(Counter(_loss(record) for record in records if not record.won).items())),
        "decisions": sum(record.decisions for record in records),
        "refused_raced": _added(record.raced for record in records),
        "refused_otherwise": _added(record.wrong for record in records),
        "partner": _partner(records),
        "regret": _regret(won),
    }


def _loss(record: GameRecord) -> str:
    return f"{record.loss}, {'escaping' if record.stolen else 'before the theft'}"


def _added(counts: Iterable[Any]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return dict(sorted(total.items()))


def _partner(records: Sequence[GameRecord]) -> dict[str, Any] | None:
    partners = [(record, record.partner) for record in records if record.partner is not None]
    if not partners:
        return None
    moves = sum(partner.moves for _, partner in partners)
    back = sum(partner.reversed for _, partner in partners)
    return {
        "moves": moves,
        "reversed_within_5_s": back,
        "reversed_share": _rounded(back / moves) if moves else 0.0,
        "bells_a_game": _mean(partner.bells for _, partner in partners),
        "idle_share": _mean(partner.idle_ms / record.time_ms for record, partner in partners),
    }


def _regret(won: Sequence[GameRecord]) -> dict[str, Any] | None:
    """Bot time over the time of the solver's plan at equal pace, on won games the solver planned too."""
    both = [(record, record.solver_ms) for record in won if record.solver_ms]
    if not both:
        return None
    ratios = [record.time_ms / solver_ms for record, solver_ms in both]
    bounds = [record.bound for record, _ in both if record.bound is not None]
    planned = [record.solver_actions for record, _ in both if record.solver_actions is not None]
    return {
        "games": len(both),
        "mean": _rounded(mean(ratios)),
        "median": _rounded(median(ratios)),
        "bot_time_s": _mean(record.time_ms / 1000 for record, _ in both),
        "solver_time_s": _mean(solver_ms / 1000 for _, solver_ms in both),
        "bot_actions": _mean(record.slides + record.explorations for record, _ in both),
        "solver_actions": _mean(planned),
        "least_actions_proven": _mean(bounds),
    }


def _mean(values: Iterable[float]) -> float | None:
    found = list(values)
    return _rounded(mean(found)) if found else None


def _rounded(value: float) -> float:
    return round(value, 4)
