# The Rivals for those who do not see the table: where things are, what can be done, how matters stand.

rivals-region-between = { $row ->
    [a] above, between settlements { $left } and { $right }
   *[b] below, between settlements { $left } and { $right }
 }
rivals-region-left = { $row ->
    [a] above, left of settlement { $right }
   *[b] below, left of settlement { $right }
 }
rivals-region-right = { $row ->
    [a] above, right of settlement { $left }
   *[b] below, right of settlement { $left }
 }
rivals-road-between = Road between settlements { $left } and { $right }
rivals-road-left = Road left of settlement { $right }
rivals-road-right = Road right of settlement { $left }
rivals-at = { $thing }, { $place }
rivals-of = { $name }: { $place }

rivals-group-turn = The turn
rivals-group-cards = Cards of your hand
rivals-group-build = Roads, settlements and cities
rivals-group-sites = Sites and cards in your land
rivals-group-regions = Regions
rivals-group-stacks = Stacks and cards on the table
rivals-group-trade = Trade
rivals-group-choose = To choose from

rivals-keys-move = Go among what can be chosen
rivals-keys-do = Choose it
