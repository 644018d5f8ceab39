"""The referee: games by JSON lines, and no line that can hurt it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.game_log.log import read_log
from hushmaze.protocol.game_log.log_check import judged
from hushmaze.referee import Referee
from hushmaze.rules import digest
from hushmaze.scenarios import scenario_number, share_code
from hushmaze.tiles import generate, standard_set

Answer = dict[str, Any]


class Client:
    """Asks a referee and reads its answers."""

    def __init__(self) -> None:
        self.referee = Referee()

    def ask(self, **request: object) -> Answer:
        answer: Answer = json.loads(self.referee.answer(json.dumps(request)))
        return answer

    def new(self, **parts: object) -> Answer:
        answer = self.ask(new={"scenario": 3, "seats": 4, "seed": 7} | parts)
        assert answer["ok"], answer
        return answer


@pytest.fixture
def client() -> Client:
    return Client()


def test_a_game_is_opened_and_runs(client: Client) -> None:
    answer = client.new()
    assert answer["events"] == [{"type": "started", "at": 0, "seat": 0}]
    assert answer["view"]["phase"] == "heist"


def test_a_table_may_plan_first(client: Client) -> None:
    """S6"""
    game = client.new(start=False)["game"]
    assert client.ask(game=game, view=True)["view"]["phase"] == "planning"
    assert client.ask(game=game, at=500, seat=1, do={"type": "say", "text": "I go north"})["ok"]
    assert client.ask(game=game, at=900, seat=1, do={"type": "start"})["ok"]
    assert client.ask(game=game, view=True)["view"]["sand"]["deadline"] == 180_900


def test_everything_listed_can_be_sent_back(client: Client) -> None:
    """A1: all that a seat is told it may do is accepted as it stands."""
    for seat in range(4):
        game = client.new()["game"]
        for entry in client.ask(game=game, seat=seat, legal=True)["legal"]:
            again = client.new()["game"]
            assert client.ask(game=again, at=10, seat=seat, do=entry)["ok"], entry


def test_games_are_kept_apart(client: Client) -> None:
    one, other = client.new()["game"], client.new()["game"]
    before = client.ask(game=other, hash=True)
    entry = client.ask(game=one, legal=0)["legal"][0]
    assert client.ask(game=one, at=5, seat=0, do=entry)["ok"]
    assert client.ask(game=other, hash=True) == before != client.ask(game=one, hash=True)
    assert client.ask(game=one, close=True) == {"ok": True}
    assert client.ask(game=one, hash=True)["reason"] == "no_such_game"
    assert client.ask(game=other, hash=True) == before


def test_a_refused_deed_changes_nothing(client: Client) -> None:
    """A10"""
    game = client.new()["game"]
    before = client.ask(game=game, hash=True), client.ask(game=game, log=True)
    for deed in (
        {"type": "move", "hero": "elf", "from": [0, 40, 40], "direction": "north", "steps": 1},
        {"type": "turn_card"},
        {"type": "say", "text": "psst"},
        {"type": "fly"},
        {},
        7,
    ):
        assert not client.ask(game=game, at=10, seat=0, do=deed)["ok"]
    assert client.ask(game=game, at=10, do={"type": "bell", "target": 0})["reason"] == "spectator"
    assert (client.ask(game=game, hash=True), client.ask(game=game, log=True)) == before


def test_a_deed_after_the_deadline_tells_the_loss_once(client: Client) -> None:
    """H2"""
    game = client.new()["game"]
    late = {"game": game, "at": 180_000, "seat": 0, "do": {"type": "bell", "target": 1}}
    assert client.ask(**late)["events"] == [{"type": "lost", "at": 180_000, "why": "sand"}]
    again = client.ask(**late)
    assert again["reason"] == "game_over"
    assert "events" not in again


def test_time_passes_to_the_exact_millisecond(client: Client) -> None:
    """H2"""
    game = client.new()["game"]
    assert client.ask(game=game, pass_time=179_999)["events"] == []
    assert client.ask(game=game, at=200_000, pass_time=True)["events"][0]["at"] == 180_000
    assert client.ask(game=game, pass_time=300_000)["events"] == []


def test_the_clock_never_goes_back(client: Client) -> None:
    """H1: neither after a refused deed nor after time that brought nothing."""
    game = client.new()["game"]
    ring = {"game": game, "seat": 0, "do": {"type": "bell", "target": 1}}
    assert client.ask(game=game, pass_time=5_000)["ok"]
    assert client.ask(**ring, at=4_999)["reason"] == "time_went_back"
    assert client.ask(game=game, pass_time=4_999)["reason"] == "time_went_back"
    assert client.ask(game=game, at=9_000, do={"type": "look"})["reason"] == "spectator"
    assert client.ask(**ring, at=8_999)["reason"] == "time_went_back"
    assert client.ask(**ring, at=9_000)["ok"]


def test_the_log_gives_the_game_back(client: Client) -> None:
    game = client.new()["game"]
    entry = client.ask(game=game, legal=2)["legal"][0]
    client.ask(game=game, at=77, seat=2, do=entry)
    log = read_log(client.ask(game=game, log=True)["log"])
    assert digest(log.game().state) == client.ask(game=game, hash=True)["hash"]


def test_rigged_games_are_marked(client: Client) -> None:
    """S1"""
    heroes = {"barbarian": [0, 1, 1], "mage": [0, 2, 1], "elf": [0, 1, 2], "dwarf": [0, 2, 2]}
    rigged = {"stack": [9, 8, 7], "heroes": heroes, "cards": ["NESW", "V", "C", "X"]}
    seen = client.new(rigged=rigged)["view"]
    assert seen["rigged"]
    assert seen["stack"] == {"left": 3, "top": None, "unseen": [7, 8, 9], "bottom": []}
    assert [hero["square"] for hero in seen["heroes"]] == list(heroes.values())
    assert seen["cards"][0] == ["north", "east", "south", "west"]
    assert not client.new()["view"]["rigged"]


def test_scenarios_come_by_number_file_code_or_entries(client: Client, tmp_path: Path) -> None:
    """B2"""
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\ntiles = "2-12"\nrules = ["no_vortex"]\n', encoding="utf-8")
    assert client.new(scenario=str(file))["scenario"] == "Mine"
    assert client.new(scenario={"code": share_code(scenario_number(12))})["scenario"] == "Hands only"
    assert client.new(scenario={"name": "Other", "tiles": "2-12"})["scenario"] == "Other"
    assert client.ask(new={"scenario": str(tmp_path), "seats": 2})["reason"] == "no_such_file"
    assert client.ask(new={"scenario": "a\0b", "seats": 2})["reason"] == "bad_request"


def test_tile_sets_come_by_name_file_text_or_seed(client: Client, tmp_path: Path) -> None:
    own = generate(3, "Own")
    file = tmp_path / "own.tiles"
    file.write_text(own.text, encoding="utf-8")
    for wanted in (str(file), {"text": own.text}):
        game = client.new(tile_set=wanted)["game"]
        assert client.ask(game=game, tiles=True)["tiles"] == own.text
    assert client.new(tile_set={"generate": 3})["ok"]
    standard = client.new(tile_set="standard")["game"]
    assert client.ask(game=standard, tiles=True)["tiles"] == standard_set().text
    assert (
        client.ask(new={"scenario": 1, "seats": 2, "tile_set": {"text": "tile"}})["reason"] == "bad_request"
    )


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"scenario": 18}, "no_such_scenario"),
        ({"scenario": None}, "bad_request"),
        ({"seats": "four"}, "bad_request"),
        ({"seats": 9}, "too_many_seats"),
        ({"level": 2}, "no_such_level"),
        ({"scenario": 10, "level": 1}, "no_such_level"),
        ({"face": "C"}, "no_such_face"),
        ({"edition": "C"}, "bad_request"),
        ({"colour": "red"}, "bad_request"),
        ({"start": -1}, "bad_request"),
        ({"start": "now"}, "bad_request"),
        ({"rigged": {"luck": 7}}, "bad_request"),
        ({"rigged": {"stack": "all"}}, "bad_request"),
        ({"rigged": {"heroes": {"elf": [0, 1, 1]}}}, "bad_request"),
        ({"rigged": {"cards": ["Q"]}}, "bad_request"),
        ({"rigged": {"cards": "N"}}, "bad_request"),
        ({"rigged": {"stack": [1]}}, "rigged_stack"),
        ({"rigged": {"cards": ["N", "E", "S", "W"]}}, "rigged_cards"),
        ({"talk_always": True}, "open_talk_not_offered"),
        (
            {"scenario": {"name": "X", "tiles": "2, 4-12", "rules": ["two_boards"]}},
            "two_boards_without_tile_3",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(client: Client, parts: Answer, reason: str) -> None:
    answer = client.ask(new={"scenario": 3, "seats": 4} | parts)
    assert (answer["ok"], answer["reason"]) == (False, reason)
    assert answer["message"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[1]", "malformed"),
        ("[" * 100_000, "malformed"),
        (b"\xff\xfe", "malformed"),
        ('"\\ud800"', "malformed"),
        ("{}", "bad_request"),
        ('{"view": true, "legal": true}', "bad_request"),
        ('{"game": true, "view": true}', "bad_request"),
        ('{"view": true}', "bad_request"),
        ('{"game": 1, "close": false}', "bad_request"),
        ('{"game": 1, "log": 1}', "bad_request"),
        ('{"game": 1, "seat": 0, "view": 1}', "bad_request"),
        ('{"game": 1, "view": "0"}', "bad_request"),
        ('{"game": 1, "at": 1, "view": true}', "bad_request"),
        ('{"version": true, "verbose": true}', "bad_request"),
        ('{"game": 5, "view": true}', "no_such_game"),
        ('{"new": 5}', "bad_request"),
    ],
)
def test_bad_lines_get_an_error_and_the_referee_lives_on(
    client: Client, line: str | bytes, reason: str
) -> None:
    assert json.loads(client.referee.answer(line))["reason"] == reason
    assert client.ask(version=True)["ok"]


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"seat": 9, "view": True}, "no_such_seat"),
        ({"legal": -1}, "no_such_seat"),
        ({"seat": "0", "do": {"type": "look"}, "at": 1}, "bad_request"),
        ({"seat": 0, "do": {"type": "look"}}, "bad_request"),
        ({"seat": 0, "do": {"type": "look"}, "at": -4}, "bad_request"),
        ({"seat": 0, "do": {"type": "look"}, "at": 1.5}, "bad_request"),
        ({"pass_time": True}, "bad_request"),
    ],
)
def test_bad_arguments_are_named(client: Client, request_: Answer, reason: str) -> None:
    game = client.new()["game"]
    assert client.ask(game=game, **request_)["reason"] == reason


def test_an_id_comes_back(client: Client) -> None:
    assert client.ask(id="a7", version=True)["id"] == "a7"
    assert client.ask(id=[1], view=True)["id"] == [1]


def test_the_scenarios_are_listed(client: Client) -> None:
    listed = client.ask(scenarios=True)["scenarios"]
    assert [entry["number"] for entry in listed] == list(range(1, 18))
    assert listed[8]["seats"] == list(range(3, 10))
    assert listed[9]["levels"] == list(range(2, 8))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
WORDS = st.sampled_from(
    ["game", "new", "do", "at", "seat", "view", "legal", "pass_time", "log", "hash", "id"]
)


@given(st.dictionaries(WORDS, JSON | st.integers(0, 2)))
def test_no_request_gets_less_than_an_answer(request: dict[str, object]) -> None:
    client = Client()
    client.new()
    answer = json.loads(client.referee.answer(json.dumps(request)))
    assert isinstance(answer["ok"], bool)


@given(st.binary(max_size=60))
def test_no_bytes_get_less_than_an_answer(line: bytes) -> None:
    assert json.loads(Referee().answer(line))["ok"] is False


def test_the_process_answers_line_by_line() -> None:
    """The real thing: `hushmaze referee` on pipes, bad lines and all."""
    requests = [
        b'{"new": {"scenario": 3, "seats": 4, "seed": 7}}',
        b"",
        b"garbage",
        b'{"game": 1, "hash": true}',
    ]
    done = subprocess.run(
        [sys.executable, "-m", "hushmaze", "referee"],
        input=b"\n".join(requests) + b"\n",
        capture_output=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert done.stderr == b""


MIDDLE = "scenario=6 phase=heist time=60000 deadline=170000 turns=1 spent=0:0,3 cards=N,WV,EC,SX"


def test_a_game_begins_in_any_position(client: Client) -> None:
    """S1: spent squares and sand included; its log opens again."""
    opened = client.ask(new={"position": MIDDLE, "seats": 4}, seat=2)
    view = opened["view"]
    assert (view["seat"], view["phase"], view["spent"]) == (2, "heist", [[0, 0, 3]])
    assert (view["now"], view["sand_left"], view["rigged"]) == (60_000, 110_000, True)
    assert opened["events"] == []
    entry = client.ask(game=1, legal=0)["legal"][0]
    assert client.ask(game=1, at=59_999, seat=0, do=entry)["reason"] == "time_went_back"
    assert client.ask(game=1, at=61_000, seat=0, do=entry)["ok"]
    log = read_log(client.ask(game=1, log=True)["log"])
    assert digest(judged(log).state) == client.ask(game=1, hash=True)["hash"]


def test_a_planned_position_still_starts(client: Client) -> None:
    """S6"""
    assert client.ask(new={"position": "scenario=2 seats=3 stack=5"})["view"]["phase"] == "heist"
    planning = client.ask(new={"position": "scenario=2 seats=3 stack=5", "start": False})
    assert planning["view"]["phase"] == "planning"


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"position": MIDDLE}, "bad_request"),
        ({"position": 7, "seats": 4, "scenario": 3}, "bad_request"),
        ({"position": MIDDLE, "seats": 4, "scenario": 6}, "bad_request"),
        ({"position": MIDDLE, "seats": 4, "rigged": {"stack": []}}, "bad_request"),
        ({"position": "seats=many", "scenario": 3}, "bad_request"),
        ({"position": MIDDLE + " bell=9", "seats": 4}, "rigged_position"),
        ({"position": MIDDLE + " luck=9", "seats": 4}, "rigged_position"),
    ],
)
def test_a_position_that_cannot_be_opens_nothing(client: Client, parts: Answer, reason: str) -> None:
    assert client.ask(new=parts)["reason"] == reason
    assert client.ask(game=1, view=True)["reason"] == "no_such_game"


def test_answers_have_the_view_where_it_is_asked_for(client: Client) -> None:
    game = client.new()["game"]
    entry = client.ask(game=game, legal=0)["legal"][0]
    done = client.ask(game=game, at=500, seat=0, do=entry, with_view=True)
    assert done["view"] == client.ask(game=game, view=0)["view"]
    assert (done["view"]["now"], done["view"]["sand_left"]) == (500, 179_500)
    refused = client.ask(game=game, at=700, seat=77, do=entry, with_view=True)
    assert (refused["reason"], refused["view"]["seat"], refused["view"]["now"]) == ("no_such_seat", None, 700)
    passed = client.ask(game=game, pass_time=900, seat=1, with_view=True)
    assert (passed["view"]["seat"], passed["view"]["time"], passed["view"]["now"]) == (1, 500, 900)
    assert "view" not in client.ask(game=game, at=900, seat=0, do={"type": "stare", "target": 1})
    wrong = client.ask(game=game, at=900, seat=0, do={"type": "stare", "target": 1}, with_view="yes")
    assert wrong["reason"] == "bad_request"


@pytest.mark.parametrize(("seat", "reason"), [({}, "spectator"), ({"seat": 9}, "no_such_seat")])
def test_whoever_asks_too_late_the_game_is_lost(client: Client, seat: Answer, reason: str) -> None:
    """H2: the clock never passes the deadline without it, so `legal` lists nothing that cannot be sent."""
    game = client.new()["game"]
    answer = client.ask(game=game, at=200_000, do={"type": "steal"}, **seat)
    assert answer["reason"] == reason
    assert answer["events"] == [{"type": "lost", "at": 180_000, "why": "sand"}]
    assert client.ask(game=game, legal=0)["legal"] == []


def test_a_bad_request_does_not_move_the_clock(client: Client) -> None:
    game = client.new()["game"]
    assert client.ask(game=game, at=9_000, seat=0, do={"type": "fly"})["reason"] == "bad_request"
    assert client.ask(game=game, view=0)["view"]["now"] == 0
    assert client.ask(game=game, at=9_000, do={"type": "steal"})["reason"] == "spectator"
    assert client.ask(game=game, view=0)["view"]["now"] == 9_000


def test_numbers_have_64_bits(client: Client) -> None:
    for number, fine in ((2**64 - 1, True), (2**64, False), (-(2**63), True), (-(2**63) - 1, False)):
        assert client.ask(new={"scenario": 3, "seats": 4, "seed": number})["ok"] is fine
    assert client.ask(version=True, id=2**70)["id"] == 2**70
    assert (
        client.ask(new={"scenario": 3, "seats": 4, "rigged": {"stack": [[2**70]]}})["reason"] == "bad_request"
    )


def test_the_set_it_is_played_with_is_told(client: Client) -> None:
    """Ours if nothing is said."""
    assert client.new()["tile_set"] == {"name": "Standard", "digest": standard_set().digest}
    own = {"name": "Mine", "tiles": "2-12", "tile_set": "Uptown"}
    assert client.ask(new={"scenario": own, "seats": 4})["reason"] == "other_tile_set"
    text = generate(11, "Uptown").text
    assert client.new(scenario=own, tile_set={"text": text})["tile_set"]["name"] == "Uptown"
