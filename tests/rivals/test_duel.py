"""The Duel of the Princes: its set-up, the cards left out, and its events."""

from collections import Counter

import pytest
from tests.rivals.cards.printed import ROWS
from tests.rivals.helpers import (
    AnyMatch,
    asked,
    at,
    begin,
    choices,
    event,
    finish_turn,
    hand,
    play,
    refused,
    roll,
    short,
    side,
    stack,
    table,
)

import hexhold
from hexhold import NotationError

ERAS = {"gold": 4, "turmoil": 5, "progress": 6}
STAYS = Counter({short(row[0]): int(row[1]) - int(row[2]) for row in ROWS if row[3] != "event"})
REMOVED = sorted(card for card, copies in STAYS.items() if copies == 0)
MOONS = Counter[str]()
for row in ROWS:
    if row[3] == "event":
        MOONS[row[0].split(".")[1]] += int(row[2])
MOONS = +MOONS
FIXED = {"invention", "year_of_plenty", "riots", "traveling_merchant", "plague"}


def duel(position: str) -> AnyMatch:
    return at(position, "duel")


def dealt(match: AnyMatch) -> Counter[str]:
    """Chance deals, always its last outcome, until it is asked nothing more."""
    found = Counter[str]()
    while match.actors == [hexhold.CHANCE]:
        move = match.text(match.outcomes()[-1][0])
        found[short(move.removeprefix("deal "))] += 1
        play(match, move)
    return found


# -- set-up --


def test_the_duel_begins_like_a_theme_game_with_three_cards_of_a_basic_stack() -> None:
    match = begin("duel")
    assert choices(match, "look") == {"1", "2", "3"}
    for number in ERAS.values():
        assert refused(match, f"look {number}") == "rivals.setup.basic-only"
    play(match, "0 look 1")
    assert sum(dealt(match).values()) == 12
    play(match, "0 pick 1", "0 pick 1", "0 pick 1", "1 look 2")
    dealt(match)
    play(match, "1 pick 1", "1 pick 1", "1 pick 1")
    assert asked(match) == "0 lay"
    assert [pile["size"] for pile in table(match)["stacks"]] == [9, 9, 12, 12, 12, 14]


def test_nothing_lies_face_up_and_one_guild_tavern_and_university_lie_in_the_stacks() -> None:
    match = duel("| 0 columns=5*,6 cards=5a:abbey stock=*:3")
    assert table(match)["face_up"] is None
    assert refused(match, "faceup") == "rivals.build.face-up"
    for card in ("gold.merchant_guild", "turmoil.hedge_tavern", "progress.university"):
        assert STAYS[card] == 1
        assert hand(duel(f"| 0 hand={card}"), 0) == [card]
        with pytest.raises(NotationError):
            duel(f"| 0 hand={card} | 1 hand={card}")


@pytest.mark.parametrize(("points", "wins"), [(12, False), (13, True)])
def test_thirteen_points_win_the_duel_and_twelve_do_not(points: int, wins: bool) -> None:
    land = "columns=5*,6*,7*,8* regions=a8:gold2,b8:hills1,a9:gold3,b9:forest4"
    houses = "5a:gold.mint,5b:gold.salt_silo,6a:turmoil.chapel_low,6b:turmoil.chapel_high"
    last = ",7a:gold.moneylender" if points == 13 else ""
    match = duel(f"| 0 {land} cards={houses}{last}")
    assert side(match, 0)["points"] == points
    finish_turn(match)
    assert (match.over, table(match)["winner"]) == (wins, 0 if wins else None)


def test_cards_of_all_eras_work_together() -> None:
    houses = "columns=5*,6* cards=5a:progress.university,5a:progress.building_crane"
    match = duel(f"| 0 {houses} hand=gold.moneylender,turmoil.chapel_low stock=*:3")
    play(match, "build gold.moneylender", "site 5b", "name ore")  # the Crane saves one
    play(match, "build turmoil.chapel_low", "site 5b")
    assert side(match, 0)["resources"] == {
        "lumber": 1, "wool": 3, "gold": 3, "brick": 1, "grain": 2,
    }  # fmt: skip
    play(match, "remove 5b1")
    assert table(match)["discard"] == {"gold.moneylender": 1}


# -- the cards left out --


@pytest.mark.parametrize(("era", "number"), ERAS.items())
def test_the_stack_of_an_era_holds_its_cards_without_half_moons_and_no_others(
    era: str, number: int
) -> None:
    match = duel("| 0 hand=inga,harald,osmund")
    play(match, "end", "card inga", "under 1", f"look {number}", "give a5", "give b5")
    whole = Counter({card: n for card, n in STAYS.items() if n and card.startswith(f"{era}.")})
    assert dealt(match) == whole
    assert Counter(stack(match, number, 0)) == whole


def test_the_basic_stacks_are_complete() -> None:
    match = duel("stack2=- stack3=- | 0 hand=inga,harald,osmund")
    play(match, "end", "card inga", "under 1", "look 1", "give a5", "give b5")
    whole = Counter({card: n for card, n in STAYS.items() if "." not in card})
    assert dealt(match) + Counter(["inga", "harald", "osmund"]) == whole
    assert sum(whole.values()) == 36


