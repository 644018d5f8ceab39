"""Power cuts: what the disk surely has is what was synced, as seen from inside SQLite.

A layer of our own between SQLite and its files (a VFS, by the C interface) notes each file's bytes whenever
it is synced. The rest of what was written may be in the system's memory only, and is lost with the power.
"""

import _sqlite3
import ctypes
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

_library = ctypes.CDLL(_sqlite3.__file__)  # finds what it is linked with
_library.sqlite3_vfs_find.restype = ctypes.c_void_p

_POINTER = ctypes.sizeof(ctypes.c_void_p)
_VFS_SIZE = 5 * _POINTER + 16 * _POINTER
_VFS_NAME, _VFS_OPEN = 3 * _POINTER, 5 * _POINTER
_METHODS_SIZE = _POINTER + 18 * _POINTER
_METHODS_SYNC = _POINTER + 4 * _POINTER

_Open = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


def _pointer_at(address: int) -> ctypes.c_void_p:
    return ctypes.c_void_p.from_address(address)


class Power:
    """The disk under one store, of which only what was synced survives. One at a time in a process."""

    def __init__(self) -> None:
        self.synced: dict[Path, bytes] = {}
        self._descriptors: dict[Path, int] = {}
        self._names: dict[int, Path] = {}
        self._methods: dict[int, ctypes.Array[ctypes.c_char]] = {}
        self._real = ctypes.c_void_p(_library.sqlite3_vfs_find(None))
        assert self._real.value is not None
        self._vfs = ctypes.create_string_buffer(ctypes.string_at(self._real, _VFS_SIZE))
        self._name = ctypes.create_string_buffer(b"power")
        address = ctypes.addressof(self._vfs)
        self._real_open = _Open(_pointer_at(address + _VFS_OPEN).value or 0)
        self._callbacks = [_Open(self._open), _Sync(self._sync)]
        _pointer_at(address + _VFS_NAME).value = ctypes.addressof(self._name)
        _pointer_at(address + _VFS_OPEN).value = ctypes.cast(self._callbacks[0], ctypes.c_void_p).value
        assert _library.sqlite3_vfs_register(self._vfs, 0) == 0
        self._real_fdatasync = os.fdatasync
        self.before_fdatasync: Callable[[], object] = lambda: None
        os.fdatasync = self._fdatasync  # type: ignore[assignment] # the store syncs past SQLite as well

    def connect(self, path: Path) -> sqlite3.Connection:
        """As the store's own connections, through this layer."""
        return sqlite3.connect(
            f"{path.as_uri()}?vfs=power", uri=True, isolation_level=None, check_same_thread=False
        )

    def note(self, path: Path) -> None:
        """All that is in the file by now is on the disk."""
        # Never closed before the store is: closing a file drops the locks that SQLite has on it.
        if path not in self._descriptors:
            self._descriptors[path] = os.open(path, os.O_RDONLY)
        self.synced[path] = os.pread(self._descriptors[path], 1 << 30, 0)

    def restore(self, folder: Path) -> Path:
        """The files as they are found when the power is back, in another folder; gives the database."""
        folder.mkdir()
        for path, content in self.synced.items():
            if path.exists():
                (folder / path.name).write_bytes(content)
        return folder / min(self.synced, key=lambda path: len(path.name)).name

    def close(self) -> None:
        os.fdatasync = self._real_fdatasync
        _library.sqlite3_vfs_unregister(self._vfs)
        for descriptor in self._descriptors.values():
            os.close(descriptor)

    def _open(self, _vfs: int, name: int, file: int, flags: int, found: int) -> int:
        failed = self._real_open(self._real, name, file, flags, found)
        methods = _pointer_at(file).value
        if not failed and methods is not None:
            self._names[file] = Path(os.fsdecode(ctypes.string_at(name)))
            _pointer_at(file).value = ctypes.addressof(self._with_our_sync(methods))
        return int(failed)

    def _with_our_sync(self, methods: int) -> "ctypes.Array[ctypes.c_char]":
        if methods not in self._methods:
            ours = self._methods[methods] = ctypes.create_string_buffer(
                ctypes.string_at(methods, _METHODS_SIZE)
            )
            place = _pointer_at(ctypes.addressof(ours) + _METHODS_SYNC)
            self._real_sync = _Sync(place.value or 0)
            place.value = ctypes.cast(self._callbacks[1], ctypes.c_void_p).value
        return self._methods[methods]

    def _fdatasync(self, descriptor: int) -> None:
        self.before_fdatasync()
        self._real_fdatasync(descriptor)
        self.note(Path(os.readlink(f"/proc/self/fd/{descriptor}")))

    def _sync(self, file: int, flags: int) -> int:
        failed = self._real_sync(file, flags)
        if not failed:
            self.note(self._names[file])
        return int(failed)
