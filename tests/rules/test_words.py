"""The words of the rulebook as numbers and letters."""

from hushmaze.rules.words import ABILITIES, COLOURED, DIRECTIONS, HEROES, Ability, Direction, Kind


def test_heroes_and_abilities_have_their_letters() -> None:
    assert "".join(hero.letter for hero in HEROES) == "BMED"
    assert "".join(ability.letter for ability in ABILITIES) == "NESWVCX"


def test_a_direction_is_the_ability_to_go_there() -> None:
    assert [Ability(way) for way in DIRECTIONS] == [
        Ability.NORTH,
        Ability.EAST,
        Ability.SOUTH,
        Ability.WEST,
    ]
    assert [way.name for way in DIRECTIONS] == [Ability(way).name for way in DIRECTIONS]


def test_a_quarter_turn_is_clockwise() -> None:
    assert Direction.NORTH.turned(1) is Direction.EAST
    assert Direction.WEST.turned(1) is Direction.NORTH
    assert all(way.turned(2) is way.opposite and way.turned(4) is way for way in DIRECTIONS)


def test_four_kinds_of_squares_have_a_colour() -> None:
    assert set(Kind) - COLOURED == {Kind.HOURGLASS, Kind.BALL, Kind.CAMERA}
