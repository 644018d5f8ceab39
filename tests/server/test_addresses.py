"""Addresses that a person can type, and what may be printed of others."""

import pytest

from hushmaze.server import addresses
from hushmaze.server.addresses import (
    listens_everywhere,
    url_for_neighbours,
    url_on_this_machine,
    without_password,
)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::", "http://[::1]:8000"),
        ("fe80::1", "http://[fe80::1]:8000"),
        ("play.example.org", "http://play.example.org:8000"),
    ],
)
def test_every_host_has_an_address_for_a_browser_here(host: str, url: str) -> None:
    assert url_on_this_machine(host, 8000) == url
    assert listens_everywhere(host) == (host in ("0.0.0.0", "::"))


def test_neighbours_use_the_address_on_the_way_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_ELSEWHERE", ("127.0.0.1", 9))
    assert url_for_neighbours("http://[::1]:8123") == "http://127.0.0.1:8123"


def test_without_a_network_there_are_no_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_ELSEWHERE", ("255.255.255.255", 9))  # the system refuses it
    assert url_for_neighbours("http://127.0.0.1:8123") is None


@pytest.mark.parametrize(
    ("url", "printed"),
    [
        ("nats://bus.example.org", "nats://bus.example.org"),
        ("nats://user:secret@bus.example.org:4222", "nats://bus.example.org:4222"),
        ("nats://secret@bus.example.org", "nats://bus.example.org"),
        ("nats://user:sec@ret@bus.example.org", "nats://bus.example.org"),
        ("nats://user:se:cret@[::1]:4222", "nats://[::1]:4222"),
        ("nats://a:secret@one,nats://a:secret@two", "nats://…"),
        ("nats://user:sec/ret@bus.example.org", "nats://…"),
        ("nats://user:sec#ret@bus.example.org", "nats://…"),
        ("postgresql://user:secret@db/hushmaze?password=secret", "postgresql://db"),
        ("postgresql://db/hushmaze?password=sec@ret", "postgresql://…"),
        ("user:secret@db", "…"),
    ],
)
def test_no_password_is_left_in_what_is_printed(url: str, printed: str) -> None:
    assert without_password(url) == printed
