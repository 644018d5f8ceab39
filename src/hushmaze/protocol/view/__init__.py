"""What a seat is shown of a game, and what it may do in it."""
