"""What people can say with one click, told by its id: `phrase-<id>` of the catalogue.

Each page shows it in its own language, so that everybody understands it. Bots have phrases of
their own (`remarks.py`).
"""

from typing import Final

PHRASES: Final = (
    "smile", "laugh", "wink", "wow", "sad", "grumble",  # faces
    "greeting", "luck", "nice", "thank-you", "sorry", "moment", "your-turn", "trade", "oh-no",
    "great-match", "another",
)  # fmt: skip
