"""Talk windows, words and gestures, the do-something pawn and staring (T, C9, C12, C14, C15, L4)."""

from hushmaze.rules.cards import NO_CARD
from hushmaze.rules.clock import refusal_of_phase
from hushmaze.rules.commands import Bell, Ping, Remark, Say, Sign, Stare
from hushmaze.rules.consequences import Consequences, Decision
from hushmaze.rules.events import BellPlaced, Pinged, Remarked, Said, Signed, Stared, TalkClosed, TalkOpened
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State
from hushmaze.rules.words import Seat

LONGEST_TEXT = 500


def open_talk(consequences: Consequences, now: int) -> None:
    """Opens a talk window (T2), unless the scenario has none (C14) or talk is always open (T7)."""
    setup = consequences.state.setup
    if not (consequences.state.talk or setup.switches.no_talk or setup.options.talk_always):
        consequences.add(TalkOpened(now))


def close_talk(consequences: Consequences, now: int) -> None:
    """Closes the talk window after an action (T3)."""
    if consequences.state.talk:
        consequences.add(TalkClosed(now))


def refusal_to_gesture(state: State) -> Refusal | None:
    """Talk is open in the lobby, in a window, and after the end (T4)."""
    if state.talk or state.setup.options.talk_always or not state.running:
        return None
    return Refusal.SILENCE


def refusal_to_speak(state: State) -> Refusal | None:
    """Returns why words are refused now, written or by voice; with hands only, always (C12)."""
    if state.running and state.setup.switches.hands_only:
        return refusal_to_gesture(state) or Refusal.HANDS_ONLY
    return refusal_to_gesture(state)


def decide_say(state: State, seat: Seat, deed: Say, now: int) -> Decision:
    refusal = refusal_to_speak(state)
    if refusal is not None:
        return refusal
    if not deed.text.strip():
        return Refusal.NOTHING_SAID
    if len(deed.text) > LONGEST_TEXT:
        return Refusal.TOO_LONG
    return (Said(now, seat, deed.text),)


def decide_ping(state: State, seat: Seat, deed: Ping, now: int) -> Decision:
    refusal = refusal_to_gesture(state)
    if refusal is not None:
        return refusal
    if deed.square not in state.board.tile_at:
        return Refusal.NO_SUCH_SQUARE
    return (Pinged(now, seat, deed.square),)


def decide_sign(state: State, seat: Seat, deed: Sign, now: int) -> Decision:
    return refusal_to_gesture(state) or (Signed(now, seat, deed.sign),)


def decide_remark(state: State, seat: Seat, deed: Remark, now: int) -> Decision:
    refusal = refusal_to_speak(state)
    if refusal is not None:
        return refusal
    if deed.target is not None and not 0 <= deed.target < state.setup.seats:
        return Refusal.NO_SUCH_SEAT
    return (Remarked(now, seat, *deed),)


def refusal_to_ring(state: State, seat: Seat) -> Refusal | None:
    """Returns why a seat may not place the do-something pawn (T5), or None."""
    switches = state.setup.switches
    if state.setup.solo:
        return Refusal.SOLO
    if switches.no_bell:
        return Refusal.NO_BELL
    if switches.leader and state.cards[seat] != NO_CARD:
        return Refusal.NOT_THE_LEADER
    return None


def decide_bell(state: State, seat: Seat, deed: Bell, now: int) -> Decision:
    refusal = refusal_of_phase(state) or refusal_to_ring(state, seat)
    if refusal is not None:
        return refusal
    if not 0 <= deed.target < state.setup.seats:
        return Refusal.NO_SUCH_SEAT
    return (BellPlaced(now, seat, deed.target),)


def decide_stare(state: State, seat: Seat, deed: Stare, now: int) -> Decision:
    refusal = refusal_of_phase(state)
    if refusal is not None:
        return refusal
    if state.setup.solo:
        return Refusal.SOLO
    if not 0 <= deed.target < state.setup.seats:
        return Refusal.NO_SUCH_SEAT
    if deed.target == seat:
        return Refusal.STARE_AT_YOURSELF
    return (Stared(now, seat, deed.target),)
