"""Partners to measure bots beside: they know the rules and the public game, nothing of the planner."""
