"""Why the system could not do something: a clause for each of its usual error codes."""

from typing import Final

TEXTS: Final = {
    "system.EACCES": "access is denied",
    "system.EBUSY": "it is in use",
    "system.EDQUOT": "this user's share of the disk is used up",
    "system.EEXIST": "that name is taken already",
    "system.EFBIG": "the file would be too large",
    "system.EINVAL": "the system does not take this",
    "system.EIO": "the disk reports an error",
    "system.EISDIR": "this is a folder",
    "system.ELOOP": "its links lead round in a circle",
    "system.EMFILE": "too many files are open",
    "system.ENAMETOOLONG": "the name is too long",
    "system.ENFILE": "too many files are open",
    "system.ENODEV": "there is no such device",
    "system.ENOENT": "there is no such file or folder",
    "system.ENOLCK": "the system cannot lock this file",
    "system.ENOMEM": "the memory is used up",
    "system.ENOSPC": "the disk is full",
    "system.ENOTDIR": "a part of the path is no folder",
    "system.ENXIO": "there is no such device",
    "system.EPERM": "this is not allowed",
    "system.EROFS": "this place can only be read",
    "system.ESTALE": "the network drive has lost the file",
    "system.ETIMEDOUT": "no answer came in time",
}
