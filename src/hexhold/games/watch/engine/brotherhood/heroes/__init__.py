"""The heroes, one module each, and what they have in common."""
