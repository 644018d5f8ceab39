"""deploy/ and its guide are true: the programs that read these files take them, and all they name exists."""

import json
import re
import shutil
import subprocess
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from hushmaze.cluster.figures import ClusterFigures, NodeFigures
from hushmaze.server.metrics import Metrics
from hushmaze.server.settings import Settings
from tests.support.missing import missing

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "guides" / "cluster.md").read_text(encoding="utf-8")
SCALING = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
RULES = DEPLOY / "prometheus" / "hushmaze.rules.yml"
BOARD = DEPLOY / "grafana" / "hushmaze.json"
COMPOSE = DEPLOY / "compose" / "compose.yaml"
CADDYFILE = DEPLOY / "compose" / "Caddyfile"
CONTAINER = DEPLOY / "Containerfile"
UNIT = DEPLOY / "systemd" / "hushmaze@.service"
BALANCER = DEPLOY / "haproxy.cfg"

OTHERS = {"up", "process_cpu_seconds_total"}
"""Figures of Prometheus itself, and of every process."""

WORDS = {"by", "histogram_quantile", "increase", "le", "max", "min", "rate", "sum"}
"""Functions and words of PromQL that expressions here use."""


def figures() -> set[str]:
    metrics = Metrics()
    metrics.registry.register(ClusterFigures(lambda: NodeFigures(True, True, 3, 4, 5, 6)))
    return set(re.findall(r"# TYPE (hushmaze_\w+)", metrics.page().decode()))


def labels() -> set[str]:
    """All that an expression may ask for: what figures have, and what Prometheus adds."""
    page = Metrics()
    own = {name for family in page.registry.collect() for sample in family.samples for name in sample.labels}
    return own | {"reason", "le", "instance", "job"}


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load(RULES.read_text(encoding="utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    return list(board["panels"])


def expressions() -> list[str]:
    asked = [target["expr"] for panel in panels() for target in panel["targets"]]
    return [*(rule["expr"] for rule in rules()), *asked]


def watched(expression: str) -> set[str]:
    """The figures that an expression names."""
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|\bby \([^)]*\)", " ", expression)
    return {name.removesuffix("_bucket") for name in re.findall(r"[a-z_]\w*", bare)} - WORDS


# Figures and alarms


@pytest.mark.parametrize("expression", expressions())
def test_an_expression_asks_for_figures_and_labels_that_exist(expression: str) -> None:
    assert watched(expression)
    assert watched(expression) <= figures() | OTHERS
    asked = re.findall(r"(\w+)\s*=", "".join(re.findall(r"\{[^}]*\}", expression)))
    grouped = [
        name.strip() for names in re.findall(r"\bby \(([^)]*)\)", expression) for name in names.split(",")
    ]
    assert {*asked, *grouped} <= labels()
    assert all(expression.count(opened) == expression.count(closed) for opened, closed in ("()", "[]", "{}"))


def test_every_alarm_says_what_it_is_about() -> None:
    for rule in rules():
        assert set(rule) <= {"alert", "expr", "for", "annotations"}, rule
        assert re.fullmatch(r"\d+[smh]", rule.get("for", "0s"))
        assert rule["annotations"]["summary"].endswith(".")


def test_every_alarm_is_in_the_guide() -> None:
    assert {rule["alert"] for rule in rules()} == set(re.findall(r"`(Hushmaze\w+)`", GUIDE))


def test_a_nodes_own_figures_are_in_the_guide() -> None:
    own = figures() - set(re.findall(r"# TYPE (hushmaze_\w+)", Metrics().page().decode()))
    assert own == set(re.findall(r"\| `(hushmaze_\w+)` \|", GUIDE))


def test_a_node_is_busy_at_the_share_of_a_core_that_was_reckoned_with() -> None:
    """docs/scaling.md says which; the guide and the alarm repeat it."""
    (share,) = re.findall(r"A core may be busy for (\d+) % of its time", SCALING)
    assert f"uses {share} % of its core (`HushmazeNodeBusy`)" in GUIDE
    (busy,) = [rule for rule in rules() if rule["alert"] == "HushmazeNodeBusy"]
    assert float(busy["expr"].rpartition(">")[2]) == int(share) / 100
    (people,) = re.findall(
        r"^\| node, people spread over many nodes .*\| ([\d,]+) \|$", SCALING, re.MULTILINE
    )
    assert f"some {people} people at their busiest" in GUIDE


def test_the_board_is_one() -> None:
    shown = panels()
    assert len({panel["id"] for panel in shown}) == len(shown)
    places = [panel["gridPos"] for panel in shown]
    squares = [
        (x, y)
        for place in places
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(set(squares)) == len(squares), "panels overlap"
    assert max(x for x, _ in squares) < 24
    for panel in shown:
        assert panel["title"]
        assert panel["datasource"]["uid"] == "${datasource}"


# Programs that read these files


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Stands in for the host's."""
    program = shutil.which("openssl")
    if program is None:
        missing("there is no openssl here")
    made, key = tmp_path / "made.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *(program, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=play.example.org", "-keyout", key, "-out", made),
        ],
        check=True,
        capture_output=True,
    )
    both = tmp_path / "play.pem"
    both.write_bytes(made.read_bytes() + key.read_bytes())
    return both


