"""What the end of a game is told by: where everybody stood, medals, and one lesson."""
