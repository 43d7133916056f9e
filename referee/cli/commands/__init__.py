"""One module a command, each with its `app`."""
