"""The view of a game from a seat, and what the seat may do in it."""
