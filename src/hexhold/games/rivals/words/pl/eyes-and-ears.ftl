# The Rivals for those who do not see the table: where things are, what can be done, how matters stand.

rivals-region-between = { $row ->
    [a] u góry, między osadami { $left } i { $right }
   *[b] u dołu, między osadami { $left } i { $right }
 }
rivals-region-left = { $row ->
    [a] u góry, na lewo od osady { $right }
   *[b] u dołu, na lewo od osady { $right }
 }
rivals-region-right = { $row ->
    [a] u góry, na prawo od osady { $left }
   *[b] u dołu, na prawo od osady { $left }
 }
rivals-road-between = Droga między osadami { $left } i { $right }
rivals-road-left = Droga na lewo od osady { $right }
rivals-road-right = Droga na prawo od osady { $left }
rivals-at = { $thing }, { $place }
rivals-of = { $name }: { $place }

rivals-group-turn = Tura
rivals-group-cards = Karty z ręki
rivals-group-build = Drogi, osady i miasta
rivals-group-sites = Parcele i karty w księstwie
rivals-group-regions = Regiony
rivals-group-stacks = Stosy i odkryte karty
rivals-group-trade = Handel
rivals-group-choose = Do wyboru

rivals-keys-move = Przechodź między tym, co można wybrać
rivals-keys-do = Wybierz to
