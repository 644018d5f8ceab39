"""The stored record of a room: its people, its bots, the host's choices."""
