# The Watch for those who do not see the board: where things are, what can be done, how matters stand.
# $hexes is a list such as "Hills 8, Fields 9 and Forest 3".

watch-hex-twin = { $hex } ({ $compass })
watch-corner = Skrzyżowanie: { $hexes }
watch-path-between = Ścieżka: { $hexes }
watch-path-edge = Ścieżka na brzegu: { $hexes }
watch-at-side = { $place }, strona: { $compass }
watch-towards = { $place }, w stronę: { $hex }
watch-towards-edge = { $place }, w stronę brzegu
watch-compass = { $way ->
    [n] północ
    [ne] północny wschód
    [e] wschód
    [se] południowy wschód
    [s] południe
    [sw] południowy zachód
    [w] zachód
   *[nw] północny zachód
  }
watch-free = wolne
watch-beside = obok: { $pieces }
watch-tormund-here = stoi tu Tormund
watch-here = tutaj: { $figures }
watch-clearing-about = Polana przed fragmentem { $section }, dzicy: { $count }
watch-camp-empty = pusto
watch-place-can = { $place }; { $action }
watch-offer-of = { $name } daje: { $give }, chce: { $want }
watch-row = Rząd { $row } od Muru: { $hexes }

watch-group-turn = Tura
watch-group-offers = Oferty
watch-group-settlements = Osady
watch-group-keeps = Twierdze
watch-group-roads = Drogi
watch-group-guards = Strażnicy
watch-group-cards = Karty rozwoju
watch-group-tormund = Tormund i dzicy
watch-group-heroes = Bohaterowie
watch-group-choose = Karty do wyboru
watch-group-supply = Handel z pulą
watch-open-offer = Złóż ofertę
watch-open-counter = Złóż kontrofertę

watch-keys-move = Przechodź między miejscami, w których można coś zrobić
watch-keys-why = Przejdź do miejsca, w którym nic nie można, i dowiedz się dlaczego
watch-keys-do = Zrób to albo otwórz menu miejsca
