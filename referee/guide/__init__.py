"""Guided play: the referee leads the table, one question at a time."""
