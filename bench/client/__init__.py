"""What the browser client costs: frames, answers to the hand."""
