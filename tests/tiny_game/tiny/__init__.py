"""A game of somebody else, as a package that brings it: found by its entry point."""
