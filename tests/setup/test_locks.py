"""The lock files carry the native parts of every ordinary machine."""

import json

import pytest

from tests.setup.platforms import LOCKED, PLATFORMS, ROOT, Platform, lock, parts, with_native_parts


@pytest.mark.parametrize("folder", LOCKED)
def test_some_packages_have_native_parts(folder: str) -> None:
    """Otherwise the tests below would look at nothing."""
    assert list(with_native_parts(lock(folder)))


@pytest.mark.parametrize("platform", PLATFORMS, ids=str)
@pytest.mark.parametrize("folder", LOCKED)
def test_every_native_part_is_locked(folder: str, platform: Platform) -> None:
    """npm installs no part that the lock leaves out, and says so only when the client is built."""
    entries = lock(folder)
    for package, entry in with_native_parts(entries):
        named = parts(entry, platform)
        assert named, f"{package} has no build for {platform}"
        for name, version in named.items():
            locked = entries.get(f"node_modules/{name}")
            assert locked, f"{folder}: the lock lacks {name}, without which {package} fails on {platform}"
            assert locked["version"] == version, name
            assert locked["optional"], name
            assert platform.admits(locked), f"{name} would not be installed on {platform}"


@pytest.mark.parametrize("folder", LOCKED)
def test_entries_have_hashes_and_no_hosts(folder: str) -> None:
    """What is installed is checked, wherever it is fetched from."""
    for path, entry in lock(folder).items():
        if path:
            assert entry["integrity"].startswith("sha512-"), path
            assert "resolved" not in entry, path


@pytest.mark.parametrize("folder", LOCKED)
def test_every_version_is_exact(folder: str) -> None:
    """A lock made anew takes the same versions, and so the ones that exist for every platform."""
    package = json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))
    for group in ("dependencies", "devDependencies", "overrides"):
        for name, version in package.get(group, {}).items():
            assert version[0].isdigit(), f"{name} {version}"
    pinned = {**package.get("devDependencies", {}), **package["dependencies"], **package["overrides"]}
    for name, version in pinned.items():
        assert lock(folder)[f"node_modules/{name}"]["version"] == version
