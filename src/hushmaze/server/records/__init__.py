"""What is kept of a room: its people, its bots, what the host chose."""
