"""Lists what comes with the game, with licences, as CycloneDX: `python tools/sbom.py > sbom.cdx.json`.

That is what the wheel needs of Python (`requirements-locked.txt`), and what is built into the browser client
(`web/package-lock.json`). What only builds and tests it is left out.
"""

import json
import re
import sys
from base64 import b64decode
from collections.abc import Iterator
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

BUNDLED = (
    "@fontsource-variable/nunito",
    "@fontsource/tilt-neon",
    "@iconify-json/game-icons",
    "@iconify-json/lucide",
    "clsx",
    "esm-env",
    "svelte",
)
"""Of the packages that npm takes for tools, those of which something is in the client."""

STATED_ELSEWHERE = {
    "aiofastnet": "MIT",
    "defusedxml": "PSF-2.0",
    "fonttools": "MIT",
    "h11": "MIT",
    "markdown-it-py": "MIT",
    "mdurl": "MIT",
    "picows": "MIT",
    "rich": "MIT",
    "shtab": "MPL-2.0",
    "uvloop": "Apache-2.0 OR MIT",
}
"""Licences that packages state in a file or in words, and not as an expression that programs read."""

Component = dict[str, Any]


def sbom() -> dict[str, Any]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "hushmaze", "licenses": _licence("MIT")}},
        "components": [*_of_python(), *_of_client()],
    }


def _of_python() -> Iterator[Component]:
    locked = (ROOT / "requirements-locked.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)(?:\[\w+\])?==([\w.]+)", locked, re.MULTILINE):
        stated = metadata(name)["License-Expression"] or STATED_ELSEWHERE[name]
        yield _component(name, version, f"pkg:pypi/{name}@{version}", stated)


def _of_client() -> Iterator[Component]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for path, entry in sorted(lock["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        types_only = name.startswith("@types/")
        if path and not types_only and (not entry.get("dev") or name in BUNDLED):
            purl = f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}"
            kind, _, encoded = entry["integrity"].partition("-")
            hashes = [{"alg": kind.replace("sha", "SHA-"), "content": b64decode(encoded).hex()}]
            yield _component(name, entry["version"], purl, entry["license"]) | {"hashes": hashes}


def _component(name: str, version: str, purl: str, licence: str) -> Component:
    return {
        "type": "library",
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": _licence(licence),
    }


def _licence(expression: str) -> list[dict[str, Any]]:
    return [{"expression": expression}]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(sbom(), indent=1) + "\n")
