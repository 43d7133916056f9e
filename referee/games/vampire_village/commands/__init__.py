"""Commands that only Vampire Village has, or has in its own way."""
