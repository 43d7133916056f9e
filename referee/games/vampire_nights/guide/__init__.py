"""What guided play asks in Vampire Nights, and what may be typed there."""
