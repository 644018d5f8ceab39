"""The bodies of the HTTP API: one struct for each request and answer, one file for each resource."""
