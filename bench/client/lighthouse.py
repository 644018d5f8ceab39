"""What does Lighthouse say of five pages, on a desk and on a phone?

    python bench/client/lighthouse.py --tries 3 --out bench/results/lighthouse.md

Each page is opened by somebody who was never here, several times; the middle result counts. Lighthouse comes
from npm (`npx`), in the version below, and slows phones down as it always does. Run it on a quiet machine.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).parents[2]))  # so that the tests' own player is found
sys.path.insert(0, str(Path(__file__).parents[1]))  # and this package, however it is started

from tests.e2e.conftest import CHROMIUM

from client.house import BusyHouse

VERSION = "12.8.2"
FORMS = {"desk": ("--preset=desktop",), "phone": ()}
BARS = {"desk": 97, "phone": 88}


class Seen(NamedTuple):
    """One visit."""

    performance: float
    accessibility: float
    shift: float
    blocked_ms: float
    largest_ms: float
    requests: int
    kilobytes: float


def visit(url: str, flags: tuple[str, ...], folder: Path) -> Seen:
    report = folder / "report.json"
    command = ["npx", "--yes", f"lighthouse@{VERSION}", url, "--quiet", "--output=json", *flags]
    chrome = "--chrome-flags=--headless --no-sandbox"
    kinds = "--only-categories=performance,accessibility"
    environment = os.environ | {"CHROME_PATH": CHROMIUM or ""}
    subprocess.run([*command, f"--output-path={report}", chrome, kinds], check=True, env=environment)
    return read(json.loads(report.read_text(encoding="utf-8")))


def read(report: dict[str, Any]) -> Seen:  # Any: whatever JSON can say
    audits, categories = report["audits"], report["categories"]
    loaded = audits["network-requests"]["details"]["items"]
    return Seen(
        100 * categories["performance"]["score"],
        100 * categories["accessibility"]["score"],
        audits["cumulative-layout-shift"]["numericValue"],
        audits["total-blocking-time"]["numericValue"],
        audits["largest-contentful-paint"]["numericValue"],
        len(loaded),
        sum(each.get("transferSize", 0) for each in loaded) / 1000,
    )


def middle(visits: list[Seen]) -> Seen:
    return Seen(*(median(values) for values in zip(*visits, strict=True)))


def new_room(url: str) -> str:
    with urlopen(Request(f"{url}/api/rooms", data=b"")) as answer:
        return str(json.load(answer)["code"])


def row(page: str, form: str, seen: Seen) -> str:
    holds = "yes" if seen.performance >= BARS[form] else "**no**"
    return (
        f"| {page} | {form} | {seen.performance:.0f} | {BARS[form]} | {holds} | {seen.accessibility:.0f} "
        f"| {seen.shift:.3f} | {seen.blocked_ms:.0f} | {seen.largest_ms:.0f} "
        f"| {seen.requests:.0f} | {seen.kilobytes:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    if CHROMIUM is None or shutil.which("npx") is None:
        parser.error("it takes a Chromium and npx")
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    lines = [
        "# What Lighthouse says of five pages",
        "",
        f"`python bench/client/lighthouse.py --tries {asked.tries}`, Lighthouse {VERSION}, "
        f"{platform.machine()}, {os.cpu_count()} cores, load when it began {load}.",
        "Somebody who was never here; the middle of the tries. Requests and kilobytes are as they travel.",
        "",
        "| page | on a | performance | bar | holds | accessibility | layout shift | blocked, ms "
        "| largest paint, ms | requests | kB |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    with TemporaryDirectory() as folder, BusyHouse(Path(folder), "") as house:
        pages = {
            "home": "/",
            "lobby": f"/{new_room(house.url)}",
            "table": f"/{house.laid.code}",
            "rules": "/rules",
            "book": "/book",
        }
        for (page, path), (form, flags) in ((p, f) for p in pages.items() for f in FORMS.items()):
            visits = [visit(house.url + path, flags, Path(folder)) for _ in range(asked.tries)]
            lines.append(row(page, form, middle(visits)))
            print(lines[-1], flush=True)
    text = "\n".join(lines) + "\n"
    if asked.out:
        asked.out.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
