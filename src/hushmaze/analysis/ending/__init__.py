"""The story of a game's end: where everybody stood, medals, and one lesson."""
