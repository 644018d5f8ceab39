"""Results of finished games: the challenge book, the daily challenge, marks and groups."""
