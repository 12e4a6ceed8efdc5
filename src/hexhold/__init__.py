"""Hexhold: play, study and automate A Game of Thrones Catan and The Rivals for Catan."""

__version__ = "0.1.0"
