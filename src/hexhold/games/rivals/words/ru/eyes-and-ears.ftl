# The Rivals for those who do not see the table: where things are, what can be done, how matters stand.

rivals-region-between = { $row ->
    [a] сверху, между поселениями { $left } и { $right }
   *[b] снизу, между поселениями { $left } и { $right }
 }
rivals-region-left = { $row ->
    [a] сверху, слева от поселения { $right }
   *[b] снизу, слева от поселения { $right }
 }
rivals-region-right = { $row ->
    [a] сверху, справа от поселения { $left }
   *[b] снизу, справа от поселения { $left }
 }
rivals-road-between = Дорога между поселениями { $left } и { $right }
rivals-road-left = Дорога слева от поселения { $right }
rivals-road-right = Дорога справа от поселения { $left }
rivals-at = { $thing }, { $place }
rivals-of = { $name }: { $place }

rivals-group-turn = Ход
rivals-group-cards = Карты на руке
rivals-group-build = Дороги, поселения и города
rivals-group-sites = Места и карты в княжестве
rivals-group-regions = Области
rivals-group-stacks = Колоды и открытые карты
rivals-group-trade = Обмен
rivals-group-choose = На выбор

rivals-keys-move = Переходить между тем, что можно выбрать
rivals-keys-do = Выбрать
