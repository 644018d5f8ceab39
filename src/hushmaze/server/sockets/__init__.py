"""What a client says over its socket, and who may open one."""
