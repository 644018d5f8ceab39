"""The files of the browser client, and how browsers may keep and use what is sent."""
