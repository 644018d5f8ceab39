"""Everything that travels: commands in, events and views out, game logs and replays."""
