"""What happens in the plain game when an action is played: the other half of plain.py."""

from collections import Counter
from collections.abc import Callable

from tests.watch.plain import (
    COSTS,
    RESOURCES,
    TERRAINS,
    Seat,
    Table,
    hexes_at,
    open_paths,
    rate,
    victims,
)

from hexhold.games.watch.engine.geometry import HEX_CORNERS, PATH_ENDS


def play(table: Table, seat: int, text: str) -> None:
    """Do an allowed action of a seat, or of chance."""
    word, *args = text.split()
    PLAYS[word](table, seat, args)
    if table.phase != "over" and points(table, table.active) >= 10:
        finish(table, table.active)


# ------------------------------------------------------------------ the board and its order


def first(table: Table, seat: int, args: list[str]) -> None:
    table.first = table.active = int(args[0])
    if table.options["start"] == "fixed":
        begin_turn(table, table.first)
    else:
        table.phase = "found-settlement"


def begin(table: Table) -> None:
    """Deal what is not there yet, then find out who begins."""
    reds = [number for number in table.numbers if number in (6, 8)]
    if None in table.terrain:
        table.phase = "deal-terrain"
    elif None in table.routes:
        table.phase = "deal-routes"
    elif len(reds) < table.tokens[6] + table.tokens[8]:
        table.phase = "deal-reds"
    elif None in table.numbers:
        table.phase = "deal-numbers"
    elif table.options["first"] == "roll":
        table.phase = "first"
    else:
        first(table, -1, [table.options["first"]])


def deal_terrain(table: Table, seat: int, args: list[str]) -> None:
    table.terrain[table.terrain.index(None)] = args[0]
    begin(table)


def deal_route(table: Table, seat: int, args: list[str]) -> None:
    table.routes[table.routes.index(None)] = args[0]
    begin(table)


def deal_red(table: Table, seat: int, args: list[str]) -> None:
    table.numbers[int(args[0])] = 6 if table.numbers.count(6) < table.tokens[6] else 8
    begin(table)


def deal_number(table: Table, seat: int, args: list[str]) -> None:
    table.numbers[table.numbers.index(None)] = int(args[0])
    begin(table)


def found_settlement(table: Table, site: int) -> None:
    table.own.settlements.add(site)
    table.last_site = site
    if table.founded >= len(table.seats):
        take(table, table.own, starting_cards(table, site))
    table.phase = "found-road"


def starting_cards(table: Table, site: int) -> Counter[str]:
    grounds = [table.terrain[h] for h in hexes_at(site)]
    return Counter(RESOURCES[TERRAINS.index(t)] for t in grounds if t and t != "ice")


def found_road(table: Table, path: int) -> None:
    table.own.roads.add(path)
    table.founded += 1
    there = [(table.first + step) % len(table.seats) for step in range(len(table.seats))]
    order = there + there[::-1]
    if table.founded == len(order):
        begin_turn(table, table.first)
    else:
        table.active = order[table.founded]
        table.phase = "found-settlement"


# ------------------------------------------------------------------ turns


def begin_turn(table: Table, seat: int) -> None:
    table.active = seat
    table.rolled = table.card_played = table.building = False
    table.offers = table.settled = 0
    table.phase = "before-roll"


def resume(table: Table) -> None:
    """Back to where the turn was."""
    table.phase = "before-roll" if not table.rolled else "build" if table.building else "turn"


def end(table: Table, seat: int, args: list[str]) -> None:
    table.own.cards += table.own.bought
    table.own.bought = Counter()
    table.turns += 1
    if table.turns >= table.options["turn_limit"]:
        finish(table, None)
    else:
        begin_turn(table, (seat + 1) % len(table.seats))


def finish(table: Table, winner: int | None) -> None:
    table.winner = winner
    table.phase = "over"


def roll(table: Table, seat: int, args: list[str]) -> None:
    table.phase = "dice"


def to_build(table: Table, seat: int, args: list[str]) -> None:
    table.building = True
    table.phase = "build"


def take(table: Table, own: Seat, cards: Counter[str]) -> None:
    own.hand += cards
    table.supply -= cards


def pay(table: Table, own: Seat, cards: Counter[str]) -> None:
    own.hand -= cards
    table.supply += cards


# ------------------------------------------------------------------ dice


