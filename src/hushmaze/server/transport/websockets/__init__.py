"""Sockets: from the handshake to the close, by picows or wsproto."""
