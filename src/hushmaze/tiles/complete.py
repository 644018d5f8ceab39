"""What a complete set must keep beside the G rules: the counts and places of K1 to K6."""

from collections import Counter
from collections.abc import Callable, Iterator

from hushmaze.rules.tile import DOOR_CELLS, TileFace
from hushmaze.rules.words import HEROES, Hero, Kind, Special
from hushmaze.tiles.checks import CENTRE
from hushmaze.tiles.errors import TileError
from hushmaze.tiles.ground import regions
from hushmaze.tiles.tileset import TileSet, alike

NAMES = ("1A", "1B", *(str(number) for number in range(2, 25)))

ITEM_TILES = frozenset({6, 7, 8, 9})
HOURGLASS_TILES = frozenset({1, 3, 4, 5})
BALL_TILES = frozenset({15, 17, 20})
CAMERA_TILES = frozenset({16, 17, 18, 19})
EXIT_TILES = {2: Hero.MAGE, 10: Hero.ELF, 11: Hero.BARBARIAN, 12: Hero.DWARF}
FIRST_PASSAGE_TILE = 13

PASSAGES, ESCALATORS = 7, 9
VORTICES_EACH = range(7, 10)
"""About eight of each colour (K5)."""
_NO_LIMIT = 1000
EARLY_VORTICES_EACH = range(3, _NO_LIMIT)
EXPLORATIONS = range(44, 49)
"""About 46 (K5)."""
EXPLORATIONS_EACH = range(10, 15)

_PLACES = (
    (Kind.ITEM, "K2", ITEM_TILES),
    (Kind.HOURGLASS, "K2", HOURGLASS_TILES),
    (Kind.EXIT, "K3", frozenset(EXIT_TILES)),
    (Kind.BALL, "K4", BALL_TILES),
    (Kind.CAMERA, "K4", CAMERA_TILES),
)
_RULES_ELSEWHERE = {(1, Kind.HOURGLASS): "K1", (2, Kind.EXIT): "K2"}


def standard_problems(tile_set: TileSet) -> list[TileError]:
    """Everything that keeps a set, free of `problems`, from being complete (K1 to K6, no two tiles alike).

    Where tile 1 is counted with the others it counts once, with face A.
    """
    missing = [name for name in NAMES if name not in tile_set.faces]
    if missing:
        return [TileError(name, None, "K1", "a complete set has this tile") for name in missing]
    return [found for check in _CHECKS for found in check(tile_set)]


def _special_counts(face: TileFace) -> Counter[Special]:
    return Counter(face.specials.values())


def _kind_count(face: TileFace, kind: Kind) -> int:
    return sum(special.kind == kind for special in face.specials.values())


def _counted(tile_set: TileSet) -> list[TileFace]:
    return [face for name, face in tile_set.faces.items() if name != "1B"]


