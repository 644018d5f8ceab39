"""Whole games on a virtual clock, many of them, and what they tell."""
