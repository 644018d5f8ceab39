"""All attacks of `attacks.py` at once against a server on which others play.

    python -m bench.siege --rooms 200 --quiet 60 --seconds 600 --out bench/results/siege.md

The innocent play in rooms of four, at two actions a second a room. Their delays, from the moment an action
is due until the last of the room has it, are taken before the attacks and during them. In the middle of it
the server is told to stop. The innocent and the attackers share one core, of which the attackers have what
the innocent leave, so that no delay is the innocent's own; the server and the processes that do its costly
work may use what is left of both.
Writes the curve of the server's memory beside the report.
"""

import argparse
import asyncio
import json
import os
import platform
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent))

from peers.load import Load
from peers.measure import milliseconds, pin
from peers.our_driver import Ours
from peers.usage import machine_seconds

PEOPLE = 4
ACTIONS_PER_ROOM = 2
SLICE_S = 5.0
BARS = "p99 at most 3 times the quiet one and at most 60 ms, no socket cut, no traceback, stop within 3 s"
SERVER = ("-m", "hushmaze", "serve", "--port", "0")


@dataclass
class Course:
    """What was seen of one stretch of time."""

    delays: list[int] = field(default_factory=list)
    lost: int = 0
    used: list[float] = field(default_factory=list)
    """By slice: how many cores somebody had, the hypervisor included."""


@dataclass
class Watch:
    """The server from outside: its memory by the second, and what it logs."""

    process: Process
    began: float = field(default_factory=monotonic)
    memory: list[tuple[float, float]] = field(default_factory=list)
    logged: int = 0
    wrong: list[str] = field(default_factory=list)

    async def memory_by_the_second(self) -> None:
        while self.process.returncode is None:
            pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
            self.memory.append((monotonic() - self.began, int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20))
            await asyncio.sleep(1)

    async def read_log(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.logged += 1
            if b'"level": "error"' in line or b"Traceback" in line or not line.startswith(b"{"):
                self.wrong.append(line.decode(errors="replace")[:300])


async def play(load: Load, rate: float, seconds: float) -> Course:
    course, until = Course(), monotonic() + seconds
    while monotonic() < until:
        before, at = machine_seconds(), monotonic()
        run = await load.steady(rate, min(SLICE_S, max(1.0, until - monotonic())))
        course.delays += run.delays
        course.lost += run.lost
        course.used.append((machine_seconds() - before) / (monotonic() - at))
    return course


async def start(folder: str) -> tuple[Process, int]:
    environment = os.environ | {"HUSHMAZE_TRUST_PROXY": "yes"}
    server = await asyncio.create_subprocess_exec(
        sys.executable, *SERVER, "--data", folder, env=environment, stdout=PIPE, stderr=PIPE
    )
    assert server.stdout is not None
    address = (await server.stdout.readline()).decode().split()[-1]
    return server, int(address.rpartition(":")[2])


async def attackers(port: int, seconds: float) -> Process:
    here = ("chrt", "--idle", "0", sys.executable)
    return await asyncio.create_subprocess_exec(
        *here, "-m", "bench.attacks", str(port), str(seconds), stdout=PIPE, stderr=DEVNULL
    )


async def besiege(asked: argparse.Namespace) -> str:
    with TemporaryDirectory() as folder:
        server, port = await start(folder)
        pin()  # not before: the server would be kept on the same core
        watch = Watch(server)
        watching = [asyncio.create_task(watch.memory_by_the_second()), asyncio.create_task(watch.read_log())]
        load = Load(Ours(), PEOPLE)
        enemies: Process | None = None
        try:
            await load.connect(port, asked.rooms)
            rate = asked.rooms * ACTIONS_PER_ROOM * PEOPLE
            await play(load, rate, 5)
            quiet = await play(load, rate, asked.quiet)
            enemies = await attackers(port, asked.seconds + 30)
            attacked = await play(load, rate, asked.seconds)
            cut = load.disconnected
            began = monotonic()
            server.terminate()
            await server.wait()
            stopped_within = monotonic() - began
            told, _ = await enemies.communicate()
        finally:
            for process in (server, enemies):
                if process is not None and process.returncode is None:
                    process.kill()
                    await process.wait()
            await asyncio.gather(*watching)
    made = json.loads(told) if told else {}
    if asked.out:
        draw(watch.memory, asked.out.with_suffix(".svg"))
    return report(asked, Seen(quiet, attacked, cut, stopped_within, watch, made))


@dataclass(frozen=True)
class Seen:
    quiet: Course
    attacked: Course
    cut: int
    """Sockets of the innocent."""
    stopped_within: float
    watch: Watch
    made: dict[str, dict[str, object]]
    """By attack: how often, and what came back."""


def report(asked: argparse.Namespace, seen: Seen) -> str:
    before, during = milliseconds(seen.quiet.delays, 0.99), milliseconds(seen.attacked.delays, 0.99)
    watch, asking = seen.watch, f"--rooms {asked.rooms} --quiet {asked.quiet:g} --seconds {asked.seconds:g}"
    later = [memory for at, memory in watch.memory if at > asked.quiet + 125]
    machine = f"python {platform.python_version()}, {platform.machine()}"
    return "\n".join(
        [
            "# A server under attack",
            "",
            f"Command: `python -m bench.siege {asking}`, {machine}.",
            f"{asked.rooms} rooms of four play at two actions a second a room. {len(seen.made)} attacks,",
            "each from three addresses.",
            "",
            f"Bars: {BARS}.",
            "",
            "| | actions | p50 ms | p99 ms | never arrived | cores in use |",
            "|---|---|---|---|---|---|",
            row("quiet", seen.quiet),
            row("attacked", seen.attacked),
            "",
            f"- p99: {during / before:.1f} times the quiet one",
            f"- play sockets cut: {seen.cut}",
            f"- errors and tracebacks in {watch.logged} lines of log: {len(watch.wrong)}",
            *[f"  - `{line.strip()}`" for line in watch.wrong[:10]],
            f"- stopped within {seen.stopped_within:.2f} s in the middle of it",
            f"- MB after two minutes of attacks: {min(later, default=0):.0f} to {max(later, default=0):.0f}",
            "",
            "| attack | rounds | what came back |",
            "|---|---|---|",
            *(
                f"| {name} | {one['rounds']} | {answers(one['answers'])} |"
                for name, one in sorted(seen.made.items())
            ),
            "",
        ]
    )


def row(name: str, course: Course) -> str:
    used = sum(course.used) / max(1, len(course.used))
    p50, p99 = (milliseconds(course.delays, share) for share in (0.5, 0.99))
    return f"| {name} | {len(course.delays)} | {p50} | {p99} | {course.lost} | {used:.2f} |"


def answers(counted: object) -> str:
    assert isinstance(counted, dict)
    most = sorted(counted.items(), key=lambda pair: -pair[1])[:6]
    return ", ".join(f"{name}: {count}" for name, count in most)


def draw(memory: list[tuple[float, float]], file: Path) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415 -- only where a picture is wanted

    figure = Figure(figsize=(8, 3), layout="constrained")
    axes = figure.subplots()
    axes.plot([at for at, _ in memory], [megabytes for _, megabytes in memory])
    axes.set(xlabel="seconds", ylabel="MB of the server", ylim=(0, None))
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else None)
    parser.add_argument("--rooms", type=int, default=200, help="of four people each")
    parser.add_argument("--quiet", type=float, default=60, help="seconds before the attacks")
    parser.add_argument("--seconds", type=float, default=600, help="of attacks")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        text = runner.run(besiege(asked))
    print(text)
    if asked.out:
        asked.out.write_text(text)


if __name__ == "__main__":
    main()
