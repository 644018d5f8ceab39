"""What the wheel needs is locked by hashes, and what comes with the game is listed with its licences."""

import json
import re
import runpy
from importlib.metadata import requires

from packaging.requirements import Requirement

from tests.setup.platforms import ROOT

LOCKED = (ROOT / "requirements-locked.txt").read_text(encoding="utf-8")
PINS = [Requirement(pin) for pin in re.findall(r"^\w\S+==[^\s;]+", LOCKED, re.MULTILINE)]
VERSIONS = {pin.name: str(pin.specifier).removeprefix("==") for pin in PINS}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(name: str, extras: frozenset[str] = frozenset()) -> dict[str, set[str]]:
    """What a package needs on this machine, by name, with the extras that are asked of it."""
    found: dict[str, set[str]] = {}
    for text in requires(name) or []:
        each = Requirement(text)
        if any(each.marker is None or each.marker.evaluate({"extra": extra}) for extra in (extras or {""})):
            found.setdefault(normal(each.name), set()).update(each.extras)
    return found


def test_all_that_the_wheel_needs_is_locked() -> None:
    """Also what its dependencies need; make it anew with tools/lock."""
    seen: set[str] = set()
    waiting = needed("hushmaze", frozenset({"", "cluster", "print"}))
    while waiting:
        name, extras = waiting.popitem()
        assert name in VERSIONS, f"{name} is not in requirements-locked.txt"
        if name not in seen:
            seen.add(name)
            waiting |= needed(name, frozenset(extras | {""}))
    assert len(seen) > 15


def test_what_is_asked_for_with_an_extra_is_pinned_with_it() -> None:
    """Older pips do not see a pin without the extra: they take the newest, and refuse it for its hash."""
    extras = {pin.name: pin.extras for pin in PINS}
    asked = [(name, asked) for pin in PINS for name, asked in needed(pin.name).items() if asked]
    assert asked
    for name, wanted in asked:
        assert wanted <= extras[name], name


def test_it_is_locked_in_the_versions_that_are_tested() -> None:
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE))
    tested = {normal(name): version for name, version in pinned.items()}
    assert {name: tested.get(name) for name in VERSIONS} == VERSIONS


def test_every_file_has_its_hash_and_no_host() -> None:
    for requirement in re.split(r"\n(?=\w)", LOCKED)[1:]:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", requirement), requirement.splitlines()[0]
    assert "://" not in LOCKED


def test_the_list_of_what_comes_with_the_game_is_up_to_date() -> None:
    """Make it anew with: python tools/sbom.py > sbom.cdx.json"""
    listed = json.loads((ROOT / "sbom.cdx.json").read_text(encoding="utf-8"))
    assert listed == runpy.run_path(str(ROOT / "tools" / "sbom.py"))["sbom"]()


def test_every_part_of_it_has_a_licence_that_lets_it_come() -> None:
    listed = json.loads((ROOT / "sbom.cdx.json").read_text(encoding="utf-8"))
    licences = {licence["expression"] for part in listed["components"] for licence in part["licenses"]}
    assert licences <= {
        "Apache-2.0", "Apache-2.0 AND BSD-2-Clause", "Apache-2.0 OR MIT", "BSD-2-Clause", "BSD-3-Clause",
        "CC-BY-3.0", "ISC", "LGPL-3.0-only", "MIT", "MIT-CMU", "MPL-2.0", "OFL-1.1", "PSF-2.0",
    }  # fmt: skip
