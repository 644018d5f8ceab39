"""A game as a log: its heading, which fixes it, and its events; read, written and judged anew."""
