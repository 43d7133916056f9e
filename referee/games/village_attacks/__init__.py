"""Village Attacks, for one to five players: together their monsters defend a castle against the villagers."""
