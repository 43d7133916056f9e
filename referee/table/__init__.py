"""A game on the table: open a record, judge a line, append, undo. What the command line and programs call."""
