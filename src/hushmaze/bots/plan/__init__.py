"""The plan of a table: who goes where, in which order, what to explore, when to turn, steal and run."""
