"""Pictures as a handful of shapes, without knowing what they show: games draw with it, and so does what is printed."""
