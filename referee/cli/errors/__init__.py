"""Every way in which a command can end, in words and as a status."""
