"""The layers of one drawn tile: floor, walls, shops, doors, escalators, special squares."""
