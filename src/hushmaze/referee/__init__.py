"""The rules as a process: one JSON object a line in, one answer a line out. See docs/referee.md."""

from hushmaze.referee.referee import Referee, serve

__all__ = ["Referee", "serve"]
