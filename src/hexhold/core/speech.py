"""What is found out here, in people's languages; the words for it are registered from above."""

from functools import singledispatch
from typing import Final

ORIGINAL: Final = "en"  # what is spoken unless a language is asked for


@singledispatch
def tell(found: object, language: str) -> str:
    """A sentence about something; LookupError if the language is not spoken."""
    raise LookupError(f"there are no words for {found!r}")
