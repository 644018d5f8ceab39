"""What bots read from the others at the table, from public events alone."""
