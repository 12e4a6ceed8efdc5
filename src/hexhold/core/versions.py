"""The version of the rules: stands in stores, so that a log is replayed by those it was made by."""

from typing import Final

RULES: Final = 1  # raised when a log that was stored would replay to something else
