"""`hushmaze play` as a person meets it: a few friendly lines, and a browser that opens."""

import asyncio
import json
import logging
import os
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from hushmaze.cli import serve
from hushmaze.cli.main import main
from hushmaze.server.settings import Settings
from tests.cli.playing import goodbye, lines_until, start, welcome
from tests.server.support import in_loop


@in_loop
async def test_it_says_where_it_is_how_to_stop_and_goodbye(client: Path) -> None:
    process = await start("--port", "0")
    address, *rest = await welcome(process)
    assert address.startswith("Hushmaze is open at http://127.0.0.1:")
    assert rest == [
        "Phones and other machines in the house can join if you start it with --host 0.0.0.0",
        "Open the address in a browser.",
        "Press Ctrl-C to stop; games go on where they were when you start again.",
    ]
    with urllib.request.urlopen(address.split()[-1]) as page:
        assert page.read() == (client / "index.html").read_bytes()
    assert await goodbye(process) == "\nGoodbye! Games are kept in hushmaze-data.\n"


# The browser


@pytest.mark.usefixtures("client")
def test_the_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tmp_path / "heard"
    os.mkfifo(heard)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{heard}"\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))

    @in_loop
    async def whole() -> None:
        process = await start("--port", "0")
        address, *rest = await welcome(process)
        assert "Your browser opens by itself." in rest
        assert (await asyncio.to_thread(heard.read_text)).strip() == address.split()[-1]
        await goodbye(process)

    whole()


@pytest.mark.usefixtures("client")
def test_a_browser_that_cannot_be_opened_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "no-such-browser")
    monkeypatch.setenv("PATH", "")

    @in_loop
    async def whole() -> None:
        process = await start("--port", "0")
        url = (await welcome(process))[0].split()[-1]
        assert (await lines_until(process, "No browser"))[-1] == (
            f"No browser could be opened: open {url} yourself."
        )
        await goodbye(process)

    whole()


@pytest.mark.usefixtures("client")
def test_no_browser_is_opened_if_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "no-such-browser")

    @in_loop
    async def whole() -> None:
        process = await start("--port", "0", "--no-browser")
        assert "Open the address in a browser." in await welcome(process)
        assert "No browser" not in await goodbye(process)

    whole()


# With a server that only pretends


def served_by(monkeypatch: pytest.MonkeyPatch, act: Callable[[Callable[[str], None]], None]) -> None:
    async def run_server(_settings: Settings, opened: Callable[[str], None]) -> None:
        act(opened)

    monkeypatch.setattr(serve, "run_server", run_server)


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    ("network", "told"),
    [("http://192.0.2.7:8000", "http://192.0.2.7:8000"), (None, "this machine is on no network")],
)
def test_other_machines_are_told_their_address(
    network: str | None, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served_by(monkeypatch, lambda opened: opened("http://127.0.0.1:8000"))
    monkeypatch.setattr("hushmaze.cli.play.url_for_neighbours", lambda _url: network)
    assert main(["play", "--host", "0.0.0.0"]) == 0
    assert f"Phones and other machines in the house: {told}\n" in capsys.readouterr().out


@pytest.mark.usefixtures("client")
def test_a_public_address_is_the_only_one_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served_by(monkeypatch, lambda opened: opened("https://play.example.org"))
    assert main(["play", "--public-url", "https://play.example.org"]) == 0
    assert "house" not in capsys.readouterr().out


def stumble(_opened: Callable[[str], None]) -> None:
    logging.getLogger("hushmaze").warning("nobody minds")
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        logging.getLogger("hushmaze").exception("The disk is full, token=%s", "abc123")


@pytest.mark.usefixtures("client")
def test_what_goes_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served_by(monkeypatch, stumble)
    assert main(["play"]) == 0
    assert capsys.readouterr().err == "hushmaze: The disk is full, token=(hidden)\n"


@pytest.mark.usefixtures("client")
def test_the_log_is_printed_if_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served_by(monkeypatch, stumble)
    assert main(["play", "--log-level", "warning"]) == 0
    levels = [json.loads(line)["level"] for line in capsys.readouterr().err.splitlines()]
    assert levels == ["warning", "error"]


@pytest.mark.usefixtures("client")
def test_an_impatient_goodbye(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_opened: Callable[[str], None]) -> None:
        raise KeyboardInterrupt

    served_by(monkeypatch, interrupt)
    assert main(["play"]) == 0
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("\nGoodbye! Games are kept in hushmaze-data.\n", "")


@pytest.mark.usefixtures("client")
def test_goodbye_to_games_in_a_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hushmaze.cli.play.run_until_stopped", lambda _settings, _opened: None)
    assert main(["play", "--store", "postgresql://nobody:secret@localhost/games"]) == 0
    assert capsys.readouterr().out == "\nGoodbye! Games are kept in the database.\n"


# A household


def household(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The settings with which it would serve."""
    found: list[Settings] = []
    monkeypatch.setattr(
        "hushmaze.cli.play.run_until_stopped", lambda settings, _opened: found.append(settings)
    )
    assert main(["play"]) == 0
    return found[0]


@pytest.mark.usefixtures("client")
def test_a_household_sees_its_games_and_waits_for_no_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = household(monkeypatch)
    assert usual.open_list
    assert usual.job_niceness < Settings().job_niceness


@pytest.mark.usefixtures("client")
def test_a_household_may_choose_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSHMAZE_OPEN_LIST", "no")
    monkeypatch.setenv("HUSHMAZE_JOB_NICENESS", "12")
    chosen = household(monkeypatch)
    assert not chosen.open_list
    assert chosen.job_niceness == 12
