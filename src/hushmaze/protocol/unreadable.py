"""The errors that reading stored data may raise."""

import msgspec

UNREADABLE = (msgspec.MsgspecError, ValueError, LookupError, AssertionError, RecursionError)
"""Errors raised by corrupt or foreign stored data: rooms, headings, logs, summaries."""
