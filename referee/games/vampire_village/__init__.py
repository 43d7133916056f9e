"""Vampire Village (French edition; Russian edition: Вампиры у ворот)."""
