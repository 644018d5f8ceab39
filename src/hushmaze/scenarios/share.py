"""Share codes: an own scenario in a few letters that can be read aloud, typed, and checked.

Crockford's letters (no I, L, O, U), in groups of five. The last two bytes are a checksum that notices every
single wrong letter.
"""

from binascii import crc_hqx

from hushmaze.rules.setup import HOURGLASS_MS
from hushmaze.rules.squares import MOST_TILES
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import TileNumber
from hushmaze.scenarios.problems import Contradiction, refuse
from hushmaze.scenarios.reading import entries_of, scenario_of
from hushmaze.scenarios.scenario import LEVELS, STANDARD, SWITCH_NAMES, Scenario

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
_FORMAT = 1
_GROUP = 5


def share_code(scenario: Scenario) -> str:
    """A code from which `scenario_from_code` makes the same scenario, but for a built-in number."""
    content = _packed(scenario)
    letters = _to_letters(content + _checksum(content))
    return "-".join(letters[start : start + _GROUP] for start in range(0, len(letters), _GROUP))


def scenario_from_code(code: str) -> Scenario:
    """The scenario in a code; a ScenarioError if a letter of it is wrong."""
    try:
        content = _from_letters(code.upper().translate(_READ_AS))
        body, check = content[:-2], content[-2:]
        if _checksum(body) != check:
            raise ValueError("checksum")
        return scenario_of(entries_of(_unpacked(_Bytes(body))))
    except (ValueError, IndexError) as error:
        raise refuse(Contradiction.BAD_CODE) from error


def _checksum(content: bytes) -> bytes:
    return crc_hqx(content, 0xFFFF).to_bytes(2, "big")


def _to_letters(content: bytes) -> str:
    bits = "".join(f"{byte:08b}" for byte in content)
    bits += "0" * (-len(bits) % 5)
    return "".join(_LETTERS[int(bits[start : start + 5], 2)] for start in range(0, len(bits), 5))


def _from_letters(letters: str) -> bytes:
    bits = "".join(f"{_LETTERS.index(letter):05b}" for letter in letters)
    content = bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits) - 7, 8))
    if _to_letters(content) != letters:
        raise ValueError("the last letter says more than the content")
    return content


class _Bytes:
    """Reading from the front."""

    def __init__(self, content: bytes) -> None:
        self._left = content

    def take(self, count: int) -> bytes:
        if count > len(self._left):
            raise ValueError("the code is too short")
        taken, self._left = self._left[:count], self._left[count:]
        return taken

    def number(self, size: int = 1) -> int:
        return int.from_bytes(self.take(size), "big")

    def text(self, size: int = 1) -> str:
        return self.take(self.number(size)).decode()

    def done(self) -> bool:
        return not self._left


def _text(words: str, size: int = 1) -> bytes:
    """`size`: how many bytes tell its length."""
    encoded = words.encode()
    return len(encoded).to_bytes(size, "big") + encoded


def _packed(scenario: Scenario) -> bytes:
    switches = sum(getattr(scenario.switches, name) << place for place, name in enumerate(SWITCH_NAMES))
    levels = sum(1 << level for level in scenario.levels)
    own_set = scenario.tile_set != STANDARD
    other_sand, told = scenario.hourglass_ms != HOURGLASS_MS, scenario.about != ""
    flags = scenario.shuffled | other_sand << 1 | own_set << 2 | told << 3
    return b"".join(
        [
            bytes([_FORMAT, flags]),
            switches.to_bytes(3, "big"),
            bytes([levels]),
            _packed_tiles(scenario.tiles or ()),
            _packed_tiles(scenario.on_top),
            _text(scenario.face),
            _text(scenario.name),
            scenario.hourglass_ms.to_bytes(4, "big") if other_sand else b"",
            _text(scenario.tile_set) if own_set else b"",
            _text(scenario.about, size=2) if told else b"",
        ]
    )


def _unpacked(content: _Bytes) -> Scenario:
    if content.number() != _FORMAT:
        raise ValueError("a code of another version")
    flags = content.number()
    switches = content.number(3)
    levels = content.number()
    tiles, on_top = _unpacked_tiles(content), _unpacked_tiles(content)
    scenario = Scenario(
        switches=Switches(**{n: True for place, n in enumerate(SWITCH_NAMES) if switches >> place & 1}),
        levels=tuple(level for level in LEVELS if levels >> level & 1),
        tiles=None if levels else tiles,
        on_top=on_top,
        face=content.text(),
        name=content.text(),
        shuffled=bool(flags & 1),
        hourglass_ms=content.number(4) if flags & 2 else HOURGLASS_MS,
        tile_set=content.text() if flags & 4 else STANDARD,
        about=content.text(size=2) if flags & 8 else "",
    )
    if not content.done():
        raise ValueError("the code is too long")
    return scenario


def _packed_tiles(tiles: tuple[TileNumber, ...]) -> bytes:
    """Runs of following numbers, so that ``2-14`` is as short as ``7``."""
    runs: list[list[int]] = []
    for number in tiles:
        if runs and number == sum(runs[-1]):
            runs[-1][1] += 1
        else:
            runs.append([number, 1])
    return bytes([len(runs), *(part for run in runs for part in run)])


def _unpacked_tiles(content: _Bytes) -> tuple[TileNumber, ...]:
    found: list[TileNumber] = []
    for _ in range(content.number()):
        first, count = content.number(), content.number()
        found += [TileNumber(first + step) for step in range(count)]
    if any(number > MOST_TILES for number in found):
        raise ValueError("no set has so many tiles")
    return tuple(found)
