"""Prepares what a table plays: choices of its host, tile sets, deals, games that begin in the middle."""
