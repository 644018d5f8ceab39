"""The search for a plan: where tiles are placed and by whom, when the hourglass is turned, how it ends."""
