"""Bots at the tables of a server: they act like people, through the match, and know what everybody knows."""
