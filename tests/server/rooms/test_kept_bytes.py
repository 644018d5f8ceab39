"""What one address may have the server keep for good."""

import gc

import pytest

from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.limits import Rate
from hushmaze.server.rate_limits import HOUR_MS
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.addresses.kept_bytes import KeptBytes
from tests.server.support import FakeClock, Played


def test_an_address_waits_until_what_it_had_kept_is_gained_back() -> None:
    clock = FakeClock()
    kept = KeptBytes(clock, Rate(10, 100))
    kept.check("192.0.2.1")
    kept.charge("192.0.2.1", 150)
    with pytest.raises(Rejected, match="has to wait"):
        kept.check("192.0.2.1")
    kept.check("192.0.2.2")
    clock.advance(round(kept.wait_ms("192.0.2.1")))
    kept.check("192.0.2.1")


def test_what_was_gained_before_is_no_more_than_may_be_kept_at_once() -> None:
    clock = FakeClock()
    kept = KeptBytes(clock, Rate(10, 100))
    kept.charge("192.0.2.1", 1)
    clock.advance(HOUR_MS)
    kept.charge("192.0.2.1", 120)
    assert kept.wait_ms("192.0.2.1") > 0


def test_networks_count_as_one_and_this_machine_does_not_count() -> None:
    kept = KeptBytes(FakeClock(), Rate(10, 100))
    kept.charge("2001:db8::1", 500)
    with pytest.raises(Rejected):
        kept.check("2001:db8::2")
    for address in ("127.0.0.1", "::1"):
        kept.charge(address, 10**9)
        kept.check(address)


def test_a_game_is_charged_by_what_its_log_grows() -> None:
    kept, played = KeptBytes(FakeClock(), Rate(0, 1_000)), Played()
    kept.charge_game("192.0.2.1", played.match, 900)
    kept.check("192.0.2.1")
    played.do(0, Start())
    while sum(map(len, played.disk.lines)) < 100:
        kept.check("192.0.2.1")
        played.do(1, Bell(Seat(0)))
        kept.charge_logs()
        kept.charge_logs()
    with pytest.raises(Rejected):
        kept.check("192.0.2.1")


def test_a_game_that_is_gone_is_not_kept_in_memory() -> None:
    kept, played = KeptBytes(FakeClock(), Rate(0, 1_000)), Played()
    kept.charge_game("192.0.2.1", played.match, 0)
    del played
    gc.collect()  # the test's own ends refer to each other
    kept.charge_logs()
    assert not kept._charged
