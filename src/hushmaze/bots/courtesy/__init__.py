"""How bots treat people: what they could say, and how long they wait for them."""
