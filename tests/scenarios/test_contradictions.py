"""B2: no mix that contradicts itself can be played, and every contradiction is named."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from hushmaze.rules import begin
from hushmaze.rules.cards import card
from hushmaze.rules.setup import Options, Rigging
from hushmaze.rules.squares import Square, square
from hushmaze.rules.tile import cell
from hushmaze.rules.words import Card, TileNumber
from hushmaze.scenarios import (
    Contradiction,
    Problem,
    ScenarioError,
    Table,
    prepare,
    read_scenario,
    scenario_from_code,
    scenario_number,
)
from hushmaze.scenarios.contradictions import contradictions
from hushmaze.tiles import TileSet, standard_set
from tests.support.table import scenario_setup, setup_of

No = Contradiction


def own(rules: str = "", tiles: str = "2-12", seats: int = 4, **more: str | int) -> Callable[[], object]:
    """An own scenario with these rules at a plain table."""
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in more.items()]
    text = "\n".join([f'name = "Own"\ntiles = "{tiles}"\nrules = {rules.split()}', *lines])
    return lambda: prepare(read_scenario(text), Table(seats=seats))


def read(text: str) -> Callable[[], object]:
    return lambda: read_scenario(text)


def rigged(
    seats: int = 4,
    scenario: int = 2,
    stack: tuple[int, ...] | None = None,
    heroes: tuple[Square, ...] | None = None,
    cards: str | None = None,
) -> Callable[[], object]:
    hands: tuple[Card, ...] | None = None if cards is None else tuple(map(_card, cards.split(",")))
    tiles = None if stack is None else tuple(map(TileNumber, stack))
    rigging = Rigging(stack=tiles, heroes=heroes, cards=hands)
    return lambda: scenario_setup(scenario, seats=seats, rigging=rigging)


def put_up(position: str) -> Callable[[], object]:
    return lambda: scenario_setup(2, rigging=Rigging(position=position))


def _card(text: str) -> Card:
    return card("" if text == "-" else text)


def agreed(cards: str, seats: int = 4, scenario: int = 2) -> Callable[[], object]:
    options = Options(cards=tuple(map(_card, cards.split(","))))
    return lambda: scenario_setup(scenario, seats=seats, options=options)


def without_centre() -> object:
    """Tile sets that can be read never have such a tile 1, but sets can also be made."""
    setup = setup_of()
    start = setup.faces[TileNumber(1)]
    holed = replace(start, floor=start.floor - {cell(1, 1)})
    found = contradictions(replace(setup, faces={**setup.faces, TileNumber(1): holed}))
    raise ScenarioError(map(Problem, found))


def without_plain_floor() -> object:
    """Tile 3 with nothing but special squares cannot be a second board."""
    setup = setup_of(rules="two_boards")
    third = setup.faces[TileNumber(3)]
    narrow = replace(third, floor=frozenset(third.specials) | {cell(1, 3)})
    found = contradictions(replace(setup, faces={**setup.faces, TileNumber(3): narrow}))
    raise ScenarioError(map(Problem, found))


def less(*numbers: int) -> TileSet:
    tiles = standard_set()
    return TileSet.of("Standard", [face for face in tiles.faces.values() if face.number not in numbers])


CENTRE = tuple(square(0, x, y) for x, y in ((1, 1), (2, 1), (1, 2), (2, 2)))

EXAMPLES: dict[Contradiction, list[Callable[[], object]]] = {
    No.NOT_A_SCENARIO: [read("name = "), read("[a" + ".a" * 1_900 + "]"), read("[[a]]\n" * 500)],
    No.UNKNOWN_KEY: [read('name = "Own"\ntiles = "2"\ncolour = "red"')],
    No.BAD_VALUE: [
        read('tiles = "2-9"'),
        read('name = "Own"'),
        read('name = "Own"\ntiles = "2"\nlevels = "1"'),
        read('name = ""\ntiles = "2"'),
        read(f'name = "{"x" * 61}"\ntiles = "2"'),
        read('name = "two\\nlines"\ntiles = "2"'),
        read('name = 7\ntiles = "2"'),
        read('name = "Own"\ntiles = 2'),
        read('name = "Own"\ntiles = "two"'),
        read('name = "Own"\ntiles = "9-2"'),
        read('name = "Own"\ntiles = "0-2"'),
        read('name = "Own"\ntiles = "2-100"'),
        read('name = "Own"\nlevels = "1-8"'),
        read('name = "Own"\ntiles = "2"\nshuffled = "yes"'),
        read('name = "Own"\ntiles = "2"\nhourglass_ms = true'),
        read('name = "Own"\ntiles = "2"\nhourglass_ms = -5'),
        read('name = "Own"\ntiles = "2"\nhourglass_ms = 4294967296'),
        read(f'name = "Own"\ntiles = "{", ".join(["2-20"] * 6)}"'),
        read('name = "Own"\ntiles = "2"\nhourglass_ms = 1.5'),
        read('name = "Own"\ntiles = "2"\nrules = "no_talk"'),
        read('name = "Own"\ntiles = "2"\nface = "A\\nB"'),
    ],
    No.UNKNOWN_RULE: [read('name = "Own"\ntiles = "2"\nrules = ["no_walls", "no_talk"]')],
    No.NO_SUCH_SCENARIO: [lambda: scenario_number(18), lambda: scenario_number(0)],
    No.BAD_CODE: [lambda: scenario_from_code("HELLO"), lambda: scenario_from_code("")],
    No.NO_SUCH_LEVEL: [
        lambda: scenario_setup(8, level=8),
        lambda: scenario_setup(10, level=1),
        lambda: scenario_setup(13, level=1),
        lambda: scenario_setup(3, level=2),
    ],
    No.OTHER_TILE_SET: [own(tile_set="Elsewhere")],
    No.NO_SUCH_FACE: [own(face="C"), lambda: scenario_setup(3, face="Z")],
    No.NO_SUCH_TILE: [own(tiles="2-25"), own(on_top="30")],
    No.TILE_TWICE: [own(tiles="2-12, 5"), own(on_top="5")],
    No.START_TILE_IN_STACK: [own(tiles="1-12"), own(on_top="1"), own("two_boards", on_top="3")],
    No.START_SQUARES_NOT_FLOOR: [without_centre, without_plain_floor],
    No.ITEM_MISSING: [own(tiles="2-8, 10-12")],
    No.EXIT_MISSING: [own(tiles="2-11"), own("one_exit", tiles="3-12")],
    No.HOURGLASS_SIZE: [
        own(hourglass_ms=999),
        own(hourglass_ms=3_600_001),
        own(hourglass_ms=0),
        lambda: scenario_setup(2, hourglass_ms=0),
    ],
    No.TOO_FEW_SEATS: [own(seats=0), own(seats=-3)],
    No.TOO_MANY_SEATS: [own(seats=9), own("leader", seats=10)],
    No.LEADER_NEEDS_THREE: [own("leader", seats=2), own("leader", seats=1)],
    No.LEADER_WITHOUT_BELL: [own("leader no_bell")],
    No.FIXED_LEADER_WITHOUT_LEADER: [lambda: scenario_setup(2, options=Options(leader_fixed=True))],
    No.FOOLING_WITH_ONE_EXIT: [own("fool_the_guards one_exit")],
    No.HANDS_ONLY_WITHOUT_TALK: [own("hands_only no_talk")],
    No.OPEN_TALK_AND_SILENCE: [own("open_talk_allowed no_talk"), own("open_talk_allowed hands_only")],
    No.OPEN_TALK_NOT_OFFERED: [lambda: scenario_setup(2, options=Options(talk_always=True))],
    No.TWO_BOARDS_WITHOUT_TILE_3: [own("two_boards", tiles="2, 4-12")],
    No.TWO_BOARDS_WITHOUT_VORTEX: [own("two_boards no_vortex")],
    No.TWO_BOARDS_WITH_MOVING_WALLS: [own("two_boards moving_walls")],
    No.TWO_BOARDS_WITHOUT_GATHERINGS: [own("two_boards no_gatherings")],
    No.TWO_BOARDS_WITH_ONE_EXIT: [
        own("two_boards one_exit"),
        lambda: prepare(
            read_scenario('name = "Own"\nlevels = "1-2"\nrules = ["two_boards"]'), Table(seats=4, level=1)
        ),
    ],
    No.WRONG_CARDS: [
        agreed("N,WV,EC,S"),
        agreed("NE,WV,SCX"),
        agreed("NESWVCX", seats=1),
        agreed("NEV,SWCX", seats=2, scenario=9),
        agreed("N,WV,EC,SX", scenario=9),
    ],
    No.RIGGED_STACK: [
        rigged(stack=(2, 2)),
        rigged(stack=(1,)),
        rigged(stack=(25,)),
        rigged(stack=(3,), scenario=13),
    ],
    No.RIGGED_HEROES: [
        rigged(heroes=CENTRE[:3]),
        rigged(heroes=(CENTRE[0], *CENTRE[:3])),
        rigged(heroes=(*CENTRE[:3], square(0, 40, 40))),
        rigged(heroes=CENTRE, scenario=13),
    ],
    No.RIGGED_CARDS: [
        rigged(cards="N,E,S,W"),
        rigged(cards="N,EC,SX"),
        rigged(cards="N,EC,SXWV,-"),
        rigged(cards="N,WV,EC,SX", scenario=9),
        rigged(cards="N,E,S,W,V,C", seats=1),
    ],
    No.RIGGED_POSITION: [put_up("phase=nowhere"), put_up("phase=heist deadline=0")],
}


@pytest.mark.parametrize("name", Contradiction, ids=lambda name: name.value)
def test_every_contradiction_is_refused_by_name(name: Contradiction) -> None:
    """B2: whatever does not fit together says what it is."""
    for example in EXAMPLES[name]:
        with pytest.raises(ScenarioError) as caught:
            example()
        assert name in [problem.contradiction for problem in caught.value.problems]


def test_every_contradiction_has_its_own_name_and_sentence() -> None:
    assert all(name.value == name.name.lower() for name in Contradiction)
    assert len({name.message for name in Contradiction}) == len(Contradiction)
    assert all(name.message.endswith(".") for name in Contradiction)


def test_all_problems_are_told_at_once() -> None:
    """B2: nobody has to find them one by one."""
    with pytest.raises(ScenarioError) as caught:
        own("two_boards no_vortex hands_only no_talk", tiles="2-8", seats=12)()
    assert {problem.contradiction for problem in caught.value.problems} == {
        No.ITEM_MISSING,
        No.EXIT_MISSING,
        No.TOO_MANY_SEATS,
        No.HANDS_ONLY_WITHOUT_TALK,
        No.TWO_BOARDS_WITHOUT_VORTEX,
    }
    with pytest.raises(ScenarioError, match=r"no such rule switch.*flying.*no such entry.*colour"):
        read('name = "Own"\ntiles = "2"\nrules = ["flying"]\ncolour = 1')()


def test_a_problem_says_what_it_is_about() -> None:
    with pytest.raises(ScenarioError) as caught:
        own(tiles="2-26", face="Q")()
    assert str(caught.value) == (
        "Tile 1 of this set has no such face. (Q) The tile set has no such tile. (25) "
        "The tile set has no such tile. (26)"
    )


@pytest.mark.parametrize(
    "playable",
    [
        rigged(stack=(24, 2), heroes=CENTRE[::-1], cards="NESWVCX,N,E,S"),
        rigged(cards="N,E,S,W,V,C,X", seats=1),
        rigged(cards="-,NESWVCX,N", seats=3, scenario=9),
        rigged(heroes=(square(1, 0, 0), *CENTRE[:3]), scenario=13),
        agreed("SX,EC,WV,N"),
        agreed("-,SCX,WV,NE", scenario=9),
        own("one_exit", tiles="2-9"),
        own("leader", seats=9),
        own(hourglass_ms=1000),
        own(hourglass_ms=3_600_000),
    ],
)
def test_what_fits_together_can_be_played(playable: Callable[[], object]) -> None:
    """B2: these stand just inside the line."""
    assert playable() is not None


def test_a_rigged_stack_may_lack_what_a_fair_one_needs() -> None:
    """B2: in a rigged game that is the rigger's business."""
    setup = scenario_setup(2, rigging=Rigging(stack=(TileNumber(5),)))
    assert begin(setup).stack == (5,)


def test_a_smaller_tile_set_lacks_tiles() -> None:
    """B2: the tiles are looked for in the set that is played with."""
    with pytest.raises(ScenarioError, match=r"\(12\)"):
        prepare(scenario_number(2), Table(seats=4), less(12))
    assert prepare(scenario_number(1), Table(seats=4), less(12)).seats == 4
