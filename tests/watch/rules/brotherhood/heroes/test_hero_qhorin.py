"""The chapter hero-qhorin of the almanac: Tormund is chased to his camp."""

import pytest
from tests.watch.helpers import allowed, hand, play, refused, seen, table, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    everybody,
    hero,
    phase,
    scene,
    sound,
)

QHORIN = "0 hero=qhorin"
FIELDS = "tormund=1,2"


@pytest.mark.rule("watch.hero-qhorin.window", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_he_chases_before_the_roll_or_after(edition: str) -> None:
    before = play(scene(f"{BEFORE} {FIELDS} | {QHORIN}", edition=edition), "0 qhorin", "0 flip")
    assert phase(before) == "before-roll"
    assert allowed(scene(f"turn {FIELDS} | {QHORIN}", edition=edition), 0, "qhorin")


@pytest.mark.rule("watch.hero-qhorin.window", allows=True)
def test_with_separate_phases_he_chases_in_both() -> None:
    match = scene(f"turn {FIELDS} | {QHORIN}", phases="separate")
    assert allowed(match, 0, "qhorin")
    assert phase(play(match, "0 build", "0 qhorin", "0 flip")) == "build"


@pytest.mark.rule("watch.hero-qhorin.window", refuses=True)
def test_he_does_not_interrupt_the_roll_or_anothers_turn() -> None:
    match = play(scene(f"{BEFORE} {FIELDS} | {QHORIN}"), "0 roll", "chance dice 3 4 w9")
    assert refused(match, 0, "qhorin") == "watch.seven.order"
    others = scene(f"turn active=1 {FIELDS} | {QHORIN}")
    assert refused(others, 0, "qhorin") == "watch.hero.own-turn"


@pytest.mark.rule("watch.hero-qhorin.chase", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_tormund_goes_to_his_camp_even_where_a_seven_does_not_send_him(edition: str) -> None:
    match = play(scene(f"turn {FIELDS} | {QHORIN}", edition=edition), "0 qhorin")
    assert table(match)["tormund"] == "camp"
    for seat in everybody(match):
        (event,) = told(match, seat, "tormund-moved")
        assert (event["from"], event["to"]) == (10, "camp")
    sound(match)


@pytest.mark.rule("watch.hero-qhorin.chase", allows=True)
def test_the_hex_he_left_produces_again() -> None:
    match = scene(f"{BEFORE} tormund=1,0 | {QHORIN} settlements=1,0.S")
    play(match, "0 qhorin", "0 flip", "0 roll", "chance dice 3 3 w9")
    assert hand(match, 0) == {"brick": 2}
    wild = scene(f"{BEFORE} tormund=1,0 gift=1,0:r | {QHORIN} settlements=1,0.S")
    play(wild, "0 qhorin", "0 flip", "0 roll", "chance dice 3 3 w9")
    assert hand(wild, 0) == {"brick": 1}


@pytest.mark.rule("watch.hero-qhorin.chase", allows=True)
def test_the_next_seven_brings_him_out_again() -> None:
    match = play(scene(f"{BEFORE} {FIELDS} | {QHORIN}"), "0 qhorin", "0 flip", "0 roll")
    play(match, "chance dice 3 4 w9")
    assert refused(match, 0, "tormund camp") == "watch.tormund.must-move"


@pytest.mark.rule("watch.hero-qhorin.chase", refuses=True)
def test_from_his_camp_there_is_nowhere_to_chase_him() -> None:
    assert refused(scene(f"turn | {QHORIN}"), 0, "qhorin") == "watch.hero-qhorin.chase"
    assert refused(scene(f"{BEFORE} | {QHORIN}"), 0, "qhorin") == "watch.hero-qhorin.chase"


@pytest.mark.rule("watch.hero-qhorin.resource", allows=True)
@pytest.mark.parametrize(
    ("at_hex", "card"),
    [("1,2", "grain"), ("1,0", "brick"), ("0,1", "lumber"), ("2,2", "wool"), ("5,3", "ore")],
)
def test_the_hex_he_left_gives_a_card(at_hex: str, card: str) -> None:
    match = play(scene(f"turn tormund={at_hex} | {QHORIN}"), "0 qhorin")
    assert hand(match, 0) == {card: 1}
    assert told(match, 3, "hero-cards")[0]["want"] == {card: 1}


@pytest.mark.rule("watch.hero-qhorin.resource", refuses=True)
def test_an_empty_supply_gives_none_and_he_is_used_all_the_same() -> None:
    match = play(scene(f"turn {FIELDS} | {QHORIN} | 1 hand=grain19"), "0 qhorin")
    assert (hand(match, 0), table(match)["tormund"]) == ({}, "camp")
    assert told(match, 0, "hero-cards") == []
    assert hero(play(match, "0 flip"), 0) == "qhorin B"
    assert refused(match, 0, "qhorin") == "watch.hero.once"


@pytest.mark.rule("watch.hero-qhorin.resource", refuses=True)
def test_nobody_is_robbed_and_nobody_discards() -> None:
    rich = "1 settlements=1,2.N hand=ore9 | 2 settlements=1,2.S hand=wool2"
    match = play(scene(f"turn {FIELDS} | {QHORIN} | {rich}"), "0 qhorin")
    assert (phase(match), match.actors) == ("after-hero", [0])
    assert [seen(match, seat)["hand"] for seat in range(4)] == [1, 9, 2, 0]
    assert refused(match, 0, "rob 1") == "watch.hero.whole-effect"


@pytest.mark.rule("watch.hero-qhorin.chase", allows=True)
def test_the_other_side_chases_alike_and_then_he_goes() -> None:
    match = play(scene(f"turn {FIELDS} | 0 hero=qhorin side=B"), "0 qhorin")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange marsh"), 0) == "marsh A"
