"""The server in trouble: everybody at once, killed processes, bad networks. Nothing may be lost."""
