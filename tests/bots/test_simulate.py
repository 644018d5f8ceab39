"""Whole games on a virtual clock, and what is summed up of them."""

import json
import signal
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from hushmaze.bots.simulate import plots
from hushmaze.bots.simulate.asking import AskedError, read_list, read_team
from hushmaze.bots.simulate.figures import summary, wilson
from hushmaze.bots.simulate.record import GameRecord, PartnerFigures, Told, _partner
from hushmaze.bots.simulate.runs import GameToPlay, SimulatedPlayer, _ctrl_c_later, play_deal, play_deals
from hushmaze.cli.main import main
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.setup import Edition
from hushmaze.rules.words import Seat
from hushmaze.tiles import generate

PROXY_AND_BOTS = (SimulatedPlayer("proxy"), SimulatedPlayer(), SimulatedPlayer(), SimulatedPlayer())


def deal(
    seed: int = 1, team: tuple[SimulatedPlayer, ...] = (SimulatedPlayer(),), edition: Edition = Edition.HOUSE
) -> GameToPlay:
    return GameToPlay(scenario=3, seats=4, seed=seed, team=team, edition=edition)


@pytest.fixture(scope="module")
def records() -> list[GameRecord]:
    return [play_deal(deal(seed)) for seed in (1, 2, 3)]


def test_four_bots_at_human_pace_win(records: list[GameRecord]) -> None:
    """The full table is `bench/results/bots.md`; three games here."""
    assert all(record.won for record in records)
    assert all(not record.wrong for record in records)


def test_they_are_about_as_quick_as_people(records: list[GameRecord]) -> None:
    rate = summary(records)["slides_per_s"]
    assert 0.25 < rate < 0.5


def test_random_players_do_not_win() -> None:
    record = play_deal(deal(team=(SimulatedPlayer("rambler"),)))
    assert not record.won
    assert not record.wrong


def test_a_human_proxy_is_not_undone() -> None:
    record = play_deal(deal(team=PROXY_AND_BOTS))
    assert record.partner is not None
    assert record.partner.moves > 10
    assert record.partner.reversed <= record.partner.moves * 0.05


def test_the_theft_is_called_in_edition_b() -> None:
    """W2"""
    assert play_deal(deal(seed=2, edition=Edition.B, team=(SimulatedPlayer(level=BotLevel.FAST),))).stolen


def test_the_solver_stands_beside_it() -> None:
    record = play_deal(replace(deal(team=(SimulatedPlayer(level=BotLevel.FAST),)), regret=True))
    assert record.bound is not None
    assert record.solver_actions is None or record.bound <= record.solver_actions
    assert not record.won or record.bound <= record.slides + record.explorations


def test_processes_change_nothing() -> None:
    quick = [deal(seed, team=(SimulatedPlayer(level=BotLevel.LIGHTNING),)) for seed in (4, 5)]
    assert list(play_deals(quick, jobs=2)) == list(play_deals(quick))


def test_the_interval_holds_the_share() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(95, 100)
    assert low == pytest.approx(0.8882, abs=1e-3)
    assert high == pytest.approx(0.9785, abs=1e-3)


def test_nothing_played_is_summed_up_too() -> None:
    assert summary([])["games"] == 0
    assert summary([])["time_s"] is None


