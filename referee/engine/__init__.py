"""What every game's rules speak in: refusals, events, decisions, standings. Knows no game."""