def dice(table: Table, seat: int, args: list[str]) -> None:
    table.rolled = True
    number = int(args[0]) + int(args[1])
    if number != 7:
        produce(table, number)
        resume(table)
        return
    for own in table.seats:
        held = own.hand.total()
        own.due = held // 2 if held > 7 else 0
    table.phase = "discards" if any(own.due for own in table.seats) else "move-tormund"


def produce(table: Table, number: int) -> None:
    """Pay everybody, kind by kind; a kind that runs out goes to nobody, or to its one claimant."""
    earned = [earnings(table, own, number) for own in table.seats]
    for kind in RESOURCES:
        claims = {seat: cards[kind] for seat, cards in enumerate(earned) if cards[kind]}
        left = table.supply[kind]
        if sum(claims.values()) > left:
            claims = dict.fromkeys(claims, left if len(claims) == 1 else 0)
        for seat, count in claims.items():
            take(table, table.seats[seat], Counter({kind: count}))


def earnings(table: Table, own: Seat, number: int) -> Counter[str]:
    cards: Counter[str] = Counter()
    for h, corners in enumerate(HEX_CORNERS):
        terrain = table.terrain[h]
        if table.numbers[h] == number and terrain in TERRAINS and h != table.tormund:
            kind = RESOURCES[TERRAINS.index(terrain)]
            cards[kind] += len(own.settlements & set(corners))
            cards[kind] += 2 * len(own.keeps & set(corners))
    return cards


def discard(table: Table, seat: int, args: list[str]) -> None:
    own = table.seats[seat]
    pay(table, own, Counter(args))
    own.due -= 1
    if not any(other.due for other in table.seats):
        table.phase = "move-tormund"


def tormund(table: Table, seat: int, args: list[str]) -> None:
    table.tormund = None if args[0] == "camp" else int(args[0])
    found = victims(table)
    if not any(table.seats[victim].hand.total() for victim in found):
        resume(table)
    elif len(found) > 1 or table.options["robbery"] == "may":
        table.phase = "choose-victim"
    else:
        rob(table, seat, [str(found[0])])


def rob(table: Table, seat: int, args: list[str]) -> None:
    if args[0] == "nobody" or not table.seats[int(args[0])].hand.total():
        resume(table)
    else:
        table.victim = int(args[0])
        table.phase = "steal"


def steal(table: Table, seat: int, args: list[str]) -> None:
    assert table.victim is not None
    table.seats[table.victim].hand -= Counter(args)
    table.own.hand += Counter(args)
    table.victim = None
    resume(table)


# ------------------------------------------------------------------ building and buying


def road(table: Table, seat: int, args: list[str]) -> None:
    path = int(args[0])
    if table.phase == "found-road":
        found_road(table, path)
        return
    table.own.roads.add(path)
    award_longest_road(table)
    if table.phase != "place-roads":
        pay(table, table.own, COSTS["road"])
        return
    table.free_roads -= 1
    if not table.free_roads or not open_paths(table, table.own):
        table.free_roads = 0
        resume(table)


def settlement(table: Table, seat: int, args: list[str]) -> None:
    if table.phase == "found-settlement":
        found_settlement(table, int(args[0]))
        return
    pay(table, table.own, COSTS["settlement"])
    table.own.settlements.add(int(args[0]))
    award_longest_road(table)


def keep(table: Table, seat: int, args: list[str]) -> None:
    pay(table, table.own, COSTS["keep"])
    table.own.settlements.remove(int(args[0]))
    table.own.keeps.add(int(args[0]))


def buy(table: Table, seat: int, args: list[str]) -> None:
    pay(table, table.own, COSTS["buy"])
    table.phase = "draw"


def draw(table: Table, seat: int, args: list[str]) -> None:
    table.deck -= Counter(args)
    table.own.bought += Counter(args)
    resume(table)


def patrol(table: Table, seat: int, args: list[str]) -> None:
    show_card(table, "patrol")
    table.own.patrols += 1
    owner = table.patrol_owner
    most = 2 if owner is None else table.seats[owner].patrols
    if table.own.patrols > most:
        table.patrol_owner = seat
    table.phase = "move-tormund"


def show_card(table: Table, card: str) -> None:
    table.own.cards -= Counter([card])
    table.card_played = True


def roads(table: Table, seat: int, args: list[str]) -> None:
    show_card(table, "roads")
    table.free_roads = min(2, int(table.options["roads"]) - len(table.own.roads))
    table.phase = "place-roads"


def winter(table: Table, seat: int, args: list[str]) -> None:
    show_card(table, "winter")
    take(table, table.own, Counter(args[0].split(",")))


