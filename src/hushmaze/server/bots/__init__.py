"""Bots at the tables of a server: they act through the match as people do, and know what everybody knows."""
