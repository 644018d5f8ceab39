"""The set-up tells a person what it does, and what to do when it cannot."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.setup.platforms import ROOT


def run(tool: str, *arguments: str, cwd: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": str(path)} if path else None
    command = [str(ROOT / "tools" / tool), *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def step(cwd: Path, script: str) -> subprocess.CompletedProcess[str]:
    return run("step", "try", "Trying", "sh", "-c", script, cwd=cwd)


def python(folder: Path, name: str, version: str) -> None:
    """Puts a Python of that version there, as far as finding one goes."""
    old = 1 if tuple(map(int, version.split("."))) < (3, 11) else 0
    stub = folder / name
    stub.write_text(f"#!/bin/sh\ncase $2 in *exit*) exit {old};; esac\necho {version}\n")
    stub.chmod(0o755)


def test_a_step_is_one_line_and_its_noise_is_kept(tmp_path: Path) -> None:
    done = step(tmp_path, "echo noise; echo more noise >&2")
    assert done.returncode == 0
    assert done.stdout.startswith("Trying … done, ")
    assert len(done.stdout.splitlines()) == 1
    assert not done.stderr
    assert (tmp_path / "build/setup/try.log").read_text() == "noise\nmore noise\n"


def test_a_failure_shows_the_end_of_its_log(tmp_path: Path) -> None:
    done = step(tmp_path, "seq 100; echo it broke >&2; exit 3")
    assert done.returncode == 1
    assert done.stdout == "Trying … failed\n"
    assert "| it broke" in done.stderr
    assert "| 50\n" not in done.stderr
    assert "make clean" in done.stderr.splitlines()[-1]
    assert len((tmp_path / "build/setup/try.log").read_text().splitlines()) == 101


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("npm error code ENOTFOUND", "connect"),
        ("after connection broken by 'NewConnectionError(", "connect"),
        ("OSError: [Errno 28] No space left on device", "make room"),
        ("because ensurepip is not\\navailable.", "apt-get install python3-venv"),
    ],
)
def test_a_failure_with_a_known_cause_says_what_to_do(tmp_path: Path, said: str, advice: str) -> None:
    done = step(tmp_path, f'printf "Traceback\\n%b\\n" "{said}"; exit 1')
    assert done.returncode == 1
    assert advice in done.stderr
    assert "run the same command again" in done.stderr
    assert "Traceback" not in done.stderr
    assert "build/setup/try.log" in done.stderr


def test_a_folder_that_cannot_be_written_is_named_as_the_cause(tmp_path: Path) -> None:
    (tmp_path / "build").write_text("not a folder")
    done = step(tmp_path, "true")
    assert done.returncode == 1
    assert "cannot be written" in done.stderr


def test_an_old_python_is_refused_with_its_version(tmp_path: Path) -> None:
    python(tmp_path, "python3", "3.9.18")
    done = run("find-python", str(tmp_path / "python3"), cwd=tmp_path)
    assert done.returncode == 1
    assert "3.11 or newer" in done.stderr
    assert "is 3.9.18" in done.stderr
    assert "PYTHON=" in done.stderr


def test_a_python_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = run("find-python", "/nowhere/python3", cwd=tmp_path)
    assert done.returncode == 1
    assert "/nowhere/python3 is not there" in done.stderr


def test_a_newer_python_beside_an_old_one_is_found(tmp_path: Path) -> None:
    python(tmp_path, "python3", "3.9.18")
    python(tmp_path, "python3.12", "3.12.1")
    done = run("find-python", "python3", cwd=tmp_path, path=tmp_path)
    assert done.stdout.strip() == str(tmp_path / "python3.12")


def test_a_python_that_was_named_is_not_exchanged(tmp_path: Path) -> None:
    """Somebody who names one wants that one."""
    python(tmp_path, "python3.9", "3.9.18")
    python(tmp_path, "python3.12", "3.12.1")
    assert run("find-python", "python3.9", cwd=tmp_path, path=tmp_path).returncode == 1


def test_without_node_there_is_none(tmp_path: Path) -> None:
    assert run("have-node", cwd=tmp_path, path=tmp_path).returncode != 0


def test_without_chromium_it_says_how_to_get_one(tmp_path: Path) -> None:
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
    (tmp_path / "id").chmod(0o755)
    done = run("have-chromium", cwd=tmp_path, path=tmp_path)
    assert done.returncode == 0
    assert "apt-get install chromium" in done.stderr


def test_packages_are_fetched_by_one_at_a_time(tmp_path: Path) -> None:
    """Steps of the set-up run side by side; apt-get fails where another one is at work."""
    script = "mkdir busy || { : >clashed; exit 100; }\nseq 3000000 >work\nrmdir busy\necho $* >>done\n"
    (tmp_path / "apt-get").write_text(f"#!/bin/sh\n{script}")
    (tmp_path / "apt-get").chmod(0o755)
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "FETCH_LOCK": str(tmp_path)}
    fetching = [
        subprocess.Popen([ROOT / "tools/fetch-debian", name], cwd=tmp_path, env=environment) for name in "abc"
    ]
    assert [one.wait() for one in fetching] == [0, 0, 0]
    assert not (tmp_path / "clashed").exists()
    done = (tmp_path / "done").read_text().split()
    assert {"a", "b", "c"} <= set(done)
