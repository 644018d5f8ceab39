"""A position at a glance: in a terminal, or as a picture."""

from hushmaze.terminal.picture import picture
from hushmaze.terminal.show import show

__all__ = ["picture", "show"]
