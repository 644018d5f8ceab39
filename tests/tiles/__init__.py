"""Tests of the tile sets."""
