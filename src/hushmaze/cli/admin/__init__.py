"""`hushmaze admin`: what the host of a server may list and export."""
