"""The rule switches: what a scenario turns on (P, C). The 17 scenarios are mixes of these.

Their order is part of share codes: new ones go to the end.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches:
    one_exit: bool = False
    """The purple exit serves all four heroes (P1); without it each needs its own (P2)."""
    pass_cards: bool = False
    """Turning the hourglass passes the cards to the left (P3)."""
    elf_opens_talk: bool = False
    """P4"""
    dwarf_passages: bool = False
    """P5; without it a passage is wall for everybody."""
    crystal_balls: bool = False
    """P6"""
    cameras: bool = False
    """Two working cameras lock the hourglasses (P7)."""
    barbarian_breaks_cameras: bool = False
    """P8"""
    open_talk_allowed: bool = False
    """The table may agree to talk all the time (T7)."""
    stack_face_up: bool = False
    """C8"""
    leader: bool = False
    """C9"""
    fool_the_guards: bool = False
    """C10"""
    moving_walls: bool = False
    """C11"""
    hands_only: bool = False
    """C12"""
    two_boards: bool = False
    """C13"""
    no_talk: bool = False
    """C14"""
    no_bell: bool = False
    """C15"""
    no_vortex: bool = False
    """C16"""
    no_gatherings: bool = False
    """C17"""

    @property
    def heroes_stay(self) -> bool:
        """Whether heroes stay on their exits (W4); on one exit for all four they could not."""
        return self.fool_the_guards or (self.no_gatherings and not self.one_exit)
