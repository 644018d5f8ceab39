"""B2: own scenarios as files and codes."""

import tomllib
from binascii import crc_hqx
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import begin
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import TileNumber
from hushmaze.scenarios import (
    Contradiction,
    Scenario,
    ScenarioError,
    Table,
    builtin_number,
    builtin_scenarios,
    entries_of,
    made_for,
    prepare,
    read_scenario,
    scenario_from_code,
    scenario_number,
    scenario_of,
    share_code,
    write_scenario,
)
from hushmaze.scenarios.reading import read_numbers, write_numbers
from hushmaze.scenarios.scenario import PERMANENT, SWITCH_NAMES
from hushmaze.tiles import generate
from tests.support.plaza import PLAZA

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

PRINTABLE = st.characters(exclude_categories=["C", "Z"], include_characters=" ")
NAMES = (
    st.text(PRINTABLE, min_size=1, max_size=60).map(str.strip).filter(lambda n: bool(n) and n.isprintable())
)
ABOUTS = st.text(PRINTABLE, max_size=120).map(str.strip).filter(str.isprintable)
TILES = st.lists(st.integers(1, 99).map(TileNumber), max_size=30).map(tuple)
SWITCHES = st.builds(Switches, **dict.fromkeys(SWITCH_NAMES, st.booleans()))


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Anything that can be written down, playable or not."""
    levels = draw(
        st.one_of(st.just(()), st.sets(st.integers(1, 7), min_size=1).map(lambda s: tuple(sorted(s))))
    )
    return Scenario(
        name=draw(NAMES),
        about=draw(st.one_of(st.just(""), ABOUTS)),
        tiles=None if levels else draw(TILES),
        levels=levels,
        on_top=draw(st.one_of(st.just(()), TILES)),
        shuffled=draw(st.booleans()),
        face=draw(st.sampled_from("AB")),
        hourglass_ms=draw(st.one_of(st.just(180_000), st.integers(0, 2**32 - 1))),
        tile_set=draw(st.one_of(st.just("Standard"), NAMES)),
        switches=draw(SWITCHES),
    )


@given(scenarios())
def test_a_scenario_file_reads_back_the_same(scenario: Scenario) -> None:
    """B2: saved and read again."""
    assert read_scenario(write_scenario(scenario)) == scenario
    assert scenario_of(entries_of(scenario)) == scenario


@given(scenarios())
def test_a_share_code_reads_back_the_same(scenario: Scenario) -> None:
    """B2: shared as a code."""
    assert scenario_from_code(share_code(scenario)) == scenario


@pytest.mark.parametrize("number", range(1, 18))
def test_a_built_in_scenario_travels_without_its_number(number: int) -> None:
    """B2: as a code it is an own scenario like any other."""
    scenario = builtin_scenarios()[number]
    shared = scenario_from_code(share_code(scenario))
    assert shared.number is None
    assert entries_of(shared) == {key: v for key, v in entries_of(scenario).items() if key != "number"}
    assert read_scenario(write_scenario(scenario)) == scenario


def test_a_code_can_be_typed_as_it_comes() -> None:
    """B2: small letters, blanks, and letters that look alike."""
    scenario = Scenario(name="Blind leaders", tiles=(TileNumber(2), TileNumber(3)))
    code = share_code(scenario)
    assert set(code) <= set(LETTERS) | {"-"}
    assert max(map(len, code.split("-"))) == 5
    loose = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert scenario_from_code(loose) == scenario
    assert scenario_from_code(code.replace("1", "i")) == scenario


@pytest.mark.parametrize("name", ["Own", "Ours", "Theirs", "Longer"])
def test_any_wrong_letter_is_noticed(name: str) -> None:
    """B2: also the last, of which only some bits are needed."""
    code = share_code(Scenario(name=name, tiles=(TileNumber(2), TileNumber(9)), face="B"))
    for place, right in enumerate(code):
        for wrong in set(LETTERS) - {right} if right != "-" else ():
            with pytest.raises(ScenarioError, match="letter"):
                scenario_from_code(code[:place] + wrong + code[place + 1 :])


def problems_of(code: str) -> list[Contradiction]:
    try:
        scenario_from_code(code)
    except ScenarioError as error:
        return [problem.contradiction for problem in error.problems]
    return []


def in_letters(body: bytes) -> str:
    """A code with a right checksum around whatever is in it."""
    content = body + crc_hqx(body, 0xFFFF).to_bytes(2, "big")
    bits = "".join(f"{byte:08b}" for byte in content)
    bits += "0" * (-len(bits) % 5)
    return "".join(LETTERS[int(bits[n : n + 5], 2)] for n in range(0, len(bits), 5))


@given(st.one_of(st.text(max_size=40), st.binary(max_size=40).map(in_letters)))
def test_no_text_breaks_the_reader_of_codes(text: str) -> None:
    """B2: it gives a scenario or says that it is none."""
    assert problems_of(text) in ([], [Contradiction.BAD_CODE])


@given(scenarios(), st.data())
def test_no_content_breaks_the_reader_of_codes(scenario: Scenario, data: st.DataObject) -> None:
    """B2: a byte changed and the checksum made right again."""
    letters = share_code(scenario).replace("-", "")
    bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
    body = bytearray(int(bits[n : n + 8], 2) for n in range(0, len(bits) - 7, 8))[:-2]
    body[data.draw(st.integers(0, len(body) - 1))] = data.draw(st.integers(0, 255))
    assert problems_of(in_letters(bytes(body))) in ([], [Contradiction.BAD_CODE])


def test_a_code_of_another_version_is_refused() -> None:
    """B2: its first byte says so; nor may there be more than belongs in it."""
    plain = bytes([1, 1, 0, 0, 0, 2, 0, 0, 1]) + b"A" + bytes([3]) + b"Own"
    assert problems_of(in_letters(plain)) == []
    assert problems_of(in_letters(plain + b"!")) == [Contradiction.BAD_CODE]
    assert problems_of(in_letters(b"\x02" + bytes(12))) == [Contradiction.BAD_CODE]


def test_missing_and_extra_letters_are_noticed() -> None:
    """B2: whatever was lost or added on the way."""
    code = share_code(Scenario(name="Own", tiles=(TileNumber(2),))).replace("-", "")
    for wrong in (
        code[:-1],
        code[1:],
        code + "0",
        code + "00000000",
        code[:-5],
        "0" * 30,
        "U" + code,
        code * 2,
    ):
        with pytest.raises(ScenarioError):
            scenario_from_code(wrong)


@given(TILES)
def test_numbers_read_back_as_they_were_written(tiles: tuple[TileNumber, ...]) -> None:
    assert read_numbers(write_numbers(tiles)) == tiles


def test_ranges_are_written_short() -> None:
    assert write_numbers(read_numbers("2-14,17, 19 - 20")) == "2-14, 17, 19-20"


def test_levels_are_a_set() -> None:
    """B2: neither order nor repeating says anything."""
    scenario = read_scenario('name = "Own"\nlevels = "3, 1-2, 2"')
    assert scenario.levels == (1, 2, 3)
    assert scenario_from_code(share_code(scenario)) == scenario


def test_an_own_scenario_is_played_like_a_built_in_one() -> None:
    """B2: any tile list, face and mix of rules."""
    text = """
        name = "Blind leaders"
        tiles = "2-9, 12, 11, 10"
        on_top = "15, 14"
        shuffled = false
        face = "B"
        hourglass_ms = 120000
        rules = ["permanent", "leader", "no_vortex"]
    """
    scenario = read_scenario(text)
    assert set(scenario.rules) == {*PERMANENT, "leader", "no_vortex"}
    state = begin(prepare(scenario, Table(seats=4)))
    assert state.stack == (15, 14, *range(2, 10), 12, 11, 10)
    assert (state.sand_left(0), state.cards.count(())) == (120_000, 1)
    assert next(iter(state.board.tiles.values())).face.name == "1B"
    assert tomllib.loads(write_scenario(scenario))["rules"] == list(scenario.rules)


def test_an_own_scenario_may_use_its_own_tile_set() -> None:
    """B2: any tile set, if it is the one the scenario was made for."""
    scenario = read_scenario('name = "Own"\ntiles = "2-14"\ntile_set = "Plaza"')
    setup = prepare(scenario, Table(seats=2), PLAZA)
    assert setup.faces[TileNumber(6)] is PLAZA.face(6)
    with pytest.raises(ScenarioError, match=r"another tile set.*Plaza"):
        prepare(scenario, Table(seats=2))


@pytest.mark.parametrize("number", [10**6, -(10**6), 10**40])
def test_a_number_has_an_end(number: int) -> None:
    with pytest.raises(ScenarioError, match="number: needs to be at most 999999"):
        scenario_of({"number": number, "name": "x", "tiles": "2-9"})


def test_a_number_alone_makes_none_of_the_17() -> None:
    """B2"""
    three, seeded = scenario_number(3), generate(3)
    other = replace(three, name="Mine")
    assert (builtin_number(three), builtin_number(other)) == (3, None)
    assert builtin_number(replace(three, number=99)) is builtin_number(replace(three, number=None)) is None
    assert made_for(other, seeded).tile_set == seeded.name
    assert made_for(three, seeded) == three
    assert prepare(three, Table(seats=2), seeded).seats == 2
    with pytest.raises(ScenarioError, match="another tile set"):
        prepare(replace(other, number=99), Table(seats=2), seeded)


def test_names_may_bear_any_signs() -> None:
    """B2: quotes and backslashes too."""
    scenario = Scenario(name='The "Ö\\n" trap', tiles=(TileNumber(2),))
    assert read_scenario(write_scenario(scenario)) == scenario
    assert scenario_from_code(share_code(scenario)) == scenario
