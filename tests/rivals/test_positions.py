"""A position that cannot be is refused, with a reason that is coded and told in four languages."""

from typing import Any

import pytest

import hexhold
from hexhold import NotationError, RecordError
from hexhold.cli.words import VOICE, fault_text
from hexhold.games.rivals.invariants import audit

SCOUTS = ",".join(["basic.scout"] * 4)
FEUDS = ",".join(["feud"] * 16)
EAST = "regions=a8:gold2,b8:mountains4"
AS_STRONG = "cards=5a:basic.inga,5b:basic.osmund,6a:basic.austin"
GUILD = "| 0 columns=5*,6 cards=5a:gold.merchant_guild"

# The game, what cannot be, its code, and what can.
FALSE_AND_TRUE = [
    ("intro", "| 0 columns=5,6,7", "rivals-region-lacking", f"| 0 columns=5,6,7 {EAST}"),
    ("intro", f"| 0 {EAST}", "rivals-region-astray", f"| 0 columns=5,6,7 {EAST}"),
    ("intro", "| 0 regions=a5:gold1", "rivals-region-lacking", "| 0 regions=a5:gold1,a6:forest2"),
    ("intro", "| 0 columns=5", "rivals-first-two", "| 0 columns=5,6"),
    (
        "intro",
        "| 0 columns=5,6,8 regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5",
        "rivals-side-by-side",
        f"| 0 columns=5,6,7 {EAST}",
    ),
    ("intro", "| 0 roads=4", "rivals-no-road-there", "| 0 roads=5,7"),
    (
        "intro",
        "| 0 columns=5*,6* | 1 columns=2*,3*,4*,5*,6*,7*",
        "rivals-more-centre-cards",
        "| 0 columns=5*,6* | 1 columns=5*,6*",
    ),
    ("intro", f"| 0 hand={SCOUTS}", "rivals-not-so-many", "| 0 hand=basic.scout,basic.scout"),
    ("intro", f"| 0 sure={SCOUTS}", "rivals-not-so-many", "| 0 hand=basic.scout sure=basic.scout"),
    ("intro", f"discard={SCOUTS}", "rivals-not-so-many", "discard=basic.scout,basic.scout"),
    (
        "intro",
        "| 0 hand=basic.scout,basic.scout | 1 hand=basic.scout",
        "rivals-not-so-many",
        "| 0 hand=basic.scout | 1 hand=basic.scout",
    ),
    (
        "intro",
        "| 0 cards=5a:basic.storehouse,5b:basic.storehouse,6a:basic.storehouse",
        "rivals-not-so-many",
        "| 0 cards=5a:basic.storehouse,5b:basic.storehouse",
    ),
    (
        "intro",
        "ask=end-turn,replace,under:0:6:1",
        "rivals-no-answer",
        "ask=end-turn,replace,under:0:6:1 | 0 hand=basic.marketplace",
    ),
    ("intro", "| 0 hand=gold.mint", "rivals-not-so-many", "| 0 hand=basic.abbey"),
    ("gold", f"faceup=2 {GUILD}", "rivals-not-so-many", f"faceup=1 {GUILD}"),
    ("gold", "| 0 mints=1", "rivals-not-so-many", "| 0 columns=5*,6 cards=5a:gold.mint mints=0"),
    ("intro", f"past={FEUDS}", "rivals-event-too-often", "past=feud"),
    ("intro", "events=3", "rivals-before-yule", "events=4 past=feud"),
    ("intro", "| 0 cards=7a:basic.abbey", "rivals-wrong-site", "| 0 cards=6a:basic.abbey"),
    ("gold", "| 0 cards=5a:gold.mint", "rivals-wrong-site", "| 0 columns=5*,6 cards=5a:gold.mint"),
    (
        "intro",
        "| 0 cards=5a:basic.abbey,5a:basic.inga",
        "rivals-no-site-left",
        "| 0 columns=5*,6 cards=5a:basic.abbey,5a:basic.inga",
    ),
    ("intro", "| 0 cards=5a:basic.scout", "rivals-needs-no-site", "| 0 hand=basic.scout"),
    (
        "intro",
        "| 0 cards=5a:basic.abbey,6a:basic.abbey",
        "rivals-built-twice",
        "| 0 cards=5a:basic.abbey | 1 cards=6a:basic.abbey",
    ),
    ("intro", "| 0 stock=a5:4", "out-of-range", "| 0 stock=a5:3"),
    ("gold", "| 0 cache=4", "out-of-range", "| 0 cache=3"),
    ("intro", "hero=0", "rivals-token-astray", "hero=0 | 0 cards=5a:basic.candamir"),
    (
        "intro",
        "hero=1 | 0 cards=5a:basic.candamir",
        "rivals-token-astray",
        f"hero=1 | 0 cards=5a:basic.candamir | 1 {AS_STRONG}",
    ),
    ("intro", "| 0 sure=basic.scout", "rivals-not-held", "| 0 hand=basic.scout sure=basic.scout"),
    ("intro", "phase=over", "rivals-not-ended-so", "phase=over ending=turn-limit"),
    ("intro", "winner=1", "rivals-not-ended-so", "active=1"),
    ("intro", "ask=main:1", "rivals-not-its-turn", "active=1 ask=main:1"),
    ("intro", "ask=name:0:2", "rivals-nothing-asked", "ask=main,name:0:2"),
    (
        "intro",
        "phase=roll turn=5 | 1 hand=basic.scout,basic.abbey,basic.inga,basic.harald",
        "rivals-hand-too-large",
        "phase=roll turn=5 | 1 hand=basic.scout,basic.abbey,basic.inga",
    ),
    ("intro", "| 0 hand=basic.abbey | 0 hand=basic.inga", "said-twice", "| 0 hand=basic.abbey"),
]


