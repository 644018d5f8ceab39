"""Counts and limits what one address asks of all rooms together."""
