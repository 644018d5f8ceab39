"""The analysis of one game as tables for a terminal."""

from collections.abc import Iterator

from rich.table import Table as Columns

from hushmaze.analysis.report import Analysis


def tables_of(analysis: Analysis) -> Iterator[Columns]:
    yield _phases(analysis)
    yield _heroes(analysis)
    yield _shares(analysis)
    yield _chances(analysis)
    yield _beside(analysis)


def clock(ms: float) -> str:
    return f"{int(ms) // 60_000}:{int(ms) // 1000 % 60:02}"


def seconds(ms: int | None) -> str:
    return "-" if ms is None else f"{ms / 1000:.1f} s"


def _phases(analysis: Analysis) -> Columns:
    table = Columns("part", "time", "talk", "actions", box=None)
    for phase in analysis.phases:
        table.add_row(phase.phase, clock(phase.ms), clock(phase.talk_ms), str(phase.actions))
    return table


def _heroes(analysis: Analysis) -> Columns:
    seats = [f"for seat {share.seat + 1}" for share in analysis.shares]
    table = Columns("hero", "moved", "waited", *seats, "rested", "talk", "out", box=None)
    for hero in analysis.heroes:
        waited = [sum(hero.waiting_ms), *hero.waiting_ms]
        times = [hero.moving_ms, *waited, hero.resting_ms, hero.talking_ms, hero.safe_ms]
        table.add_row(hero.hero, *map(clock, times))
    return table


def _shares(analysis: Analysis) -> Columns:
    table = Columns("seat", "actions", "explored", "turns", "bells", "half within", "9 of 10 in", box=None)
    for share in analysis.shares:
        counts = (share.seat + 1, share.actions, share.explorations, share.turns, share.bells_placed)
        quick = (seconds(share.reaction.median_ms), seconds(share.reaction.p90_ms))
        table.add_row(*map(str, counts), *quick)
    return table


def _chances(analysis: Analysis) -> Columns:
    table = Columns("chance", "open for", "hero", "ability", "seat", "purpose", "done", box=None)
    for chance in analysis.chances:
        table.add_row(
            clock(chance.start - (analysis.started_at or 0)),
            seconds(chance.end - chance.start),
            chance.hero,
            chance.ability,
            ", ".join(str(seat + 1) for seat in chance.seats),
            chance.purpose,
            "at last" if chance.taken else "no",
        )
    return table


def _beside(analysis: Analysis) -> Columns:
    table = Columns("beside", "actions", "time", "turns", box=None)
    team, plan = analysis.beside, analysis.beside.plan
    table.add_row("team", str(team.actions), clock(analysis.play_ms), str(len(analysis.sand.turns)))
    if plan is not None:
        name = "plan" if plan.in_time else "plan, too late"
        table.add_row(name, str(plan.actions), clock(plan.time_ms), str(plan.turns))
    table.add_row("fewest", str(team.least_actions or "-"), "-", "-")
    return table
