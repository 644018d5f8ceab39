"""Pictures of a run. Needs matplotlib (the extra `plots`)."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from hushmaze.bots.simulate.asking import AskedError
from hushmaze.bots.simulate.figures import wilson
from hushmaze.bots.simulate.record import GameRecord

Groups = dict[str, list[GameRecord]]
"""By scenario and seats, as they are called in a picture."""


_COLOUR = "#3b5b92"
_MOST_UPRIGHT = 14
"""More labels than that are turned."""


def plotting() -> Any:  # noqa: ANN401 -- matplotlib is not typed
    """Its figures; an AskedError where it is not installed."""
    try:
        return import_module("matplotlib.figure")
    except ImportError:
        raise AskedError(f"plots need matplotlib: {sys.executable} -m pip install matplotlib") from None


def draw_plots(records: Sequence[GameRecord], folder: Path) -> list[Path]:
    """Wins with their intervals, how long games took and, where the solver was asked, games beside its plans.

    An AskedError without matplotlib. No window is opened.
    """
    figures = plotting()
    folder.mkdir(parents=True, exist_ok=True)
    groups: Groups = {}
    for record in records:
        groups.setdefault(f"{record.scenario}/{record.seats}", []).append(record)
    names = [name for name in _PICTURES if name != "regret" or any(record.solver_ms for record in records)]
    files = []
    for name in names:
        width = 6 if name == "regret" else max(6, 2 + 0.3 * len(groups))
        figure = figures.Figure(figsize=(width, 4.5), layout="constrained", dpi=120)
        axes = figure.subplots()
        axes.grid(axis="y", color="#dddddd")
        axes.set_axisbelow(True)
        _PICTURES[name](axes, groups)
        files.append(folder / f"{name}.png")
        figure.savefig(files[-1])
    return files


def _wins(axes: Any, groups: Groups) -> None:  # noqa: ANN401 -- matplotlib is not there for the type checker
    won = [sum(record.won for record in group) for group in groups.values()]
    games = [len(group) for group in groups.values()]
    shares = [100 * w / n for w, n in zip(won, games, strict=True)]
    ends = [wilson(w, n) for w, n in zip(won, games, strict=True)]
    below = [max(share - 100 * low, 0) for share, (low, _) in zip(shares, ends, strict=True)]
    above = [max(100 * high - share, 0) for share, (_, high) in zip(shares, ends, strict=True)]
    places = range(1, len(groups) + 1)
    axes.errorbar(places, shares, yerr=[below, above], fmt="o", capsize=3, color=_COLOUR)
    each = f"{min(games)}" if min(games) == max(games) else f"{min(games)} to {max(games)}"
    axes.set(ylabel="won, %", ylim=(0, 104), title=f"Games won, with 95 % intervals ({each} games each)")
    _name_groups(axes, groups)


def _times(axes: Any, groups: Groups) -> None:  # noqa: ANN401 -- as above
    seconds = [[record.time_ms / 1000 for record in group] for group in groups.values()]
    line = {"color": _COLOUR}
    axes.boxplot(seconds, medianprops=line | {"linewidth": 2}, flierprops={"markersize": 3})
    axes.set(ylabel="seconds", title="How long games took (box: the middle half)")
    axes.set_ylim(bottom=0)
    _name_groups(axes, groups)


def _name_groups(axes: Any, groups: Groups) -> None:  # noqa: ANN401 -- as above
    turned = 90 if len(groups) > _MOST_UPRIGHT else 0
    axes.set_xticks(range(1, len(groups) + 1), list(groups), rotation=turned)
    axes.set(xlabel="scenario/seats", xlim=(0.4, len(groups) + 0.6))


def _regret(axes: Any, groups: Groups) -> None:  # noqa: ANN401 -- as above
    every = [record for group in groups.values() for record in group if record.won and record.solver_ms]
    planned = [(record.solver_ms or 0) / 1000 for record in every]
    taken = [record.time_ms / 1000 for record in every]
    axes.scatter(planned, taken, s=14, color=_COLOUR)
    far = max([*planned, *taken], default=1) * 1.05
    axes.plot([0, far], [0, far], color="#999999", label="as quick as the plan")
    axes.plot([0, far / 1.6], [0, far], color="#999999", linestyle="--", label="1.6 times as long")
    axes.legend(loc="upper left")
    axes.set(xlabel="the solver's plan, s", ylabel="the game, s", xlim=(0, far), ylim=(0, far))
    axes.set_title("Won games beside plans that know the stack")


_PICTURES: dict[str, Callable[[Any, Groups], None]] = {"wins": _wins, "times": _times, "regret": _regret}
