"""A process that is asked and answers nothing is noticed, by counting looks."""

from hushmaze.server.bots.watchdog import FEWEST_LOOKS, LOOK_EVERY_MS, MOST_LOOKS, Watchdog
from tests.server.support import FakeClock


class Watched:
    def __init__(self) -> None:
        self.clock = FakeClock()
        self.waiting = True
        self.silences = 0
        self.dog = Watchdog(self.clock, lambda: self.waiting, self._on_silence)

    def _on_silence(self) -> None:
        self.silences += 1

    def look(self, times: int = 1) -> None:
        for _ in range(times):
            self.clock.advance(LOOK_EVERY_MS)

    def looks_until_silence(self) -> int:
        self.dog.start()
        before, looks = self.silences, 0
        while self.silences == before:
            self.look()
            looks += 1
        return looks


def test_silence_is_found_once_and_with_more_patience_each_time() -> None:
    watched = Watched()
    assert [watched.looks_until_silence() for _ in range(5)] == [4, 8, 16, 32, 32]
    assert watched.clock.alarms == [], "a silent process is not looked at any more"
    watched.dog.reset_patience()
    assert watched.looks_until_silence() == FEWEST_LOOKS


def test_whoever_answers_or_is_not_asked_is_not_silent() -> None:
    watched = Watched()
    watched.dog.start()
    for _ in range(3):
        watched.look(FEWEST_LOOKS - 1)
        watched.dog.heard()
    watched.waiting = False
    watched.look(2 * MOST_LOOKS)
    assert watched.silences == 0


def test_waiting_counts_from_the_question_and_not_from_the_start() -> None:
    watched = Watched()
    watched.waiting = False
    watched.dog.start()
    watched.look(FEWEST_LOOKS)
    watched.waiting = True
    watched.look(FEWEST_LOOKS - 1)
    assert watched.silences == 0
    watched.look()
    assert watched.silences == 1


def test_a_new_process_has_all_the_time_again_and_a_stopped_watchdog_does_not_look() -> None:
    watched = Watched()
    watched.dog.start()
    watched.look(FEWEST_LOOKS - 1)
    watched.dog.stop()
    watched.look(MOST_LOOKS)
    watched.dog.start()
    watched.look(FEWEST_LOOKS - 1)
    assert watched.silences == 0
