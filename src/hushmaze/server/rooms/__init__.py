"""Rooms: the people in them, their seats, and what the host chose."""
