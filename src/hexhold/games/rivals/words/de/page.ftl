# What the page says of the Rivals.

# ---------------------------------------------------------------- the games in a few words

game-rivals = Die Fürsten
game-rivals-players = 2 Spieler
game-rivals-time = 15–30 min mit einem Bot, 45–90 zu zweit
game-rivals-source = Nach „Die Fürsten von Catan“.
game-rivals-about = Zwei Fürstentümer Seite an Seite. Lege Landschaften, baue Karte um Karte aus und sammle vor dem anderen genug Siegpunkte.

mode-rivals-intro = Das Einführungsspiel mit den Basiskarten. Mit sieben Punkten gewinnst du. Gut für die erste Partie.
mode-rivals-gold = Die Zeit des Goldes: Händler, Schiffe und die Macht des Geldes. Mit zwölf Punkten gewinnst du.
mode-rivals-turmoil = Die Zeit der Wirren: Soldaten, Feuerteufel und Verräter. Mit zwölf Punkten gewinnst du.
mode-rivals-progress = Die Zeit des Fortschritts: Universitäten, Heilkunst und neue Erfindungen. Mit zwölf Punkten gewinnst du.
mode-rivals-duel = Das Duell der Fürsten: alle drei Zeiten auf einmal. Mit dreizehn Punkten gewinnst du.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-rivals-what-now-title = Was jetzt
guide-rivals-what-now = Diese Zeile sagt immer, was du tun sollst oder dass dein Mitspieler nachdenkt. Daneben steht der Knopf, den du am ehesten brauchst.
guide-rivals-board-title = Dein Fürstentum
guide-rivals-board = Eine Reihe aus Siedlungen und Straßen mit Landschaften darüber und darunter. Jede Landschaft zeigt ihre Zahl und lagert bis zu drei Rohstoffe. Gegenüber liegt das Fürstentum deines Mitspielers.
guide-rivals-hand-title = Deine Karten
guide-rivals-hand = Leuchtende Karten kannst du jetzt bauen oder spielen. Zeig auf eine Karte, um sie ganz zu lesen; zeig auf eine matte, um zu erfahren, was ihr fehlt.
guide-rivals-stacks-title = Stapel und Würfel
guide-rivals-stacks = Ein Würfel sagt, welche Landschaften Ertrag bringen, der andere bringt ein Ereignis. Von den Stapeln ziehst du neue Karten, wenn dein Zug endet.
guide-rivals-actions-title = Was du tun kannst
guide-rivals-actions = Würfeln, bauen, handeln, den Zug beenden: alles, was gerade möglich ist. Nichts davon verstößt je gegen die Regeln.
guide-rivals-log-title = Die Geschichte
guide-rivals-log = Alles, was geschah, Zeile für Zeile, mit einem Link zur Regel, wo man stutzen könnte. Hier könnt ihr auch miteinander reden.

# ---------------------------------------------------------------- after the match

ending-rivals-points = Genug Siegpunkte.
ending-rivals-turn-limit = Alle Züge sind gespielt.

points-rivals-settlements = Siedlungen
points-rivals-cities = Städte
points-rivals-cards = Karten
points-rivals-hero-token = Stärkevorteil
points-rivals-trade-token = Handelsvorteil

die-rivals-number = Ertragswürfel
die-rivals-face = Ereigniswürfel
die-rivals-face-brigand = Räuber
die-rivals-face-trade = Handel
die-rivals-face-celebration = Fest
die-rivals-face-harvest = Ernte
die-rivals-face-event = Ereignis
die-rivals-defence = Abwehrwurf

# ---------------------------------------------------------------- almanac

part-rivals = Die Fürsten
part-rivals-basic = Basiskarten
part-rivals-gold = Zeit des Goldes
part-rivals-turmoil = Zeit der Wirren
part-rivals-progress = Zeit des Fortschritts
part-rivals-events = Ereigniskarten

chapter-rivals-setup = Aufbau
chapter-rivals-land = Das Fürstentum
chapter-rivals-turn = Ein Zug
chapter-rivals-dice = Die Würfel
chapter-rivals-production = Ertrag
chapter-rivals-stock = Lagern
chapter-rivals-face = Der Ereigniswürfel
chapter-rivals-event = Ereignisse
chapter-rivals-build = Bauen
chapter-rivals-road = Straßen
chapter-rivals-settlement = Siedlungen
chapter-rivals-city = Städte
chapter-rivals-play = Aktionskarten spielen
chapter-rivals-trade = Handel
chapter-rivals-hand = Die Hand
chapter-rivals-exchange = Kartentausch
chapter-rivals-stack = Stapel
chapter-rivals-advantage = Vorteile
chapter-rivals-points = Punkte
chapter-rivals-win = Gewinnen
chapter-rivals-defence = Abwehr
chapter-rivals-removal = Karten verlieren
chapter-rivals-hidden = Was verborgen ist
chapter-rivals-chance = Zufall
chapter-rivals-editions = Ausgaben
