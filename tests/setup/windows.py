"""Takes from this Python what Windows lacks, then loads all of Hushmaze and keeps a game in a file.

Others' libraries are loaded before: what they do there is theirs to know.
"""

import asyncio
import os
import pkgutil
import signal
import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Any

import hushmaze

MODULES = ("fcntl", "grp", "pwd", "resource", "termios", "uvloop")
OF_OS = (
    "O_CLOEXEC",
    "fdatasync",
    "fork",
    "geteuid",
    "getuid",
    "killpg",
    "nice",
    "sched_getaffinity",
    "sysconf",
)
SIGNALS = ("SIGHUP", "SIGKILL", "SIGSTOP", "SIGUSR1")


def load_all() -> None:
    for module in pkgutil.walk_packages(hushmaze.__path__, "hushmaze."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def forget_all() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "hushmaze"]:
        del sys.modules[name]


def become_windows() -> None:
    sys.platform = "win32"
    sys.modules.update(dict.fromkeys(MODULES))  # type: ignore[arg-type] # None: it cannot be imported
    locks: Any = types.ModuleType("msvcrt")
    locks.LK_NBLCK, locks.locking = 2, lambda *_: None
    sys.modules["msvcrt"] = locks
    for name in OF_OS:
        delattr(os, name)
    for name in SIGNALS:
        delattr(signal, name)


async def keep_a_game(folder: Path) -> None:
    storage = import_module("hushmaze.storage")
    for durability in ("disk", "process"):
        store = storage.SqliteStore(folder / durability, durability=durability)
        await store.open()
        await store.create_game("g", "kibo-ruta", b"{}")
        await store.commit_one(storage.Entry("g", 0, (b"1",)))
        await store.close()
    with (folder / "disk").open("r+b") as file:
        import_module("hushmaze.storage.sqlite.syncing").sync(file.fileno())


load_all()
forget_all()
become_windows()
load_all()
asyncio.run(keep_a_game(Path(sys.argv[1])))