def uncommented(text: str) -> str:
    """With the advice taken."""
    return re.sub(r"^(\s*)# (http-response|header) ", r"\1\2 ", text, flags=re.MULTILINE)


@pytest.mark.parametrize("taken", [False, True], ids=["as it is", "with its advice"])
def test_haproxy_takes_its_file(certificate: Path, tmp_path: Path, taken: bool) -> None:
    program = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
    if program is None:
        missing("there is no haproxy here (tools/have-engines says how to get it)")
    text = BALANCER.read_text(encoding="utf-8").replace("/etc/haproxy/play.pem", str(certificate))
    assert str(certificate) in text
    assert uncommented(text) != text
    file = tmp_path / "haproxy.cfg"
    file.write_text(uncommented(text) if taken else text, encoding="utf-8")
    checked = subprocess.run([program, "-c", "-f", file], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "[WARNING]" not in checked.stderr, checked.stderr


def test_systemd_takes_its_unit(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(\S+) serve ", text, re.MULTILINE)
    unit = ConfigParser(interpolation=None)
    unit.read_string(text)
    assert unit.sections() == ["Unit", "Service", "Install"]
    program = shutil.which("systemd-analyze")
    if program is None:  # a machine without systemd
        return
    file = tmp_path / UNIT.name.replace("@", "@8001")
    file.write_text(text.replace(command, "/bin/true"), encoding="utf-8")
    checked = subprocess.run([program, "verify", file], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_both_proxies_hide_what_is_not_for_everybody_and_advise_alike() -> None:
    proxies = [BALANCER.read_text(encoding="utf-8"), CADDYFILE.read_text(encoding="utf-8")]
    for proxy in proxies:
        assert "path /metrics /readyz" in proxy
        assert "X-Forwarded-For" in proxy
        assert re.search(r'Strict-Transport-Security "max-age=31536000"', proxy)


# Compose


def composed() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    return read


def test_images_are_pinned() -> None:
    images = [
        service["image"] for service in composed()["services"].values() if service["image"] != "hushmaze"
    ]
    images += re.findall(r"^FROM (\S+)", CONTAINER.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(images) == 4
    for image in images:
        assert re.fullmatch(r"docker\.io/library/\w+:\d[\w.-]*", image), image


def test_services_use_networks_and_volumes_that_exist() -> None:
    compose = composed()
    used: set[str] = set()
    for name, service in compose["services"].items():
        assert set(service["networks"]) <= set(compose["networks"]), name
        assert service["restart"] == "unless-stopped", name
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            if source.startswith("./"):
                assert (COMPOSE.parent / source).is_file(), volume
            else:
                used.add(source)
    assert used == set(compose["volumes"])


def test_only_the_proxy_is_reached_from_outside() -> None:
    compose = composed()
    assert compose["networks"]["inside"] == {"internal": True}
    open_to_all = {
        name for name, each in compose["services"].items() if "ports" in each or "outside" in each["networks"]
    }
    assert open_to_all == {"proxy"}
    assert compose["services"]["proxy"]["ports"] == ["80:80", "443:443"]


def test_nodes_are_where_the_proxy_looks_for_them() -> None:
    services = composed()["services"]
    nodes = {name for name, service in services.items() if service["image"] == "hushmaze"}
    (port,) = re.findall(r"^EXPOSE (\d+)", CONTAINER.read_text(encoding="utf-8"), re.MULTILINE)
    assert f'"--port", "{port}"' in CONTAINER.read_text(encoding="utf-8")
    (behind,) = re.findall(r"reverse_proxy (.*) \{", CADDYFILE.read_text(encoding="utf-8"))
    assert behind.split() == [f"{name}:{port}" for name in sorted(nodes)]
    assert set(services["proxy"]["depends_on"]) == nodes


def test_nodes_wait_for_engines_that_are_there_and_well() -> None:
    services = composed()["services"]
    for name, service in services.items():
        for engine, condition in waited_for(service).items():
            assert engine in services, name
            assert ("healthcheck" in services[engine]) == (condition == "service_healthy"), (name, engine)
    given = services["node1"]["environment"]
    assert "@postgres/hushmaze" in given["HUSHMAZE_STORE"]
    assert given["HUSHMAZE_BUS"].endswith("@nats:4222")


def waited_for(service: dict[str, Any]) -> dict[str, str]:
    """The services it waits for, and until when."""
    asked = service.get("depends_on", {})
    if isinstance(asked, list):
        return dict.fromkeys(asked, "service_started")
    return {name: each["condition"] for name, each in asked.items()}


def test_all_that_compose_asks_for_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)\}", COMPOSE.read_text(encoding="utf-8")))
    example = (DEPLOY / "compose" / "env.example").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_nodes_are_given_settings_that_exist() -> None:
    known = {f"HUSHMAZE_{field.name.upper()}" for field in fields(Settings)}
    given = {
        name for file in (COMPOSE, UNIT) for name in re.findall(r"HUSHMAZE_[A-Z_]+", file.read_text("utf-8"))
    }
    assert given <= known
