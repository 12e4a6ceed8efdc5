"""A position tells what can be: what no match can come to is refused, with the reason."""

from typing import Any

import pytest

import hexhold
from hexhold import NotationError
from hexhold.core.record import RecordError
from hexhold.games.watch import invariants, invariants_brotherhood

BASE = hexhold.game("watch")
NORTH = hexhold.game("watch", mode="brotherhood")
ROADS = ",".join(map(str, range(15)))

IMPOSSIBLE_IN_BOTH = {
    "watch-pieces": [
        "phase=turn | 0 keeps=0,1,2,3,20,22",
        "phase=turn | 0 settlements=0,1,2,3,20,22",
        f"phase=turn | 0 roads={ROADS}",
    ],
    "watch-too-near": ["phase=turn | 0 keeps=0 | 1 settlements=4"],
    "watch-two-buildings": [
        "phase=turn | 0 keeps=0 | 1 keeps=0",
        "phase=turn | 0 settlements=0 keeps=0",
    ],
    "watch-two-roads": ["phase=turn | 0 roads=3 | 1 roads=3"],
    "watch-more-cards": [
        "phase=turn | 0 hand=ore10 | 1 hand=ore10",
        "phase=turn | 0 cards=victory3 | 1 cards=victory3",
    ],
    "watch-cards-left": ["phase=turn gone=victory1"],
    "watch-bought-elsewhere": ["phase=turn | 1 bought=patrol1"],
    "watch-road-owner": ["phase=turn road_owner=0 | 0 roads=0,1", "phase=turn road_owner=0"],
    "watch-no-road-owner": ["phase=turn road_owner=-1 | 0 roads=0,1,2,3,4,5"],
    "watch-patrol-owner": ["phase=turn patrol_owner=0 | 0 patrols=3 | 1 patrols=4"],
    "watch-no-patrol-owner": ["phase=turn patrol_owner=-1 | 0 patrols=3"],
    "watch-tiles": ["phase=turn terrain=HHHHHHHHHHHHHHH_HHHH_"],
    "watch-number-tokens": ["phase=turn number=2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,2,2,2,2,2,0"],
    "watch-trade-routes": ["phase=turn route=5,5,5,5,5"],
    "watch-offer": ["phase=turn offer_give=ore1 | 0 hand=ore", "phase=turn offers=50"],
    "watch-questions": [
        "phase=turn free_roads=1",
        "phase=turn victim=1",
        "phase=discards",
        "phase=turn | 0 hand=ore9 discards_due=1",
    ],
    "watch-ending": ["phase=over", "phase=turn winner=1"],
    "out-of-range": ["phase=turn rolled=yes", "phase=turn lifted=80", "phase=turn active=4"],
    "said-twice": ["phase=turn | 0 hand=ore | 0 hand=wool"],
}
IMPOSSIBLE_IN_THE_BASE_GAME = {
    "watch-road-in-ice": ["phase=turn | 0 roads=47"],
    "watch-building-in-ice": ["phase=turn | 0 settlements=53"],
    "watch-tormund-on-ice": ["phase=turn tormund=20"],
    "watch-red-numbers": ["phase=turn number=6,8,9,11,8,9,11,12,3,3,4,10,3,4,0,5,2,5,6,10,0"],
    "watch-not-the-base-game": ["phase=turn wall=0///", "phase=turn | 0 hero=marsh"],
}
IMPOSSIBLE_IN_THE_BROTHERHOOD = {
    "watch-heroes-held": ["phase=turn | 0 hero=marsh | 1 hero=marsh"],
    "watch-display": ["phase=turn display=marsh,mance | 0 hero=marsh"],
    "watch-display-count": ["phase=turn display=mance"],
    "watch-hero-spent": ["phase=turn | 0 side=spent"],
    "watch-heroes-early": ["phase=first | 0 hero=marsh"],
    "watch-many-guards": ["phase=turn wall=0,0,0,0,0/0,0,0//"],
    "watch-goes-on": ["phase=turn gift=0:rrrrrrrr", "phase=turn breaches=3"],
    "watch-beyond-the-end": ["phase=over gift=0:rrrrrrrrr ending=wildlings"],
    "watch-no-rush": ["phase=turn camps=rrrrr//"],
    "watch-no-breach": ["phase=turn clearings=1/0/0/0"],
    "watch-more-wildlings": ["phase=turn camps=ggg/ggg/ggg"],
    "watch-token-kinds": ["phase=turn lots=310c0c43030cd,0,0,0,0,0,0"],
    "watch-tokens": ["phase=turn used=1"],
    "watch-covered": ["phase=turn | 0 tokens=3"],
    "watch-lot": ["phase=turn lot=1"],
    "watch-ending": ["phase=turn rolled=1 winner=1"],
    "watch-questions": [
        "phase=turn due_pool=1",
        "phase=token",
        "phase=rebuild-road",
        "phase=rebuild-road hero_seat=0 lifted=72",
        "phase=after-hero",
    ],
}
REFUSED = [
    *((BASE, code, text) for code, texts in IMPOSSIBLE_IN_BOTH.items() for text in texts),
    *((BASE, code, text) for code, texts in IMPOSSIBLE_IN_THE_BASE_GAME.items() for text in texts),
    *((NORTH, code, text) for code, texts in IMPOSSIBLE_IN_BOTH.items() for text in texts),
    *((NORTH, c, text) for c, texts in IMPOSSIBLE_IN_THE_BROTHERHOOD.items() for text in texts),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "code", "text"),
    [pytest.param(*case, id=f"{case[0].options['mode']}: {case[2]}") for case in REFUSED],
)
def test_what_cannot_be_is_refused_by_its_code(
    game: hexhold.Game[Any], code: str, text: str
) -> None:
    with pytest.raises(NotationError) as caught:
        hexhold.continue_from(game, text)
    assert caught.value.innermost.code == code


