"""Commands that only Vampire Empire has."""
