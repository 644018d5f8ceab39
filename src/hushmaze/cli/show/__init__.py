"""`hushmaze show`: a position at a glance, in the terminal or as a picture."""