# ------------------------------------------------------------------ trade


def supply(table: Table, seat: int, args: list[str]) -> None:
    given, _, taken = args
    pay(table, table.own, Counter({given: rate(table, table.own, given)}))
    take(table, table.own, Counter([taken]))


def put(table: Table, seat: int, args: list[str]) -> None:
    table.seats[seat].draft_give += Counter(args)


def ask(table: Table, seat: int, args: list[str]) -> None:
    table.seats[seat].draft_want += Counter(args)


def drafted(own: Seat) -> tuple[Counter[str], Counter[str]]:
    """What a seat has put together; it begins anew."""
    found = own.draft_give, own.draft_want
    own.draft_give, own.draft_want = Counter(), Counter()
    return found


def propose(table: Table, seat: int, args: list[str]) -> None:
    table.offer_give, table.offer_want = drafted(table.own)
    invite(table, seat, args)


def invite(table: Table, seat: int, args: list[str]) -> None:
    table.offers += 1
    for other in table.others:
        table.seats[other].answer = "asked"
    table.phase = "answers"


def accept(table: Table, seat: int, args: list[str]) -> None:
    table.seats[seat].answer = "accepted"


def decline(table: Table, seat: int, args: list[str]) -> None:
    table.seats[seat].answer = "declined"
    if all(table.seats[other].answer == "declined" for other in table.others):
        close_offer(table)


def reply(table: Table, seat: int, args: list[str]) -> None:
    own = table.seats[seat]
    own.answer = "countered"
    own.counter_give, own.counter_want = drafted(own)


def confirm(table: Table, seat: int, args: list[str]) -> None:
    partner = table.seats[int(args[0])]
    give, want = table.offer_give, table.offer_want
    if partner.answer == "countered":
        give, want = partner.counter_want, partner.counter_give
    table.own.hand = table.own.hand - give + want
    partner.hand = partner.hand - want + give
    table.offers -= 1
    table.settled += 1
    close_offer(table)


def withdraw(table: Table, seat: int, args: list[str]) -> None:
    close_offer(table)


def close_offer(table: Table) -> None:
    table.offer_give = table.offer_want = Counter()
    for own in table.seats:
        own.answer = ""
        own.counter_give = own.counter_want = Counter()
        drafted(own)
    resume(table)


# ------------------------------------------------------------------ points


def points(table: Table, seat: int) -> int:
    own = table.seats[seat]
    awards = (table.road_owner == seat) + (table.patrol_owner == seat)
    hidden = own.cards["victory"] + own.bought["victory"]
    return len(own.settlements) + 2 * len(own.keeps) + 2 * awards + hidden


def award_longest_road(table: Table) -> None:
    """The card stays with a holder who is not beaten, goes to one alone ahead, or lies aside."""
    lengths = [longest_road(table, own) for own in table.seats]
    most = max(lengths)
    owner = table.road_owner
    if most < 5:
        table.road_owner = None
    elif owner is None or lengths[owner] < most:
        table.road_owner = lengths.index(most) if lengths.count(most) == 1 else None


def longest_road(table: Table, own: Seat) -> int:
    """The most pieces in one line, found by trying every line from every site."""
    foreign = {site for seat in table.seats if seat is not own for site in seat.buildings}
    starts = {site for path in own.roads for site in PATH_ENDS[path]}
    return max((line_from(site, own.roads, foreign) for site in starts), default=0)


def line_from(site: int, unused: set[int], foreign: set[int]) -> int:
    best = 0
    for path in unused:
        if site in PATH_ENDS[path]:
            beyond = sum(PATH_ENDS[path]) - site
            rest = 0 if beyond in foreign else line_from(beyond, unused - {path}, foreign)
            best = max(best, 1 + rest)
    return best


PLAYS: dict[str, Callable[[Table, int, list[str]], None]] = {
    "first": first, "terrain": deal_terrain, "route": deal_route, "red": deal_red,
    "number": deal_number, "end": end, "roll": roll, "build": to_build, "dice": dice,
    "discard": discard, "tormund": tormund, "rob": rob, "steal": steal, "road": road,
    "settlement": settlement, "keep": keep, "buy": buy, "draw": draw, "patrol": patrol,
    "roads": roads, "winter": winter, "supply": supply, "invite": invite, "put": put,
    "ask": ask, "propose": propose, "reply": reply, "accept": accept, "decline": decline,
    "confirm": confirm, "withdraw": withdraw,
}  # fmt: skip
