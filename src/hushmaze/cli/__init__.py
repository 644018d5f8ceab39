"""The command line: one file for each command, and the only place where everything is wired together."""
