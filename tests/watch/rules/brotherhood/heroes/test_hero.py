"""The chapter hero of the almanac: what the eleven have in common."""

import pytest
from tests.watch.helpers import allowed, choices, hand, play, refused, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    ended,
    everybody,
    hero,
    imagined,
    north,
    phase,
    rolled,
    scene,
    sound,
    turn_of,
)
from tests.watch.rules.brotherhood.heroes.uses import (
    BEFORE_ROLL,
    BUILD,
    TRADE,
    USES,
    asked_samwell,
    drama,
    ready,
    steps,
    used,
)

import hexhold
from hexhold import NotationError

WHOLE = "watch.hero.whole-effect"
FIRST = "watch.hero.samwell-first"
EVERY_HERO = pytest.mark.parametrize("name", USES)
NAMES = {*USES, "samwell"}
SPENT = "watch.hero.empty-display"


# -- having a hero ------------------------------------------------------------


@pytest.mark.rule("watch.hero.one", allows=True)
@pytest.mark.parametrize(
    ("players", "heroes"),
    [(4, ["yarwyck", "samwell", "marsh", "mormont"]), (3, ["samwell", "marsh", "mormont"])],
)
def test_everybody_begins_with_one_hero_that_is_ready(players: int, heroes: list[str]) -> None:
    match = hexhold.game("watch", mode="brotherhood", players=players, first="0").start(seed=1)
    while phase(match).startswith("found"):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    cards = north(match)["heroes"]
    assert [card["hero"] for card in cards] == heroes
    assert all(card["side"] == "A" and not card["fresh"] and not card["used"] for card in cards)
    assert set(north(match)["display"]) == NAMES - set(heroes)


@pytest.mark.rule("watch.hero.one", refuses=True)
@EVERY_HERO
def test_a_hero_one_does_not_have_is_not_used(name: str) -> None:
    other = "marsh" if name != "marsh" else "mance"
    match = scene(f"turn | 0 hero={other} hand=wool")
    assert refused(match, 0, USES[name].action) == "watch.hero.one"
    assert refused(match, 0, "samwell ore") == "watch.hero.one"


@pytest.mark.rule("watch.hero.optional", allows=True, refuses=True)
@EVERY_HERO
def test_a_hero_that_is_not_called_is_neither_asked_nor_changed(name: str) -> None:
    match = ready(name)
    assert refused(match, 0, "pass") == "watch.hero.one"  # only Samwell is ever passed over
    play(match, "0 end")
    assert (match.state.active, hero(match, 0)) == (1, f"{name} A")


@pytest.mark.rule("watch.hero.public", allows=True, refuses=True)
def test_heroes_sides_and_display_are_open_to_all_and_left_to_no_imagination() -> None:
    match = play(used("marsh", words="side=B"), "0 exchange mance")
    views = [match.view(seat)["north"] for seat in everybody(match)]
    for name in ("heroes", "display"):
        assert all(view[name] == views[0][name] for view in views)
    assert views[0]["heroes"][0] == {"hero": "mance", "side": "A", "fresh": True, "used": True}
    for seat in everybody(match):
        (event,) = told(match, seat, "hero-exchanged")
        assert (event["seat"], event["from"], event["to"]) == (0, "marsh", "mance")
        dream = imagined(match, seat, 3)
        assert [own.hero for own in dream.seats] == [own.hero for own in match.state.seats]
        assert dream.display == match.state.display


@pytest.mark.rule("watch.hero.no-transfer", allows=True)
def test_a_hero_that_one_seat_lays_down_another_may_take() -> None:
    match = scene("turn tormund=1,2 | 0 hero=marsh hand=wool | 1 hero=qhorin")
    play(match, "0 marsh wool > ore", "0 exchange mance", "0 end", "1 qhorin", "1 exchange marsh")
    assert (hero(match, 0), hero(match, 1)) == ("mance A", "marsh A")


@pytest.mark.rule("watch.hero.no-transfer", refuses=True)
def test_there_is_no_word_to_trade_a_hero() -> None:
    with pytest.raises(NotationError):
        refused(ready("marsh"), 0, "offer marsh > ore")


# -- when a hero acts ---------------------------------------------------------


@pytest.mark.rule("watch.hero.own-turn", allows=True, refuses=True)
@EVERY_HERO
def test_a_hero_acts_in_the_turn_of_its_seat_and_not_in_anothers(name: str) -> None:
    assert allowed(ready(name), 0, USES[name].action)
    for moment in ("turn", BEFORE):
        match = ready(name, f"{moment} active=3")
        assert refused(match, 0, USES[name].action) == "watch.hero.own-turn"


