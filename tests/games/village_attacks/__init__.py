"""Tests of Village Attacks."""