def test_losses_partners_and_regret_are_summed_up(records: list[GameRecord]) -> None:
    partner = PartnerFigures(moves=10, reversed=1, idle_ms=1_000, bells=2)
    won = replace(records[0], won=True, partner=partner, solver_ms=records[0].time_ms // 2, bound=40)
    lost = replace(records[1], won=False, loss="sand", stolen=False, raced={"hero_not_there": 2})
    found = summary([won, lost])
    assert found["losses"] == {"sand, before the theft": 1}
    assert found["partner"]["reversed_share"] == 0.1
    assert found["regret"]["mean"] == pytest.approx(2, abs=0.01)
    assert found["regret"]["least_actions_proven"] == 40
    silent = replace(won, partner=replace(partner, moves=0))
    assert summary([silent])["partner"]["reversed_share"] == 0.0


def test_proxies_are_idle_on_average_and_not_together(records: list[GameRecord]) -> None:
    """So that it is a share of the time, however many of them play."""
    partners = _partner(Told(), {Seat(0): 8_000, Seat(2): 4_000})
    played = replace(records[0], time_ms=10_000, partner=partners)
    assert summary([played])["partner"]["idle_share"] == 0.6


@pytest.mark.parametrize(("words", "numbers"), [("3", (3,)), ("1-3", (1, 2, 3)), ("2,4-5,4", (2, 4, 5))])
def test_lists_of_numbers(words: str, numbers: tuple[int, ...]) -> None:
    assert read_list(words) == numbers


@pytest.mark.parametrize("words", ["", "x", "1-", "5-3", "1-999999999", "1-60,1-60"])
def test_what_is_no_list_is_refused(words: str) -> None:
    with pytest.raises(AskedError):
        read_list(words)


def test_ctrl_c_waits_until_the_processes_have_begun() -> None:
    """They begin with it held back, so that none dies with a complaint before it knows how to end."""
    asks = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    heard: list[str] = []

    def begin() -> None:
        with _ctrl_c_later():
            signal.raise_signal(signal.SIGINT)
            command = [sys.executable, "-c", asks]
            heard.append(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have had it ignored
    try:
        with pytest.raises(KeyboardInterrupt):
            begin()
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == ["True\n"]


def test_teams_by_kind_and_pace() -> None:
    found = read_team("proxy, teammate@fast", BotLevel.HUMAN)
    assert found == (SimulatedPlayer("proxy", BotLevel.HUMAN), SimulatedPlayer("teammate", BotLevel.FAST))
    for words in ("nobody", "teammate@sleepy"):
        with pytest.raises(AskedError):
            read_team(words, BotLevel.HUMAN)


def run(*arguments: str) -> int:
    return main(["simulate", "--scenario", "3", "--games", "1", "--jobs", "1", "--pace", "fast", *arguments])


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1
    assert found["won"] in (0, 1)
    assert found["parts"][0]["scenario"] == 3


def test_other_tiles_sand_and_skills(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """H1: with 20 s of sand on another set, a partner and novices lose, and quickly."""
    (tmp_path / "mine.tiles").write_text(generate(42, "mine").text)
    words = ["--tiles", str(tmp_path / "mine.tiles"), "--hourglass", "20"]
    assert run(*words, "--team", "helper,teammate@fast@novice", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["won"]) == (1, 0)
    assert found["time_s"] < 100


def test_a_table_and_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run("--to", str(tmp_path / "games.jsonl")) == 0
    assert "seats" in capsys.readouterr().out
    (line,) = (tmp_path / "games.jsonl").read_text().splitlines()
    assert json.loads(line)["seed"] == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("--team", "nobody"),
        ("--team", "teammate@clever"),
        ("--tiles", "no.tiles"),
        ("--hourglass", "0"),
        ("--seats", "12"),
        ("--scenario", "99"),
        ("--to", "/no/such/folder/x"),
    ],
)
def test_what_cannot_be_played_is_said(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, str]
) -> None:
    assert run(*arguments) == 2
    assert capsys.readouterr().err.startswith("hushmaze: ")


def width_of(picture: Path) -> int:
    """In pixels, as a PNG says it."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20], "big")


def test_plots_are_drawn_and_grow_with_what_there_is_to_show(
    records: list[GameRecord], tmp_path: Path
) -> None:
    few = plots.draw_plots(records, tmp_path / "few")
    many = [replace(records[0], seats=seats, scenario=s) for s in range(1, 8) for seats in range(2, 9)]
    wide = plots.draw_plots(many, tmp_path / "many")
    assert [file.name for file in few] == ["wins.png", "times.png"]
    assert [width_of(file) for file in wide] > [2 * width_of(file) for file in few]


def test_beside_the_solver_there_is_a_third_picture(records: list[GameRecord], tmp_path: Path) -> None:
    beside = [replace(record, won=True, solver_ms=record.time_ms // 2) for record in records]
    assert [file.name for file in plots.draw_plots(beside, tmp_path)][2:] == ["regret.png"]


@pytest.mark.parametrize("name", ["wins", "times", "regret"])
def test_what_is_drawn_is_what_was_played(name: str, records: list[GameRecord]) -> None:
    beside = [replace(record, won=True, solver_ms=record.time_ms // 2) for record in records]
    axes = import_module("matplotlib.figure").Figure().subplots()
    plots._PICTURES[name](axes, {"3/4": beside})
    shown = [label.get_text() for label in axes.get_xticklabels()]
    assert name == "regret" or shown == ["3/4"]
    assert (axes.get_xlabel(), bool(axes.get_title())) != ("", False)
    drawn = {"wins": [100.0], "times": [], "regret": [record.time_ms / 1000 for record in beside]}[name]
    points = [y for part in axes.collections for _, y in part.get_offsets()] if name == "regret" else []
    points += list(axes.lines[0].get_ydata()) if name == "wins" else []
    assert points == pytest.approx(drawn)


def test_without_matplotlib_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(plots, "import_module", missing)
    with pytest.raises(AskedError, match="matplotlib"):
        plots.draw_plots([], tmp_path)
    asked = ["simulate", "--games", "1", "--to", str(tmp_path / "games"), "--plots", str(tmp_path)]
    assert main(asked) == 2
    assert not (tmp_path / "games").exists()


def test_what_cannot_hold_plots_is_refused_before_any_game(tmp_path: Path) -> None:
    games, taken = tmp_path / "games", tmp_path / "taken"
    taken.touch()
    assert main(["simulate", "--games", "1", "--to", str(games), "--plots", str(taken)]) == 2
    assert not games.exists()
