"""The version of the rules. Logs carry the version they were played by."""

RULES_VERSION = 3
"""Raised whenever some log would be judged differently, or lead to another state, than before.

`evolve` must keep applying events of earlier versions as before, and `protocol/game_log/log_check.py` must
know what has changed since: it judges logs of every version.

1: the first.
2: looking at the tile to be placed leaves talk open (T3); two boards need more than one exit (C13).
3: where cameras do not work (P7) the barbarian breaks none (P8).
"""

FIRST_RULES = 1
"""The version of logs that do not name one."""
