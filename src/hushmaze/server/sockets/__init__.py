"""The conversation with a client over its socket, and the check at its opening."""
