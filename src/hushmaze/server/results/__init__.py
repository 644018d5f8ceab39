"""What finished games come to: the challenge book, the daily challenge, marks and groups."""
