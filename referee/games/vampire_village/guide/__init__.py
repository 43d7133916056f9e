"""What guided play asks in Vampire Village, and what may be typed there."""
