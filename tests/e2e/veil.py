"""Pages that nobody looks at are laid out and answer as ever, but not painted: that is half of the work."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, Page

_VEIL = """{
  globalThis.veil = new CSSStyleSheet();
  veil.replaceSync('@media screen { html { opacity: 0 !important } }');
  document.adoptedStyleSheets.push(veil);
}"""

_LIFT = "if (globalThis.veil) veil.disabled = true"


@contextmanager
def veiled() -> Iterator[None]:
    """All pages that are opened while the block runs."""
    open_context = Browser.new_context

    def open_veiled(browser: Browser, **how: Any) -> BrowserContext:  # noqa: ANN401 -- whatever can be asked for
        context = open_context(browser, **how)
        context.add_init_script(_VEIL)
        return context

    with patch.object(Browser, "new_context", open_veiled):
        yield


def lift_for_good(page: Page) -> None:
    """For somebody to whom painting matters; from its next address on."""
    page.add_init_script(_LIFT)
