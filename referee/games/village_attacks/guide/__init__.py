"""What the game asks for in guided play."""
