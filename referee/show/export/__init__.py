"""Print-outs and exports: one neutral sheet built from a table, and a small writer for each format."""


class Missing(Exception):
    """A writer does not find its font."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file
