"""Pictures of a run. Needs matplotlib (the extra `plots`)."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from hushmaze.bots.simulate.asking import AskedError
from hushmaze.bots.simulate.figures import wilson
from hushmaze.bots.simulate.record import GameRecord

Groups = dict[str, list[GameRecord]]
"""By scenario and seats, as they are called in a picture."""


def draw_plots(records: Sequence[GameRecord], folder: Path) -> list[Path]:
    """Wins with their intervals, and how long games took; an AskedError without matplotlib."""
    try:
        figures = import_module("matplotlib.figure")
    except ImportError:
        raise AskedError("plots need matplotlib: pip install 'hushmaze[plots]'") from None
    folder.mkdir(parents=True, exist_ok=True)
    groups: Groups = {}
    for record in records:
        groups.setdefault(f"{record.scenario}/{record.seats}", []).append(record)
    files = []
    for name, draw in _PICTURES.items():
        figure = figures.Figure(figsize=(8, 4))
        draw(figure.subplots(), groups)
        files.append(folder / f"{name}.png")
        figure.savefig(files[-1])
    return files


def _wins(axes: Any, groups: Groups) -> None:  # noqa: ANN401 -- matplotlib is not there for the type checker
    for place, group in enumerate(groups.values()):
        won = sum(record.won for record in group)
        share, (low, high) = won / len(group), wilson(won, len(group))
        spread = [[max(share - low, 0)], [max(high - share, 0)]]
        axes.errorbar([place], [share], yerr=spread, fmt="o", capsize=3)
    axes.set_xticks(range(len(groups)), list(groups))
    axes.set(xlabel="scenario/seats", ylabel="won, with 95 % interval", ylim=(0, 1.02))


def _times(axes: Any, groups: Groups) -> None:  # noqa: ANN401 -- as above
    axes.boxplot([[record.time_ms / 1000 for record in group] for group in groups.values()])
    axes.set_xticks(range(1, len(groups) + 1), list(groups))
    axes.set(xlabel="scenario/seats", ylabel="seconds a game")


_PICTURES: dict[str, Callable[[Any, Groups], None]] = {"wins": _wins, "times": _times}
