"""The two progress cards of the base game, as their cards and captions show them."""

from tests.watch.examples.setting import Scene, Table


def road_building() -> Table:
    return Scene().cards("blue", "roads1").turn_of("blue")


def test_road_building_lays_two_roads_for_nothing() -> None:
    """EN "Progress Cards", DE card text, PL "Karty postępu", RU card text."""
    table = road_building().play("blue", "roads", "road 2,0~3,1", "road 2,0~3,0")
    assert len(table.public("blue")["roads"]) == 4
    assert table.hand("blue") == {}
    assert table.allows("blue", "end")


def test_the_free_roads_obey_the_rules_of_roads() -> None:
    """EN card "Road Building", RU card: "по обычным правилам"."""
    table = road_building().play("blue", "roads", "road 2,0~2,1")
    assert table.refused("blue", "road 1,0~2,0") == "watch.road.blocked"
    assert table.refused("blue", "road 0,3/W") == "watch.road.connected"
    assert table.refused("blue", "end") is not None


def test_winter_is_coming_brings_two_cards_to_build_with_at_once() -> None:
    """EN "Progress Cards", DE card text, PL card, RU card "Зима близко"."""
    table = Scene().cards("blue", "winter1").turn_of("blue")
    table.play("blue", "winter brick,lumber")
    assert table.hand("blue") == {"brick": 1, "lumber": 1}
    table.play("blue", "road 2,0~3,1")
    assert table.hand("blue") == {}


def test_the_two_cards_may_be_alike() -> None:
    """EN card "Winter is Coming": 2 of the same resource or 2 different resources."""
    table = Scene().cards("blue", "winter1").turn_of("blue").play("blue", "winter ore,ore")
    assert table.hand("blue") == {"ore": 2}


def test_before_the_roll_the_cards_are_taken_but_nothing_is_built() -> None:
    """EN "Development Cards": "even before you roll the dice"; DE overview, points 1 to 3."""
    table = Scene().cards("blue", "winter1").turn_of("blue", rolled=False)
    table.play("blue", "winter brick,lumber")
    assert table.refused("blue", "road 2,0~3,1") == "watch.turn.roll-first"
    table.roll("blue", 2).play("blue", "road 2,0~3,1")
