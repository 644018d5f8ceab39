"""A machine on which `hushmaze play` can be tried."""

import os
from pathlib import Path

import pytest


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that is built, and a machine without a desktop on which any warning is an error."""
    for name in list(os.environ):
        if name.startswith("HUSHMAZE_") or name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name)
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<title>The table</title>")
    monkeypatch.setenv("HUSHMAZE_CLIENT", str(folder))
    monkeypatch.setenv("PYTHONWARNINGS", "error")
    monkeypatch.chdir(tmp_path)
    return folder
