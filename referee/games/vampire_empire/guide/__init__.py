"""What guided play asks in Vampire Empire, and what may be typed there."""
