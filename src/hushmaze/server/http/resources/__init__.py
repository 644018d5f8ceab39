"""The handlers of the HTTP API: one file for each resource, one method for each line of the route table."""
