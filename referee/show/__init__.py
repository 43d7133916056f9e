"""Draws the neutral views that games hand out. Reads, never decides."""
