"""How heroes get where they should: distances, the ways of one, and all four past each other."""
