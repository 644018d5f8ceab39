"""What is in deploy/ and in the guide is true: every figure exists, every setting is one."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from hushmaze.cluster.figures import ClusterFigures, NodeFigures
from hushmaze.server.metrics import Metrics
from hushmaze.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "guides" / "cluster.md").read_text(encoding="utf-8")
RULES = DEPLOY / "prometheus" / "hushmaze.rules.yml"
BOARD = DEPLOY / "grafana" / "hushmaze.json"


def figures() -> set[str]:
    metrics = Metrics()
    metrics.registry.register(ClusterFigures(lambda: NodeFigures(True, True, 3, 4, 5, 6)))
    return set(re.findall(r"# TYPE (hushmaze_\w+)", metrics.page().decode()))


@pytest.mark.parametrize("file", [RULES, BOARD], ids=lambda file: file.name)
def test_every_figure_that_is_watched_exists(file: Path) -> None:
    watched = set(re.findall(r"\bhushmaze_\w+", file.read_text(encoding="utf-8")))
    assert {name.removesuffix("_bucket") for name in watched} <= figures()


def test_a_nodes_own_figures_are_in_the_guide() -> None:
    own = figures() - set(re.findall(r"# TYPE (hushmaze_\w+)", Metrics().page().decode()))
    assert own == set(re.findall(r"\| `(hushmaze_\w+)` \|", GUIDE))


def test_every_alarm_is_in_the_guide() -> None:
    alarms = re.findall(r"- alert: (\w+)", RULES.read_text(encoding="utf-8"))
    assert set(alarms) == set(re.findall(r"`(Hushmaze\w+)`", GUIDE))


def test_the_board_is_one() -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_nodes_are_given_settings_that_exist() -> None:
    known = {f"HUSHMAZE_{field.name.upper()}" for field in fields(Settings)}
    files = [DEPLOY / "compose" / "compose.yaml", DEPLOY / "systemd" / "hushmaze@.service"]
    given = {name for file in files for name in re.findall(r"HUSHMAZE_[A-Z_]+", file.read_text("utf-8"))}
    assert given <= known
