# The Watch for those who do not see the board: where things are, what can be done, how matters stand.
# $hexes is a list such as "Hills 8, Fields 9 and Forest 3".

watch-hex-twin = { $hex } ({ $compass })
watch-corner = Corner of { $hexes }
watch-path-between = Path between { $hexes }
watch-path-edge = Path at the edge of { $hexes }
watch-at-side = { $place }, at its { $compass }
watch-towards = { $place }, towards { $hex }
watch-towards-edge = { $place }, towards the edge
watch-compass = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
  }
watch-free = free
watch-beside = beside it: { $pieces }
watch-tormund-here = Tormund stands here
watch-here = here: { $figures }
watch-clearing-about = Clearing before section { $section }: wildlings { $count }
watch-camp-empty = empty
watch-place-can = { $place }; { $action }
watch-offer-of = { $name } gives { $give } and wants { $want }
watch-row = Row { $row } from the Wall: { $hexes }

watch-group-turn = The turn
watch-group-offers = Offers
watch-group-settlements = Settlements
watch-group-keeps = Keeps
watch-group-roads = Roads
watch-group-guards = Guards
watch-group-cards = Development cards
watch-group-tormund = Tormund and the wildlings
watch-group-heroes = Heroes
watch-group-choose = Cards to choose
watch-group-supply = Trade with the supply
watch-open-offer = Put an offer together
watch-open-counter = Put a counter-offer together

watch-keys-move = Go among the places where something can be done
watch-keys-why = Go to a place where nothing can be done, and hear why
watch-keys-do = Do it, or open the menu of a place
