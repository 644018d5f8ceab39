"""How bots behave towards the people at their table."""
