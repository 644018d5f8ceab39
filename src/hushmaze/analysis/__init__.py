"""Analyses a finished game: where the time went, who did what, what could have come sooner.

Public: what is named here. Reads a setup and its events, as a log has them; needs no clock and no server.
"""

from hushmaze.analysis.analyse import analyse
from hushmaze.analysis.report import Analysis

__all__ = ["Analysis", "analyse"]
