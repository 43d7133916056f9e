"""What all games' lines share: words, quotes, remarks, names, unique prefixes, and the common entries."""
