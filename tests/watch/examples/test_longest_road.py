"""Worked examples of the Longest Road: branches, cuts, ties, and the card set aside."""

from tests.watch.examples.setting import SETTLEMENT, Scene, Table

# From A to B in one line; the arrows point at the branches.
LINE = ("0,1~0,2", "0,1~1,2", "1,1~1,2", "1,1~2,2", "2,1~2,2", "2,1~3,2", "3,1~3,2")
BRANCHES = ("0,1~1,1", "2,2~3,2")
A, B, C = "0,2.N", "3,2.NE", "2,2.N"
BLUE_FROM_C = ("1,1~2,1", "1,0~1,1", "0,0~1,0", "0,0/NE", "0,0/NW")


def length(table: Table, colour: str) -> int:
    return int(table.public(colour)["road_length"])


def red_from_a_to_b(*branches: str) -> Scene:
    scene = Scene(pieces=False).settlements("red", A, B).roads("red", *LINE, *branches)
    return scene.holds("road", "red")


def test_red_takes_the_card_with_the_fifth_piece_and_has_seven_from_a_to_b() -> None:
    """EN "Longest Road", PL "Najdłuższa droga", RU "Самый длинный тракт": 7 pieces A to B."""
    table = (
        Scene(pieces=False).settlements("red", A, B).hand("red", "brick9,lumber9").turn_of("red")
    )
    for count, road in enumerate(LINE, start=1):
        table.play("red", f"road {road}")
        assert length(table, "red") == count
        assert table.holder("longest_road") == ("red" if count >= 5 else None)
        assert table.points("red") == (4 if count >= 5 else 2)


def test_the_branches_marked_with_arrows_are_not_counted() -> None:
    """EN "Longest Road", PL "Najdłuższa droga", RU "Самый длинный тракт": the arrows."""
    table = red_from_a_to_b().hand("red", "brick2,lumber2").turn_of("red")
    table.play("red", *(f"road {road}" for road in BRANCHES))
    assert len(table.public("red")["roads"]) == 9
    assert length(table, "red") == 7


def blue_at_c() -> Scene:
    scene = red_from_a_to_b(*BRANCHES).roads("blue", *BLUE_FROM_C)
    return scene.settlements("blue", "1,0.SW", "0,0.NW").hand("blue", SETTLEMENT)


def test_blue_settles_on_c_cuts_red_in_two_and_takes_the_card() -> None:
    """EN "Longest Road", PL "Najdłuższa droga", RU "Самый длинный тракт" (В): the cut."""
    table = blue_at_c().turn_of("blue")
    assert (length(table, "red"), length(table, "blue")) == (7, 5)
    assert (table.points("red"), table.points("blue")) == (4, 2)
    table.play("blue", f"settlement {C}")
    assert (length(table, "red"), length(table, "blue")) == (4, 5)
    assert table.holder("longest_road") == "blue"
    assert (table.points("red"), table.points("blue")) == (2, 5)
    assert len(table.public("red")["roads"]) == 9


def test_a_cut_road_that_is_level_with_another_keeps_the_card() -> None:
    """EN "Longest Road", special case: "tied …, you still keep" it; PL and RU alike."""
    scene = red_from_a_to_b("0,1~1,1").hand("blue", SETTLEMENT)
    scene.roads("blue", "2,2~3,2", "3,2~3,3", "3,2~4,3", "4,2~4,3", "4,3~5,3")
    table = scene.settlements("blue", "3,3.NE", "4,3.SE").turn_of("blue")
    table.play("blue", "settlement 2,2.NE")
    assert (length(table, "red"), length(table, "blue")) == (5, 5)
    assert table.holder("longest_road") == "red"


def with_yellow_level() -> Scene:
    scene = blue_at_c().settlements("yellow", "0,3.SW", "2,3.S")
    return scene.roads("yellow", "0,3/SW", "0,3/SE", "1,3/SW", "1,3/SE", "2,3/SW")


def test_when_two_others_tie_the_card_is_set_aside() -> None:
    """EN "Longest Road", special case: "two or more players tie"; PL and RU alike."""
    table = with_yellow_level().turn_of("blue").play("blue", f"settlement {C}")
    assert [length(table, colour) for colour in ("red", "blue", "yellow")] == [4, 5, 5]
    assert table.holder("longest_road") is None
    assert [table.points(colour) for colour in ("red", "blue", "yellow")] == [2, 3, 2]


def test_when_nobody_has_five_the_card_is_set_aside() -> None:
    """EN "Longest Road", special case: "if no one has a 5+ segment road"; PL and RU alike."""
    scene = red_from_a_to_b(*BRANCHES).roads("blue", *BLUE_FROM_C[:4])
    scene.settlements("blue", "1,0.SW").hand("blue", SETTLEMENT)
    table = scene.turn_of("blue").play("blue", f"settlement {C}")
    assert (length(table, "red"), length(table, "blue")) == (4, 4)
    assert table.holder("longest_road") is None


def test_the_card_comes_back_when_one_road_alone_is_longest() -> None:
    """EN "Longest Road", special case: "when only 1 player has the longest road"."""
    scene = with_yellow_level().hand("blue", "brick1,lumber1")
    table = scene.turn_of("blue").play("blue", f"settlement {C}", "road 0,0/W")
    assert length(table, "blue") == 6
    assert table.holder("longest_road") == "blue"


def de_red_and_blue(*settlements_of_red: str) -> Scene:
    scene = Scene(pieces=False).settlements("blue", A, B).roads("blue", *LINE)
    scene.settlements("red", "1,3.NW", *settlements_of_red)
    scene.roads("red", "2,2~3,2", "2,2~3,3", "2,2~2,3", "1,2~2,3", "1,2~1,3", "0,2~1,3")
    return scene.roads("red", "2,3~3,3").holds("road", "red")


def test_de_red_has_six_and_blues_seven_are_cut_to_five() -> None:
    """DE rule book, 3a, Beispiel "Längste Straße": 6 with a branch against 7 interrupted."""
    table = de_red_and_blue("2,2.NE").turn_of("red")
    assert len(table.public("red")["roads"]) == 7
    assert len(table.public("blue")["roads"]) == 7
    assert (length(table, "red"), length(table, "blue")) == (6, 5)
    assert table.holder("longest_road") == "red"


def test_de_without_reds_settlement_blue_would_have_seven() -> None:
    """DE rule book, 3a, Beispiel "Längste Straße": what the settlement is good for."""
    table = de_red_and_blue().holds("road", "blue").turn_of("red")
    assert (length(table, "red"), length(table, "blue")) == (6, 7)


def test_de_reds_settlement_wins_the_card_back() -> None:
    """DE rule book, 3a: played rather than shown; red settles where blue's road passes."""
    scene = de_red_and_blue().holds("road", "blue").hand("red", SETTLEMENT)
    table = scene.turn_of("red")
    assert (table.points("red"), table.points("blue")) == (1, 4)
    table.play("red", "settlement 2,2.NE")
    assert table.holder("longest_road") == "red"
    assert (table.points("red"), table.points("blue")) == (4, 2)
