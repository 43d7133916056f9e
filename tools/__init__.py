"""Programs for those who work on the project, each run as `python -m tools.NAME`. Nothing here is installed."""
