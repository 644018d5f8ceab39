"""Setting up on every ordinary machine: lock files, native parts, and what a person is told on the way."""
