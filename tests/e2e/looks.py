"""What can be seen of a page: faults of accessibility, words that are cut or stick out."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

_CUT_WORDS = Path(__file__).with_name("cut_words.js")

GRAVE = ("serious", "critical")


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """What axe finds serious or critical: the rule, and the first place where it is broken."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(
        "() => axe.run(document, {resultTypes: ['violations']}).then((result) => result.violations)"
    )
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} ({fault['nodes'][0]['failureSummary'][:200]})"
        for fault in found
        if fault["impact"] in GRAVE
    ]


def cut_words(page: Page) -> list[str]:
    """Words that are cut, stick out of their button, or lie outside the window."""
    found: list[str] = page.evaluate(_CUT_WORDS.read_text(encoding="utf-8"))
    return found
