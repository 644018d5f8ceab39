"""What travels: commands in, events and views out, logs, and the referee."""
