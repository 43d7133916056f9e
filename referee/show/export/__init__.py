"""Print-outs and exports: one neutral sheet built from a table, and a small writer for each format."""


class Missing(Exception):
    """A writer lacks something that is not installed; `key` names the sentence that says what to do, `package` what
    to install."""

    def __init__(self, key: str, what: str = "", package: str = "") -> None:
        super().__init__(key, what)
        self.key = key
        self.what = what
        self.package = package