@pytest.mark.rule("watch.hero.window", allows=True)
@EVERY_HERO
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_each_hero_acts_in_its_windows_and_in_no_other(name: str, edition: str) -> None:
    use = USES[name]
    windows = [*use.windows, *([BEFORE_ROLL] if use.untimed and edition == "de" else [])]
    before = ready(name, BEFORE, edition=edition, phases="separate")
    trade = ready(name, edition=edition, phases="separate")
    build = play(trade.copy(), "0 build")
    for window, match in ((BEFORE_ROLL, before), (TRADE, trade), (BUILD, build)):
        rule = None if window in windows else f"watch.hero-{name}.window"
        assert refused(match, 0, use.action) == rule


@pytest.mark.rule("watch.hero.window", refuses=True)
@EVERY_HERO
def test_no_hero_acts_while_an_offer_lies_on_the_table(name: str) -> None:
    match = play(ready(name, cards="grain"), "0 offer grain > lumber")
    assert refused(match, 0, USES[name].action) == "watch.turn.one-thing-at-a-time"
    assert allowed(play(match, "0 withdraw"), 0, USES[name].action)


@pytest.mark.rule("watch.hero.window", refuses=True)
def test_answers_to_a_hero_are_given_only_while_it_asks() -> None:
    match = ready("marsh")
    for answer in ("give wool", "pick patrol", "take ore", "flip", "exchange mance"):
        assert refused(match, 0, answer) == "watch.hero.window"


@pytest.mark.rule("watch.hero.fresh", allows=True)
def test_a_hero_taken_in_anothers_turn_is_ready_in_the_next() -> None:
    match = asked_samwell(first="keeps=2,2.N hand=ore")
    play(match, "1 samwell ore", "1 exchange mance", "0 end")
    assert allowed(rolled(match), 1, "mance 0")


@pytest.mark.rule("watch.hero.fresh", refuses=True)
@EVERY_HERO
def test_a_hero_is_not_used_in_the_turn_it_was_taken(name: str) -> None:
    assert refused(ready(name, words="hero_fresh=1"), 0, USES[name].action) == "watch.hero.fresh"


@pytest.mark.rule("watch.hero.fresh", refuses=True)
def test_the_hero_taken_after_use_waits_for_the_next_turn() -> None:
    match = scene("turn tormund=1,2 | 0 hero=marsh hand=wool | 2 hero=thorne | 3 hero=yoren")
    play(match, "0 marsh wool > ore", "0 exchange qhorin")
    assert refused(match, 0, "qhorin") == "watch.hero.fresh"
    assert allowed(turn_of(match, 0), 0, "qhorin")


@pytest.mark.rule("watch.hero.fresh", refuses=True)
def test_samwell_just_taken_is_not_asked() -> None:
    fresh = scene(f"{BEFORE} | 0 hero=marsh hand=wool | 1 hero=samwell hero_fresh=1")
    assert phase(rolled(fresh)) == "turn"
    play(fresh, "0 marsh wool > ore", "0 flip", "0 end")
    assert phase(rolled(fresh)) == "ask-samwell"


@pytest.mark.rule("watch.hero.once", allows=True)
def test_once_is_for_each_seat_and_for_each_turn() -> None:
    match = play(asked_samwell(), "1 samwell ore", "1 flip")
    play(match, "0 marsh wool > ore", "0 flip", "0 end")  # seat 1's use was not seat 0's
    assert phase(rolled(match)) == "ask-samwell"
    match = turn_of(play(used("marsh", cards="wool"), "0 flip"), 0)
    play(match, "0 marsh wool > ore")
    assert refused(match, 0, "flip") == "watch.hero.after-b"


@pytest.mark.rule("watch.hero.once", refuses=True)
@EVERY_HERO
def test_a_hero_turned_over_waits_for_the_next_turn(name: str) -> None:
    action = USES[name].action
    assert refused(play(used(name), "0 flip"), 0, action) == "watch.hero.once"
    assert refused(ready(name, words="side=B hero_used=1"), 0, action) == "watch.hero.once"
    assert allowed(ready(name, words="side=B"), 0, action)


# -- the effect ---------------------------------------------------------------


@pytest.mark.rule("watch.hero.requirements", allows=True)
@EVERY_HERO
def test_what_is_listed_can_be_done(name: str) -> None:
    match = ready(name)
    for action in match.legal(0):
        if match.text(action).startswith(name):
            match.copy().play(0, action)


@pytest.mark.rule("watch.hero.requirements", refuses=True)
@EVERY_HERO
def test_a_hero_whose_conditions_are_not_met_is_not_on_the_list(name: str) -> None:
    match = scene(f"turn | 0 hero={name}")
    assert [match.text(action) for action in match.legal(0)] == ["end"]
    assert not allowed(match, 0, USES[name].action)