def test_whatever_the_audit_finds_in_what_is_written_is_refused() -> None:
    """Only what is computed from the pieces, and pieces that a scene leaves out, are not asked."""
    computed = {"resource_cards", "roads", "points", "derived", "figures", "blocked", "wall"}
    scenes = {"unfounded"}
    grouped = {"brotherhood"}
    checks = {c.__name__ for c in (*invariants.CHECKS, *invariants_brotherhood.BROTHERHOOD_CHECKS)}
    asked = {
        c.__name__ for c in (*invariants.WORDINGS, *invariants_brotherhood.BROTHERHOOD_WORDINGS)
    }
    assert checks - asked == computed | scenes | grouped


def test_a_record_names_the_line_of_its_impossible_position() -> None:
    match = hexhold.continue_from(BASE, "phase=turn rolled=1 | 0 keeps=0")
    text = match.record().replace("keeps=0", "keeps=0,1,2,3,20")
    with pytest.raises(RecordError, match="line 3: seat 0 has 5 keeps and -1 left") as caught:
        hexhold.replay(text)
    assert caught.value.line == 3


def test_heroes_left_out_are_those_of_the_standard_deal() -> None:
    def heroes(text: str, **options: Any) -> list[str]:
        game = hexhold.game("watch", mode="brotherhood", **options)
        view = hexhold.continue_from(game, text).view(hexhold.SPECTATOR)
        return [hero["hero"] for hero in view["north"]["heroes"]]

    assert heroes("phase=turn") == ["yarwyck", "samwell", "marsh", "mormont"]
    assert heroes("phase=turn", players=3) == ["samwell", "marsh", "mormont"]
    assert heroes("phase=turn first=2") == ["marsh", "mormont", "yarwyck", "samwell"]
    assert heroes("phase=turn | 0 hero=mance") == ["mance", "samwell", "marsh", "mormont"]
    assert heroes("phase=turn | 0 hero=marsh") == ["marsh", "samwell", "yarwyck", "mormont"]


def test_the_special_cards_lie_where_they_must_if_the_text_does_not_say() -> None:
    text = "phase=turn | 0 roads=0,1,2,3,4 | 1 patrols=3"
    view = hexhold.continue_from(BASE, text).view(hexhold.SPECTATOR)
    assert (view["longest_road"], view["largest_patrol"]) == (0, 1)
    level = "phase=turn | 0 patrols=3 | 1 patrols=3"
    assert hexhold.continue_from(BASE, level).view(hexhold.SPECTATOR)["largest_patrol"] is None


def test_a_scene_may_leave_out_what_a_road_or_a_building_began_with() -> None:
    for game in (BASE, NORTH):
        hexhold.continue_from(game, "phase=turn | 0 roads=3 | 1 settlements=40")
