"""A small cooperative game for tests alone: its whole folder, as docs/adding-a-game.md describes one."""
