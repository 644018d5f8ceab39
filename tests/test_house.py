"""The house keeps its order: what may import what, that the rules are pure, how full a folder may be."""

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hushmaze"

PURE = {
    "collections", "collections.abc", "dataclasses", "enum", "functools",
    "hashlib", "itertools", "types", "typing",
}  # fmt: skip
"""All that the rules may use besides themselves: no clock, no randomness, no I/O."""

MOST_FILES = 15
"""In one folder of code: a stranger should see at a glance what lies there."""

MAY_BE_FULLER = {
    "src/hushmaze/rules": "each file is a section of the rulebook",
}

MOST_LINES = 300
"""Of a file of code; most have less than half as many."""

MAY_BE_LONGER = {
    "src/hushmaze/server/game/match.py": "the way of an action, which takes no step more than it must",
    "web/src/board/board.ts": "puts the parts of the map together",
    "web/src/session/session.svelte.ts": "a handler for each message",
}

RULE_FILES = sorted((SOURCE / "rules").rglob("*.py"))


def imported(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name}: relative import"
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: file.name)
def test_the_rules_import_nothing_impure(file: Path) -> None:
    strange = {name for name in imported(file) - PURE if not name.startswith("hushmaze.rules")}
    assert strange <= ({"hushmaze"} if file.name == "__init__.py" else set())


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: file.name)
def test_the_rules_call_nothing_impure(file: Path) -> None:
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input", "exec", "eval", "__import__", "id", "vars", "globals"}


def test_imports_point_down_only() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_every_file_says_what_it_is_for() -> None:
    silent = [
        str(file.relative_to(ROOT))
        for file in sorted(SOURCE.rglob("*.py"))
        if ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) is None
    ]
    assert silent == []


ROOMS_IN_PLAIN_WORDS = (
    "analysis", "bots", "cli", "cluster", "paper", "protocol", "referee", "rules", "scenarios", "server",
    "storage", "tiles", "workshop",
)  # fmt: skip
HEADLESS = re.compile(r"(Who|What|Whose|Whoever|Whatever|Whom)\b")


@pytest.mark.parametrize("room", ROOMS_IN_PLAIN_WORDS)
def test_docstrings_begin_with_a_noun_or_a_verb(room: str) -> None:
    """Not with a headless who or what: a reader wants to know what it does or is, and in the first word."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    headless = [
        f"{file.relative_to(ROOT)}: {words.splitlines()[0]}"
        for file in sorted((SOURCE / room).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, kinds) and (words := ast.get_docstring(node)) and HEADLESS.match(words)
    ]
    assert headless == []


def named_types(file: Path) -> list[str]:
    """Classes and, outside of `protocol/`, aliases of types: there they are the names of what travels."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    classes = [node.name for node in body if isinstance(node, ast.ClassDef)]
    targets = [node.targets[0] for node in body if isinstance(node, ast.Assign)]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    aliases = [name for name in names if name[0].isupper() and not name.isupper()]
    return classes if SOURCE / "protocol" in file.parents else classes + aliases


def test_one_name_is_one_thing() -> None:
    """A stranger who searches for a type finds one: what differs has names that differ."""
    times = Counter(name for file in SOURCE.rglob("*.py") for name in named_types(file))
    assert [name for name, found in times.items() if found > 1] == []


@pytest.mark.parametrize("room", ["server", "cluster"])
def test_every_file_of_a_room_is_in_its_list(room: str) -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    listed = page.split(f"\n## In `{room}/`\n")[1].split("\n## ")[0]
    there = {file.name for file in (SOURCE / room).glob("*.py")} - {"__init__.py"}
    assert there - set(re.findall(r"`(\w+\.py)`", listed)) == set()


NAMED_PATH = re.compile(r"`([\w./-]+(?:\.(?:py|ts|mjs|toml)|/))`")
TOPS = ("src", "web/src", "web/scripts", "web/public", "web/locales", "web/tests", "docs", "golden", "tests")
BUILT = {"src/hushmaze/server/client/"}
"""What is there only after a build."""


def existing_paths() -> set[str]:
    """Each with a slash before it, and folders with one after it, so that ends of paths can be compared."""
    tops = [ROOT / top for top in TOPS]
    paths = [*tops, *(path for top in tops for path in top.rglob("*")), *(top.parent for top in tops)]
    found = {f"/{path.relative_to(ROOT).as_posix()}{'/' if path.is_dir() else ''}" for path in paths}
    return found | {f"/{file.name}" for file in ROOT.iterdir()}


def test_whatever_the_architecture_names_is_there() -> None:
    named = set(NAMED_PATH.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))) - BUILT
    there = existing_paths()
    gone = {name for name in named if not any(path.endswith(f"/{name}") for path in there)}
    assert gone == set()
    assert len(named) > 100


@pytest.mark.parametrize("room", ["", "server", "bots"])
def test_every_folder_of_a_room_is_in_the_architecture(room: str) -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = {file.parent.name for file in (SOURCE / room).glob("*/__init__.py")}
    assert {folder for folder in folders if f"`{folder}/`" not in page} == set()


def code_folders(top: Path) -> dict[str, int]:
    """How many files lie directly in each folder that holds code; what is built or only data is left out."""
    folders = {file.parent for kind in ("*.py", "*.ts", "*.svelte") for file in top.rglob(kind)}
    return {
        folder.relative_to(ROOT).as_posix(): sum(
            file.is_file() and not file.name.startswith(".") for file in folder.iterdir()
        )
        for folder in folders
    }


def test_no_folder_of_code_is_too_full() -> None:
    folders = code_folders(SOURCE) | code_folders(ROOT / "web" / "src")
    full = {folder: files for folder, files in folders.items() if files > MOST_FILES}
    assert full.keys() == MAY_BE_FULLER.keys(), full


def test_no_file_of_code_is_too_long() -> None:
    """But for those that were generated."""
    tops = {SOURCE: ("*.py",), ROOT / "web" / "src": ("*.ts", "*.svelte")}
    files = {file for top, kinds in tops.items() for kind in kinds for file in top.rglob(kind)}
    generated = set((ROOT / "web" / "src" / "protocol").iterdir()) | set(
        (SOURCE / "server" / "client").rglob("*")
    )
    lengths = {
        file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in files - generated
    }
    long = {name: lines for name, lines in lengths.items() if lines > MOST_LINES}
    assert long.keys() == MAY_BE_LONGER.keys(), long


def test_who_hosts_one_server_loads_nothing_of_the_cluster() -> None:
    """Its libraries are an extra: the embedded default must run without them."""
    program = (
        "import sys, hushmaze.server.app; from hushmaze.cli.main import parser_of_all; parser_of_all();"
        "print({name.partition('.')[0] for name in sys.modules} & {'asyncpg', 'nats'},"
        " any(name.startswith('hushmaze.storage.postgres') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set() False\n"


@pytest.mark.parametrize("words", [["--version"], ["tiles", "--help"]])
def test_a_command_loads_nothing_of_the_server_unless_it_serves(words: list[str]) -> None:
    """Loading it takes longer than most commands."""
    program = (
        "import sys, atexit; from hushmaze.cli.main import main;"
        "atexit.register(lambda: print(any(name.startswith('hushmaze.server') for name in sys.modules)));"
        "main(sys.argv[1:])"
    )
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"
