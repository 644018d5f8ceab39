"""`hushmaze admin`: what the host of a server may do with all that it has stored."""