def _check_start(tile_set: TileSet) -> Iterator[TileError]:
    for name, vortices in (("1A", 1), ("1B", 0)):
        face = tile_set.faces[name]
        for origin in CENTRE:
            if origin in face.specials or any(origin in pair for pair in face.escalators):
                square = (origin % 4, origin // 4)
                yield TileError(name, square, "K1", "the four centre squares are plain floor")
        if len(face.escalators) != 1:
            yield TileError(name, None, "K1", f"tile 1 has one escalator, not {len(face.escalators)}")
        specials = _special_counts(face)
        for hero in HEROES:
            if specials[Special(Kind.VORTEX, hero)] != vortices:
                text = f"face {face.face} has {vortices} vortices for the {hero.name.lower()}"
                yield TileError(name, None, "K1", text)


def _check_places(tile_set: TileSet) -> Iterator[TileError]:
    """Items, hourglasses, exits, balls and cameras: one on each of their tiles, none elsewhere."""
    for face in tile_set.faces.values():
        for kind, rule, tiles in _PLACES:
            wanted, found = int(face.number in tiles), _kind_count(face, kind)
            if found != wanted:
                text = f"has {found} squares of kind {kind.name.lower()}, should have {wanted}"
                yield TileError(face.name, None, _RULES_ELSEWHERE.get((face.number, kind), rule), text)


def _check_owners(tile_set: TileSet) -> Iterator[TileError]:
    for number, hero in EXIT_TILES.items():
        exits = {s.hero for s in tile_set.face(number).specials.values() if s.kind == Kind.EXIT}
        if exits - {hero}:
            rule = "K2" if number == 2 else "K3"
            yield TileError(str(number), None, rule, f"its exit belongs to the {hero.name.lower()}")
    items = _totals(_counted(tile_set), Kind.ITEM)
    for hero in HEROES:
        if items[hero] != 1:
            yield TileError("", None, "K2", f"{items[hero]} items for the {hero.name.lower()}, should be 1")


def _totals(faces: list[TileFace], kind: Kind) -> Counter[Hero | None]:
    return Counter(s.hero for face in faces for s in face.specials.values() if s.kind == kind)


def _check_passages(tile_set: TileSet) -> Iterator[TileError]:
    for face in tile_set.faces.values():
        if face.passages and face.number < FIRST_PASSAGE_TILE:
            yield TileError(face.name, None, "K3", f"no dwarf passages below tile {FIRST_PASSAGE_TILE}")
    passages = sum(len(face.passages) for face in _counted(tile_set))
    if passages != PASSAGES:
        yield TileError("", None, "K3", f"{passages} dwarf passages, should be {PASSAGES}")


def _check_totals(tile_set: TileSet) -> Iterator[TileError]:
    faces = _counted(tile_set)
    vortices, explorations = _totals(faces, Kind.VORTEX), _totals(faces, Kind.EXPLORATION)
    early = _totals([face for face in faces if face.number <= 9], Kind.VORTEX)
    sums = [
        ("escalators", sum(len(face.escalators) for face in faces), range(ESCALATORS, ESCALATORS + 1)),
        ("exploration squares", explorations.total(), EXPLORATIONS),
    ]
    for hero in HEROES:
        whose = f"for the {hero.name.lower()}"
        sums.append((f"exploration squares {whose}", explorations[hero], EXPLORATIONS_EACH))
        sums.append((f"vortices {whose}", vortices[hero], VORTICES_EACH))
        sums.append((f"vortices {whose} on tiles 1 to 9", early[hero], EARLY_VORTICES_EACH))
    for what, found, wanted in sums:
        if found not in wanted:
            yield TileError("", None, "K5", f"{found} {what}, should be {_in_words(wanted)}")


def _in_words(wanted: range) -> str:
    if wanted.stop == _NO_LIMIT:
        return f"{wanted.start} or more"
    return f"{wanted.start} to {wanted.stop - 1}" if len(wanted) > 1 else f"{wanted.start}"


def _check_ground(tile_set: TileSet) -> Iterator[TileError]:
    for face in tile_set.faces.values():
        yield from ground_problems(face)


def ground_problems(face: TileFace) -> list[TileError]:
    """What is wrong with where a tile's floor leads (K6)."""
    found: list[TileError] = []
    if len(regions(face, dwarf=True)) > 1:
        found.append(TileError(face.name, None, "K6", "its floor does not hang together"))
    if face.entrance is not None and not _leads_on(face):
        text = "its entrance reaches no exploration square without a dwarf passage"
        found.append(TileError(face.name, None, "K6", text))
    return found


def _leads_on(face: TileFace) -> bool:
    doors = {DOOR_CELLS[side]: hero for side, hero in face.doors.items()}
    entrances = {origin for origin, hero in doors.items() if hero is None}
    explorations = set(doors) - entrances
    return any(part & entrances and part & explorations for part in regions(face, dwarf=False))


def _check_alike(tile_set: TileSet) -> Iterator[TileError]:
    for earlier, later in alike(tile_set):
        yield TileError(later, None, "K5", f"is tile {earlier} over again, but for a turn")


_CHECKS: tuple[Callable[[TileSet], Iterator[TileError]], ...] = (
    _check_start,
    _check_places,
    _check_owners,
    _check_passages,
    _check_totals,
    _check_ground,
    _check_alike,
)
