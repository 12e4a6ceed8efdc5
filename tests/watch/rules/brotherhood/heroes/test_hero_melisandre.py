"""The chapter hero-melisandre of the almanac: a development card of choice from the top three."""

import pytest
from tests.watch.helpers import (
    AnyMatch,
    allowed,
    choices,
    hand,
    own,
    play,
    points,
    refused,
    seen,
    table,
    told,
)
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    alike,
    ended,
    everybody,
    hero,
    imagined,
    north,
    phase,
    scene,
    sound,
)

from hexhold import SPECTATOR
from hexhold.games.watch.engine.state import victory_cards

WINDOW = "watch.hero-melisandre.window"
SUBSTITUTE = "watch.hero-melisandre.substitute"
PRICE = "hand=wool,grain,brick"
BUYS = "melisandre ore > brick"
HER = f"0 hero=melisandre {PRICE}"
NINE = "keeps=0,0.N+0,2.N+2,2.N+4,2.N settlements=3,3.S"
ALL_BUT = "turn gone=patrol{},recruits2,roads2,winter{} | 1 cards=victory{} | {}"


def shown(match: AnyMatch, *cards: str) -> AnyMatch:
    """She has paid and sees these cards."""
    return play(match, f"0 {BUYS}", *(f"chance show {card}" for card in cards))


def three() -> AnyMatch:
    """She sees a patrol, Winter is Coming and a point."""
    return shown(scene(f"turn | {HER}"), "patrol", "winter", "victory")


@pytest.mark.rule("watch.hero-melisandre.window", allows=True)
def test_she_reads_the_flames_after_the_roll() -> None:
    match = play(three(), "0 pick winter", "0 flip")
    assert phase(match) == "turn"


