"""Faces to draw, and ways to look at what was drawn."""

from collections import Counter
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree

from hypothesis import strategies as st

from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, Edge, TileFace, edge, step
from hushmaze.rules.words import COLOURED, DIRECTIONS, HEROES, Direction, Hero, Kind, Special, TileNumber
from tests.support.wide import examples

leisurely = examples(8)
"""For properties that draw: a picture takes its time on a busy machine."""
SVG = "{http://www.w3.org/2000/svg}"
INNER_EDGES = [
    edge(c, n) for c in CELLS for n in (step(c, Direction.EAST), step(c, Direction.SOUTH)) if n is not None
]


def make_face(  # noqa: PLR0913 - a face has as many fields
    *,
    number: int = 5,
    specials: Mapping[Cell, Special] | None = None,
    shops: tuple[Cell, ...] = (),
    walls: tuple[Edge, ...] = (),
    passages: tuple[Edge, ...] = (),
    escalators: tuple[Edge, ...] = (),
    entrance: Direction | None = Direction.SOUTH,
) -> TileFace:
    return TileFace(
        number=TileNumber(number),
        face="A" if number == 1 else "",
        floor=frozenset(c for c in CELLS if c not in shops),
        walls=frozenset(walls),
        passages=frozenset(passages),
        specials=dict(specials or {}),
        escalators=escalators,
        entrance=entrance,
    )


def exploring(*doors: tuple[Direction, Hero], entrance: Direction | None = None, number: int = 5) -> TileFace:
    """A bare face with exploration doors."""
    specials = {DOOR_CELLS[side]: Special(Kind.EXPLORATION, hero) for side, hero in doors}
    return make_face(number=number, specials=specials, entrance=entrance)


@st.composite
def faces(draw: st.DrawFn) -> TileFace:
    """Any face the type allows, sensible or not, as long as walls stand between floor cells."""
    shops = tuple(draw(st.sets(st.sampled_from(CELLS), max_size=8)))
    floor = [c for c in CELLS if c not in shops]
    entrance = draw(st.sampled_from([None, *DIRECTIONS]))
    open_edges = [e for e in INNER_EDGES if not set(e) & set(shops)]
    walled = draw(st.lists(st.sampled_from(open_edges), unique=True)) if open_edges else []
    split = draw(st.integers(0, len(walled)))
    ends = st.tuples(st.sampled_from(floor), st.sampled_from(floor)).filter(lambda p: p[0] < p[1])
    lying = {c: s for c in floor if (s := draw(st.none() | _specials(c, entrance))) is not None}
    return make_face(
        number=draw(st.integers(1, 24)),
        specials=lying,
        shops=shops,
        walls=tuple(walled[split:]),
        passages=tuple(walled[:split]),
        escalators=tuple(draw(st.lists(ends, max_size=2))),
        entrance=entrance,
    )


def _specials(cell: Cell, entrance: Direction | None) -> st.SearchStrategy[Special]:
    may_explore = cell in DOOR_CELLS and DOOR_CELLS.index(cell) != entrance
    kinds = [k for k in Kind if k != Kind.EXPLORATION or may_explore]
    return st.builds(
        lambda kind, hero: Special(kind, hero if kind in COLOURED else None),
        st.sampled_from(kinds),
        st.sampled_from(HEROES),
    )


Element = ElementTree.Element


def parse(svg: str) -> Element:
    return ElementTree.fromstring(svg)


def parts(svg: str, name: str) -> list[Element]:
    """Every group that depicts the named thing."""
    return [group for group in parse(svg).iter(f"{SVG}g") if group.get("data-part") == name]


def part_counts(svg: str) -> Counter[str]:
    named = (group.get("data-part") for group in parse(svg).iter(f"{SVG}g"))
    return Counter(name for name in named if name is not None)


def with_ancestors(root: Element) -> Iterator[tuple[Element, list[Element]]]:
    """Every element with those around it, outermost first."""
    waiting: list[tuple[Element, list[Element]]] = [(root, [])]
    while waiting:
        element, around = waiting.pop()
        yield element, around
        waiting += [(child, [*around, element]) for child in element]
