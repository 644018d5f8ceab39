"""Every command alike: help with an example, bad input in one line, and docs/cli.md as they are."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from hushmaze.cli.main import main, parser_of_all
from hushmaze.cli.shared.progress import bar, counted, working
from tests.cli.bad_inputs import BAD_INPUTS, Bad
from tests.support.cli_page import PAGE, commands, page

ROOT = Path(__file__).parents[2]
COMMANDS = dict(commands(parser_of_all()))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a scenario and a log in it, where the commands of the page are tried."""
    shutil.copy(ROOT / "examples" / "blind-alley.toml", tmp_path / "good.toml")
    (tmp_path / "logs").mkdir()
    shutil.copy(ROOT / "golden" / "games" / "too-slow.log", tmp_path / "logs")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], words: str) -> tuple[int, str, str]:
    try:
        status = main(shlex.split(words))
    except SystemExit as error:
        status = int(error.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_the_page_is_up_to_date() -> None:
    """Make it anew with: python -m tests.support.cli_page"""
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", COMMANDS)
def test_help_describes_explains_and_shows(capsys: pytest.CaptureFixture[str], name: str) -> None:
    status, out, err = said(capsys, f"{name} --help")
    assert (status, err) == (0, "")
    parser = COMMANDS[name]
    assert parser.description
    example, _, statuses = out.partition("example:")[2].partition("exit status:")
    assert f"hushmaze {name}" in example
    told = [int(line.split()[0]) for line in statuses.splitlines() if line.strip()]
    assert told == ([0, 1, 2] if name == "tiles check" else [0, 2])
    assert all(action.help for action in parser._actions), name


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_is_one_that_the_command_takes(name: str) -> None:
    typed = COMMANDS[name].get_default("example")
    words = re.split(r"[|>)]", typed[typed.index("hushmaze ") :])[0].split()
    assert parser_of_all().parse_args(words[1:]).example == typed


def test_a_command_that_judges_says_so_by_its_status(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (desk / "bare.tiles").write_text((ROOT / "examples" / "corner-shop.tiles").read_text(encoding="utf-8"))
    assert said(capsys, "tiles check bare.tiles")[0] == 1
    assert said(capsys, "tiles check bare.tiles --any")[0] == 0


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize(
    ("name", "bad"),
    [(name, bad) for name, rows in BAD_INPUTS.items() for bad in rows],
    ids=lambda part: part if isinstance(part, str) else part.words or "nothing",
)
def test_bad_input_gets_a_clear_line_and_does_nothing(
    capsys: pytest.CaptureFixture[str], name: str, bad: Bad
) -> None:
    before = sorted(Path().rglob("*"))
    status, out, err = said(capsys, f"{name} {bad.words}")
    assert (status, out) == (2, "")
    first, *rest = err.splitlines()
    assert first.startswith(f"hushmaze {name}: " if rest else "hushmaze: ")
    assert bad.says in first
    assert rest in ([], [f"Try hushmaze {name} --help."])
    assert sorted(Path().rglob("*")) == before


def test_no_command_is_left_out() -> None:
    assert set(BAD_INPUTS) == set(COMMANDS)
    assert all(len({bad.words for bad in rows}) == 3 for rows in BAD_INPUTS.values())


def test_a_command_that_is_not_there_is_answered_by_its_group(capsys: pytest.CaptureFixture[str]) -> None:
    for words, group in (("tils", "hushmaze"), ("tiles paint", "hushmaze tiles"), ("--quiet", "hushmaze")):
        status, _, err = said(capsys, words)
        assert status == 2
        assert err.startswith(f"{group}: ")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_something_to_complete_with(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    status, out, _ = said(capsys, f"completion {shell}")
    assert status == 0
    assert all(word in out for word in ("simulate", "hourglass", "scenarios"))


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash_completes_commands_options_and_files(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = said(capsys, "completion bash")[1]
    for typed, offered in (
        (["hushmaze", "sim"], "simulate"),
        (["hushmaze", "tiles", "che"], "check"),
        (["hushmaze", "simulate", "--hour"], "--hourglass"),
        (["hushmaze", "scenarios", "check", "goo"], "good.toml"),
    ):
        asking = f"COMP_WORDS=({' '.join(typed)}); COMP_CWORD={len(typed) - 1}; _shtab_hushmaze"
        told = subprocess.run(
            ["bash", "-c", f'{script}\n{asking}\necho "${{COMPREPLY[@]}}"'],
            capture_output=True, text=True, check=True, cwd=desk,
        ).stdout  # fmt: skip
        assert offered in told.split(), typed


@pytest.mark.parametrize("piped", [True, False])
def test_a_set_sent_to_standard_input_is_the_one_that_is_checked(tmp_path: Path, piped: bool) -> None:
    text = (ROOT / "src/hushmaze/tiles/data/standard.tiles").read_text(encoding="utf-8")
    own = tmp_path / "own.tiles"
    own.write_text(text.replace("Standard", "Mine", 1), encoding="utf-8")
    command = [sys.executable, "-m", "hushmaze", "tiles", "check"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with own.open(encoding="utf-8") as opened:
        sent = {"input": own.read_text(encoding="utf-8")} if piped else {"stdin": opened}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True, **sent)
    assert done.stdout == "Mine: 25 faces, no problems\n"


def test_nothing_in_standard_input_means_our_own_set() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hushmaze", "tiles", "check"],
        capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.stdout == "Standard: 25 faces, no problems\n"


def test_a_mall_is_never_cut_without_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    log = ROOT / "golden" / "games" / "scenario-07.log"
    status, out, err = said(capsys, f"show {log}")
    assert (status, err) == (0, "")
    widest = max(map(len, out.splitlines()))
    assert widest > 120
    _, cut, err = said(capsys, f"show {log} --width 60")
    assert max(map(len, cut.splitlines())) <= 60
    assert f"--width {widest}" in err
    assert said(capsys, f"show {log} --width {widest}")[1:] == (out, "")


def test_seats_are_counted_as_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, 'show "seats=2 phase=heist bell=1"')[1]
    assert "seat 0" not in out
    assert "bell       seat 2" in out
    assert '"bell": 1' in said(capsys, 'show "seats=2 phase=heist bell=1" --json')[1]


def test_bars_show_on_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for terminal in (True, False):
        screen = StringIO()
        console = Console(file=screen, force_terminal=terminal, width=80)
        monkeypatch.setattr("hushmaze.cli.shared.progress.Console", lambda console=console, **_: console)
        assert list(counted([1, 2], "games")) == [1, 2]
        assert list(counted(iter([3]), "games")) == [3]
        with bar("more", 3, quiet=True) as advance:
            advance()
        with working("Thinking"):
            pass
        shown = screen.getvalue()
        assert ("games" in shown, "Thinking" in shown, "more" in shown) == (terminal, terminal, False)
