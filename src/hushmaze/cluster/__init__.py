"""Many servers as one: PostgreSQL says who owns which room, NATS carries what is on its way.

docs/decisions/0014 says how, and why it is safe.
"""
