# The Watch for those who do not see the board: where things are, what can be done, how matters stand.
# $hexes is a list such as "Hills 8, Fields 9 and Forest 3".

watch-hex-twin = { $hex } ({ $compass })
watch-corner = Перекрёсток: { $hexes }
watch-path-between = Путь: { $hexes }
watch-path-edge = Путь по краю: { $hexes }
watch-at-side = { $place }, сторона: { $compass }
watch-towards = { $place }, в сторону: { $hex }
watch-towards-edge = { $place }, в сторону края
watch-compass = { $way ->
    [n] север
    [ne] северо-восток
    [e] восток
    [se] юго-восток
    [s] юг
    [sw] юго-запад
    [w] запад
   *[nw] северо-запад
  }
watch-free = свободно
watch-beside = рядом: { $pieces }
watch-tormund-here = здесь стоит Тормунд
watch-here = здесь: { $figures }
watch-clearing-about = Опушка перед участком { $section }: одичалых { $count }
watch-camp-empty = пусто
watch-place-can = { $place }; { $action }
watch-offer-of = { $name } даёт: { $give }, хочет: { $want }
watch-row = Ряд { $row } от Стены: { $hexes }

watch-group-turn = Ход
watch-group-offers = Предложения
watch-group-settlements = Поселения
watch-group-keeps = Крепости
watch-group-roads = Дороги
watch-group-guards = Дозорные
watch-group-cards = Карты развития
watch-group-tormund = Тормунд и одичалые
watch-group-heroes = Герои
watch-group-choose = Карты на выбор
watch-group-supply = Торговля с резервом
watch-open-offer = Составить предложение
watch-open-counter = Составить встречное предложение

watch-keys-move = Переходить между местами, где можно что-то сделать
watch-keys-why = Перейти к месту, где ничего нельзя, и узнать почему
watch-keys-do = Сделать это или открыть меню места
