"""Reads package-lock.json files: which packages have native parts, and which part is for which platform."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LOCKED = ("web", "bench/peers")
"""The folders that npm installs from a lock file."""

Entries = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Platform:
    os: str
    cpu: str
    libc: str | None = None

    def __str__(self) -> str:
        return "-".join(filter(None, (self.os, self.cpu, self.libc)))

    def builds(self, name: str) -> bool:
        """Whether a package of this name is a build for this platform; no libc in a name means any."""
        if not re.search(rf"\b{self.os}-{self.cpu}(-|$)", name):
            return False
        other = {"musl": "-gnu", "glibc": "-musl"}.get(self.libc or "")
        return other is None or not name.endswith(other)

    def admits(self, entry: Mapping[str, Any]) -> bool:
        """Whether npm installs the package of this lock entry here."""
        mine = (("os", self.os), ("cpu", self.cpu), ("libc", self.libc))
        return all(own in entry.get(field, [own]) for field, own in mine)


PLATFORMS = (
    Platform("linux", "x64", "glibc"),
    Platform("linux", "x64", "musl"),
    Platform("linux", "arm64", "glibc"),
    Platform("linux", "arm64", "musl"),
    Platform("darwin", "x64"),
    Platform("darwin", "arm64"),
    Platform("win32", "x64"),
)


def lock(folder: str) -> Entries:
    """Returns the entries of a folder's lock file by where they are installed."""
    text = (ROOT / folder / "package-lock.json").read_text(encoding="utf-8")
    packages: Entries = json.loads(text)["packages"]
    return packages


def with_native_parts(entries: Entries) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yields name and entry of each package that names builds for platforms."""
    for path, entry in entries.items():
        optional = entry.get("optionalDependencies", {})
        if any(platform.builds(name) for platform in PLATFORMS for name in optional):
            yield path.removeprefix("node_modules/"), entry


def parts(entry: Mapping[str, Any], platform: Platform) -> dict[str, str]:
    """Returns the builds that a package names for a platform, each with its version."""
    optional: dict[str, str] = entry["optionalDependencies"]
    return {name: version for name, version in optional.items() if platform.builds(name)}
