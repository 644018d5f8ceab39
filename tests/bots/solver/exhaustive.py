"""The fewest actions of a win, found by trying everything: for tiny deals only."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from hushmaze.rules import Command, Deed, Refusal, Setup, State, begin, decide, evolve, reach
from hushmaze.rules.commands import Look, Start
from hushmaze.rules.reach import Slide
from hushmaze.rules.state import Phase
from hushmaze.rules.theft import on_item
from hushmaze.rules.words import HEROES, Seat


def fewest_actions(setup: Setup) -> int | None:
    """By the rules alone; a hero that is not on its item, or not out, needs one more action at least."""
    first = _after(begin(setup), Start(), Seat(0))
    assert first is not None
    tie, best = count(), {_key(first): 0}
    ahead = [(_at_least(first), next(tie), 0, first)]
    while ahead:
        _, _, actions, state = heappop(ahead)
        if state.phase is Phase.WON:
            return actions
        for after in _all_after(state):
            if actions + 1 < best.get(_key(after), 1 << 30):
                best[_key(after)] = actions + 1
                heappush(ahead, (actions + 1 + _at_least(after), next(tie), actions + 1, after))
    return None


def _at_least(state: State) -> int:
    if state.phase is Phase.HEIST:
        return len(HEROES) + sum(not on_item(state, hero) for hero in HEROES)
    return len(HEROES) - len(state.safe)


def _key(state: State) -> object:
    return state.heroes, state.phase, frozenset(state.board.tiles.items()), state.stack, state.spent


def _all_after(state: State) -> Iterator[State]:
    for ability, options in reach(state).items():
        seat = next(Seat(n) for n, card in enumerate(state.cards) if ability in card)
        for option in options:
            if isinstance(option, Look):
                continue
            deeds = [option.move(n) for n in option.steps] if isinstance(option, Slide) else [option]
            found = (_after(state, deed, seat) for deed in deeds)
            yield from (after for after in found if after is not None)


def _after(state: State, deed: Deed, seat: Seat) -> State | None:
    events = decide(state, Command(seat, deed), state.time)
    assert not isinstance(events, Refusal)
    for event in events:
        state = evolve(state, event)
    return None if state.phase is Phase.LOST else state
