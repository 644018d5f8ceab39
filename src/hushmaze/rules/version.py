"""The version of the rules. Logs carry the version they were played by."""

RULES_VERSION = 1
"""Raised whenever some log would be judged differently, or lead to another state, than before.

`evolve` must keep applying events of earlier versions as before: a log is opened by its events, which are
judged again only if its version is the current one.
"""

FIRST_RULES = 1
"""The version of logs that do not name one."""
