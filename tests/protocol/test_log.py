"""The log is the game: header and events, from which everything is rebuilt."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import LogError, event_line, read_log, read_number, write_log
from hushmaze.rules import Command, Game, digest
from hushmaze.rules.cards import card
from hushmaze.rules.commands import Say
from hushmaze.rules.setup import Deal, Edition, Options, Rigging
from hushmaze.rules.squares import square
from hushmaze.rules.version import FIRST_RULES, RULES_VERSION
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.scenarios import Table, read_scenario, scenario_number, scenario_of
from hushmaze.tiles import generate, standard_set
from tests.support.autopilot import play

ROOT = Path(__file__).parents[2]

PLAY_AND_PRINT = """
import sys
sys.path.insert(0, sys.argv[1])
from tests.protocol.test_log import played
for number in (1, 6, 11, 13, 17):
    sys.stdout.write(played(number))
"""


def played(number: int) -> str:
    heading = Heading(scenario_number(number), Table(seats=4, seed=99), standard_set())
    game = play(Game(heading.setup()), pace=700, most_deeds=250)
    return write_log(heading, game.events) + digest(game.state)


def test_two_processes_write_the_same_log_byte_for_byte() -> None:
    """S1: same inputs and same commands at the same times give the same game, whatever the hash seed."""
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PLAY_AND_PRINT, str(ROOT)],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    ]
    assert outputs[0] == outputs[1] == outputs[2]
    assert outputs[0].count(b"\n") > 500


HEADINGS = {
    "plain": Heading(scenario_number(3), Table(seats=4, seed=7), standard_set()),
    "all options": Heading(
        scenario_number(9),
        Table(
            seats=5,
            seed=2**63,
            level=3,
            face="A",
            hourglass_ms=90_000,
            options=Options(edition=Edition.B, pause=True, leader_fixed=True, deal=Deal.RANDOM),
        ),
        standard_set(),
    ),
    "agreed cards": Heading(
        scenario_number(1),
        Table(seats=2, options=Options(cards=(card("SWCX"), card("NEV")), talk_always=True)),
        standard_set(),
    ),
    "rigged": Heading(
        scenario_number(2),
        Table(
            seats=2,
            rigging=Rigging(
                stack=tuple(map(TileNumber, (6, 7, 8, 9, 2))),
                heroes=tuple(square(0, x, y) for x, y in ((1, 1), (2, 1), (1, 2), (2, 2))),
                cards=(card("NESW"), card("VCX")),
            ),
        ),
        standard_set(),
    ),
    "own tiles": Heading(
        read_scenario('name = "Mine"\ntile_set = "Elsewhere"\ntiles = "2-12"\nrules = ["pass_cards"]'),
        Table(seats=3),
        generate(5, "Elsewhere"),
    ),
    "solo": Heading(scenario_number(5), Table(seats=1, seed=3), standard_set()),
}


@pytest.mark.parametrize("name", HEADINGS)
def test_a_log_rebuilds_its_game(name: str) -> None:
    """S1"""
    heading = HEADINGS[name]
    game = play(Game(heading.setup()), pace=500, most_deeds=120)
    text = write_log(heading, game.events)
    log = read_log(text)
    assert digest(log.game().state) == digest(game.state)
    assert write_log(log.heading, log.events) == text
    assert log.heading.table == heading.table


def test_a_log_names_the_line_that_is_wrong() -> None:
    lines = played(1).replace(f',"rules":{RULES_VERSION}}}', "}").splitlines()[:-1]
    for number, broken, why in (
        (1, "", "line 1"),
        (1, "[]", "this is not a game log"),
        (1, "{}", "this is not a game log"),
        (1, lines[0].replace('"format":1', '"format":99'), "made by a newer Hushmaze"),
        (1, lines[0].replace('"format":1', '"format":0'), "there are no logs of format 0"),
        (1, lines[0].replace('"format":1', '"format":true'), "there are no logs of format true"),
        (1, lines[0].replace('"format":1', '"format":1,"rules":9'), "made by a newer Hushmaze"),
        (1, lines[0].replace('"format":1', '"format":1,"rules":"x"'), "rules: needs a whole number"),
        (2, lines[1].replace("}", ',"n":"<b>"}'), "n: needs a whole number"),
        (1, lines[0].replace('"seats":4', '"seats":"four"'), "seats: needs a whole number"),
        (1, lines[0].replace('"options":{', '"options":{"luck":1,'), 'there is no "luck"'),
        (1, lines[0].replace('"edition":"house"', '"edition":"C"'), 'edition: there is no "C"'),
        (1, lines[0].replace('"pause":false', '"pause":0'), "pause: needs true or false"),
        (1, lines[0].replace(standard_set().digest, "0" * 16), "does not have the set"),
        (3, lines[2][:-4], "line 3"),
        (3, '{"type":"flown"}', 'line 3: type: there is no "flown"'),
        (3, "[" * 5000, "line 3"),
    ):
        with pytest.raises(LogError, match=why.replace("[", r"\[")):
            read_log("\n".join([*lines[: number - 1], broken, *lines[number:]]))
    with pytest.raises(LogError, match="the log is empty"):
        read_log("")


def test_a_log_of_an_impossible_game_is_refused() -> None:
    lines = played(1).splitlines()[:-1]
    with pytest.raises(LogError, match="line 2: this cannot have happened then"):
        read_log("\n".join([lines[0], '{"type":"square_spent","at":5,"square":[0,50,50]}'])).game()
    unplayable = lines[0].replace('"seats":4', '"seats":12')
    with pytest.raises(LogError, match="line 1: There are cards for at most eight seats"):
        read_log(unplayable).game()


def test_a_log_carries_the_version_of_its_rules() -> None:
    """Logs from before there were several say nothing, and mean the first."""
    heading = HEADINGS["plain"]
    assert read_log(write_log(heading, ())).heading.rules == RULES_VERSION
    older = replace(heading, rules=FIRST_RULES)
    assert '"rules":1' not in write_log(older, ())
    assert read_log(write_log(older, ())).heading == older


def test_a_game_that_new_tables_are_refused_still_opens() -> None:
    """C13: level 1 is gone, the logs of it are not."""
    entries = {"number": 13, "name": "Two dimensions", "levels": "1-7", "rules": ["two_boards"]}
    table = Table(seats=4, level=1)
    played_then = Heading(scenario_of(entries), table, standard_set(), rules=FIRST_RULES)
    assert read_log(write_log(played_then, ())).opening().setup.switches.one_exit
    with pytest.raises(LogError, match="With one exit"):
        read_log(write_log(replace(played_then, rules=RULES_VERSION), ())).opening()


def test_numbers_of_commands_are_read_and_written() -> None:
    lines = played(1).splitlines()[:3]
    log = read_log("\n".join([lines[0], lines[1].replace("}", ',"n":-7}'), lines[2]]))
    assert log.numbers == (-7, None)
    assert event_line(log.events[0], -7) == lines[1].replace("}", ',"n":-7}')
    assert read_number(event_line(log.events[0], -7).encode()) == -7
    assert read_number(lines[1].encode()) is None


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_what_was_said_ends_no_line(sign: str, line_end: str) -> None:
    """T4: signs that other programs take for the end of a line."""
    game = Game(HEADINGS["plain"].setup())
    game.submit(Command(Seat(0), Say(f"hello{sign}there")), 0)
    (said,) = game.events
    text = write_log(HEADINGS["plain"], game.events).replace("\n", line_end)
    assert read_log(text).events == (said,)
