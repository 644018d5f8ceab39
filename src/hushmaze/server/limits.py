"""All limits on what visitors may cost. The host may set each (`settings.py`); `docs/guides/hosting.md` says
what happens at each.
"""

from dataclasses import dataclass
from typing import NamedTuple

MOST_NICE = 19
"""The highest niceness there is."""


class Rate(NamedTuple):
    """How often something may be done: in the long run, and all at once."""

    per_second: float
    at_once: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitorLimits:
    sockets: int = 20_000
    """In all."""
    sockets_per_address: int = 256
    """Enough for a school behind one address."""
    unjoined_per_address: int = 32
    """Sockets that have not joined a room."""
    handshakes: Rate = Rate(10, 100)
    """Of one address."""
    join_within_s: float = 20.0
    message_bytes: int = 4096
    messages: Rate = Rate(50, 100)
    """Of one socket."""
    told_bytes: Rate = Rate(250_000, 2_000_000)
    """Bytes one socket may cause to be sent to others, all of them together."""
    control_frames: Rate = Rate(50, 200)
    """Pings, pongs and fragments of one socket."""
    send_queue_bytes: int = 262_144
    """What may wait for one reader."""
    wrong_codes: Rate = Rate(1, 30)
    """Of one address: enough for every mistake, too few to look for rooms."""
    room_lookups: Rate = Rate(10, 30)
    """Of one address that has tried too many wrong codes: such as are neither in memory nor known."""
    people_per_room: int = 64
    http_connections: int = 1000
    """In all, besides sockets."""
    http_connections_per_address: int = 128
    read_within_s: float = 30.0
    """How long an answer may wait for a reader that takes nothing."""
    memory_mb: int = 0
    """Of the server's own process; 0: four fifths of what the machine gives it."""
    new_rooms: Rate = Rate(10 / 60, 20)
    """Of one address."""
    new_games: Rate = Rate(0.5, 100)
    """Laid out by one address: for a school's tables many at once; each is kept for good."""
    kept_bytes: Rate = Rate(20_000_000 / 3600, 100_000_000)
    """Rooms, games with their logs and tile sets of one address: some 200 games an hour."""
    setups: Rate = Rate(10, 200)
    """Tables laid by one address: each is judged on the loop, in some two thirds of a millisecond."""
    tile_sets_kept: int = 5_000
    """In all, some 5 kB each, for good; a server is no library."""
    scenario_checks: Rate = Rate(4, 60)
    """This and what follows: of one address. Somebody who edits makes a few checks and pictures a second."""
    tile_checks: Rate = Rate(4, 60)
    tile_pictures: Rate = Rate(5, 200)
    """Each is drawn on a thread of the server itself, in some four milliseconds."""
    tile_odds: Rate = Rate(0.1, 6)
    tile_sets_made: Rate = Rate(0.2, 10)
    games_printed: Rate = Rate(0.1, 6)
    tile_sets_saved: Rate = Rate(1 / 60, 20)
    logs_read: Rate = Rate(0.2, 10)
    logs_given: Rate = Rate(1, 30)
    analyses: Rate = Rate(0.2, 12)
    """Only those that have to be worked out."""
    answers_in_hand: int = 32
    """Logs, replays and analyses that are being made or sent: each holds a whole game in memory."""
    answers_in_hand_per_address: int = 8
    jobs_waiting: int = 32
    """For each process that does work which costs processor time."""
    jobs_waiting_per_address: int = 4
    job_memory_mb: int = 1024
    job_niceness: int = MOST_NICE
    """The niceness of processes that do jobs: 19 leaves the processor to the games, 0 does not."""


USUAL_LIMITS = VisitorLimits()
