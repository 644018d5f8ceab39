"""Installs from the lock files for machines of every kind, and looks for the native parts.

Needs the registry: without a network these tests skip, and in CI they fail.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.setup.platforms import LOCKED, PLATFORMS, ROOT, Platform, lock, parts, with_native_parts
from tests.support.missing import missing
from tests.support.wide import wide

NPM = shutil.which("npm", path=os.pathsep.join((os.environ["PATH"], str(ROOT / ".venv/bin"))))
OFFLINE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ENETUNREACH")
STARTS = {"linux": b"\x7fELF", "darwin": b"\xcf\xfa\xed\xfe", "win32": b"MZ"}
"""How a native library begins."""

ARM_LINUX = Platform("linux", "arm64", "glibc")
MAC = Platform("darwin", "arm64")
FOREIGN = MAC if os.uname().machine in ("aarch64", "arm64") else ARM_LINUX


@pytest.fixture(scope="module", autouse=True)
def registry() -> None:
    """Asks the registry for a page once: without a network every install would try for minutes."""
    if NPM is None:
        missing("no npm on this machine (make test fetches one)")
    asked = [NPM, "view", "rolldown", "name", "--prefer-online", "--fetch-retries=0"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if any(code in done.stderr for code in OFFLINE):
        missing("the npm registry cannot be reached")


def npm(command: str, platform: Platform, folder: Path) -> None:
    """Installs as npm would on that platform; needs nothing but the folder's package.json and lock."""
    libc = [f"--libc={platform.libc}"] if platform.libc else []
    options = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
    done = subprocess.run(
        [str(NPM), command, f"--os={platform.os}", f"--cpu={platform.cpu}", *libc, *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def look_for_parts(source: str, platform: Platform, installed: Path) -> None:
    for package, entry in with_native_parts(lock(source)):
        for name in parts(entry, platform):
            libraries = list((installed / "node_modules" / name).glob("**/*.node"))
            assert libraries, f"{package} was installed without {name}"
            for library in libraries:
                assert library.read_bytes().startswith(STARTS[platform.os]), library


def test_the_whole_client_is_installed_for_a_foreign_machine(tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path)
    npm("ci", FOREIGN, tmp_path)
    look_for_parts("web", FOREIGN, tmp_path)


@pytest.mark.parametrize("platform", [MAC, *(wide(other) for other in PLATFORMS if other != MAC)], ids=str)
@pytest.mark.parametrize("source", LOCKED)
def test_native_parts_are_installed(source: str, platform: Platform, tmp_path: Path) -> None:
    """Asks for the packages with native parts alone, as locked: the rest is the same on every machine."""
    native = {package: entry["version"] for package, entry in with_native_parts(lock(source))}
    (tmp_path / "package.json").write_text(json.dumps({"dependencies": native}), encoding="utf-8")
    shutil.copy(ROOT / source / "package-lock.json", tmp_path)
    npm("install", platform, tmp_path)
    look_for_parts(source, platform, tmp_path)
