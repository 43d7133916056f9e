"""The options that every command takes, and which of the words of a call they are."""

FLAGS = ("no-color", "quiet", "no-input", "debug")


def take_flags(arguments: list[str]) -> tuple[list[str], dict[str, object]]:
    """The options that every command takes, wherever they stand before a `--`, and the other arguments."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    flags: dict[str, object] = {name: True for name in FLAGS if f"--{name}" in arguments[:end]}
    taken = {f"--{name}" for name in flags}
    rest = [word for word in arguments[:end] if word not in taken]
    if any(word.startswith("--lang") for word in rest):
        own = _start_of_own_language(rest)
        rest = [*_take_language(rest[:own], flags), *rest[own:]]
    return [*rest, *arguments[end:]], flags


def _start_of_own_language(words: list[str]) -> int:
    """Where `--lang` begins to mean something else: after `cards name`, which has an option of that name."""
    path = [at for at, word in enumerate(words) if not word.startswith("--lang") and words[at - 1 : at] != ["--lang"]]
    return path[1] + 1 if [words[at] for at in path[:2]] == ["cards", "name"] else len(words)


def _take_language(words: list[str], flags: dict[str, object]) -> list[str]:
    """`--lang fr` or `--lang=fr`, the last one if there are several. Without a value it stays, to be complained of."""
    rest = []
    following = iter(words)
    for word in following:
        if word.startswith("--lang="):
            flags["lang"] = word.removeprefix("--lang=")
        elif word == "--lang" and (value := next(following, None)) is not None:
            flags["lang"] = value
        else:
            rest.append(word)
    return rest
