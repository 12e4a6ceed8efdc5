"""The Rivals for Catan."""
