"""Guided play in a real terminal."""
