"""The command line."""

import argparse
from collections.abc import Sequence

from hexhold import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="hexhold", description="Play two Catan-family games.")
    parser.add_argument("--version", action="version", version=f"hexhold {__version__}")
    parser.parse_args(arguments)
    parser.print_help()
    return 0
