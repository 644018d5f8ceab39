"""PostgreSQL and NATS for tests and benches: thrown away after use, on loopback, each in a folder of its own.

Debian's packages are enough. Where one is missing the test skips, and says so; see ``missing``.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.support.missing import missing

POSTGRES_FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin")
NATS_NAMES = ("nats-server", "/usr/sbin/nats-server")
START_WITHIN_S = 30


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class _Person(NamedTuple):
    """Whom a process runs as: PostgreSQL refuses to run as root."""

    uid: int
    gid: int


def _unprivileged() -> _Person | None:
    if os.getuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    return _Person(nobody.pw_uid, nobody.pw_gid)


def _options(person: _Person | None) -> dict[str, object]:
    return {} if person is None else {"user": person.uid, "group": person.gid, "extra_groups": []}


class Postgres:
    """A PostgreSQL of its own in ``folder``; ``start`` and ``stop`` may be called again and again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._person = _unprivileged()
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        if self._person is not None:
            os.chown(folder, *self._person)
        self._run("initdb", "-A", "trust", "-U", "hushmaze", "-E", "UTF8", "--no-locale", "-N", "-D", "data")

    @property
    def url(self) -> str:
        return f"postgresql://hushmaze@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        """Returns when it takes connections."""
        settings = (
            "listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self._folder}",
            "fsync=off", "shared_buffers=32MB", "max_connections=60",
        )  # fmt: skip
        given = [word for setting in settings for word in ("-c", setting)]
        self._process = self._popen("postgres", "-D", "data", *given)
        self._run(
            "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "0", until_well=self._process
        )

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT ends it at once, as a crash would; SIGINT in good order."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()

    def _popen(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                [self._programs / program, *arguments],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **_options(self._person),  # type: ignore[call-overload] # none or all of them
            )
        return process

    def _run(self, program: str, *arguments: str, until_well: subprocess.Popen[bytes] | None = None) -> None:
        """Once; or until it succeeds, or the process it waits for has ended."""
        while self._popen(program, *arguments).wait() != 0:
            if until_well is None or until_well.poll() is not None:
                raise RuntimeError(f"{program} failed:\n{(self._folder / 'log').read_text()}")


class Nats:
    """A NATS server of its own; ``start`` and ``stop`` may be called again and again."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: subprocess.Popen[str] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns when it takes connections."""
        self._process = subprocess.Popen(
            [self._program, "-a", "127.0.0.1", "-p", str(self.port)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            **_options(_unprivileged()),  # type: ignore[call-overload] # none or all of them
        )
        assert self._process.stderr is not None
        said = ""
        for line in self._process.stderr:
            said += line
            if "Server is ready" in line:
                return
        raise RuntimeError(f"nats-server failed:\n{said}")

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self._process is not None
        assert self._process.stderr is not None
        self._process.send_signal(how)
        self._process.wait()
        self._process.stderr.close()


def find_postgres() -> Path | None:
    """The folder of its programs, the newest version's."""
    found = [path for pattern in POSTGRES_FOLDERS for path in Path("/").glob(pattern.lstrip("/"))]
    beside = shutil.which("initdb")
    return max(found, key=_version, default=None if beside is None else Path(beside).parent)


def _version(programs: Path) -> list[int]:
    return [int(part) for part in programs.parts if part.isdigit()]


def find_nats() -> str | None:
    return next((found for name in NATS_NAMES if (found := shutil.which(name))), None)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    programs = find_postgres()
    if programs is None:
        missing("there is no PostgreSQL here (tools/have-engines says how to get it)")
    with tempfile.TemporaryDirectory(prefix="hushmaze-postgres-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o700)
        postgres = Postgres(programs, Path(folder))
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()


@contextmanager
def running_nats() -> Iterator[Nats]:
    program = find_nats()
    if program is None:
        missing("there is no nats-server here (tools/have-engines says how to get it)")
    nats = Nats(program)
    nats.start()
    try:
        yield nats
    finally:
        nats.stop()
