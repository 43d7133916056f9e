"""Where a person's files lie."""

import os
from pathlib import Path


class NoHome(Exception):
    """Nobody says where the home folder is, or what they say is not an absolute path."""


def home_folder() -> Path:
    """The home folder of whoever runs this.

    :raises NoHome: rather than write into the folder that happens to be the current one.
    """
    home = os.path.expanduser("~")
    # `~` itself, where neither HOME nor the system knows; an empty HOME would be taken for the root of all folders.
    if not os.path.isabs(home) or os.environ.get("HOME") == "":
        raise NoHome
    return Path(home)
