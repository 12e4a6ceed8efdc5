"""Bots get what their seat may see, and are found by name."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.watch.helpers import AnyMatch, at, play

import hexhold
from hexhold.bots import BOTS, BotError, Budget, Decision, Spec, bot_class, bot_spec, bots_for
from hexhold.bots.own import GreedyBot, MasterBot, PlannerBot
from hexhold.bots.random import RandomBot

WITH_SITE = "settlements=1,1.N+3,2.S roads=1,0~2,1"  # and a road to where another may stand
SO_TOO = "settlements=0,1.S+2,2.S roads=50"


def test_the_random_bot_chooses_everything_about_as_often() -> None:
    match = at("turn | 0 hand=brick8,lumber8", 3)
    bot = RandomBot(match.game, hexhold.Rng(5))
    decision = Decision(match.game, match.state, 0, bot.rng)
    decision.legal = [10, 20, 30]
    chosen = Counter(bot.choose(decision) for _ in range(3000))
    assert set(chosen) == {10, 20, 30}
    assert min(chosen.values()) > 900


def test_the_same_luck_gives_the_same_choices() -> None:
    match = at("turn | 0 hand=brick8,lumber8", 3)
    first, second = (RandomBot(match.game, hexhold.Rng(9)) for _ in range(2))
    decision = Decision(match.game, match.state, 0, hexhold.Rng(1))
    assert len(decision.legal) > 5
    assert [first.choose(decision) for _ in range(20)] == [
        second.choose(decision) for _ in range(20)
    ]


def test_a_decision_makes_no_view_that_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at("turn | 0 hand=ore3,grain2 settlements=7", 3)
    monkeypatch.setattr(type(match.game), "view", lambda *_: pytest.fail("nobody reads it"))
    bot = GreedyBot(match.game, hexhold.Rng(1))
    assert match.text(bot.choose(Decision(match.game, match.state, 0, bot.rng))) == "keep 7"


def test_a_bot_is_found_by_name() -> None:
    assert bot_class("random") is RandomBot
    assert list(BOTS) == ["random", "novice", "greedy", "planner", "master"]


def test_anybodys_own_bot_is_found_by_module_and_class() -> None:
    assert bot_class("tests.arena.table_bots:Hasty").__name__ == "Hasty"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "clever",
        "no.such.module:Bot",
        "tests.arena.table_bots:Nobody",
        "tests.arena.table_bots:NoBot",
        "tests.arena.table_bots:Sequence",
        ":",
        ":Bot",
        "hexhold:",
    ],
)
def test_an_unknown_bot_is_refused_with_a_reason(name: str) -> None:
    with pytest.raises(BotError, match="bot"):
        bot_class(name)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("random", Spec("random", RandomBot)),
        ("planner/trader", Spec("planner/trader", PlannerBot, "trader")),
        ("master@0.2", Spec("master@0.2", MasterBot, "", Budget(0.2))),
        ("master@2", Spec("master@2", MasterBot, "", Budget(2.0))),
        ("master@400p", Spec("master@400p", MasterBot, "", Budget(playouts=400))),
        ("master/x@1", Spec("master/x@1", MasterBot, "x", Budget(1.0))),
    ],
)
def test_a_bot_may_be_given_a_style_and_a_budget(text: str, asked: Spec) -> None:
    assert bot_spec(text) == asked


def test_anybodys_own_bot_gets_its_style_and_budget_too() -> None:
    asked = bot_spec("tests.arena.table_bots:Hasty/calm@7p")
    game = hexhold.game("watch")
    bot = asked.bot(game, hexhold.Rng(1))
    assert (type(bot).__name__, bot.style, bot.budget) == ("Hasty", "calm", Budget(playouts=7))


@pytest.mark.parametrize(
    "text",
    [
        "master@", "master@0", "master@-1", "master@fast", "master@1e3", "master@0p", "master@p",
        "master@4000", "master@1@2", "master@nan", "random@1", "greedy@0.2", "planner@5p",
    ],
)  # fmt: skip
def test_a_budget_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(BotError, match="playouts a decision"):
        bot_spec(text)


def test_a_style_is_refused_by_a_bot_that_has_none_and_a_game_that_knows_it_not() -> None:
    with pytest.raises(BotError, match="style"):
        bot_spec("greedy/trader")
    with pytest.raises(BotError, match="style"):
        bot_spec("planner/sleepy").check("watch")


def test_seconds_for_all_are_for_those_that_search_and_have_no_budget() -> None:
    thinking = [bot_spec(text).thinking(0.5) for text in ("master", "master@2", "planner")]
    assert [bot.budget.seconds for bot in thinking] == [0.5, 2.0, 0.0]


def test_a_game_without_minds_is_played_by_bots_that_need_none() -> None:
    assert bots_for("no-such-game") == ["random"]
    assert {"random", "greedy", "planner"} <= set(bots_for("watch"))
    with pytest.raises(BotError, match="does not play"):
        bot_spec("greedy").check("no-such-game")


def test_a_bot_that_tries_nothing_out_cannot_rate_actions() -> None:
    match = at("turn | 0 hand=ore3,grain2 settlements=7", 3)
    bot = GreedyBot(match.game, hexhold.Rng(1))
    with pytest.raises(BotError, match="GreedyBot cannot say"):
        bot.evaluate(Decision(match.game, match.state, 0, bot.rng))


def greedy_moves(seed: int, turns: int) -> Iterator[tuple[AnyMatch, int, str]]:
    """What four greedy bots do, told before it is done; an offer with its last word."""
    game = hexhold.game("watch", mode="base", players=4)
    match = game.start(seed=seed)
    bots = [GreedyBot(game, hexhold.Rng(seat)) for seat in range(4)]
    words: list[int] = []
    while not match.over and match.view(0)["turn"] < turns:
        seat = match.actors[0]
        words.append(bots[seat].choose(Decision(game, match.state, seat, bots[seat].rng)))
        if not game.is_private(words[-1]):
            yield match, seat, game.text_of(seat, words)
        match.play(seat, words[-1])
        if not game.is_private(words[-1]):
            words = []


@pytest.mark.parametrize("seed", range(4))
def test_greedy_makes_at_most_two_offers_a_turn_and_none_twice(seed: int) -> None:
    made: list[str] = []
    most = 0
    for _, _, text in greedy_moves(seed, 60):
        if text == "roll":
            made = []
        if text.startswith("offer"):
            made.append(text)
            most = max(most, len(made))
            assert len(set(made)) == len(made)
    assert most == 2


@pytest.mark.parametrize("seed", range(4))
def test_greedy_settles_what_it_offered_when_somebody_takes_it(seed: int) -> None:
    answers: list[str] = []
    agreed = 0
    for _, _, text in greedy_moves(seed, 60):
        if text.startswith("offer"):
            answers = []
        if text in ("accept", "decline"):
            answers.append(text)
        assert text != "withdraw"  # it is asked when all have answered
        if text.startswith("confirm"):
            assert "accept" in answers
            agreed += 1
    assert agreed


def greedy_choice(match: AnyMatch, seat: int) -> str:
    """What it does, an offer to its last word."""
    bot, ahead = GreedyBot(match.game, hexhold.Rng(1)), match.copy()
    words: list[int] = []
    while not words or match.game.is_private(words[-1]):
        words.append(bot.choose(Decision(ahead.game, ahead.state, seat, bot.rng)))
        ahead.play(seat, words[-1])
    return match.game.text_of(seat, words)


def test_greedy_asks_nobody_for_a_card_that_nobody_can_have() -> None:
    for others, asks in (("hand=brick2", True), ("hand=ore2", False), ("", False)):
        match = at(f"turn | 0 hand=lumber,wool2,grain {WITH_SITE} | 1 {others} {SO_TOO}", 3)
        assert greedy_choice(match, 0).startswith("offer wool > brick") == asks, others


def test_greedy_proposes_something_when_it_is_asked_for_offers() -> None:
    match = at(f"turn | 0 hand=brick2,ore {SO_TOO} | 1 hand=lumber,wool2,grain {WITH_SITE} | 2", 3)
    play(match, "0 invite")
    assert greedy_choice(match, 1) == "counter wool > brick"
    assert greedy_choice(match, 2) == "decline"


def test_greedy_finishes_an_offer_that_somebody_else_began() -> None:
    match = play(at("turn | 0 hand=lumber,wool2,grain | 1 hand=ore2", 3), "0 put lumber")
    assert greedy_choice(match, 0).endswith(" > ore")
    play(match, "0 ask ore")
    assert greedy_choice(match, 0) == "propose"


def test_greedy_settles_with_the_partner_who_has_fewest_points() -> None:
    match = at("turn | 0 hand=ore3,lumber | 1 hand=grain settlements=7+20 | 2 hand=grain", 3)
    play(match, "0 offer lumber > grain", "1 accept", "2 accept")
    assert greedy_choice(match, 0) == "confirm 2"


def test_greedy_takes_two_cards_for_one_that_it_does_not_need() -> None:
    match = at("turn | 0 hand=ore3,lumber2 | 1 hand=wool2", 3)
    play(match, "0 offer lumber,lumber > wool")
    assert greedy_choice(match, 1) == "accept"


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_the_greedy_bot_claims_its_victory_where_that_is_asked(mode: str) -> None:
    own = "keeps=0,0.N+1,0.N+2,0.N+3,0.N cards=victory2"
    match = at(f"turn | 0 {own}", mode=mode, victory_claim="ask")
    bot = GreedyBot(match.game, hexhold.Rng(1))
    action = bot.choose(Decision(match.game, match.state, 0, hexhold.Rng(2)))
    assert match.text(action) == "claim"
