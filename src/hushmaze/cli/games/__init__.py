"""`hushmaze games`: finished games from a server's data or from log files, as tables, figures and plots."""
