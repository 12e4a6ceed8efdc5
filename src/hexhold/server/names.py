"""What people call themselves and say: legible, and not to be taken for somebody else."""

import unicodedata
from typing import Final

from hexhold.server.errors import Refused

NAME_LENGTH: Final = 24
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
STACKED: Final = 3  # accents on one letter; more would cover the lines above
HIDDEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
JOINERS: Final = frozenset("\u200c\u200d")  # within emoji, and in some scripts

# Letters of other alphabets, and signs, by the Latin letter that they look like.
TWINS: Final = str.maketrans(
    "авеікмнорстухѕјһԁԛԝьεαβγικνορτυχω015|$@!",
    "abeikmhopctyxsjhdqwbeabyikvoptuxwolslsai",
)
LOOKS_LIKE: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("l", "i"))


def legible(text: str) -> str:
    """Words without doubled space, and without what would hide or turn around what others read."""
    shown: list[str] = []
    stacked = 0
    for sign in " ".join(text.split()):
        kind = unicodedata.category(sign)
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if stacked <= STACKED and (kind not in HIDDEN or sign in JOINERS):
            shown.append(sign)
    visible = any(sign not in BLANK and sign not in JOINERS and sign != " " for sign in shown)
    return " ".join("".join(shown).split()) if visible else ""


def clean_name(name: str) -> str:
    """A name that everybody can read."""
    name = legible(name)
    if not 0 < len(name) <= NAME_LENGTH:
        raise Refused("bad-name")
    return name


def silhouette(name: str) -> str:
    """What is left of a name at a fleeting glance: two that share it may be confused."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LNS")
    seen = letters.translate(TWINS)
    for pair, single in LOOKS_LIKE:
        seen = seen.replace(pair, single)
    return seen or plain


def look_alike(one: str, other: str) -> bool:
    """Whether one name may be taken for another."""
    return silhouette(one) == silhouette(other)
