"""Work that costs processor time: done by processes of their own, bounded in size, time and number."""
