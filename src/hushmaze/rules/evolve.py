"""Applies an event to a state. Trusts the event: only `decide` judges."""

from collections.abc import Callable
from typing import Any

from hushmaze.rules import events as e
from hushmaze.rules.cards import passed_left, shuffled_deck
from hushmaze.rules.events import Event
from hushmaze.rules.squares import NOWHERE
from hushmaze.rules.state import Deck, Phase, State
from hushmaze.rules.words import Kind

assert State._fields[:3] == ("heroes", "time", "bell"), "what is replaced below by its place"


def evolve(state: State, event: Event) -> State:
    """Returns the state after an event that `decide` returned for it. Pure."""
    return _EVOLVE[type(event)](state, event)


def _hero_went(state: State, event: e.Moved | e.VortexTaken | e.EscalatorTaken) -> State:
    """As `_replace` of the first two fields, at a fraction of its cost: every move comes through here."""
    heroes = list(state.heroes)
    heroes[event.hero] = event.to
    return tuple.__new__(State, (tuple(heroes), event.at) + state[2:])  # noqa: RUF005 -- unpacking is slower


def _started(state: State, event: e.Started) -> State:
    deadline = event.at + state.setup.hourglass_ms
    return state._replace(time=event.at, phase=Phase.HEIST, deadline=deadline, stopped_at=None)


def _tile_revealed(state: State, event: e.TileRevealed) -> State:
    return _drawn(state)._replace(time=event.at, hand=event.tile)


def _tile_placed(state: State, event: e.TilePlaced) -> State:
    drawn = _drawn(state) if state.hand is None else state
    return drawn._replace(
        time=event.at,
        board=state.board.placing(state.setup.faces[event.tile], event.place, event.quarters),
        hand=None,
        ball_used=state.ball_used != event.by_ball,
    )


def _drawn(state: State) -> State:
    stack = state.stack[1:]
    return state._replace(stack=stack, buried=min(state.buried, len(stack)))


def _square_spent(state: State, event: e.SquareSpent) -> State:
    is_ball = state.board.specials[event.square].kind is Kind.BALL
    return state._replace(
        time=event.at,
        spent=state.spent | {event.square},
        ball_used=state.ball_used and not is_ball,
    )


def _hourglass_turned(state: State, event: e.HourglassTurned) -> State:
    return state._replace(time=event.at, deadline=event.at + event.sand, turns=state.turns + 1)


def _cards_passed(state: State, event: e.CardsPassed) -> State:
    cards = passed_left(state.cards, leader_fixed=state.setup.options.leader_fixed)
    return state._replace(time=event.at, cards=cards)


def _deck_shuffled(state: State, event: e.DeckShuffled) -> State:
    return state._replace(time=event.at, cards=((),), deck=Deck(shuffled_deck(state.setup, state.turns), ()))


def _card_turned(state: State, event: e.CardTurned) -> State:
    assert state.deck is not None, "only the solo game turns cards"
    draw, discard = state.deck
    if not draw:
        draw, discard = discard, ()  # turned over as it is, so the oldest card is on top again (L2)
    deck = Deck(draw[1:], (*discard, event.ability))
    return state._replace(time=event.at, cards=((event.ability,),), deck=deck)


def _talk_opened(state: State, event: e.TalkOpened) -> State:
    return state._replace(time=event.at, talk=True)


def _talk_closed(state: State, event: e.TalkClosed) -> State:
    return state._replace(time=event.at, talk=False)


def _discard_due(state: State, event: e.DiscardDue) -> State:
    return state._replace(time=event.at, discard_due=True)


def _tiles_discarded(state: State, event: e.TilesDiscarded) -> State:
    gone = (event.first, event.second)
    return state._replace(
        time=event.at,
        board=state.board.without(gone),
        stack=state.stack + gone,
        buried=state.buried + len(gone),
        discard_due=False,
    )


def _theft_done(state: State, event: e.TheftDone) -> State:
    return state._replace(time=event.at, phase=Phase.ESCAPE)


def _hero_safe(state: State, event: e.HeroSafe) -> State:
    heroes = list(state.heroes)
    heroes[event.hero] = event.square if event.stays else NOWHERE
    return state._replace(time=event.at, heroes=tuple(heroes), safe=(*state.safe, event.hero))


def _won(state: State, event: e.Won) -> State:
    return state._replace(time=event.at, phase=Phase.WON, stopped_at=event.at, talk=False)


def _lost(state: State, event: e.Lost) -> State:
    return state._replace(
        time=event.at, phase=Phase.LOST, stopped_at=event.at, talk=False, loss=event.why, discard_due=False
    )


def _bell_placed(state: State, event: e.BellPlaced) -> State:
    """As `_replace`, at a fraction of its cost."""
    return tuple.__new__(State, (state.heroes, event.at, event.target) + state[3:])  # noqa: RUF005 -- see above


def _paused(state: State, event: e.Paused) -> State:
    return state._replace(time=event.at, stopped_at=event.at, was_paused=True)


def _resumed(state: State, event: e.Resumed) -> State:
    assert state.stopped_at is not None, "only a stopped clock is resumed"
    deadline = state.deadline + event.at - state.stopped_at
    return state._replace(time=event.at, deadline=deadline, stopped_at=None)


def _interrupted(state: State, event: e.Interrupted) -> State:
    return state._replace(time=event.at, was_interrupted=True)


def _passing_remark(state: State, event: e.Stared | e.Said | e.Pinged | e.Signed | e.Remarked) -> State:
    return state._replace(time=event.at)


_EVOLVE: dict[type[Any], Callable[[State, Any], State]] = {  # Any: each row takes its own event
    e.Started: _started,
    e.Moved: _hero_went,
    e.VortexTaken: _hero_went,
    e.EscalatorTaken: _hero_went,
    e.TileRevealed: _tile_revealed,
    e.TilePlaced: _tile_placed,
    e.SquareSpent: _square_spent,
    e.HourglassTurned: _hourglass_turned,
    e.CardsPassed: _cards_passed,
    e.DeckShuffled: _deck_shuffled,
    e.CardTurned: _card_turned,
    e.TalkOpened: _talk_opened,
    e.TalkClosed: _talk_closed,
    e.DiscardDue: _discard_due,
    e.TilesDiscarded: _tiles_discarded,
    e.TheftDone: _theft_done,
    e.HeroSafe: _hero_safe,
    e.Won: _won,
    e.Lost: _lost,
    e.BellPlaced: _bell_placed,
    e.Stared: _passing_remark,
    e.Said: _passing_remark,
    e.Pinged: _passing_remark,
    e.Signed: _passing_remark,
    e.Remarked: _passing_remark,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Interrupted: _interrupted,
}
