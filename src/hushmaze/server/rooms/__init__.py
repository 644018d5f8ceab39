"""Rooms at work: who is in them, who sits, who is host, and the games they lay out."""
