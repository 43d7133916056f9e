"""Every ruling of Vampire Empire, shown by play."""
