"""How things look in a terminal: a letter or sign for everything, colour only on top of it."""

from hushmaze.rules.words import Hero, Kind, Special

COLOUR = {
    Hero.BARBARIAN: "yellow",
    Hero.MAGE: "medium_purple1",
    Hero.ELF: "green3",
    Hero.DWARF: "dark_orange",
}

SIGN = {
    Kind.EXPLORATION: "?",
    Kind.VORTEX: "@",
    Kind.ITEM: "◆",
    Kind.EXIT: "∩",
    Kind.HOURGLASS: "⧗",
    Kind.BALL: "○",
    Kind.CAMERA: "◉",
}

PLAIN_STYLE = {Kind.HOURGLASS: "bold cyan", Kind.BALL: "bold white", Kind.CAMERA: "bold red"}

LEGEND = "  ".join(
    [
        "(B) (M) (E) (D) heroes",
        *(f"{sign} {kind.name.lower()}" for kind, sign in SIGN.items()),
        "× spent",
        "% escalator",
        "┆ ╌ dwarf passage",
    ]
)


def special_text(special: Special, *, spent: bool) -> tuple[str, str]:
    """Three characters and their style; a coloured thing also bears its hero's letter."""
    mark = "×" if spent else " "
    if special.hero is None:
        return f"{mark}{SIGN[special.kind]} ", "dim" if spent else PLAIN_STYLE[special.kind]
    return f"{mark}{SIGN[special.kind]}{special.hero.letter.lower()}", COLOUR[special.hero]


def hero_text(hero: Hero) -> tuple[str, str]:
    return f"({hero.letter})", f"bold black on {COLOUR[hero]}"
