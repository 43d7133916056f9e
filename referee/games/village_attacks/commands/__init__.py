"""Commands that only Village Attacks has."""
