"""Why the system could not do something: a clause for each of its usual error codes."""

from typing import Final

TEXTS: Final = {
    "system.EACCES": "access is denied",
    "system.EBUSY": "it is in use",
    "system.EDQUOT": "your disk quota is used up",
    "system.EEXIST": "that name is already taken",
    "system.EFBIG": "the file would be too large",
    "system.EINVAL": "the system doesn't accept this",
    "system.EIO": "the disk reports an error",
    "system.EISDIR": "this is a folder",
    "system.ELOOP": "its links go round in a circle",
    "system.EMFILE": "too many files are open",
    "system.ENAMETOOLONG": "the name is too long",
    "system.ENFILE": "too many files are open",
    "system.ENODEV": "there is no such device",
    "system.ENOENT": "there is no such file or folder",
    "system.ENOLCK": "the system can't lock this file",
    "system.ENOMEM": "out of memory",
    "system.ENOSPC": "the disk is full",
    "system.ENOTDIR": "part of the path isn't a folder",
    "system.ENXIO": "there is no such device",
    "system.EPERM": "this is not allowed",
    "system.EROFS": "this place is read-only",
    "system.ESTALE": "the network drive has lost track of the file",
    "system.ETIMEDOUT": "there was no answer in time",
}
