"""How long tests wait for what should come: only a guard against hanging, no test depends on it.

Machines that are shared stand still for half a minute at times.
"""

PATIENCE_S = 180
PATIENCE_MS = PATIENCE_S * 1_000
