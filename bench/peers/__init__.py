"""The servers that `bench/rooms.py` stands beside, and the load that all of them get. See README.md here."""
