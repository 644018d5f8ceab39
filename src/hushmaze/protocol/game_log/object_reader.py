"""Reading a JSON object part by part."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from hushmaze.protocol.codec import CodecError, Plain, shown

T = TypeVar("T")


class Parts:
    """An object whose parts are asked for by name and type; a CodecError names the part that is wrong."""

    def __init__(self, plain: Plain, called: str) -> None:
        if not isinstance(plain, Mapping):
            raise CodecError(f"{called}: needs to be an object")
        self._plain = plain
        self._called = called

    def get(self, key: str, usual: Plain = None) -> Plain:
        return self._plain.get(key, usual)

    def only(self, *keys: str) -> None:
        unknown = set(self._plain) - set(keys)
        if unknown:
            raise CodecError(f"{self._called}: there is no {shown(min(unknown))}, only {', '.join(keys)}")

    def _typed(self, key: str, kind: type[T], needs: str) -> T:
        value = self._plain.get(key)
        if type(value) is not kind:
            raise CodecError(f"{key}: needs {needs}, not {shown(value)}")
        return value

    def whole(self, key: str) -> int:
        return self._typed(key, int, "a whole number")

    def text(self, key: str) -> str:
        return self._typed(key, str, "text")

    def flag(self, key: str) -> bool:
        return self._typed(key, bool, "true or false")

    def object(self, key: str) -> dict[str, Plain]:
        return self._typed(key, dict, "an object")

    def optional(self, key: str, read: Callable[[str], T]) -> T | None:
        return None if self._plain.get(key) is None else read(key)
