"""Which rules these are. Logs carry the number of the rules they were played by."""

RULES_VERSION = 1
"""Grows whenever some log would be judged otherwise, or lead to another state, than by the rules before.

What `evolve` made of events under earlier numbers must stay: a log is opened by its events, which are only
judged anew where the number is this one.
"""

FIRST_RULES = 1
"""Those of logs that do not say."""
