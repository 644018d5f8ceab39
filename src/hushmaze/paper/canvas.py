"""Pages of a PDF: drawings, words, marks where scissors go. The only place that knows the PDF library."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import Enum
from io import BytesIO
from pathlib import Path
from unicodedata import normalize

from fpdf import FPDF
from fpdf.fonts import TTFFont

from hushmaze.paper.looks import PrintLook, dressed

_ICON = re.compile(
    r'<svg viewBox="0 0 512 512" color="(#\w+)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="[\d.]+">'
    r"(.*?)</svg>"
)
_MARK_MM = 2.0
_FONTS = Path(__file__).parent / "data" / "fonts"
"""Latin, Greek and Cyrillic letters of DejaVu Sans; docs/credits.md says how they were made."""
_LETTERS = "dejavu"


class Paper(Enum):
    """Width and height in millimetres."""

    A4 = 210.0, 297.0
    LETTER = 215.9, 279.4


class Canvas:
    """A document that grows page by page; everything is in millimetres from the top left."""

    def __init__(self, paper: Paper, look: PrintLook, title: str) -> None:
        self.width, self.height = paper.value
        self.look = look
        self._pdf = FPDF(unit="mm", format=paper.value)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.set_title(title)
        self._pdf.set_creator("Hushmaze")
        self._pdf.set_creation_date(datetime(2026, 1, 1, tzinfo=UTC))  # equal sets give equal files

    @property
    def page(self) -> int:
        return self._pdf.page_no()

    def new_page(self, title: str, note: str = "") -> None:
        """A page with its title at the top, and a line of advice beside it."""
        self._pdf.add_page()
        self.words(title, 12, 9, size=13, bold=True)
        self.words(note, self.width - 12, 9, size=8.5, align="R")
        self.words(f"Hushmaze - page {self.page}", self.width / 2, self.height - 2.5, size=7, align="C")

    def draw(self, svg: str, x: float, y: float, width: float, *, turn: float = 0) -> None:
        """A drawing in this document's look, as wide as said; turned around its middle."""
        with self._turned(turn, x, y, width, svg):
            self._pdf.image(BytesIO(_flat(dressed(svg, self.look)).encode()), x=x, y=y, w=width)

    @contextmanager
    def _turned(self, turn: float, x: float, y: float, width: float, svg: str) -> Iterator[None]:
        if not turn:
            yield
            return
        with self._pdf.rotation(turn, x + width / 2, y + width * shape_of(svg) / 2):
            yield

    def words(  # noqa: PLR0913 -- what a line of print takes
        self, text: str, x: float, y: float, *, size: float, bold: bool = False, align: str = "L"
    ) -> None:
        """One line whose baseline is at y; x is its left end, middle or right end."""
        printable = self._set_font(text, "B" if bold else "", size)
        width = self._pdf.get_string_width(printable)
        self._pdf.text(x - {"L": 0, "C": width / 2, "R": width}[align], y, printable)

    def paragraph(self, text: str, x: float, y: float, width: float, *, size: float = 9) -> float:
        """Wrapped lines from y down; gives where they end. **Words** between stars are bold."""
        printable = self._set_font(text, "", size)
        self._pdf.set_xy(x, y)
        self._pdf.multi_cell(width, size * 0.46, printable, align="L", markdown=True)
        return float(self._pdf.get_y())

    def _set_font(self, text: str, style: str, size: float) -> str:
        """Chooses letters for a text; gives it with question marks for what they do not have.

        Western Europe's are in every PDF reader; others come with the document, only where they are needed.
        """
        text = normalize("NFC", text)
        if _is_western(text):
            self._pdf.set_font("Helvetica", style, size)
            return text
        if _LETTERS not in self._pdf.fonts:
            for weight, file in (("", "DejaVuSans.ttf"), ("B", "DejaVuSans-Bold.ttf")):
                self._pdf.add_font(_LETTERS, weight, _FONTS / file)
        self._pdf.set_font(_LETTERS, style, size)
        font = self._pdf.fonts[_LETTERS]
        assert isinstance(font, TTFFont), "it was read from a file"
        return "".join(letter if ord(letter) in font.cmap else "?" for letter in text)

    def frame(self, x: float, y: float, width: float, height: float, *, dashed: bool = False) -> None:
        """Each side from its left or upper end: dashes of two frames that share a side lie on each other."""
        for end in (0, 1):
            self.line(x, y + end * height, x + width, y + end * height, dashed=dashed)
            self.line(x + end * width, y, x + end * width, y + height, dashed=dashed)

    def line(self, x: float, y: float, to_x: float, to_y: float, *, dashed: bool = False) -> None:
        if dashed:
            self._pdf.set_dash_pattern(1, 1)
        self._pdf.set_line_width(0.2)
        self._pdf.line(x, y, to_x, to_y)
        self._pdf.set_dash_pattern()

    def marks(self, x: float, y: float, width: float, height: float) -> None:
        """Two hairlines outside every corner: cut along them."""
        gap = 3.0
        for at_x, away_x in ((x, -1), (x + width, 1)):
            for at_y, away_y in ((y, -1), (y + height, 1)):
                self.line(at_x + away_x * gap, at_y, at_x + away_x * (gap + _MARK_MM), at_y)
                self.line(at_x, at_y + away_y * gap, at_x, at_y + away_y * (gap + _MARK_MM))

    def finished(self) -> bytes:
        return bytes(self._pdf.output())


def _is_western(text: str) -> bool:
    try:
        text.encode("latin-1")
    except UnicodeEncodeError:
        return False
    return True


def shape_of(svg: str) -> float:
    """Height by width."""
    found = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', svg)
    assert found is not None, "every drawing has its frame"
    return float(found[2]) / float(found[1])


def _flat(svg: str) -> str:
    """The same without what the library leaves out: titles, inner drawings, opacity of both paints."""
    svg = re.sub("<title>.*?</title>", "", svg)
    svg = _ICON.sub(_as_group, svg)
    return re.sub(r' opacity="([\d.]+)"', r' fill-opacity="\1" stroke-opacity="\1"', svg)


def _as_group(icon: re.Match[str]) -> str:
    colour, x, y, size, body = icon.groups()
    inside = body.replace("currentColor", colour)
    return f'<g transform="translate({x} {y}) scale({float(size) / 512:.5f})">{inside}</g>'
