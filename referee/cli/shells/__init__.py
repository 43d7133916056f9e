"""What shells ask: completion scripts, and the words that could stand at the cursor."""