@pytest.mark.rule("watch.hero.whole-effect", allows=True)
@EVERY_HERO
@pytest.mark.parametrize("side", ["A", "B"])
def test_at_every_step_a_match_can_be_saved_told_and_imagined(name: str, side: str) -> None:
    for match in steps(name, f"side={side}"):
        sound(match)
    assert (phase(match), match.actors) == ("after-hero", [0])
    assert (north(match)["asked"], north(match)["demand"]) == (0, None)
    assert hero(match, 0) == f"{name} {side}"


@pytest.mark.rule("watch.hero.whole-effect", refuses=True)
@EVERY_HERO
def test_until_the_hero_is_seen_to_its_seat_does_nothing_else(name: str) -> None:
    for match in steps(name):
        if match.actors != [0]:
            continue
        for action in ("end", "buy", "guard 1", "supply ore > wool", USES[name].action):
            assert refused(match, 0, action) == WHOLE
        assert refused(match, 1, "flip") == "watch.hero.own-turn"


@pytest.mark.rule("watch.hero.game-end", allows=True, refuses=True)
@pytest.mark.parametrize("display", ["", "display=-"])
def test_a_match_that_a_hero_ends_leaves_it_as_it_is(display: str) -> None:
    match = scene(f"turn camps=r/grrr/ breaches=2 wall=0/// {display} | 0 hero=benjen", drama=True)
    play(match, "0 benjen ice-river 1", "chance token cave-people regular")
    assert (ended(match), hero(match, 0)) == (("breaches", 0), "benjen A")
    assert refused(match, 0, "flip") == "watch.ending.over"
    goes_on = scene("turn camps=r/grrr/ | 0 hero=benjen")
    play(goes_on, "0 benjen ice-river 1", "chance token cave-people regular", "0 flip")
    assert (ended(goes_on), hero(goes_on, 0)) == (None, "benjen B")


# -- after use ----------------------------------------------------------------


@pytest.mark.rule("watch.hero.after-a", allows=True, refuses=True)
@EVERY_HERO
def test_after_side_a_it_is_turned_over_or_exchanged_but_not_left(name: str) -> None:
    match = used(name)
    assert refused(match, 0, "end") == refused(match, 0, "pass") == WHOLE
    assert len(choices(match, 0, "exchange")) == 7
    turned = play(match.copy(), "0 flip")
    assert (hero(turned, 0), phase(turned)) == (f"{name} B", "turn")
    assert north(turned)["asked"] is None
    for seat in everybody(turned):
        assert told(turned, seat, "hero-flipped")[0]["hero"] == name
    assert hero(play(match, "0 exchange samwell"), 0) == "samwell A"


@pytest.mark.rule("watch.hero.after-b", allows=True, refuses=True)
@EVERY_HERO
def test_after_side_b_it_is_exchanged_and_not_kept(name: str) -> None:
    match = used(name, words="side=B")
    assert [match.text(a).split()[0] for a in match.legal(0)] == ["exchange"] * 7
    assert refused(match, 0, "flip") == "watch.hero.after-b"


@pytest.mark.rule("watch.hero.exchange", allows=True, refuses=True)
def test_one_hero_goes_for_one_and_both_show_side_a() -> None:
    match = play(used("marsh", words="side=B"), "0 exchange mance")
    assert hero(match, 0) == "mance A"
    assert "marsh" in north(match)["display"]
    assert "mance" not in north(match)["display"]
    assert "side=" not in match.position()
    assert refused(match, 0, "exchange benjen") == "watch.hero.window"


@pytest.mark.rule("watch.hero.not-the-same", allows=True)
def test_a_hero_laid_down_in_an_earlier_turn_may_come_back() -> None:
    match = scene("turn tormund=1,2 | 0 hero=marsh hand=wool | 2 hero=thorne | 3 hero=yoren")
    play(match, "0 marsh wool > ore", "0 exchange qhorin")
    play(turn_of(match, 0), "0 qhorin", "0 exchange marsh")
    assert hero(match, 0) == "marsh A"


@pytest.mark.rule("watch.hero.not-the-same", refuses=True)
@EVERY_HERO
def test_the_hero_just_used_is_not_taken_back(name: str) -> None:
    assert refused(used(name), 0, f"exchange {name}") == "watch.hero.not-the-same"


@pytest.mark.rule("watch.hero.display", allows=True)
@pytest.mark.parametrize("players", [3, 4])
def test_any_hero_of_the_display_may_be_taken(players: int) -> None:
    match = used("marsh", players=players)
    held = {hero(match, seat).split()[0] for seat in range(players)}
    assert choices(match, 0, "exchange") == NAMES - held
    assert len(NAMES - held) == 11 - players


@pytest.mark.rule("watch.hero.display", refuses=True)
def test_neither_a_hero_of_another_seat_nor_one_out_of_the_game_is_taken() -> None:
    match = used("marsh", "turn display=mance,benjen", drama=True)
    held = hero(match, 1).split()[0]
    assert refused(match, 0, f"exchange {held}") == "watch.hero.display"
    assert refused(match, 0, "exchange samwell") == "watch.hero.display"
    assert choices(match, 0, "exchange") == {"mance", "benjen"}


