"""Reports on own scenarios and own tile sets, for the editors."""
