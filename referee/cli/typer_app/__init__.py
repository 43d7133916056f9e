"""What typer understands of a call, and says of itself, in our words."""
