"""Requests of a person in a room, besides deeds: a function for each message, and a table of them."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from hushmaze.protocol.messages import from_client as asked
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.protocol.messages.from_server import (
    ChatMessage,
    HandoverMessage,
    SeatMessage,
    ServerMessage,
    encode,
)
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.rules.words import Seat
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.deals.tile_sets import saved_set_named
from hushmaze.server.game.match import Match
from hushmaze.server.networks import network_of
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.records.people import Person, printable
from hushmaze.server.records.record import heading_bytes
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.new_games import check_deal
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.server.transport.api import Connection, Frame

LONGEST_CHAT = 500


class Asker(Protocol):
    """The socket over which somebody asks."""

    rooms: Rooms
    connection: Connection
    telling: TokenBucket
    """Charged for what it costs to tell everybody."""

    def tell(self, message: ServerMessage) -> None: ...
    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs what has to wait for the disk; one thing at a time for each socket."""


def seat_of(person: Person) -> Seat | None:
    return None if person.seat is None else Seat(person.seat)


def _since(asker: Asker, room: Room, person: Person, message: asked.SinceRequest) -> None:
    if room.match is None or not 0 <= message.v <= room.match.version:
        raise Rejected(ErrorReason.NO_SUCH_VERSION)
    missed = Frame(encode(room.match.since(message.v, seat_of(person))))
    asker.telling.charge(len(missed.wire))
    asker.connection.send(missed)


def _sit(asker: Asker, room: Room, person: Person, message: asked.SitRequest) -> None:
    room.seats.sit(person, message.seat)
    person.first_number = 1 if room.match is None else room.match.first_number(Seat(message.seat))
    _changed(asker, room)
    asker.tell(SeatMessage(message.seat, person.first_number))


def _stand(asker: Asker, room: Room, person: Person, message: asked.StandRequest) -> None:
    if message.bot:
        room.seats.leave_to_bot(person)
    else:
        room.seats.stand(person)
    _changed(asker, room)


def _rename(asker: Asker, room: Room, person: Person, message: asked.RenameRequest) -> None:
    room.members.rename(person, message.name)
    _changed(asker, room)


def _ready(asker: Asker, room: Room, person: Person, message: asked.ReadyRequest) -> None:
    if room.hushed:
        raise Rejected(ErrorReason.SILENCE, "Nobody is told who is ready until talk is open.")
    person.ready = message.ready
    _changed(asker, room)


def _setup(asker: Asker, room: Room, person: Person, message: asked.SetupRequest) -> None:
    changes = changes_of(message.table)
    if isinstance(changes, TableChanges) and saved_set_named(changes) is not None:
        asker.start(_choose_saved(asker, room, person, changes))
        return
    asker.rooms.counts.add_setup(asker.connection.address)
    room.table.choose(person, changes)
    _changed(asker, room)


async def _choose_saved(asker: Asker, room: Room, person: Person, table: TableChanges) -> None:
    room.host.only(person)
    asker.rooms.counts.add_setup(asker.connection.address)
    await asker.rooms.check_tile_set(table)
    room.table.choose(person, table)
    _changed(asker, room)


def _offer(asker: Asker, room: Room, person: Person, message: asked.OfferRequest) -> None:
    room.seats.offer(person, message.seat, message.bot, message.level)
    _changed(asker, room)


def _free(asker: Asker, room: Room, person: Person, message: asked.FreeRequest) -> None:
    room.seats.free(person, message.seat)
    _changed(asker, room)


def _host(asker: Asker, room: Room, person: Person, message: asked.HostRequest) -> None:
    if room.hushed:
        raise Rejected(ErrorReason.SILENCE, "The host is changed when talk is open.")
    room.host.pass_on(person, message.person)
    _changed(asker, room)


def _handover(asker: Asker, room: Room, person: Person, _message: asked.HandoverRequest) -> None:
    asker.tell(HandoverMessage(room.members.handover_code(person)))


def _deal(asker: Asker, room: Room, person: Person, message: asked.DealRequest) -> None:
    asker.start(_deal_durably(asker, room, person, message.again))


async def _deal_durably(asker: Asker, room: Room, person: Person, again: str | None) -> None:
    check_deal(room, person)
    asker.rooms.counts.add_game(asker.connection.address)
    network = network_of(asker.connection.address)
    _laid_out(asker, room, await asker.rooms.games.lay_out(room, person, again, network))


def _laid_out(asker: Asker, room: Room, match: Match) -> None:
    asker.rooms.kept.charge_game(asker.connection.address, match, len(heading_bytes(match.heading)))
    room.presence.broadcast(match.snapshot())
    room.changed()


def _abandon(asker: Asker, room: Room, person: Person, message: asked.AbandonRequest) -> None:
    work = _deal_anew if message.deal else _abandon_durably
    asker.start(work(asker, room, person, message.game))


async def _abandon_durably(asker: Asker, room: Room, person: Person, game: str) -> None:
    await asker.rooms.games.abandon(room, person, game)
    room.changed()


async def _deal_anew(asker: Asker, room: Room, person: Person, game: str) -> None:
    """No game is given up before the next one is there."""
    asker.rooms.games.check_next(room, person, game)
    asker.rooms.counts.add_game(asker.connection.address)
    following = await asker.rooms.games.find_next(room, network_of(asker.connection.address))
    await _abandon_durably(asker, room, person, game)
    _laid_out(asker, room, await asker.rooms.games.lay_out_next(room, following))


def _chat(asker: Asker, room: Room, person: Person, message: asked.ChatRequest) -> None:
    if room.playing:
        raise Rejected(ErrorReason.USE_SAY)
    text = printable(message.text)
    if not text.strip() or len(text) > LONGEST_CHAT:
        raise Rejected(ErrorReason.BAD_CHAT, f"Words have 1 to {LONGEST_CHAT} characters.")
    asker.telling.charge(room.presence.broadcast(ChatMessage(person.id, person.name, text)))


def _signal(_asker: Asker, room: Room, person: Person, message: asked.SignalRequest) -> None:
    room.signal(person, message.to, message.data)


def _changed(asker: Asker, room: Room) -> None:
    """Charges this socket for what it costs to tell everybody."""
    room.changed()
    asker.telling.charge(room.news.told_bytes)
    asker.rooms.saving.save_soon(room)


HANDLERS: dict[type[Any], Callable[[Asker, Room, Person, Any], None]] = {  # Any: each row its own message
    asked.SinceRequest: _since,
    asked.SitRequest: _sit,
    asked.StandRequest: _stand,
    asked.RenameRequest: _rename,
    asked.ReadyRequest: _ready,
    asked.SetupRequest: _setup,
    asked.OfferRequest: _offer,
    asked.FreeRequest: _free,
    asked.HostRequest: _host,
    asked.HandoverRequest: _handover,
    asked.DealRequest: _deal,
    asked.AbandonRequest: _abandon,
    asked.ChatRequest: _chat,
    asked.SignalRequest: _signal,
}
