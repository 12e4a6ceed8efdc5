# The Rivals for those who do not see the table: where things are, what can be done, how matters stand.

rivals-region-between = { $row ->
    [a] oben, zwischen Siedlung { $left } und { $right }
   *[b] unten, zwischen Siedlung { $left } und { $right }
 }
rivals-region-left = { $row ->
    [a] oben, links von Siedlung { $right }
   *[b] unten, links von Siedlung { $right }
 }
rivals-region-right = { $row ->
    [a] oben, rechts von Siedlung { $left }
   *[b] unten, rechts von Siedlung { $left }
 }
rivals-road-between = Straße zwischen Siedlung { $left } und { $right }
rivals-road-left = Straße links von Siedlung { $right }
rivals-road-right = Straße rechts von Siedlung { $left }
rivals-at = { $thing }, { $place }
rivals-of = { $name }: { $place }

rivals-group-turn = Der Zug
rivals-group-cards = Karten deiner Hand
rivals-group-build = Straßen, Siedlungen und Städte
rivals-group-sites = Bauplätze und Karten in deinem Fürstentum
rivals-group-regions = Landschaften
rivals-group-stacks = Stapel und offene Karten
rivals-group-trade = Handel
rivals-group-choose = Zur Wahl

rivals-keys-move = Zwischen dem wechseln, was zur Wahl steht
rivals-keys-do = Es wählen
