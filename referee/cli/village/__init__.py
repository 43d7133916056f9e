"""The commands that only Vampire Village has."""
