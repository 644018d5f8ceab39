"""Mistakes that the user can mend."""


class UsageError(Exception):
    """Something the user can mend; its words are all that is printed."""