def refusal(mode: str, text: str) -> NotationError | None:
    """Why a position is refused, if it is."""
    game = hexhold.game("rivals", mode=mode, first="0")
    try:
        state: Any = hexhold.continue_from(game, text).state
    except NotationError as error:
        return error
    assert audit(state) == []
    return None


@pytest.mark.parametrize(("mode", "false", "code", "true"), FALSE_AND_TRUE)
def test_what_cannot_be_is_refused_and_what_can_be_is_not(
    mode: str, false: str, code: str, true: str
) -> None:
    error = refusal(mode, false)
    assert error is not None
    assert error.innermost.code == code
    assert refusal(mode, true) is None


def test_a_record_that_begins_where_nobody_can_be_is_refused_at_its_line() -> None:
    game = hexhold.game("rivals", first="0")
    match = hexhold.continue_from(game, "| 0 roads=5")
    assert hexhold.replay(match.record()).position() == match.position()
    lines = match.record().splitlines()
    lines[2] = "position | 0 columns=5,6,7"
    with pytest.raises(RecordError) as caught:
        hexhold.replay("\n".join(lines))
    assert caught.value.line == 3
    assert caught.value.details["reason"].code == "rivals-region-lacking"


def test_the_reason_is_told_in_four_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    error = refusal("intro", "| 0 columns=5,6,7")
    assert error is not None
    told = set()
    for language in ("en", "de", "pl", "ru"):
        monkeypatch.setattr(VOICE, "language", language)
        told.add(fault_text(error))
    assert len(told) == 4
    assert all("a8" in text for text in told)


def test_regions_that_are_still_to_be_laid_are_not_lacking() -> None:
    match = hexhold.continue_from(hexhold.game("rivals", first="0"), "| 0 roads=7")
    for seat, move in (
        (0, "settle right"), (hexhold.CHANCE, "land gold2"), (hexhold.CHANCE, "land hills1"),
        (0, "above gold2"),
    ):  # fmt: skip
        match.play(seat, move)
        assert match.game.audit(match.state) == []
        again = hexhold.continue_from(match.game, match.position())
        assert again.state == match.state
