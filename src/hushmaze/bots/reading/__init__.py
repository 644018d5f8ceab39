"""Reads the others at the table, from public events alone."""
