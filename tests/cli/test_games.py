"""`hushmaze games`: over a server's data and over files, whatever else lies among them."""

import asyncio
import json
import sqlite3
from pathlib import Path
from shutil import copy
from typing import Any

import msgspec
import pytest

from hushmaze.analysis import analyse
from hushmaze.cli.main import main
from hushmaze.protocol.game_log.log import read_log, write_log
from hushmaze.rules import due
from hushmaze.rules.events import TheftDone
from hushmaze.rules.game import rebuilt
from hushmaze.storage import SqliteStore
from tests.server.finished import NOON, book_game, finished, store_log
from tests.support.golden import GAMES


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> "Said":
    return Said(capsys)


class Said:
    """Runs a command; keeps what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.complaints = ""

    def __call__(self, *words: object) -> str:
        assert main(["games", *map(str, words)]) == 0
        heard = self._capsys.readouterr()
        self.complaints = heard.err
        return heard.out

    def json(self, *words: object) -> Any:  # noqa: ANN401 -- whatever JSON can say
        return json.loads(self(*words, "--json"))

    def refused(self, *words: object) -> str:
        assert main(["games", *map(str, words)]) == 2
        return self._capsys.readouterr().err


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A server's data: a game that was won, one a day later, and one that is running."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / "hushmaze.sqlite3")
        await store.open()
        await book_game(store, "aa", finished(1))
        await book_game(store, "bb", finished(3), at=NOON + 86_400_000)
        await store_log(store, "cc", finished(1))
        await store.create_game("dd", "kibo-ruta", msgspec.json.encode({}))
        await store.close()

    asyncio.run(fill())
    return tmp_path


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of golden games, for those who need several and not all."""
    folder = tmp_path_factory.mktemp("few")
    for name in ("scenario-01", "scenario-06", "own", "seats-1", "seats-9", "too-slow"):
        copy(GAMES / f"{name}.log", folder)
    return folder


def names(rows: list[dict[str, Any]]) -> list[str]:
    return [Path(row["name"]).stem for row in rows]


def test_the_games_of_a_server(data: Path, said: Said) -> None:
    """Newest first; one that is over but not booked yet is there, one that is running is not."""
    rows = said.json("list", "--data", data)
    assert set(names(rows)) == {"aa", "bb", "cc"}
    assert names(rows)[-2:] == ["bb", "aa"]
    (row,) = said.json("list", "--data", data, "--scenario", "3")
    assert (row["scenario"], row["seats"], row["phase"], row["at"]) == (3, 2, "won", NOON + 86_400_000)


def test_every_golden_game_is_listed(said: Said) -> None:
    rows = said.json("list", GAMES)
    assert names(rows) == sorted(file.stem for file in GAMES.glob("*.log"))
    table = said("list", GAMES)
    assert "Night shift" in table
    assert "lost (sand)" in table


def test_a_name_is_no_markup(tmp_path: Path, said: Said) -> None:
    text = (GAMES / "own.log").read_text(encoding="utf-8").replace("Night shift", "Mall [/b] two")
    (tmp_path / "[bold].log").write_text(text, encoding="utf-8")
    listed = said("list", tmp_path)
    assert "Mall [/b] two" in listed
    assert "[bold].log" in listed
    assert "Mall [/b] two" in said("stats", tmp_path)


def test_a_challenge_at_its_usual_level_is_one_group(tmp_path: Path, said: Said) -> None:
    lines = (GAMES / "scenario-09.log").read_text(encoding="utf-8").splitlines()
    heading = json.loads(lines[0])
    assert heading["level"] == 6
    for name, level in (("said", 6), ("usual", None)):
        told = "\n".join([json.dumps(heading | {"level": level}), *lines[1:]])
        (tmp_path / f"{name}.log").write_text(told)
    (part,) = said.json("stats", tmp_path)["parts"]
    assert (part["level"], part["games"]) == (6, 2)


def test_what_was_stolen_stays_stolen_when_the_game_is_lost(tmp_path: Path, said: Said) -> None:
    """H2, W5: nobody was out yet."""
    log = read_log((GAMES / "scenario-02.log").read_text(encoding="utf-8"))
    theft = next(place for place, event in enumerate(log.events) if isinstance(event, TheftDone))
    game = rebuilt(log.heading.setup(), log.events[: theft + 1])
    game.record(due(game.state, game.state.deadline))
    (tmp_path / "late.log").write_text(write_log(log.heading, game.events))
    (row,) = said.json("list", tmp_path)
    assert (row["phase"], row["stolen"]) == ("lost", True)


