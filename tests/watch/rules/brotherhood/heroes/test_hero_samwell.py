"""The chapter hero-samwell of the almanac: a card for a roll that brought nothing, in any turn."""

import pytest
from tests.watch.helpers import AnyMatch, allowed, choices, hand, play, refused, table, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    alike,
    ended,
    everybody,
    hero,
    north,
    phase,
    rolled,
    scene,
    sound,
)

from hexhold import SPECTATOR

WINDOW = "watch.hero-samwell.window"
# Seat 1 has Samwell and a settlement between the hills 6 and the mountains 4.
SAMWELL = "1 hero=samwell settlements=1,0.S"


def asked(match: AnyMatch) -> bool:
    """Whether seat 1 is asked for a card."""
    return phase(match) == "ask-samwell" and match.actors == [1]


@pytest.mark.rule("watch.hero-samwell.window", allows=True)
@pytest.mark.parametrize("active", [0, 1, 2, 3])
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_he_is_asked_in_anybodys_turn(active: int, edition: str) -> None:
    match = rolled(scene(f"{BEFORE} active={active} | {SAMWELL}", edition=edition), "1 1 w9")
    assert asked(match)
    play(match, "1 samwell ore", "1 flip")
    assert hand(match, 1) == {"ore": 1}
    assert (phase(match), match.actors) == ("turn", [active])


@pytest.mark.rule("watch.hero-samwell.window", allows=True)
def test_he_takes_his_card_before_the_wildlings_move() -> None:
    match = rolled(scene(f"{BEFORE} camps=/c/ | {SAMWELL}"), "1 1 w4")
    assert asked(match)
    assert north(match)["camps"]["cave-people"] == ["climber"]
    sound(match)
    sound(play(match, "1 samwell ore"))
    assert north(match)["camps"]["cave-people"] == ["climber"]
    play(match, "1 exchange mance")
    assert north(match)["gift"]["1"]["climber"] == 1


@pytest.mark.rule("watch.hero-samwell.window", allows=True)
@pytest.mark.parametrize(("answer", "winner"), [("samwell ore", 1), ("pass", None)])
def test_his_card_counts_when_the_same_roll_ends_the_match(answer: str, winner: int | None) -> None:
    gift = "gift=0,0:r+0,1:r+0,2:r+0,3:r+2,0:r+2,1:r+2,2:r"
    seats = "0 hand=ore | 1 hero=samwell hand=ore"
    match = rolled(scene(f"{BEFORE} {gift} camps=/c/ | {seats}", edition="pl"), "1 1 w4")
    play(match, f"1 {answer}")
    if answer != "pass":
        assert not match.over
        play(match, "1 flip")
    assert ended(match) == ("wildlings", winner)


@pytest.mark.rule("watch.hero-samwell.window", refuses=True)
def test_at_any_other_time_he_takes_nothing() -> None:
    before = scene(f"{BEFORE} active=1 | {SAMWELL}")
    assert refused(before, 1, "samwell ore") == WINDOW
    assert refused(before, 1, "pass") == WINDOW
    assert refused(scene(f"turn active=1 | {SAMWELL}"), 1, "samwell ore") == WINDOW
    assert refused(scene(f"turn | {SAMWELL}"), 1, "samwell ore") == WINDOW
    assert refused(scene("phase=found-guard setup_step=8"), 1, "pass") == "watch.setup.order"


@pytest.mark.rule("watch.hero-samwell.window", refuses=True)
def test_nobody_else_answers_for_him() -> None:
    match = rolled(scene(f"{BEFORE} | {SAMWELL}"), "1 1 w9")
    assert refused(match, 2, "samwell ore") == "watch.hero.one"
    assert refused(match, 0, "pass") == "watch.hero.samwell-first"
    assert match.legal(0) == match.legal(2) == []


@pytest.mark.rule("watch.hero-samwell.no-income", allows=True)
def test_a_hex_blocked_by_a_wildling_brings_nothing() -> None:
    assert asked(rolled(scene(f"{BEFORE} gift=1,0:r | {SAMWELL}"), "3 3 w9"))


@pytest.mark.rule("watch.hero-samwell.no-income", allows=True)
def test_a_hex_blocked_by_tormund_brings_nothing() -> None:
    assert asked(rolled(scene(f"{BEFORE} tormund=1,0 | {SAMWELL}"), "3 3 w9"))


@pytest.mark.rule("watch.hero-samwell.no-income", allows=True)
def test_a_shortage_brings_nothing() -> None:
    short = "0 hand=brick18 settlements=1,0.NE"
    match = rolled(scene(f"{BEFORE} | {short} | {SAMWELL}"), "3 3 w9")
    assert asked(match)
    assert choices(match, 1, "samwell") == {"brick", "lumber", "wool", "grain", "ore"}


@pytest.mark.rule("watch.hero-samwell.no-income", refuses=True)
def test_whoever_receives_a_card_is_not_asked() -> None:
    match = rolled(scene(f"{BEFORE} | {SAMWELL}"), "3 3 w9")
    assert (phase(match), hand(match, 1)) == ("turn", {"brick": 1})
    assert refused(match, 1, "samwell ore") == WINDOW


