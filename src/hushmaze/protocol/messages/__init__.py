"""One struct for each message that travels over a socket, either way. docs/protocol.md explains them."""