def test_a_number_does_not_make_an_own_scenario_one_of_the_17(tmp_path: Path, said: Said) -> None:
    """B2"""
    text = (GAMES / "own.log").read_text(encoding="utf-8").replace('"scenario":{', '"scenario":{"number":3,')
    (tmp_path / "own.log").write_text(text, encoding="utf-8")
    (row,) = said.json("list", tmp_path)
    assert (row["scenario"], row["title"]) == (0, "Night shift")


def test_filters(said: Said, data: Path, few: Path) -> None:
    assert names(said.json("list", few, "--lost")) == ["seats-1", "too-slow"]
    assert names(said.json("list", few, "--scenario", "0")) == ["own"]
    assert names(said.json("list", few, "--won", "--seats", "8-9")) == ["scenario-06", "seats-9"]
    assert names(said.json("list", "--data", data, "--since", "2025-11-16")) == ["bb"]
    assert "no list of numbers" in said.refused("list", few, "--seats", "many")


def test_what_cannot_be_read_does_not_stop_the_others(tmp_path: Path, said: Said) -> None:
    good = (GAMES / "scenario-01.log").read_text(encoding="utf-8")
    lines = good.splitlines()
    (tmp_path / "good.log").write_text(good)
    (tmp_path / "torn.log").write_text(good[: len(good) // 2])
    (tmp_path / "edited.log").write_text("\n".join([*lines[:9], *lines[20:]]))
    (tmp_path / "foreign.log").write_text('{"some": "thing"}\n')
    (tmp_path / "picture.log").write_bytes(b"\xff\xd8\xff")
    (tmp_path / "notes.txt").write_text("not looked at")
    (tmp_path / "empty").mkdir()
    assert names(said.json("list", tmp_path, tmp_path / "empty", tmp_path / "nowhere.log")) == ["good"]
    complaints = said.complaints.splitlines()
    assert [Path(line.split(": ")[0]).name for line in complaints] == [
        "edited.log",
        "foreign.log",
        "picture.log",
        "torn.log",
        "empty",
        "nowhere.log",
    ]
    told = said.complaints
    assert "edited.log: line 10: this cannot have happened then" in told
    assert "foreign.log: line 1: this is not a game log" in told
    assert "picture.log: is not text" in told
    assert "empty: there is no log in this folder" in told
    assert "nowhere.log: cannot be read" in told


@pytest.mark.parametrize("heading", [b"[]", b'{"scen', b"\xff"])
def test_a_stored_game_with_a_damaged_heading_hides_no_other(data: Path, said: Said, heading: bytes) -> None:
    with sqlite3.connect(data / "hushmaze.sqlite3") as database:
        database.execute("UPDATE games SET heading = ? WHERE game = 'aa'", [heading])
    database.close()
    assert names(said.json("list", "--data", data)) == ["cc", "bb"]
    assert said.complaints.startswith("aa: line 1: ")
    assert said.json("stats", "--data", data)["games"] == 2
    assert main(["admin", "list", "--data", str(data)]) == 0
    assert main(["admin", "export", "--data", str(data), "--to", str(data / "logs")]) == 0
    assert {"aa.log", "bb.log"} <= {file.name for file in (data / "logs").iterdir()}


def test_one_game(data: Path, said: Said) -> None:
    file = GAMES / "scenario-04.log"
    analysis = analyse(read_log(file.read_text(encoding="utf-8")))
    assert said.json("show", file) == json.loads(msgspec.json.encode(analysis))
    table = said("show", file)
    assert "4 Small gaps, sharp ears, 4 seats, won" in table
    assert table.split("team")[-1].split()[0] == str(analysis.beside.actions)
    assert "rigged" not in table
    assert "paused" in said("show", GAMES / "edition-a.log")
    assert "won" in said("show", "aa", "--data", data)


def test_no_such_game(data: Path, tmp_path: Path, said: Said) -> None:
    assert "there is no finished game zz" in said.refused("show", "zz", "--data", data)
    (tmp_path / "odd.log").write_text("odd")
    assert "odd.log: line 1" in said.refused("show", tmp_path / "odd.log")


def test_games_into_files(data: Path, tmp_path: Path, said: Said) -> None:
    to = tmp_path / "out"
    assert said("export", "--data", data, "--won", "--to", to).startswith("3 games in")
    assert {file.name for file in to.iterdir()} == {"aa.log", "bb.log", "cc.log"}
    assert names(said.json("list", to)) == ["aa", "bb", "cc"]
    said("export", to, "--as", "analysis", "--scenario", "3", "--to", to)
    assert json.loads((to / "bb.analysis.json").read_bytes())["phase"] == "won"
    said("export", to / "aa.log", "--as", "replay", "--to", to)
    assert json.loads((to / "aa.replay.json").read_bytes())["hushmaze"] == "replay"
    said("export", to / "aa.log", "--to", tmp_path / "again")
    assert (tmp_path / "again/aa.log").read_bytes() == (to / "aa.log").read_bytes()
    assert said("export", "--data", data, "--seats", "9", "--to", to).startswith("0 games")
    assert said("export", to / "aa.log", "--to", tmp_path / "one").startswith("1 game in")


def test_a_log_is_written_as_it_was_read(tmp_path: Path, said: Said) -> None:
    """The numbers of commands say which seats bots played."""
    text = (GAMES / "scenario-01.log").read_text(encoding="utf-8").replace('"at"', '"n":-1,"at"', 1)
    (tmp_path / "bots.log").write_text(text, encoding="utf-8")
    said("export", tmp_path / "bots.log", "--to", tmp_path / "out")
    assert (tmp_path / "out/bots.log").read_text(encoding="utf-8") == text


def test_no_game_is_written_over_another_or_over_itself(tmp_path: Path, said: Said) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        copy(GAMES / "too-slow.log", tmp_path / folder / "g.log")
    to = tmp_path / "out"
    assert "two/g.log: another game was written" in said.refused("export", tmp_path, "--to", to)
    source = tmp_path / "one/g.log"
    assert "g.log: would be written over itself" in said.refused("export", source, "--to", tmp_path / "one")
    said("export", source, "--to", to)
    assert source.read_bytes() == (to / "g.log").read_bytes()


def test_a_folder_that_cannot_be_written(tmp_path: Path, said: Said, few: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot write" in said.refused("export", GAMES / "too-slow.log", "--to", tmp_path / "file")
    assert "cannot write" in said.refused("stats", few / "seats-1.log", "--plots", tmp_path / "file")


def test_figures_of_many(said: Said, few: Path) -> None:
    told = said.json("stats", few)
    rows = said.json("list", few)
    games, won = len(rows), sum(row["phase"] == "won" for row in rows)
    assert (told["games"], told["won"], told["given_up"]) == (games, won, 0)
    assert (games, won) == (6, 4)
    assert told["actions"] == pytest.approx(sum(row["actions"] for row in rows) / games, abs=0.01)
    assert sum(part["games"] for part in told["parts"]) == games
    low, high = told["wilson_95"]
    assert low < won / games < high
    assert said("stats", few).splitlines()[-1].split()[:3] == ["all", str(games), str(won)]
    assert said("stats", few, "--seats", "6", "--lost").split()[-6:] == [
        "0",
        "0%-100%",
        "-",
        "-",
        "-",
        "-",
    ]


def test_a_game_that_was_given_up(tmp_path: Path, said: Said) -> None:
    """Neither won nor lost, and its time is that of its last event."""
    lines = (GAMES / "edition-a.log").read_text(encoding="utf-8").splitlines()
    (tmp_path / "half.log").write_text("\n".join(lines[:60]) + "\n")
    (tmp_path / "pause.log").write_text("\n".join(lines[:8]) + "\n")
    (tmp_path / "talk.log").write_text("\n".join(lines[:3]) + "\n")
    half, pause, talk = said.json("list", tmp_path)
    assert (half["phase"], pause["phase"], talk["phase"]) == ("heist", "heist", "planning")
    assert (pause["time_ms"], talk["time_ms"]) == (2_000, 0)
    assert half["time_ms"] == json.loads(lines[59])["at"] - 1_000 - 6_000
    assert said.json("stats", tmp_path)["given_up"] == 3


def test_plots(tmp_path: Path, said: Said, few: Path) -> None:
    """With the real library."""
    pytest.importorskip("matplotlib")
    said("stats", few, "--plots", tmp_path / "plots")
    pictures = sorted((tmp_path / "plots").iterdir())
    assert [file.name for file in pictures] == ["actions.png", "times.png", "wins.png"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in pictures)


def test_without_the_library_there_are_no_plots(
    tmp_path: Path, said: Said, few: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_name: str) -> None:
        raise ImportError

    monkeypatch.setattr("hushmaze.bots.simulate.plots.import_module", missing)
    assert "plots need matplotlib" in said.refused("stats", few, "--plots", tmp_path)
