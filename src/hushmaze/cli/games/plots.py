"""Pictures of many games. Needs matplotlib (the extra `plots`)."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hushmaze.bots.simulate.figures import wilson
from hushmaze.bots.simulate.plots import plotting
from hushmaze.cli.games.facts import GameFacts, groups

_INK, _WON, _LOST, _GOLD = "#1b1238", "#13b08f", "#d8337f", "#b98a06"


def draw(rows: Sequence[GameFacts], folder: Path) -> list[Path]:
    """Wins with intervals, how long games took, actions against time; an AskedError without matplotlib."""
    figures = plotting()
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, picture in _PICTURES.items():
        height = max(4.5, 1.2 + 0.32 * len(groups(rows)))
        figure = figures.Figure(figsize=(9, height), layout="constrained")
        axes = figure.subplots()
        picture(axes, rows)
        axes.spines[["top", "right"]].set_visible(False)
        files.append(folder / f"{name}.png")
        figure.savefig(files[-1], dpi=110)
    return files


def _named(rows: Sequence[GameFacts]) -> dict[str, list[GameFacts]]:
    """Groups by the few words that stand below a picture."""
    named = {}
    for (scenario, title, level, seats), group in groups(rows).items():
        which = str(scenario) if scenario else title
        named[f"{which}{f' level {level}' if level else ''}, {seats} seats"] = group
    return named


def _wins(axes: Any, rows: Sequence[GameFacts]) -> None:  # noqa: ANN401 -- matplotlib is not typed
    named = _named([row for row in rows if row.phase in ("won", "lost")])
    for place, group in enumerate(named.values()):
        won = sum(row.won for row in group)
        low, high = wilson(won, len(group))
        share = won / len(group)
        axes.barh([place], [share], color=_WON, height=0.6)
        spread = [[max(share - low, 0)], [max(high - share, 0)]]
        axes.errorbar([share], [place], xerr=spread, color=_INK, capsize=4)
        axes.annotate(f"{won} of {len(group)}", (1.03, place), va="center", color=_INK, annotation_clip=False)
    _label(axes, list(named), first=0)
    axes.set(title="Won, with the 95 % interval", xlim=(0, 1.15), xticks=[0, 0.25, 0.5, 0.75, 1])


def _times(axes: Any, rows: Sequence[GameFacts]) -> None:  # noqa: ANN401 -- as above
    named = _named([row for row in rows if row.time_ms])
    minutes = [[row.time_ms / 60_000 for row in group] for group in named.values()]
    axes.boxplot(minutes, orientation="horizontal", medianprops={"color": _GOLD, "linewidth": 2})
    _label(axes, list(named), first=1)
    axes.set(title="How long games took", xlabel="minutes", xlim=(0, None))


def _label(axes: Any, names: Sequence[str], *, first: int) -> None:  # noqa: ANN401 -- as above
    """The first group on top."""
    axes.set_yticks(range(first, first + len(names)), names)
    axes.invert_yaxis()


def _actions(axes: Any, rows: Sequence[GameFacts]) -> None:  # noqa: ANN401 -- as above
    for name, colour, marker in (("won", _WON, "o"), ("lost", _LOST, "x")):
        own = [row for row in rows if row.phase == name]
        if own:
            minutes = [row.time_ms / 60_000 for row in own]
            axes.scatter(minutes, [row.actions for row in own], c=colour, marker=marker, label=name)
    axes.set(title="Actions and time", xlabel="minutes", ylabel="actions", xlim=(0, None), ylim=(0, None))
    axes.legend(frameon=False)


_PICTURES: dict[str, Callable[[Any, Sequence[GameFacts]], None]] = {
    "wins": _wins,
    "times": _times,
    "actions": _actions,
}
