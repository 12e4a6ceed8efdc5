"""The arena: many matches between bots."""
