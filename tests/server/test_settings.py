"""What the person who hosts may set, and what is said when it cannot be."""

from pathlib import Path

import pytest

from hushmaze.server.limits import Rate
from hushmaze.server.settings import LOG_LEVELS, Settings, SettingsError, settings_from


def test_without_a_word_it_is_the_usual() -> None:
    assert settings_from({}) == Settings()
    assert Settings().database == Path("hushmaze-data") / "hushmaze.sqlite3"


def test_the_environment_sets_everything() -> None:
    environment = {
        "HUSHMAZE_HOST": "0.0.0.0",
        "HUSHMAZE_PORT": "0",
        "HUSHMAZE_DATA": "somewhere/else",
        "HUSHMAZE_PUBLIC_URL": "https://play.example.org",
        "HUSHMAZE_LOG_LEVEL": "debug",
        "HUSHMAZE_TRANSPORT": "wsproto",
        "HUSHMAZE_TRUST_PROXY": "yes",
        "HUSHMAZE_MESSAGES": "2.5/s 7",
        "HUSHMAZE_NEW_ROOMS": "0.5/min 3",
        "HUSHMAZE_ICE_SERVERS": '[{"urls": "stun:stun.example.org"}]',
        "HUSHMAZE_PUT_AWAY_AFTER_S": "60",
        "HUSHMAZE_UNKNOWN": "is not ours",
        "PATH": "neither",
    }
    assert settings_from(environment) == Settings(
        host="0.0.0.0",
        port=0,
        data=Path("somewhere/else"),
        public_url="https://play.example.org",
        log_level="debug",
        transport="wsproto",
        trust_proxy=True,
        messages=Rate(2.5, 7),
        new_rooms=Rate(0.5 / 60, 3),
        ice_servers='[{"urls": "stun:stun.example.org"}]',
        put_away_after_s=60,
    )


def test_what_is_said_goes_before_the_environment() -> None:
    found = settings_from({"HUSHMAZE_PORT": "1", "HUSHMAZE_HOST": "::1"}, port=2, host=None)
    assert (found.port, found.host) == (2, "::1")


@pytest.mark.parametrize("text", ["1", "true", "YES"])
def test_yes(text: str) -> None:
    assert settings_from({"HUSHMAZE_TRUST_PROXY": text}).trust_proxy


@pytest.mark.parametrize("text", ["0", "False", "no"])
def test_no(text: str) -> None:
    assert not settings_from({"HUSHMAZE_TRUST_PROXY": text}).trust_proxy


@pytest.mark.parametrize(
    ("variable", "text", "words"),
    [
        ("PORT", "http", "needs to be a number, not 'http'"),
        ("PORT", "", "needs to be a number"),
        ("PORT", "-1", "needs to be a number"),
        ("PORT", "65536", "needs to be a port"),
        ("PORT", "8000.5", "needs to be a number"),
        ("MESSAGES_PER_SECOND", "many", "needs to be a number"),
        ("MESSAGES_PER_SECOND", "nan", "needs to be a number"),
        ("MESSAGES_PER_SECOND", "inf", "needs to be a number"),
        ("ROOM_BURST", "-3", "needs to be a number"),
        ("PUT_AWAY_AFTER_S", "0", "needs to be at least 1"),
        ("ICE_SERVERS", "stun:stun.example.org", "needs to be a JSON list such as"),
        ("ICE_SERVERS", '[{"urls": "https://example.org"}]', "needs to be a JSON list such as"),
        ("ICE_SERVERS", '[{"urls": []}]', "needs to be a JSON list such as"),
        ("ICE_SERVERS", '[{"urls": "turn:a", "password": "p"}]', "needs to be a JSON list such as"),
        ("TRUST_PROXY", "maybe", "needs to be yes or no, not 'maybe'"),
        ("TRUST_PROXY", "", "needs to be yes or no"),
        ("LOG_LEVEL", "loud", ", ".join(LOG_LEVELS)),
        ("TRANSPORT", "pigeon", "picows, wsproto"),
        ("SECURITY_CONTACT", "host@example.org", "needs to be an address with mailto: or https:"),
        ("SECURITY_CONTACT", "mailto:a@b\nContact: c", "needs to be an address with mailto: or https:"),
        ("PUBLIC_URL", "play.example.org", "needs to be an address such as"),
        ("PUBLIC_URL", "ftp://play.example.org", "needs to be an address such as"),
        ("PUBLIC_URL", "http://[", "needs to be an address such as"),
    ],
)
def test_what_cannot_be_is_said_with_its_variable(variable: str, text: str, words: str) -> None:
    with pytest.raises(SettingsError) as caught:
        settings_from({f"HUSHMAZE_{variable}": text})
    assert str(caught.value).startswith(f"HUSHMAZE_{variable}: ")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("variable", "text", "words"),
    [
        ("STORE", "postgres:user:hunter2@db", "an address such as postgresql://user@db.example.org/hushmaze"),
        ("BUS", "user:hunter2@bus.example.org", "an address such as nats://bus.example.org"),
        ("ICE_SERVERS", '[{"urls": "turn:a", "credential": "hunter2"', "a JSON list such as"),
    ],
)
def test_a_password_is_not_repeated(variable: str, text: str, words: str) -> None:
    with pytest.raises(SettingsError) as caught:
        settings_from({f"HUSHMAZE_{variable}": text})
    assert words in str(caught.value)
    assert "hunter2" not in str(caught.value)


def test_what_is_said_is_checked_too() -> None:
    with pytest.raises(SettingsError, match=r"^--public-url: needs to be an address such as"):
        settings_from({"HUSHMAZE_PUBLIC_URL": "https://play.example.org"}, public_url="nowhere")


@pytest.mark.parametrize(("text", "words"), [("front", "a number"), ("-1", "a number"), ("99999", "a port")])
def test_an_option_that_cannot_be_is_named_as_it_was_written(text: str, words: str) -> None:
    with pytest.raises(SettingsError, match=f"^--port: needs to be {words}.*, not '?{text}'?$"):
        settings_from({}, port=text)


@pytest.mark.parametrize(
    ("text", "rate"),
    [("10/s 100", Rate(10, 100)), ("3/min 1", Rate(0.05, 1)), ("1.5/h  2", Rate(1.5 / 3600, 2))],
)
def test_a_rate(text: str, rate: Rate) -> None:
    assert settings_from({"HUSHMAZE_HANDSHAKES": text}).handshakes == rate


def test_rates_that_had_two_variables_still_do() -> None:
    former = {
        "HUSHMAZE_MESSAGES_PER_SECOND": "2.5",
        "HUSHMAZE_MESSAGE_BURST": "7",
        "HUSHMAZE_ROOMS_PER_MINUTE": "0.5",
    }
    usual, found = Settings(), settings_from(former)
    assert found.messages == Rate(2.5, 7)
    assert found.new_rooms == Rate(0.5 / 60, usual.new_rooms.at_once)
    assert settings_from({"HUSHMAZE_ROOM_BURST": "3"}).new_rooms == usual.new_rooms._replace(at_once=3)
    assert settings_from(former | {"HUSHMAZE_MESSAGES": "1/s 1"}).messages == Rate(1, 1)


@pytest.mark.parametrize("text", ["", "10", "10/s", "10 100", "-1/s 5", "1/d 5", "1/s 5/s", "1e9/s 5"])
def test_no_rate(text: str) -> None:
    with pytest.raises(SettingsError, match="HUSHMAZE_HANDSHAKES: needs to be a rate such as '10/s 100'"):
        settings_from({"HUSHMAZE_HANDSHAKES": text})
