"""The commands that settle disputes, as a person types them."""
