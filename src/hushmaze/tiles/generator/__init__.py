"""Makes complete tile sets: plans what each tile carries, grows its floor, furnishes it."""
