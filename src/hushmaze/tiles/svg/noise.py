"""Scatter that is the same on every machine: a hash of whole numbers."""

_MASK = 0xFFFFFFFF


def noise(*keys: int) -> float:
    """A fraction from 0 up to, not including, 1; neighbouring keys give unrelated values."""
    mixed = 2166136261
    for key in keys:
        mixed = ((mixed ^ (key & _MASK)) * 16777619) & _MASK
        mixed ^= mixed >> 15
        mixed = (mixed * 0x2C1B3C6D) & _MASK
        mixed ^= mixed >> 12
    return mixed / (_MASK + 1)
