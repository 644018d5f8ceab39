"""The manners of all bots of one game: when they hold still, what they say, how they ring."""

from collections.abc import Callable, Collection, Iterable

from hushmaze.bots.courtesy.thoughts import Thought
from hushmaze.rules import Deed
from hushmaze.rules.commands import Bell
from hushmaze.rules.words import Seat
from hushmaze.server.bots.manners.bells import BellsOfBots
from hushmaze.server.bots.manners.conversation import Conversation
from hushmaze.server.bots.manners.courtesy import Courtesy
from hushmaze.server.bots.manners.talk_windows import TalkWindows
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.match import Match


class TableManners:
    def __init__(self, match: Match, clock: Clock, next_number: Callable[[], int]) -> None:
        self._match = match
        self._windows = TalkWindows()
        self._bells = BellsOfBots()
        self._conversation = Conversation(match, clock, next_number)
        self._places: dict[Seat, int] = {}
        self.courtesy = Courtesy()

    def expect(self, courtesy: Courtesy, bots: Iterable[Seat], speakers: Collection[Seat]) -> None:
        """Sets what the table expects from now on; `speakers` are the bots that may talk."""
        self.courtesy = self._conversation.courtesy = courtesy
        self._conversation.speakers = frozenset(speakers)
        self._places = {seat: place for place, seat in enumerate(sorted(bots))}

    def on_news(self, lines: Iterable[bytes]) -> None:
        """Takes the newest lines of the log, which everybody has now."""
        state = self._match.durable
        self._conversation.forget()
        if self._windows.follow(lines, state, self.courtesy):
            self._conversation.begin()
        elif not state.talk:
            self._conversation.end()

    @property
    def waited_for(self) -> list[int]:
        """The seats of people to whom bots leave the first move."""
        return sorted(self.courtesy.people) if self.courtesy.patient else []

    @property
    def listens(self) -> bool:
        """Whether bots are asked what they have in mind."""
        return self._conversation.listens

    def heard(self, seat: Seat, thought: Thought | None) -> None:
        if thought is not None:
            self._conversation.heard(seat, thought)

    def free_from(self, seat: Seat, deed: Deed) -> int:
        """Returns from when on, by the game's clock, a bot may do something."""
        state = self._match.durable
        free = self._windows.free_from(self._places.get(seat, 0), state, self.courtesy)
        return max(free, self._bells.free_from(seat, deed.target, state)) if isinstance(deed, Bell) else free

    def does(self, seat: Seat, deed: Deed) -> None:
        """Called when a bot is about to do something."""
        if isinstance(deed, Bell):
            self._bells.rang(seat, deed.target, self._match.durable, self._match.now)

    def leave(self) -> None:
        """Ends the bots' part in the game."""
        self._conversation.end()
