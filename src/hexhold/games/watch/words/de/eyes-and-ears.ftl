# The Watch for those who do not see the board: where things are, what can be done, how matters stand.
# $hexes is a list such as "Hills 8, Fields 9 and Forest 3".

watch-hex-twin = { $hex } ({ $compass })
watch-corner = Kreuzung von { $hexes }
watch-path-between = Weg zwischen { $hexes }
watch-path-edge = Weg am Rand von { $hexes }
watch-at-side = { $place }, Seite: { $compass }
watch-towards = { $place }, in Richtung { $hex }
watch-towards-edge = { $place }, in Richtung Rand
watch-compass = { $way ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
  }
watch-free = frei
watch-beside = daneben: { $pieces }
watch-tormund-here = Tormund steht hier
watch-here = hier: { $figures }
watch-clearing-about = Lichtung vor Abschnitt { $section }: Wildlinge { $count }
watch-camp-empty = leer
watch-place-can = { $place }; { $action }
watch-offer-of = { $name } gibt { $give } und will { $want }
watch-row = Reihe { $row } von der Mauer aus: { $hexes }

watch-group-turn = Der Zug
watch-group-offers = Angebote
watch-group-settlements = Siedlungen
watch-group-keeps = Befestigungen
watch-group-roads = Straßen
watch-group-guards = Wächter
watch-group-cards = Entwicklungskarten
watch-group-tormund = Tormund und die Wildlinge
watch-group-heroes = Helden
watch-group-choose = Karten zur Wahl
watch-group-supply = Handel mit dem Vorrat
watch-open-offer = Ein Angebot zusammenstellen
watch-open-counter = Ein Gegenangebot zusammenstellen

watch-keys-move = Zwischen den Orten wechseln, an denen du etwas tun kannst
watch-keys-why = Zu einem Ort gehen, an dem nichts geht, und hören, warum
watch-keys-do = Es tun oder das Menü eines Ortes öffnen
