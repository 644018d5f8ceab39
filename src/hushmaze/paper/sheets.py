"""The sheets of the print, each a function that draws its pages."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from hushmaze.paper.canvas import Canvas, shape_of
from hushmaze.paper.looks import PrintLook
from hushmaze.paper.pieces import draw_abilities, draw_north, draw_sign, draw_spent, draw_talk
from hushmaze.paper.words import known_after, level_words, scenario_words, words
from hushmaze.rules.cards import CARDS, NO_CARD
from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import ABILITIES, HEROES, ONE_USE, Card, TileNumber
from hushmaze.scenarios import Scenario, builtin_number
from hushmaze.tiles import TileSet
from hushmaze.tiles.svg.markup import TILE
from hushmaze.tiles.svg.paper import BLEED, draw_back_for_paper, draw_for_paper
from hushmaze.tiles.svg.signs import draw_bell, draw_hero

TILE_MM = 80.0
_ACROSS, _DOWN = 2, 3
A_SHEET = _ACROSS * _DOWN
_GAP_X, _GAP_Y = 12.0, 6.0
CARD_MM = (63.0, 84.0)
_TOKEN_MM = 18.0
_FIGURE_MM = 18.0
_SIGN_MM = 15.0
_TOKENS_ACROSS, _TOKENS_DOWN = 6, 2
"""On the page with the heroes; any more have pages of their own."""
FEWEST_TOKENS = _TOKENS_ACROSS * _TOKENS_DOWN

Advance = Callable[[], None]


def tile_pages(
    canvas: Canvas, faces: Sequence[TileFace], backs: Sequence[TileFace | None], done: Advance
) -> None:
    """Six tiles a page; with `backs`, a page for the other side after each, its rows the other way round."""
    for first in range(0, len(faces), A_SHEET):
        some = faces[first : first + A_SHEET]
        canvas.new_page("Tiles", "Cut along the marks. Print at 100 %: a tile is 80 mm wide.")
        for at, face in enumerate(some):
            _tile(canvas, at, face)
            done()
        if backs:
            canvas.new_page("Backs of the tiles", "Print on the other side, turned over the long edge.")
            for at, back in enumerate(backs[first : first + A_SHEET]):
                _tile(canvas, at + 1 - 2 * (at % _ACROSS), back)
                done()


def _tile(canvas: Canvas, at: int, face: TileFace | None) -> None:
    left = (canvas.width - _ACROSS * TILE_MM - (_ACROSS - 1) * _GAP_X) / 2
    top = (canvas.height - _DOWN * TILE_MM - (_DOWN - 1) * _GAP_Y) / 2 + 4
    x = left + (at % _ACROSS) * (TILE_MM + _GAP_X)
    y = top + (at // _ACROSS) * (TILE_MM + _GAP_Y)
    unit = TILE_MM / TILE
    saving = canvas.look is PrintLook.SAVING
    if face is not None or not saving:
        drawing = draw_back_for_paper() if face is None else draw_for_paper(face, plain=saving)
        canvas.draw(drawing, x - BLEED * unit, y - BLEED * unit, TILE_MM + 2 * BLEED * unit)
    canvas.marks(x, y, TILE_MM, TILE_MM)


def action_cards() -> list[tuple[Card, str]]:
    """Every card once, with for how many players it is dealt (S4, C9)."""
    cards = [(held, f"{seats} players") for seats in (2, 3) for held in CARDS[seats]]
    cards += [(held, "4 to 8 players") for held in CARDS[4]]
    cards += [
        (CARDS[seats][-1], f"{seats} to 8 players" if seats < 8 else "8 players") for seats in range(5, 9)
    ]
    return [*cards, (NO_CARD, "the leader, 3 to 9 players")]


def solo_cards() -> list[tuple[Card, str]]:
    return [((ability,), "solo") for ability in ABILITIES]


def card_pages(canvas: Canvas, title: str, note: str, cards: Sequence[tuple[Card, str]]) -> None:
    wide, high = CARD_MM
    for first in range(0, len(cards), 9):
        canvas.new_page(title, note)
        left, top = (canvas.width - 3 * wide) / 2, max(12.5, (canvas.height - 3 * high) / 2)
        for at, (held, used) in enumerate(cards[first : first + 9]):
            _card(canvas, left + (at % 3) * wide, top + (at // 3) * high, held, used)


def _card(canvas: Canvas, x: float, y: float, held: Card, used: str) -> None:
    wide, high = CARD_MM
    canvas.frame(x, y, wide, high, dashed=True)
    canvas.words("N", x + wide / 2, y + 6, size=10, bold=True, align="C")
    if held:
        canvas.draw(draw_abilities(held), x + 7, y + 8, 49)
        names = " + ".join(ability.name.lower() for ability in held)
        canvas.words(names, x + wide / 2, y + high - 12, size=_fitting(names), bold=True, align="C")
    else:
        canvas.draw(draw_bell(), x + 14, y + 22, 35)
        canvas.words("leader: no abilities", x + wide / 2, y + high - 12, size=9, bold=True, align="C")
    canvas.words(used, x + wide / 2, y + high - 5, size=8, align="C")


def _fitting(words: str) -> float:
    return 10 if len(words) < 26 else 7.5


def tokens_for(tiles: TileSet) -> int:
    """One for each square that works only once, and one to lose; a whole set has eleven such squares (K5)."""
    most = Counter[TileNumber]()
    for face in tiles.faces.values():
        once = sum(special.kind in ONE_USE for special in face.specials.values())
        most[face.number] = max(most[face.number], once)  # tile 1 lies with one of its faces up
    return max(most.total() + 1, FEWEST_TOKENS)


def piece_pages(canvas: Canvas, tokens: int) -> None:
    """Heroes and bell to stand up, tokens, the north arrow, the card that says whether talk is open."""
    canvas.new_page(
        "Heroes, bell, tokens", "Cut on the lines, fold on the dots, glue back to back; bend the feet out."
    )
    figures = [*(draw_hero(hero) for hero in HEROES), draw_bell()]
    for at, drawing in enumerate(figures):
        _figure(canvas, 16 + at * 26, 20, drawing)
    for hero_at, name in enumerate([*(hero.name.lower() for hero in HEROES), "bell"]):
        canvas.words(name, 25 + hero_at * 26, 90, size=9, align="C")
    canvas.words(
        f"Out-of-order tokens ({tokens}): for hourglasses, cameras and crystal balls that work no more",
        16,
        110,
        size=9,
    )
    _tokens(canvas, FEWEST_TOKENS, 114)
    canvas.words("North arrow, beside tile 1", 16, 168, size=9)
    canvas.draw(draw_north(), 16, 171, 30)
    canvas.frame(16, 171, 30, 30, dashed=True)
    canvas.words(
        "Talk: turn it over whenever talk opens or closes (fold, glue back to back)", 62, 168, size=9
    )
    for at, opened in enumerate((True, False)):
        canvas.frame(62 + at * 40, 171, 40, 40, dashed=True)
        canvas.draw(draw_talk(open_=opened), 67 + at * 40, 173, 30)
        canvas.words("talk is open" if opened else "silence", 82 + at * 40, 208, size=9, bold=True, align="C")
    a_page = _TOKENS_ACROSS * 11
    for first in range(FEWEST_TOKENS, tokens, a_page):
        canvas.new_page("Heroes, bell, tokens", "More out-of-order tokens.")
        _tokens(canvas, min(tokens - first, a_page), 20)


def _tokens(canvas: Canvas, count: int, top: float) -> None:
    for at in range(count):
        row, column = divmod(at, _TOKENS_ACROSS)
        canvas.draw(draw_spent(), 16 + column * 24, top + row * 22, _TOKEN_MM)


def _figure(canvas: Canvas, x: float, y: float, drawing: str) -> None:
    """A picture and its mirror above each other, with feet at both ends; it fits on a square of 20 mm."""
    canvas.frame(x, y, _FIGURE_MM, 66, dashed=True)
    for fold in (y + 8, y + 33, y + 58):
        canvas.line(x, fold, x + _FIGURE_MM, fold, dashed=True)
    canvas.draw(drawing, x + 1.5, y + 35, _FIGURE_MM - 3)
    canvas.draw(drawing, x + 1.5, y + 31 - (_FIGURE_MM - 3) * shape_of(drawing), _FIGURE_MM - 3, turn=180)


def rules_page(canvas: Canvas) -> None:
    canvas.new_page("How to play")
    y = 16.0
    for paragraph in words().how_to_play:
        y = canvas.paragraph(paragraph, 12, y, canvas.width - 24, size=10.5) + 3
    canvas.words("Signs", 13, y + 5, size=11, bold=True)
    _signs(canvas, y + 8)


def _signs(canvas: Canvas, top: float) -> None:
    """Two columns: what each sign looks like, and what it means."""
    half = -(-len(words().signs) // 2)
    wide = canvas.width / 2 - 12
    for at, sign in enumerate(words().signs):
        x, y = 12 + (at // half) * wide, top + (at % half) * _SIGN_MM
        canvas.draw(draw_sign(sign.picture), x, y, _SIGN_MM - 2)
        canvas.paragraph(sign.text, x + _SIGN_MM, y + 1, wide - _SIGN_MM - 3, size=9.5)


def scenario_pages(canvas: Canvas, scenarios: Iterable[Scenario]) -> None:
    canvas.new_page("Scenarios", "Each keeps the rules before it; challenges (8 to 17) have those of 2 to 7.")
    y, known = 17.0, set[str]()
    for scenario in scenarios:
        before = known if builtin_number(scenario) else set[str]()
        y = canvas.paragraph(scenario_words(scenario, before), 12, y, canvas.width - 24, size=9.5) + 1.6
        known |= known_after(scenario)
    canvas.paragraph(level_words(), 12, y + 2, canvas.width - 24, size=9.5)


def book_pages(canvas: Canvas, scenarios: Iterable[Scenario]) -> None:
    """A line for every scenario, and for every level of a challenge (B1)."""
    lines = [
        (f"{s.number}. {s.name}" + ("" if level is None else f", level {level}"))
        for s in scenarios
        for level in (s.levels or (None,))
    ]
    fit = int((canvas.height - 38) / 6.6)
    for first in range(0, len(lines), fit):
        canvas.new_page("Challenge book", "Fewer hourglasses are better; then more sand left.")
        _table(canvas, lines[first : first + fit])


_COLUMNS = ((12.0, "scenario"), (74.0, "date"), (98.0, "who"), (164.0, "hourglasses"), (184.0, "sand left"))


def _table(canvas: Canvas, lines: Sequence[str]) -> None:
    right, top = canvas.width - 12, 24.0
    for x, name in _COLUMNS:
        canvas.words(name, x + 1, top - 1.5, size=8, bold=True)
    for at, name in enumerate(lines):
        canvas.line(12, top + at * 6.6, right, top + at * 6.6)
        canvas.words(name, 13, top + at * 6.6 + 4.6, size=8)
    bottom = top + len(lines) * 6.6
    canvas.line(12, bottom, right, bottom)
    for x in (*(x for x, _ in _COLUMNS), right):
        canvas.line(x, top - 5, x, bottom)
