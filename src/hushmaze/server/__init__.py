"""Rooms, sessions and the front door: many games at once over real connections."""
