"""Village Attacks."""