@pytest.mark.rule("watch.hero-samwell.no-income", refuses=True)
def test_one_of_two_cards_is_an_income() -> None:
    keep = "1 hero=samwell keeps=1,0.S"
    match = rolled(scene(f"{BEFORE} | 0 hand=brick18 | {keep}"), "3 3 w9")
    assert (phase(match), hand(match, 1)) == ("turn", {"brick": 1})
    half_blocked = "1 hero=samwell settlements=1,0.S+0,1.SW"
    match = rolled(scene(f"{BEFORE} gift=1,0:r | {half_blocked}"), "3 3 w9")
    assert (phase(match), hand(match, 1)) == ("turn", {"lumber": 1})


@pytest.mark.rule("watch.hero-samwell.not-seven", allows=True)
@pytest.mark.parametrize("dice", ["1 1", "1 2", "3 5", "6 6"])
def test_any_other_number_will_do(dice: str) -> None:
    assert asked(rolled(scene(f"{BEFORE} | {SAMWELL}"), f"{dice} w12"))


@pytest.mark.rule("watch.hero-samwell.not-seven", refuses=True)
def test_on_a_seven_he_is_not_asked() -> None:
    match = rolled(scene(f"{BEFORE} | {SAMWELL}"), "3 4 w9")
    assert phase(match) == "move-tormund"
    assert refused(match, 1, "samwell ore") == WINDOW
    play(match, "0 tormund 2,2")
    assert (phase(match), hand(match, 1)) == ("turn", {})


@pytest.mark.rule("watch.hero-samwell.take", allows=True)
def test_he_takes_a_card_of_his_choice_and_all_see_it() -> None:
    match = rolled(scene(f"{BEFORE} | {SAMWELL}"), "1 1 w9")
    play(match, "1 samwell wool")
    assert table(match)["supply"]["wool"] == 18
    for seat in everybody(match):
        assert told(match, seat, "hero-cards")[0]["want"] == {"wool": 1}
    assert (phase(match), match.actors) == ("after-hero", [1])
    assert north(match)["asked"] == 1


@pytest.mark.rule("watch.hero-samwell.take", allows=True)
def test_he_may_let_the_roll_go_by_and_is_asked_at_the_next() -> None:
    match = rolled(scene(f"{BEFORE} | {SAMWELL}"), "1 1 w9")
    play(match, "1 pass")
    assert (hand(match, 1), hero(match, 1), phase(match)) == ({}, "samwell A", "turn")
    assert told(match, 3, "passed") == [{"event": "passed", "seat": 1}]
    assert north(match)["asked"] is None
    assert asked(rolled(play(match, "0 end"), "1 1 w9"))


@pytest.mark.rule("watch.hero-samwell.take", allows=True)
def test_turned_over_in_one_turn_he_acts_again_in_the_next() -> None:
    match = rolled(scene(f"{BEFORE} | {SAMWELL}"), "1 1 w9")
    play(match, "1 samwell ore", "1 flip", "0 end")
    play(rolled(match, "1 1 w9"), "1 samwell ore")
    assert hand(match, 1) == {"ore": 2}
    assert refused(match, 1, "flip") == "watch.hero.after-b"
    assert hero(play(match, "1 exchange marsh"), 1) == "marsh A"


@pytest.mark.rule("watch.hero-samwell.take", refuses=True)
def test_what_the_supply_lacks_he_does_not_take() -> None:
    match = rolled(scene(f"{BEFORE} | 0 hand=ore19 | {SAMWELL}"), "1 1 w9")
    assert refused(match, 1, "samwell ore") == "watch.hero-samwell.take"
    assert allowed(match, 1, "samwell wool")


@pytest.mark.rule("watch.hero-samwell.take", refuses=True)
def test_from_an_empty_supply_nothing_is_offered() -> None:
    everything = "0 hand=brick19,lumber19,wool19,grain19,ore19"
    match = rolled(scene(f"{BEFORE} | {everything} | {SAMWELL}"), "1 1 w9")
    assert phase(match) == "turn"


@pytest.mark.rule("watch.hero-samwell.take", refuses=True)
def test_he_answers_the_question_and_nothing_else() -> None:
    match = rolled(scene(f"{BEFORE} | {SAMWELL}"), "1 1 w9")
    assert refused(match, 1, "flip") == "watch.hero.samwell-first"
    assert refused(match, 1, "exchange mance") == "watch.hero.samwell-first"


@pytest.mark.rule("watch.hero-samwell.no-income", allows=True)
def test_whether_he_is_asked_tells_nothing_of_hidden_hands() -> None:
    hands = ("2 hand=ore | 3 hand=wool", "2 hand=wool | 3 hand=ore")
    one, other = (rolled(scene(f"{BEFORE} | {SAMWELL} | {h}"), "1 1 w9") for h in hands)
    for seat in (0, 1, SPECTATOR):
        assert alike(one, other, seat)
