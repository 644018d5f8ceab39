"""Hushmaze: the silent mall heist for one to nine."""

__version__ = "0.1.0"
