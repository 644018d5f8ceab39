"""One game being played: judged at once, told when it is durable."""
