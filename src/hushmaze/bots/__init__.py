"""Teammates that know what a seat knows, and the solver that knows the stack."""
