"""What a program may ask from Python: chance's moves, the question, a rule's text, the board."""

import pytest

import hexhold
from hexhold import CHANCE, almanac

WATCH = hexhold.game("watch", first="0")


def test_chance_has_its_legal_actions_too() -> None:
    match = hexhold.continue_from(WATCH, "phase=dice")
    assert match.legal(CHANCE) == [action for action, _ in match.outcomes()]
    assert len(match.legal(CHANCE)) == 36
    match.play(CHANCE, "dice 1 2")
    assert match.legal(CHANCE) == []


def test_a_seat_is_told_what_it_is_asked_and_the_others_nothing() -> None:
    match = hexhold.continue_from(WATCH, "phase=move-tormund rolled=1")
    assert match.asked(0) == match.view(0)["phase"] == "move-tormund"
    assert match.asked(1) is None
    assert match.asked(CHANCE) is None
    rivals = hexhold.game("rivals").start(seed=1)
    seat = rivals.actors[0]
    assert rivals.asked(seat) == rivals.view(seat)["asked"]["question"]
    assert rivals.asked(1 - seat) is None


@pytest.mark.parametrize("name", hexhold.GAMES)
def test_a_refusal_says_what_is_asked_instead(name: str) -> None:
    match = hexhold.game(name).start(seed=1)
    seat = match.actors[0]
    refused = next(
        refusal
        for action in match.game.every_action()
        if (refusal := match.check(seat, action)) is not None
    )
    assert refused.asked in (None, (seat, match.asked(seat)))


def test_a_rule_is_told_in_any_language() -> None:
    refusal = WATCH.start(seed=1).check(0, "end")
    assert refusal is not None
    for language in almanac.LANGUAGES:
        entry = almanac.entry(refusal.rule, language)
        assert hexhold.rule_text(refusal.rule, language) == f"{entry.title}. {entry.text.strip()}"
    with pytest.raises(LookupError):
        hexhold.rule_text("watch.no.rule")
    with pytest.raises(LookupError):
        hexhold.rule_text(refusal.rule, "fr")


def test_the_board_knows_what_lies_beside_what() -> None:
    board = WATCH.board
    assert (len(board.hexes), len(board.sites), len(board.paths)) == (21, 55, 73)
    assert (board.hexes[0].terrain, board.hexes[0].rolls) == ("forest", (11,))
    assert (board.hexes[20].terrain, board.hexes[20].rolls) == ("ice", ())
    for n, site in board.sites.items():
        assert all(n in board.sites[other].neighbours for other in site.neighbours)
        assert all(n in board.paths[path].sites for path in site.paths)
        assert all(n in board.hexes[h].sites for h in site.hexes)
    for n, path in board.paths.items():
        assert all(n in board.paths[other].neighbours for other in path.neighbours)
        assert all(n in board.hexes[h].paths for h in path.hexes)
    for n, own in board.hexes.items():
        assert all(n in board.hexes[other].neighbours for other in own.neighbours)
    assert sum(site.route is not None for site in board.sites.values()) == 10


def test_the_board_is_read_only_and_names_places_as_actions_do() -> None:
    match = WATCH.start()
    assert {f"settlement {n}" for n in WATCH.board.sites} == {*map(match.text, match.legal(0))}
    with pytest.raises(TypeError):
        WATCH.board.sites[0] = None
    with pytest.raises(AttributeError):
        WATCH.board.sites[0].route = "ore"


def test_what_is_still_to_be_dealt_is_not_known() -> None:
    board = hexhold.game("watch", board="random").board
    assert board.hexes[0].terrain is None
    assert board.hexes[0].rolls is None
    assert {site.route for site in board.sites.values()} == {None}
    three = hexhold.game("watch", mode="brotherhood", players=3).board
    assert (2, 12) in [own.rolls for own in three.hexes.values()]
    assert hexhold.game("rivals").board is None
