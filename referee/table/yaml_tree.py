"""YAML as plain text, lists and mappings, for files from anywhere: no objects, no aliases, nothing twice."""

from typing import Any, Final, NamedTuple

LARGEST: Final = 1024 * 1024
DEEPEST: Final = 12
MOST: Final = 50_000  # beginnings, ends and values: a thousand cards have some twelve thousand


class BadYaml(Exception):
    """The file is not what it should be; `line` counts from 1."""

    def __init__(self, line: int, reason: str, file: str = "") -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason
        self.file = file


class Node(NamedTuple):
    """A value and the line where it starts. Scalars are text, whatever they look like."""

    value: Any  # str, list[Node] or dict[str, Node]
    line: int


def read_yaml(data: bytes) -> Node:
    """:raises BadYaml: for anything but one plain document."""
    import yaml

    if len(data) > LARGEST:
        raise BadYaml(1, "large")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        events = list(_limited(yaml.parse(data.decode("utf-8"), Loader=loader)))
        return _Builder(events).document()
    except UnicodeDecodeError:
        raise BadYaml(1, "encoding") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise BadYaml(mark.line + 1 if mark else 1, "syntax") from None


def _limited(events: Any) -> Any:
    """The parser's events, as long as nothing suspicious is among them."""
    depth = 0
    for number, event in enumerate(events):
        if number > MOST:
            raise BadYaml(event.start_mark.line + 1, "large")
        name = type(event).__name__
        line = event.start_mark.line + 1
        if name == "AliasEvent" or getattr(event, "anchor", None):
            raise BadYaml(line, "alias")
        if getattr(event, "tag", None):
            raise BadYaml(line, "tag")
        depth += name.endswith("StartEvent") - name.endswith("EndEvent")
        if depth > DEEPEST:
            raise BadYaml(line, "deep")
        yield event


class _Builder:
    def __init__(self, events: list[Any]) -> None:
        self.events = iter(events)

    def document(self) -> Node:
        next(self.events)  # the stream begins
        first = next(self.events)
        if type(first).__name__ != "DocumentStartEvent":
            raise BadYaml(1, "empty")
        node = self.node(next(self.events))
        next(self.events)  # the document ends
        following = next(self.events)
        if type(following).__name__ != "StreamEndEvent":
            raise BadYaml(following.start_mark.line + 1, "second")
        return node

    def node(self, event: Any) -> Node:
        line = event.start_mark.line + 1
        name = type(event).__name__
        if name == "ScalarEvent":
            return Node(event.value, line)
        if name == "SequenceStartEvent":
            items = []
            while type(event := next(self.events)).__name__ != "SequenceEndEvent":
                items.append(self.node(event))
            return Node(items, line)
        mapping: dict[str, Node] = {}
        while type(event := next(self.events)).__name__ != "MappingEndEvent":
            key = self.node(event)
            if not isinstance(key.value, str):
                raise BadYaml(key.line, "key")
            if key.value in mapping:
                raise BadYaml(key.line, "twice")
            mapping[key.value] = self.node(next(self.events))
        return Node(mapping, line)
