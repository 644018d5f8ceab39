"""A position at a glance, in a terminal."""

from hushmaze.terminal.show import show

__all__ = ["show"]
