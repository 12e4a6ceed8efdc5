"""The command line."""

from hexhold.cli.app import main

__all__ = ["main"]
