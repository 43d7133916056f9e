"""Commands that only Vampire Nights has, or has in its own way."""
