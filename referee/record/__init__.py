"""The file and nothing but the file: header lines, entry lines, seals, append, lock. Knows no game."""
