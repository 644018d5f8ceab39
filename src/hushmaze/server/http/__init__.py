"""The HTTP side: one file for each resource."""