@pytest.mark.rule("watch.hero-melisandre.window", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_before_the_roll_nothing_is_bought_in_any_edition(edition: str) -> None:
    assert refused(scene(f"{BEFORE} | {HER}", edition=edition), 0, BUYS) == WINDOW


@pytest.mark.rule("watch.hero-melisandre.window", refuses=True)
def test_with_separate_phases_she_waits_until_one_builds() -> None:
    match = scene(f"turn | {HER}", phases="separate")
    assert refused(match, 0, BUYS) == WINDOW
    assert allowed(play(match, "0 build"), 0, BUYS)


@pytest.mark.rule("watch.hero-melisandre.window", refuses=True)
def test_one_card_a_turn_is_bought_with_her_and_more_without() -> None:
    match = scene("turn | 0 hero=melisandre hand=wool2,grain2,ore,brick2")
    play(shown(match, "patrol", "winter", "victory"), "0 pick winter", "0 flip")
    assert refused(match, 0, BUYS) == "watch.hero.once"
    assert allowed(match, 0, "buy")


@pytest.mark.rule("watch.hero-melisandre.substitute", allows=True)
def test_everybody_sees_the_price_she_took() -> None:
    match = play(scene(f"turn | {HER}"), f"0 {BUYS}")
    assert hand(match, 0) == {}
    assert match.actors == [-1]
    for seat in everybody(match):
        assert told(match, seat, "hero-cards")[0]["give"] == {"wool": 1, "grain": 1, "brick": 1}


@pytest.mark.rule("watch.hero-melisandre.substitute", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_without_a_substitute_she_is_not_used(edition: str) -> None:
    match = scene("turn | 0 hero=melisandre hand=wool,grain,ore", edition=edition)
    assert refused(match, 0, "melisandre") == SUBSTITUTE
    assert allowed(match, 0, "buy")


@pytest.mark.rule("watch.hero-melisandre.substitute", allows=True)
def test_before_the_correction_the_usual_price_would_do() -> None:
    match = scene("turn | 0 hero=melisandre hand=wool,grain,ore", rulings="1")
    assert hand(play(match, "0 melisandre"), 0) == {}


@pytest.mark.rule("watch.hero-melisandre.substitute", allows=True)
@pytest.mark.parametrize(
    ("cards", "prices"),
    [
        ("wool,grain,brick", {"ore > brick"}),
        ("wool,ore,lumber", {"grain > lumber"}),
        ("grain,ore,brick", {"wool > brick"}),
        ("wool2,grain", {"ore > wool"}),
        ("grain,ore2", {"wool > ore"}),
        ("wool,grain,ore,brick", {"wool > brick", "grain > brick", "ore > brick"}),
    ],
)
def test_one_of_the_three_gives_way_to_any_other_kind(cards: str, prices: set[str]) -> None:
    match = scene(f"turn | 0 hero=melisandre hand={cards}")
    texts = {match.text(action) for action in match.legal(0)}
    assert {text[11:] for text in texts if text.startswith("melisandre ")} == prices
    before = sum(table(match)["supply"].values())
    play(match, f"0 melisandre {min(prices)}")
    assert sum(table(match)["supply"].values()) == before + 3


@pytest.mark.rule("watch.hero-melisandre.substitute", refuses=True)
def test_a_card_is_not_replaced_by_its_own_kind_and_all_must_be_held() -> None:
    rich = scene("turn | 0 hero=melisandre hand=wool2,grain2,ore2")
    for kind in ("wool", "grain", "ore"):
        assert refused(rich, 0, f"melisandre {kind} > {kind}") == SUBSTITUTE
    poor = scene("turn | 0 hero=melisandre hand=wool,brick2")
    assert refused(poor, 0, "melisandre") == SUBSTITUTE
    assert refused(poor, 0, "melisandre ore > brick") == SUBSTITUTE
    assert refused(poor, 0, "melisandre grain > brick") == SUBSTITUTE


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
def test_after_paying_she_sees_three_cards_and_keeps_one() -> None:
    match = sound(play(scene(f"turn | {HER}"), f"0 {BUYS}"))
    for card in ("patrol", "winter", "victory"):
        sound(play(match, f"chance show {card}"))
    assert choices(match, 0, "pick") == {"patrol", "winter", "victory"}
    play(match, "0 pick winter")
    assert own(match, 0)["bought"] == {
        "patrol": 0, "recruits": 0, "roads": 0, "winter": 1, "victory": 0,
    }  # fmt: skip
    assert (table(match)["deck"], seen(match, 0)["cards"]) == (24, 1)
    sound(match)


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
def test_the_others_go_back_and_the_deck_is_whole_but_for_the_one() -> None:
    match = scene(ALL_BUT.format(13, 1, 4, "0 hero=melisandre hand=wool2,grain2,ore,brick"))
    assert table(match)["deck"] == 3
    play(shown(match, "patrol", "winter", "victory"), "0 pick winter", "0 flip", "0 buy")
    odds = {match.text(action): chance for action, chance in match.outcomes()}
    assert odds == {"draw patrol": 0.5, "draw victory": 0.5}


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
def test_each_card_is_as_likely_as_it_lies_in_what_is_left_of_the_deck() -> None:
    match = play(scene(ALL_BUT.format(12, 2, 3, HER)), f"0 {BUYS}")
    play(match, "chance show patrol")
    odds = {match.text(action): chance for action, chance in match.outcomes()}
    assert odds == {"show patrol": 1 / 3, "show victory": 2 / 3}
    assert refused(match, -1, "show winter") == "watch.chance.seat"


@pytest.mark.rule("watch.hero-melisandre.choose", refuses=True)
def test_only_one_of_the_cards_seen_is_kept_and_one_must_be() -> None:
    match = three()
    assert refused(match, 0, "pick roads") == "watch.hero-melisandre.choose"
    assert refused(match, 0, "pick recruits") == "watch.hero-melisandre.choose"
    for action in ("end", "pass", "flip", "buy"):
        assert refused(match, 0, action) == "watch.hero.whole-effect"
    play(match, "0 pick winter")
    assert refused(match, 0, "pick patrol") == "watch.hero.whole-effect"


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
def test_she_alone_sees_the_cards() -> None:
    one = three()
    other = shown(scene(f"turn | {HER}"), "roads", "recruits", "roads")
    assert one.view(0)["seen"]["winter"] == 1
    assert told(one, 0, "saw-card")[0]["card"] == "victory"
    for seat in (1, 2, 3, SPECTATOR):
        assert one.view(seat)["seen"] is None
        assert "card" not in told(one, seat, "saw-card")[0]
        assert alike(one, other, seat)
    assert not alike(one, other, 0)


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
def test_nobody_else_learns_which_card_she_kept() -> None:
    one, other = (play(three(), f"0 pick {card}") for card in ("victory", "patrol"))
    assert told(one, 0, "card-bought")[0]["card"] == "victory"
    for seat in (1, 2, 3, SPECTATOR):
        assert "card" not in told(one, seat, "card-bought")[0]
        assert alike(one, other, seat)


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
def test_she_imagines_the_cards_she_sees_and_the_others_any() -> None:
    match = shown(scene(f"turn | {HER} | 1 cards=patrol2"), "patrol", "winter", "victory")
    assert {imagined(match, 0, seed).shown for seed in range(9)} == {match.state.shown}
    assert len({imagined(match, 1, seed).shown for seed in range(9)}) > 1


@pytest.mark.rule("watch.hero-melisandre.short-deck", allows=True)
@pytest.mark.parametrize("left", [1, 2])
def test_of_a_short_deck_she_sees_what_is_left(left: int) -> None:
    match = scene(ALL_BUT.format(14, 2, 5 - left, HER))
    sound(shown(match, *["victory"] * left))
    assert (phase(match), choices(match, 0, "pick")) == ("pick-card", {"victory"})
    play(match, "0 pick victory")
    assert table(match)["deck"] == left - 1


@pytest.mark.rule("watch.hero-melisandre.short-deck", refuses=True)
def test_from_an_empty_deck_nothing_is_bought() -> None:
    match = scene(ALL_BUT.format(14, 2, 5, HER))
    assert refused(match, 0, BUYS) == "watch.development.deck"
    assert refused(match, 0, "melisandre ore > wool") == "watch.development.deck"


@pytest.mark.rule("watch.hero-melisandre.not-this-turn", allows=True)
def test_a_point_counts_at_once_and_the_others_from_the_next_turn_on() -> None:
    match = play(three(), "0 pick victory")
    assert points(match, 0) == 1
    later = play(three(), "0 pick patrol", "0 flip", "0 end")
    assert own(later, 0)["cards"]["patrol"] == 1


@pytest.mark.rule("watch.hero-melisandre.not-this-turn", refuses=True)
def test_the_card_is_not_played_in_the_turn_of_its_purchase() -> None:
    match = play(three(), "0 pick patrol", "0 flip")
    assert refused(match, 0, "patrol") == "watch.development.not-same-turn"
    match = play(three(), "0 pick winter", "0 exchange marsh")
    assert refused(match, 0, "winter ore,ore") == "watch.development.not-same-turn"


@pytest.mark.rule("watch.hero-melisandre.not-this-turn", allows=True)
@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_a_tenth_point_wins_at_once_when_the_hero_is_seen_to(edition: str) -> None:
    match = shown(scene(f"turn | {HER} {NINE}", edition=edition), "patrol", "winter", "victory")
    play(match, "0 pick victory")
    assert (points(match, 0), match.over) == (10, False)
    sound(match)
    play(match, "0 flip")
    assert ended(match) == ("points", 0)


@pytest.mark.rule("watch.hero-melisandre.not-this-turn", allows=True)
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_tenth_point_wins_at_the_end_of_the_turn(edition: str) -> None:
    match = shown(scene(f"turn | {HER} {NINE}", edition=edition), "patrol", "winter", "victory")
    play(match, "0 pick victory", "0 flip")
    assert not match.over
    assert play(match, "0 end").over


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
@pytest.mark.parametrize("card", ["victory", "patrol"])
def test_until_she_is_seen_to_the_others_imagine_that_it_may_have_been_the_tenth_point(
    card: str,
) -> None:
    match = shown(scene(f"turn | {HER} {NINE}", edition="pl"), "patrol", "winter", "victory")
    play(match, f"0 pick {card}")
    dreams = [imagined(match, 1, seed) for seed in range(40)]
    assert {int(victory_cards(dream.seats[0])) for dream in dreams} == {0, 1}


@pytest.mark.rule("watch.hero-melisandre.choose", allows=True)
def test_the_other_side_reads_alike_and_then_she_goes() -> None:
    match = scene(f"turn | 0 hero=melisandre side=B {PRICE}")
    play(shown(match, "patrol", "winter", "victory"), "0 pick winter")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange benjen"), 0) == "benjen A"
    assert "melisandre" in north(match)["display"]
