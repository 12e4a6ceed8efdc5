# What the page says of the Watch.

# ---------------------------------------------------------------- the games in a few words

game-watch = Die Nachtwache
game-watch-players = 3–4 Spieler
game-watch-time = 25 min mit Bots, 60–90 mit Freunden
game-watch-source = Nach „A Game of Thrones Catan: Die Bruderschaft der Nachtwache“.
game-watch-about = Baue Straßen, Siedlungen und Befestigungen in der Schenkung, erhandle dir, was dir fehlt, und halte die Mauer gegen die Wildlinge.

mode-watch-base = Nur die Schenkung: siedeln, handeln, bauen. Mit zehn Punkten gewinnst du. Gut für die erste Partie.
mode-watch-brotherhood = Das ganze Spiel: Wächter auf der Mauer, Wildlinge im Norden, Helden der Nachtwache.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-watch-what-now-title = Was jetzt
guide-watch-what-now = Diese Zeile sagt immer, was du tun sollst oder auf wen der Tisch wartet. Daneben steht der Knopf, den du am ehesten brauchst.
guide-watch-board-title = Die Schenkung
guide-watch-board = Leuchtende Orte kannst du anklicken: Gründe eine Siedlung, dann lege eine Straße. Zeig auf einen anderen Ort und lies, warum es dort nicht geht. Die Pfeiltasten gehen auch.
guide-watch-hand-title = Deine Hand
guide-watch-hand = Fällt die Zahl eines Feldes, bringt es diese Rohstoffe allen, die daran wohnen. Was du hältst, siehst nur du.
guide-watch-actions-title = Was du tun kannst
guide-watch-actions = Würfeln, handeln, kaufen, den Zug beenden: alles, was gerade möglich ist. Nichts davon verstößt je gegen die Regeln.
guide-watch-wall-title = Die Mauer
guide-watch-wall = Auf den Pfaden kommen Wildlinge zu den Lichtungen herab. Rekrutiere Wächter, um die Abschnitte zu halten, sonst wird die Mauer durchbrochen. Wächter bringen auch Punkte.
guide-watch-players-title = Die anderen
guide-watch-players = Punkte, Karten, Straßen und Grenzpatrouillen von allen. Wer zehn Punkte hat, gewinnt. Jeder hat eine Farbe und eine Form.

# ---------------------------------------------------------------- after the match

ending-watch-points = Zehn Punkte.
ending-watch-breaches = Die Mauer wurde dreimal durchbrochen. Es gewinnt, wer die meisten Wächter behalten hat.
ending-watch-wildlings = Acht Wildlinge sind in der Schenkung. Es gewinnt, wer die meisten Wächter behalten hat.
ending-watch-turn-limit = Alle Züge sind gespielt.

points-watch-settlements = Siedlungen
points-watch-keeps = Befestigungen
points-watch-longest-road = Längste Straße
points-watch-largest-patrol = Stärkste Grenzpatrouille
points-watch-victory-cards = Siegpunktkarten
points-watch-guards = Wächter
watch-guards-kept = Wächter auf der Mauer

die-watch-sum = Beide Würfel
die-watch-wildling = Wildling-Würfel

# ---------------------------------------------------------------- almanac

part-watch = Die Nachtwache
part-watch-heroes = Helden der Nachtwache

chapter-watch-setup = Aufbau
chapter-watch-turn = Ein Zug
chapter-watch-chance = Zufall
chapter-watch-production = Ertrag
chapter-watch-seven = Eine Sieben
chapter-watch-tormund = Tormund
chapter-watch-robbery = Raub
chapter-watch-trade = Handel zwischen Spielern
chapter-watch-supply = Handel mit dem Vorrat
chapter-watch-build = Bauen
chapter-watch-road = Straßen
chapter-watch-settlement = Siedlungen
chapter-watch-keep = Befestigungen
chapter-watch-development = Entwicklungskarten
chapter-watch-patrol = Grenzpatrouillen
chapter-watch-progress = Fortschrittskarten
chapter-watch-longest-road = Die Längste Straße
chapter-watch-largest-patrol = Die Stärkste Grenzpatrouille
chapter-watch-points = Siegpunkte
chapter-watch-ending = Das Ende der Partie
chapter-watch-dice = Drei Würfel
chapter-watch-wildlings = Wildlinge
chapter-watch-migration = Einsetzen
chapter-watch-camps = Lager
chapter-watch-advance = Vorrücken
chapter-watch-rush = Ein Sturm
chapter-watch-clearing = Lichtungen
chapter-watch-climber = Kletterer
chapter-watch-giant = Riesen
chapter-watch-breach = Ein Durchbruch
chapter-watch-gift = Wildlinge in der Schenkung
chapter-watch-wall = Die Mauer
chapter-watch-guard = Wächter
chapter-watch-recruits = Rekruten
chapter-watch-special = Sonderkarten
chapter-watch-ties = Gleichstand
chapter-watch-editions = Ausgaben
chapter-watch-hero = Helden
