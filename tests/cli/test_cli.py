"""The command line, as a user meets it."""

import json
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from hushmaze.cli import main as cli_main
from hushmaze.cli.main import main
from hushmaze.scenarios import read_scenario
from hushmaze.tiles import generate, read_tile_set, standard_set

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "golden" / "games" / "scenario-07.log"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_a_log_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "show", str(GOLDEN), "--width", "160")
    assert status == 0
    assert "won" in out
    status, early, _ = run(capsys, "show", str(GOLDEN), "--width", "160", "--events", "5")
    assert "planning" not in out
    assert early != out


def test_a_position_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    words = "scenario=13 level=2 phase=heist talk=yes"
    status, out, _ = run(capsys, "show", words, "--width", "120")
    assert status == 0
    assert "board 0" in out
    assert "board 1" in out
    assert "open" in out


@pytest.mark.parametrize(
    "what",
    [
        str(GOLDEN),
        str(GOLDEN.with_name("2-scenario-13.log")),
        str(GOLDEN.with_name("seats-1.log")),
        "scenario=8 level=2 seats=5 seed=7 phase=heist",
    ],
)
def test_what_is_shown_for_programs_can_be_shown_again(capsys: pytest.CaptureFixture[str], what: str) -> None:
    shown = json.loads(run(capsys, "show", what, "--json")[1])
    assert json.loads(run(capsys, "show", shown["position"], "--json")[1]) == shown


def test_a_position_of_an_own_scenario_says_only_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    """B2: no words choose it."""
    shown = json.loads(run(capsys, "show", str(GOLDEN.with_name("own.log")), "--json")[1])
    assert shown["position"].startswith("phase=")


def test_standard_input_is_read(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with GOLDEN.open(encoding="utf-8") as log:
        monkeypatch.setattr(sys, "stdin", log)
        status, out, _ = run(capsys, "show", "-", "--width", "160")
    assert status == 0
    assert "won" in out


def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "mall.svg"
    assert run(capsys, "show", str(GOLDEN), "--svg", str(picture))[0] == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_scenarios_are_listed_checked_and_read(capsys: pytest.CaptureFixture[str]) -> None:
    """B2: a scenario of one's own is one small file, and its code gives it back."""
    assert run(capsys, "scenarios", "list")[1].count("\n") == 17
    file = ROOT / "examples" / "blind-alley.toml"
    status, out, _ = run(capsys, "scenarios", "check", str(file))
    assert status == 0
    code = out.split()[-1]
    assert code in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    again = run(capsys, "scenarios", "read", code)[1]
    assert read_scenario(again) == read_scenario(file.read_text(encoding="utf-8"))


def test_tiles_are_checked_drawn_and_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "tiles", "check") == (0, "Standard: 25 faces, no problems\n", "")
    status, out, _ = run(capsys, "tiles", "new", "7", "--name", "Seven")
    assert status == 0
    own = tmp_path / "own.tiles"
    own.write_text(out, encoding="utf-8")
    assert read_tile_set(out).name == "Seven"
    assert run(capsys, "tiles", "check", str(own))[0] == 0
    assert run(capsys, "tiles", "draw", "--to", str(tmp_path / "pictures"))[0] == 0
    assert len(list((tmp_path / "pictures").glob("*.svg"))) == 26


def test_a_set_that_is_not_complete_is_found_wanting(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """K1-K5"""
    few = tmp_path / "few.tiles"
    few.write_text("\n\n".join(standard_set().text.split("\n\n")[:4]), encoding="utf-8")
    assert run(capsys, "tiles", "check", "--any", str(few))[0] == 0
    status, out, _ = run(capsys, "tiles", "check", str(few))
    assert status == 1
    assert out.endswith("Standard: 3 faces, 22 problems\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["show", "phase=asleep"], "phase=asleep"),
        (["show", "scenario=99"], "There is no scenario with this number. (99)"),
        (["show", "seats=four"], "seats=four"),
        (["show", "missing.log"], "there is no file missing.log"),
        (["show", "x" * 300], "there is no file xxx"),
        (["show", "phase=heist" + " " * 300 + "talk=maybe"], "talk=maybe"),
        (["games", "show", "x" * 300, "--data", "nowhere"], "nowhere"),
        (["show", '{"hushmaze": "log"}'], "line 1"),
        (["scenarios", "check", "no-such-file.toml"], "cannot read no-such-file.toml: No such file"),
        (["scenarios", "check", str(ROOT / "docs" / "pictures" / "mall.png")], "it is not text"),
        (["scenarios", "read", "AAAAA"], "That is no share code"),
        (
            ["scenarios", "check", str(ROOT / "examples" / "blind-alley.toml"), "--seats", "9"],
            "at most eight",
        ),
        (["tiles", "check", str(ROOT / "README.md")], "set:"),
        (["tiles", "draw", "--to", str(ROOT / "README.md" / "x")], "cannot write"),
        (["show", "seats=4", "--svg", "nowhere/mall.svg"], "nowhere/mall.svg: there is no folder nowhere"),
        (["print", "--to", "nowhere/new/game.pdf"], "game.pdf: there is no folder nowhere/new"),
        (["simulate", "--games", "1", "--to", "nowhere/games.jsonl"], "there is no folder nowhere"),
        (["simulate", "--games", "1", "--to", str(ROOT)], f"cannot write {ROOT}: it is a folder"),
        (["print", "--to", str(ROOT)], "it is a folder"),
    ],
)
def test_mistakes_get_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("hushmaze: ")
    assert complaint in err


