"""docs/guides/hosting.md is true: every setting, figure and file is there, and a back-up is one."""

import asyncio
import re
import shlex
import sqlite3
from dataclasses import Field, fields
from pathlib import Path

import pytest

from hushmaze.cli.main import main
from hushmaze.server.metrics import Metrics
from hushmaze.server.settings import Settings, settings_from
from hushmaze.server.transport import Limits
from hushmaze.storage import SqliteStore
from hushmaze.storage.sqlite.opening import BUSY_MS

PAGE = (Path(__file__).parents[2] / "docs" / "guides" / "hosting.md").read_text(encoding="utf-8")
ROWS = {
    cells[2].strip(" `"): [cell.strip(" `") for cell in cells]
    for cells in (row.split("|") for row in PAGE.splitlines())
    if len(cells) > 4
}


@pytest.mark.parametrize("field", fields(Settings), ids=lambda field: field.name)
def test_every_setting_is_there_with_its_usual_value(
    field: "Field[object]", capsys: pytest.CaptureFixture[str]
) -> None:
    variable = f"HUSHMAZE_{field.name.upper()}"
    _, first, _, usual, *_ = ROWS[variable]
    flag = first if first.startswith("--") else ""
    assert settings_from({variable: usual}) == Settings()
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    flags = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert flag == (f"--{field.name.replace('_', '-')}" if flag else "")
    assert bool(flag) == (f"--{field.name.replace('_', '-')}" in flags)


def test_no_setting_is_there_that_is_none() -> None:
    told = set(re.findall(r"HUSHMAZE_\w+", PAGE))
    assert told == {f"HUSHMAZE_{field.name.upper()}" for field in fields(Settings)}


def test_the_unit_sets_what_can_be_set() -> None:
    (unit,) = re.findall(r"```ini\n(.*?)```", PAGE, re.DOTALL)
    environment = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))
    assert settings_from(environment).trust_proxy
    (command,) = re.findall(r"^ExecStart=\S+/hushmaze (.*)$", unit, re.MULTILINE)
    assert command == "serve"


def test_every_figure_is_there() -> None:
    figures = {metric.name for metric in Metrics().registry.collect()}
    told = {name.removesuffix("_total") for name in re.findall(r"^\| `(hushmaze_\w+)`", PAGE, re.MULTILINE)}
    assert told == figures


def test_the_numbers_are_right() -> None:
    words = " ".join(PAGE.split())
    assert f"the {Limits().max_connections:,} sockets" in words
    assert f"pings them every {Limits().ping_every_s} seconds" in words
    assert (BUSY_MS, "waits five seconds" in words) == (5000, True)


def test_the_commands_are_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to the store, which is not there."""
    monkeypatch.chdir(tmp_path)
    for command in re.findall(r"^    (hushmaze admin .*?)(?:  .*)?$", PAGE, re.MULTILINE):
        assert main(shlex.split(command)[1:]) == 2
    with pytest.raises(SystemExit):
        main(["admin", "--nothing"])


def test_a_copy_made_while_the_server_runs_is_whole(tmp_path: Path) -> None:
    (statement,) = re.findall(r'"(VACUUM INTO .*)"', PAGE)

    async def back_up_and_restore() -> None:
        store = SqliteStore(tmp_path / "hushmaze.sqlite3")
        await store.open()
        await store.save_room("kibo-ruta", b"{}")
        copier = sqlite3.connect(tmp_path / "hushmaze.sqlite3")
        copier.execute(statement.replace("copy", str(tmp_path / "copy")))
        copier.close()
        await store.close()
        restored = SqliteStore(tmp_path / "copy.sqlite3")
        await restored.open()
        assert await restored.room_codes() == ["kibo-ruta"]
        await restored.close()

    asyncio.run(back_up_and_restore())


def test_the_files_are_the_ones_that_are_there(tmp_path: Path) -> None:
    async def look() -> set[str]:
        store = SqliteStore(Settings(data=tmp_path).database)
        await store.open()
        try:
            return {file.name for file in tmp_path.iterdir()}
        finally:
            await store.close()

    assert all(f"`{name}`" in PAGE for name in asyncio.run(look()))
