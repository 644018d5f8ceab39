"""Figures for Prometheus: what is counted in plain numbers is told as Prometheus wants it."""

import asyncio

from hushmaze.server.metrics import Metrics


def test_deeds_are_counted_with_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (0.0, 0.001, 0.0011, 0.3, 9):
        metrics.accepted(seconds)
    value = metrics.registry.get_sample_value
    assert value("hushmaze_actions_total") == 5
    assert value("hushmaze_action_seconds_count") == 5
    assert value("hushmaze_action_seconds_sum") == 9.3021
    buckets = {"0.001": 2, "0.002": 3, "0.25": 3, "0.5": 4, "2.5": 4, "+Inf": 5}
    for bound, count in buckets.items():
        assert value("hushmaze_action_seconds_bucket", {"le": bound}) == count
    assert value("hushmaze_commit_seconds_count") == 0


def test_the_page_says_what_each_figure_is() -> None:
    metrics = Metrics()
    metrics.commits.observe(0.004)
    page = metrics.page().decode()
    assert "# TYPE hushmaze_commit_seconds histogram" in page
    assert 'hushmaze_commit_seconds_bucket{le="0.005"} 1.0' in page
    assert "# TYPE hushmaze_actions_total counter" in page


def test_tasks_of_the_loop_are_counted() -> None:
    async def with_another() -> float | None:
        other = asyncio.create_task(asyncio.Event().wait())
        counted = Metrics().registry.get_sample_value("hushmaze_tasks")
        other.cancel()
        return counted

    assert asyncio.run(with_another()) == 2
    assert Metrics().registry.get_sample_value("hushmaze_tasks") == 0