def test_only_a_card_that_takes_part_is_dealt() -> None:
    for era, number in ERAS.items():
        match = play(duel("| 0 hand=inga,harald"), "end", f"draw {number}")
        own = {card for card, n in STAYS.items() if n and card.startswith(f"{era}.")}
        assert choices(match, "deal") == own


@pytest.mark.parametrize("card", REMOVED)
def test_a_card_left_out_is_in_no_position_of_the_duel(card: str) -> None:
    with pytest.raises(NotationError):
        duel(f"| 0 hand={card}")


def test_twelve_cards_of_each_era_are_left_out() -> None:
    out = Counter({row[0].split(".")[0]: 0 for row in ROWS})
    for row in ROWS:
        if row[3] != "event":
            out[row[0].split(".")[0]] += int(row[2])
    assert out == {"basic": 0, "gold": 12, "turmoil": 12, "progress": 12}


# -- events --


def chances(match: AnyMatch) -> dict[str, float]:
    return {match.text(action): chance for action, chance in match.outcomes()}


def test_the_events_are_five_fixed_ones_yule_and_six_of_the_fifteen_half_moons() -> None:
    events = table(duel(""))["events"]
    assert events["unseen"] == dict.fromkeys(events["unseen"], 1)
    assert set(events["unseen"]) == FIXED
    assert (events["unknown"], events["before_yule"]) == (6, 8)
    assert Counter(events["unknown_among"]) == MOONS
    assert sum(MOONS.values()) == 15


def test_every_fixed_event_comes_first_once_in_eleven_and_a_half_moon_six_times() -> None:
    found = chances(roll(duel("roll"), 3, "event"))
    assert {text for text in found if text.startswith("event")} == {f"event {e}" for e in FIXED}
    for name in FIXED:
        assert found[f"event {name}"] == pytest.approx(1 / 11)
    for name, copies in MOONS.items():
        assert found[f"moon {name}"] == pytest.approx(6 / 11 * copies / 15)
    assert sum(found.values()) == pytest.approx(1)


def test_a_plague_with_and_one_without_a_half_moon_are_different_draws_of_one_effect() -> None:
    position = "roll | 0 columns=5*,6 stock=*:2"
    plain = event(duel(position), "plague", 6)
    moon = play(roll(duel(position), 6, "event"), "moon plague")
    assert side(plain, 0) == side(moon, 0)
    assert table(plain)["events"]["unknown"] == 6
    assert table(plain)["events"]["unknown_among"]["plague"] == 2
    assert "plague" not in table(plain)["events"]["unseen"]
    assert table(moon)["events"]["unknown"] == 5
    assert table(moon)["events"]["unknown_among"]["plague"] == 1
    assert table(moon)["events"]["unseen"]["plague"] == 1
    for match in (plain, moon):
        assert table(match)["events"]["past"] == {"plague": 1}
        assert table(match)["events"]["before_yule"] == 7


SIX = "feud,feud,plague,plague,riots,gift_for_the_prince"


def test_when_six_half_moons_are_known_the_nine_others_never_come() -> None:
    match = roll(duel(f"roll moons={SIX}"), 3, "event")
    assert choices(match, "moon") == set()
    found = chances(match)
    assert found["event plague"] == pytest.approx(3 / 11)
    assert found["event feud"] == found["event riots"] == pytest.approx(2 / 11)
    assert "event fraternal_feuds" not in found
    assert "event trade_ships_race" not in found
    assert table(match)["events"]["unknown"] == 0


def test_a_seventh_half_moon_is_in_no_position() -> None:
    for moons in (f"{SIX},invention", "gift_for_the_prince,gift_for_the_prince", "yule"):
        with pytest.raises(NotationError):
            duel(f"roll moons={moons}")


def test_after_yule_a_half_moon_that_has_come_is_one_of_the_known_events() -> None:
    match = play(roll(duel("roll"), 3, "event"), "moon gift_for_the_prince")
    for name in ("plague", "riots", "invention", "year_of_plenty"):
        event(finish_turn(match), name, 3)
    for name in ("feud", "trade_ships_race", "trade_ships_race"):
        play(roll(finish_turn(match), 3, "event"), f"moon {name}")
    assert table(match)["events"]["before_yule"] == 0
    roll(finish_turn(match), 3, "event")
    events = table(match)["events"]
    assert (events["before_yule"], events["past"], events["unknown"]) == (8, {}, 2)
    known = dict.fromkeys([*FIXED, "gift_for_the_prince", "feud"], 1)
    assert events["unseen"] == {**known, "trade_ships_race": 2}
    found = chances(match)
    assert found["event trade_ships_race"] == pytest.approx(2 / 11)
    assert found["event gift_for_the_prince"] == pytest.approx(1 / 11)
    assert "moon trade_ships_race" not in found
    assert "moon gift_for_the_prince" not in found
    assert sum(found[text] for text in found if text.startswith("moon")) == pytest.approx(2 / 11)


def test_nobody_knows_which_half_moons_are_in() -> None:
    match = play(roll(duel("roll"), 3, "event"), "moon plague")
    assert match.view(0)["events"] == match.view(1)["events"] == table(match)["events"]


def test_the_position_of_a_duel_keeps_what_is_known_of_its_events() -> None:
    match = play(roll(duel("roll"), 3, "event"), "moon plague")
    text = match.position()
    assert "moons=plague" in text
    assert table(at(text, "duel"))["events"] == table(match)["events"]