def test_counts_are_not_negative(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["show", "phase=heist", "--width", "-3"])
    assert "needs a whole number from 1 up, not '-3'" in capsys.readouterr().err


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hushmaze", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("hushmaze ")


def test_the_referee_ends_quietly_when_nobody_reads() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "hushmaze", "referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"version": true}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"]
        process.stdout.close()
        process.stdin.write(b'{"version": true}\n' * 3)
        process.stdin.close()
        assert process.wait() == 0
        assert process.stderr.read() == b""


def test_a_command_ends_quietly_when_nobody_reads_on() -> None:
    """As `hushmaze schema | head -1`."""
    with subprocess.Popen(
        [sys.executable, "-m", "hushmaze", "schema"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"{\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (
            "scenarios list > /dev/full",
            2,
            "hushmaze: cannot write what was asked for: No space left on device\n",
        ),
        ("scenarios list >&-", 0, ""),
        ("scenarios list 2>&-", 0, ""),
        ("referee <&-", 0, ""),
        ("show - <&-", 0, ""),
    ],
)
def test_streams_that_are_full_or_closed(words: str, status: int, told: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m hushmaze {words}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (status, told)


def test_what_is_opened_later_never_gets_the_number_of_a_closed_stream() -> None:
    """A worker that complains would write into a database."""
    opens = "import os; from hushmaze.cli.main import main; main(['schema']); print(os.open('.', 0) > 2)"
    command = f"{shlex.quote(sys.executable)} -c {shlex.quote(opens)} <&- 2>&-"
    done = subprocess.run(["sh", "-c", command], stdout=subprocess.PIPE, text=True, check=False)
    assert done.stdout.endswith("True\n")


def test_ctrl_c_while_a_command_is_loaded_ends_it_without_a_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_name: str) -> ModuleType:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli_main, "import_module", interrupted)
    assert run(capsys, "show", "-") == (130, "", "")


def test_a_text_file_may_begin_with_an_editors_mark(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked = tmp_path / "marked.log"
    marked.write_bytes(b"\xef\xbb\xbf" + GOLDEN.read_bytes())
    status, plain, _ = run(capsys, "show", str(GOLDEN))
    assert (status, plain) == run(capsys, "show", str(marked))[:2]
    monkeypatch.setattr(sys, "stdin", StringIO(marked.read_text(encoding="utf-8")))
    assert (status, plain) == run(capsys, "show", "-")[:2]


def test_ctrl_c_ends_a_command_without_a_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(StringIO):
        def read(self, _size: int | None = -1) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert run(capsys, "show", "-") == (130, "", "")


def test_a_scenario_is_checked_with_own_tiles(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """B2: the shipped example names no set, so it goes with any; its code then names that one."""
    own, file = tmp_path / "own.tiles", str(ROOT / "examples" / "blind-alley.toml")
    own.write_text(generate(7, "Seven").text, encoding="utf-8")
    status, out, _ = run(capsys, "scenarios", "check", file, "--tiles", str(own), "--json")
    told = json.loads(out)
    assert (status, told["tile_set"]["name"]) == (0, "Seven")
    again = tmp_path / "again.toml"
    again.write_text(run(capsys, "scenarios", "read", told["code"])[1], encoding="utf-8")
    assert run(capsys, "scenarios", "check", str(again), "--tiles", str(own))[0] == 0
    status, _, err = run(capsys, "scenarios", "check", str(again))
    assert (status, err) == (2, "hushmaze: The scenario was made for another tile set. (Seven)\n")
    read = run(capsys, "scenarios", "read", told["code"], "--json")[1]
    assert (json.loads(read)["tile_set"], read[-1]) == ("Seven", "\n")
    assert len(json.loads(run(capsys, "scenarios", "list", "--json")[1])) == 17
    assert json.loads(run(capsys, "tiles", "check", str(own), "--json")[1])["problems"] == []