# -- Samwell before the others ------------------------------------------------


@pytest.mark.rule("watch.hero.samwell-first", allows=True)
@pytest.mark.parametrize("answers", [["1 pass"], ["1 samwell ore", "1 flip"]])
def test_when_samwell_has_answered_the_others_have_their_turn(answers: list[str]) -> None:
    match = play(asked_samwell(), *answers)
    play(match, "0 marsh wool > ore", "0 flip")
    assert hero(match, 0) == "marsh B"


@pytest.mark.rule("watch.hero.samwell-first", refuses=True)
def test_until_he_has_answered_the_active_seat_waits() -> None:
    match = asked_samwell("camps=/c/")
    assert match.actors == [1]
    for action in ("marsh wool > ore", "end", "samwell ore", "guard 1", "roll"):
        assert refused(match, 0, action) == FIRST
    play(match, "1 samwell ore")
    for action in ("marsh wool > ore", "end", "flip", "exchange mance"):
        assert refused(match, 0, action) == WHOLE
    assert refused(match, 2, "flip") == "watch.hero.own-turn"
    assert (north(match)["gift"], hand(match, 1)) == ({}, {"ore": 1})


# -- drama --------------------------------------------------------------------


@pytest.mark.rule("watch.hero.drama", allows=True)
def test_three_alike_cost_the_display_a_hero_before_anything_else() -> None:
    match = sound(drama("4 4 w4"))
    assert (phase(match), match.actors, hand(match, 0)) == ("remove-hero", [0], {"wool": 1})
    assert choices(match, 0, "remove") == set(north(match)["display"])
    play(match, "0 remove mance")
    assert "mance" not in north(match)["display"]
    for seat in everybody(match):
        assert told(match, seat, "hero-removed")[0]["hero"] == "mance"
    assert (hand(match, 0), phase(match)) == ({"wool": 1, "ore": 1}, "ask-samwell")
    play(match, "1 pass")
    assert (phase(match), north(match)["gift"]["1"]["climber"]) == ("turn", 1)


@pytest.mark.rule("watch.hero.drama", allows=True)
def test_it_costs_nothing_where_it_is_not_played_where_dice_differ_or_nobody_is_left() -> None:
    assert phase(drama("4 4 w4", played=False)) == "ask-samwell"
    assert phase(drama("4 4 w3")) == "ask-samwell"
    assert phase(drama("4 3 w4")) == "move-tormund"
    assert phase(drama("4 4 w4", "display=-")) == "ask-samwell"


@pytest.mark.rule("watch.hero.drama", refuses=True)
def test_heroes_of_seats_are_safe_and_one_of_the_others_must_go() -> None:
    match = drama("4 4 w4")
    assert refused(match, 0, "remove marsh") == "watch.hero.drama"
    assert refused(match, 0, "remove samwell") == "watch.hero.drama"
    for action in ("end", "pass", "marsh wool > ore"):
        assert refused(match, 0, action) == "watch.hero.drama"
    assert refused(match, 1, "remove mance") == "watch.hero.own-turn"


@pytest.mark.rule("watch.hero.empty-display", allows=True)
@EVERY_HERO
def test_with_nothing_to_exchange_it_for_side_a_is_turned_over_unasked(name: str) -> None:
    *middle, last = USES[name].moves
    match = play(ready(name, "turn display=-", drama=True), *middle)
    assert hero(match, 0) == f"{name} A"
    play(match, last)
    assert (hero(match, 0), phase(match)) == (f"{name} B", "turn")
    assert told(match, 2, "hero-flipped")[0]["hero"] == name


@pytest.mark.rule("watch.hero.empty-display", allows=True)
def test_samwell_too_is_turned_over_and_spent() -> None:
    match = play(drama("4 4 w3", "display=-"), "1 samwell ore")
    assert (hero(match, 1), match.actors) == ("samwell B", [0])
    rolled(play(match, "0 end"))
    assert hero(play(match, "1 samwell ore"), 1) == "samwell spent"
    assert told(match, 3, "hero-spent")[0]["hero"] == "samwell"
    assert phase(rolled(play(match, "1 end"))) == "turn"


@pytest.mark.rule("watch.hero.empty-display", refuses=True)
@EVERY_HERO
def test_a_spent_side_b_stays_and_acts_no_more(name: str) -> None:
    match = used(name, "turn display=-", "side=B", drama=True)
    assert (hero(match, 0), phase(match)) == (f"{name} spent", "turn")
    spent = sound(ready(name, "turn display=-", "side=spent", drama=True))
    assert refused(spent, 0, USES[name].action) == SPENT
