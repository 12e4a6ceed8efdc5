# The command line: help, faults, tables, a match in the terminal.
# Words in capitals, names after dashes and names of options are typed as they stand: they are the same
# in every language. $name is a seat or a player, $cards a list such as "2 Ore, 1 Wool".

## Help

cli-about = Zwei Spiele der Catan-Familie spielen, untersuchen und automatisieren.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-help-help = diese Hilfe zeigen
cli-help-version = die Version zeigen
cli-help-language = die Sprache: { $languages }

cli-help-play = im Browser oder im Terminal spielen
cli-help-serve = den Server starten
cli-help-backup = die Tische des Servers in eine Datei sichern, auch während er läuft
cli-help-restore = eine Sicherung an die Stelle der Tische des Servers setzen
cli-help-forget = Namen und Worte einer Person aus allen Tischen entfernen
cli-help-sim = viele Partien zwischen Bots spielen und zählen
cli-help-replay = die Partie einer Aufzeichnung erzählen
cli-help-verify = prüfen, ob die Würfel einer Aufzeichnung fair waren
cli-help-options = die Einstellungen eines Spiels auflisten
cli-help-bench = die Geschwindigkeit messen, im Vergleich mit catanatron, falls vorhanden

cli-help-json = als JSON
cli-help-game = welches Spiel: { $default }
cli-help-mode = die Einstellung mode des Spiels
cli-help-players = die Einstellung players des Spiels
cli-help-option = eine beliebige Einstellung des Spiels, siehe: hexhold options GAME
cli-help-game-of-options = eines von: { $games }
cli-help-page-port = Port der Seite; ohne Angabe ein freier
cli-help-db = wo Tische aufbewahrt werden
cli-help-backup-file = wohin die Sicherung kommt; eine vorhandene Datei bleibt, wie sie ist
cli-help-restore-file = eine Sicherung von hexhold backup
cli-help-forget-name = der Name, wie er am Tisch steht; Groß- und Kleinschreibung sind egal
cli-help-no-browser = nur sagen, wo die Seite ist
cli-help-terminal = hier spielen, ohne Seite
cli-help-in-the-terminal = im Terminal
cli-help-seat = dein Sitz: { $default }
cli-help-bots-of-others = wer die anderen spielt: { $default }
cli-help-seed-chosen = Startwert des Zufalls; ohne Angabe wird einer gewählt
cli-help-auto = Bots alle Sitze spielen lassen
cli-help-save = die Aufzeichnung am Ende dorthin schreiben
cli-help-bots-of-all = einer für alle Sitze oder je einer: a,b,…; { $default }
cli-help-games = wie viele: { $default }
cli-help-seed = Startwert des Zufalls: { $default }
cli-help-jobs = Prozesse: { $default }
cli-help-record = eine Aufzeichnung; - liest sie von der Eingabe
cli-help-at = nach so vielen Schritten anhalten
cli-help-viewer = nur, was dieser Sitz (oder spectator) wissen darf
cli-help-seal = das Siegel der Würfel, wie du es vor der Partie gesehen hast
cli-help-own-seed = der Startwert, den du gegeben hast, mit deinem Sitz, falls bekannt
cli-help-seed-hash = der Hash des Startwerts eines Sitzes, wie du ihn vor der Partie gesehen hast
cli-help-host = die Adresse, unter der der Server erreichbar ist: { $default }
cli-help-port = der Port; 0 nimmt einen freien: { $default }
cli-help-bot-pause = wie viele Millisekunden ein Bot unter Menschen wartet, bevor er handelt: { $default }
cli-help-absence = nach wie vielen Sekunden Abwesenheit die anderen einen Bot spielen lassen dürfen: { $default }
cli-help-message-bytes = Bytes der längsten Nachricht: { $default }
cli-help-tables-per-hour = Tische, die eine Adresse in einer Stunde eröffnen darf: { $default }
cli-help-sockets-per-address = WebSockets, die eine Adresse halten darf: { $default }
cli-help-connections-per-address = Verbindungen jeder Art, die eine Adresse halten darf: { $default }
cli-help-connections = Verbindungen jeder Art insgesamt: { $default }
cli-help-requests-per-second = Anfragen, die eine Adresse in einer Sekunde senden darf: { $default }
cli-help-writes-per-second = Anfragen, die etwas ändern, von einer Adresse in einer Sekunde: { $default }
cli-help-proxy = Proxys, denen Adressen geglaubt werden: Adressen oder Netze wie 10.0.0.0/8
cli-help-name = ein Name, unter dem der Server angesprochen werden darf, wie play.example.org oder *.example.org; mehrfach möglich
cli-help-quick = grob messen, in wenigen Sekunden
cli-help-server = stattdessen den Server messen
cli-help-tables = mit --server: wie viele Tische, etwa 100,2000

## What was typed wrong

cli-fault-see-help = { $fault } (siehe { $command } --help)
cli-fault-argument = { $argument }: { $fault }
cli-fault-unrecognized = unbekannte Argumente: { $arguments }
cli-fault-required = erforderlich: { $arguments }
cli-fault-choice = ungültige Auswahl: { $choice } (möglich: { $choices })
cli-fault-value-expected = ein Wert fehlt
cli-fault-no-value-expected = nimmt keinen Wert, auch nicht { $value }
cli-fault-language = die Sprache { $language } gibt es nicht; bekannt: { $known }
cli-fault-at-least = muss eine ganze Zahl ab { $lowest } sein, nicht { $typed }
cli-fault-from-to = muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $typed }
cli-fault-whole = muss eine ganze Zahl sein, nicht { $typed }
cli-fault-address = erwartet werden Adressen oder Netze, nicht { $typed }
cli-fault-viewer = muss ein Sitz oder spectator sein, nicht { $typed }
cli-fault-seat-hash = muss SEAT=HASH sein, nicht { $typed }
cli-fault-name-value = --option braucht NAME=VALUE, nicht { $typed }
cli-fault-twice = die Einstellung { $option } ist zweimal angegeben
cli-fault-seat = --seat { $seat } ist kein Sitz dieser Partie; es gibt 0 bis { $last }
cli-fault-at = --at { $at } ist zu weit: { $file } hat { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
 }
cli-fault-in-file = { $file }: { $fault }
cli-fault-no-proof = { $file }: die Aufzeichnung hat keinen Nachweis fairer Würfel
cli-fault-too-large = { $file } ist zu groß für eine Aufzeichnung
cli-fault-not-text = { $file } ist kein Text, also keine Aufzeichnung
cli-fault-unreadable = { $file } kann nicht gelesen werden: { $reason }
cli-fault-unwritable = { $file } kann nicht geschrieben werden: { $reason }
cli-fault-backup = { $store } kann nicht nach { $file } gesichert werden: { $reason }
cli-fault-restore = { $store } kann nicht aus { $file } wiederhergestellt werden: { $reason }
cli-fault-forget = { $store } kann nicht geändert werden: { $reason }
cli-fault-output = die Ausgabe konnte nicht geschrieben werden: { $reason }
cli-interpreted = die Spiellogik ist nicht kompiliert; alles geht, nur langsamer

## The server

serve-ready = Hexhold läuft unter { $address }
serve-stopped = Hexhold ist beendet.
cli-backup-done = { $file }: { $count ->
    [one] { $count } Tisch, unversehrt
   *[other] { $count } Tische, alle unversehrt
 }
cli-restore-done = { $store }: { $count ->
    [one] { $count } Tisch ist wieder da
   *[other] { $count } Tische sind wieder da
 }
cli-restore-before = Was vorher da war, liegt in { $file }
cli-forget-done = Geändert: { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
 } an { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
 }
cli-forget-damaged = { $count ->
    [one] { $count } Tisch ist beschädigt und blieb, wie er ist
   *[other] { $count } Tische sind beschädigt und blieben, wie sie sind
 }

## Many matches

cli-sim-title = { $games ->
    [one] { $games } Partie { $game }, Startwert { $seed }
   *[other] { $games } Partien { $game }, Startwert { $seed }
 }
cli-sim-title-options = { $title }, { $options }
cli-sim-speed = { $seconds } s, { $games_per_s } Partien/s, { $decisions } Entscheidungen, { $decisions_per_s }/s ({ $engine })
cli-compiled = kompiliert
cli-interpreted-engine = interpretiert
cli-sim-seat = Sitz
cli-sim-bot = Bot
cli-sim-wins = Siege
cli-sim-share = Anteil
cli-sim-points-mean = Punkte: Mittel
cli-sim-median = Median
cli-sim-lowest = wenigste
cli-sim-highest = meiste
cli-sim-none = niemand
cli-sim-won = { $bot }: { $wins } von { $games } gewonnen, { $share }; zu 95 % sicher: { $low } bis { $high }
cli-sim-turns = Züge   { $lowest } bis { $highest }, Median { $median }, Mittel { $mean }
cli-sim-endings = Enden  { $endings }
cli-sim-ending = { $ending } { $times } ({ $share })
cli-sim-dice = Würfel
cli-sim-times = Anzahl
cli-ending-points = Punkte
cli-ending-turn-limit = Zuggrenze
cli-ending-breaches = Durchbrüche
cli-ending-wildlings = Wildlinge
cli-share = { $value } %
cli-number = { $value }

## The options of a game

cli-options-option = Einstellung
cli-options-default = üblich
cli-options-values = Werte
cli-options-what = was es ist
cli-options-about = { $name }: { $about }
cli-options-range = { $lowest } bis { $highest }
cli-options-preset = { $choice } bedeutet { $options }

## A record

cli-seats = { $count ->
    [one] { $count } Sitz
   *[other] { $count } Sitze
 }
cli-seed = Startwert { $seed }
cli-known-to-seat = was Sitz { $seat } wissen darf
cli-known-to-spectators = was Zuschauer wissen dürfen
cli-replay-after = nach { $at } von { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
 }:
cli-verify-fair = fair: { $count ->
    [one] die einzige Ziehung folgt
   *[other] alle { $count } Ziehungen folgen
 } aus Geheimnis und Startwerten
cli-verify-unfair = NICHT FAIR: { $reason }
cli-verify-hashes = jeder Startwert ist der, dessen Hash vor der Partie feststand
cli-verify-seal = das Siegel ist das, das du notiert hast
cli-verify-seal-unknown = das Siegel ist { $seal }: vergleiche es mit dem, das du vor der Partie gesehen hast (--seal)
cli-verify-own-seed = dein Startwert ist unter den Startwerten
cli-verify-noted-hashes = die Hashes der Startwerte sind die, die du notiert hast

## A match in the terminal

cli-play-no-page = Diese Installation hat keine Seite: Gespielt wird im Terminal.
cli-play-help = Gib die Nummer einer Möglichkeit ein oder eine Aktion als Text, zum Beispiel: { $example }. b zeigt den Tisch, c die Möglichkeiten, mit q hörst du auf.
cli-play-left = { $count ->
    [one] Du hast nach { $count } Schritt aufgehört.
   *[other] Du hast nach { $count } Schritten aufgehört.
 }
cli-play-no-such-choice = Eine Möglichkeit { $typed } gibt es nicht; wähle 1 bis { $last }.
cli-play-no-action = Das ist keine Aktion: { $fault }
cli-play-refused = Nicht erlaubt: { $title }. { $text } ({ $rule })
cli-play-refused-plainly = Nicht erlaubt ({ $rule }).
cli-play-many = { $kind } …: { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
 }; gib eine ein, zum Beispiel: { $example }
cli-play-what = Was tust du?
cli-play-at = { $told } ({ $place })
cli-play-unknown = { $name }: { $event }
cli-seat = Sitz { $seat }
cli-seat-you = Sitz { $seat } (du)
cli-nobody = niemand
cli-none = keine

## The table of the Watch as text

cli-watch-legend = (12) Kreuzung · 34 Weg · <s1> Siedlung von Sitz 1 · <K1> seine Befestigung · #1 seine Straße
# Terrains as a hex has room for them: one word of nine letters at most.
cli-watch-hex-hills = { terrain-hills }
cli-watch-hex-forest = { terrain-forest }
cli-watch-hex-pasture = { terrain-pasture }
cli-watch-hex-fields = { terrain-fields }
cli-watch-hex-mountains = { terrain-mountains }
cli-watch-hex-ice = { terrain-ice }
cli-watch-routes = Handelsstationen an Kreuzungen: { $routes }
cli-watch-any = beliebig
cli-watch-supply = Vorrat: { $cards }
cli-watch-deck = Entwicklungskarten im Stapel: { $count }
cli-watch-seat = Sitz
cli-watch-points = Punkte
cli-watch-hand = Hand
cli-watch-cards = Entwicklung
cli-watch-patrols = Grenzpatrouillen
cli-watch-road = Straße
cli-watch-offer = Angebot von { $name }: { $give } gegen { $want }
cli-watch-answer = { $name } { $answer }
cli-watch-counter = { $name } würde { $give } gegen { $want } geben
cli-watch-own-hand = Deine Hand: { $cards }
cli-watch-own-cards = Deine Entwicklungskarten: { $cards }
cli-watch-own-new = In diesem Zug gekauft: { $cards }
cli-watch-own-points = Deine Punkte: { $count }
cli-watch-tormund-home = Tormund ist in seinem Lager.
cli-watch-wall = Mauer { $section }: { $guards }
cli-watch-wall-waiting = Mauer { $section }: { $guards } · auf der Lichtung: { $count }
cli-watch-no-guard = kein Wächter
cli-watch-camps = Lager: { $camps }
cli-watch-camp = { $clan }: { $kinds }
cli-watch-gift = In der Schenkung: { $places }
cli-watch-gift-hex = Feld { $hex }: { $kinds }
cli-watch-breaches = Durchbrüche: { $count } · Plättchenvorrat: { $pool }
cli-watch-display = Helden in der Auslage: { $heroes }
cli-watch-heroes = Helden der Spieler: { $heroes }
cli-watch-hero = { $name }: { $hero } ({ $side })

cli-labelled = { $label }: { $items }

## What may be wrong: games, options, actions, records

fault-no-action = { $action } ist keine Aktion
fault-in-action = { $action }: { $reason }
fault-write-like = schreib { $usage }
fault-out-of-range = { $word } ist keine Zahl von { $low } bis { $high }
fault-none-of = { $word } ist keines von { $names }
fault-no-pair = { $word } sollte name=value sein
fault-said-twice = { $name } ist zweimal angegeben
fault-not-of-table = { $name } gibt es an einem Tisch nicht
fault-not-of-seat = { $name } gibt es bei einem Sitz nicht
fault-no-phase = { $word } ist keine Phase; bekannt: { $known }
fault-at-line = Zeile { $line }: { $reason }
fault-no-record = das ist keine Aufzeichnung (sie sollte mit { $beginning } beginnen)
fault-no-version = die Version { $version } ist unbekannt, bekannt ist nur { $known }
fault-options-missing = die Einstellungen fehlen
fault-options-no-json = die Einstellungen sind kein JSON ({ $reason })
fault-options-no-object = die Einstellungen sind kein JSON-Objekt
fault-proof-unreadable = der Nachweis fairer Würfel kann nicht gelesen werden
fault-proof-no-text = der Nachweis fairer Würfel sollte Text sein
fault-after-the-end = nach dem Ende der Aufzeichnung steht noch Text
fault-move-refused = { $move } wird abgelehnt: { $rule }
fault-cut-off = die Aufzeichnung ist abgeschnitten: Ihre letzte Zeile fehlt
fault-no-seat = { $seat } ist kein Sitz dieser Partie
fault-no-last-line = die letzte Zeile sollte die Schritte zählen und eine Prüfsumme nennen
fault-wrong-count = aufgezeichnete Schritte: { $recorded }, vorhanden: { $found }
fault-wrong-end = die Schritte führen nicht zum aufgezeichneten Ende
fault-no-hexadecimal = das enthüllte Geheimnis ist nicht hexadezimal
fault-other-secret = das enthüllte Geheimnis ist nicht das, das versiegelt wurde
fault-other-draw = Schritt { $number } ist { $move }, aber Geheimnis und Startwerte ergeben { $drawn }
fault-seeds-and-seats = Startwerte im Nachweis: { $seeds }, Sitze der Partie: { $seats }
fault-seed-without-hash = Sitz { $seat } hat einen Startwert, dessen Hash nicht feststand, bevor die anderen ihre zeigten
fault-other-seed = der Startwert von Sitz { $seat } ist nicht der, dessen Hash vor der Partie feststand
fault-other-seal = das Siegel ist { $seal }, nicht das, das du notiert hast
fault-own-seed-missing = dein Startwert ist nicht unter den Startwerten
fault-not-own-seed = der Startwert von Sitz { $seat } ist nicht der, den du gegeben hast
fault-other-hash = der Hash des Startwerts von Sitz { $seat } ist nicht der, den du vor der Partie notiert hast

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } braucht mode=brotherhood
fault-watch-brotherhood-founds = start=fixed braucht mode=base: In der Bruderschaft wird immer gegründet
fault-watch-needs-layout = start=fixed braucht board=fixed: Die Siedlungen gehören zu diesem Aufbau
fault-watch-no-first = first={ $seat } ist kein Sitz unter { $players } Spielern
fault-watch-large-offer = ein Angebot nennt höchstens { $limit } Karten je Seite
fault-watch-no-card = { $word } ist keine Karte; gemeint ist etwas wie { $example }
fault-watch-not-so-many = so viele Karten wie { $text } gibt es nicht
fault-watch-more-cards = die Stellung hat mehr Karten als die Schachtel
fault-watch-more-wildlings = die Stellung hat mehr Wildlinge als die Schachtel
fault-watch-tokens = die Stellung sollte { $count } Plättchen haben, verbrauchte und ungesehene zusammen
fault-watch-no-number = { $name }={ $text } sollte eine Zahl sein
fault-watch-no-hexadecimal = { $name }={ $text } sollte eine hexadezimale Zahl sein
fault-watch-no-ending = { $word } ist kein Ende
fault-watch-no-side = { $word } ist keine Seite
fault-watch-no-hero = { $word } ist kein Held
fault-watch-out-of-bounds = { $name }={ $text } liegt außerhalb der Grenzen
fault-watch-bounds = { $name } muss zwischen { $low } und { $high } liegen
fault-watch-not-the-board = { $name }={ $text } passt nicht zum Spielfeld
fault-watch-no-seat-first = { $text } sollte mit einem Sitz beginnen
fault-watch-impossible-seat = Sitz { $seat } kann nicht so sein wie beschrieben
fault-watch-too-many-discards = Sitz { $seat } kann nicht mehr abgeben als vorhanden
fault-watch-no-places = { $text } sollten lauter verschiedene Zahlen unter { $limit } sein
fault-watch-not-the-base-game = { $name } gibt es im Basisspiel nicht
fault-watch-parts = { $name }={ $text } sollte { $count } Teile haben
fault-watch-no-guards = { $text } sind keine Wächter eines Abschnitts
fault-watch-many-guards = wall={ $text } hat mehr als { $limit } Wächter eines Sitzes
fault-watch-no-clearings = clearings={ $text } sollte aus vier Anzahlen bestehen
fault-watch-no-clan = { $text } sind keine Figuren eines Stammes
fault-watch-no-gift = { $word } ist kein Ort in der Schenkung; gemeint ist etwas wie 1:rc
fault-watch-no-wildling = { $letter } ist kein Wildling: r, c oder g
fault-watch-cards-left = von { $count } Karten { $card } sind { $left } übrig
fault-watch-bought-elsewhere = Sitz { $seat } hat im Zug eines anderen eine Karte gekauft
fault-watch-tormund-on-ice = Tormund steht auf Eis
fault-watch-tiles = so viele Landschaftsfelder einer Art hat die Schachtel nicht
fault-watch-number-tokens = zu diesem Spielfeld gehören andere Zahlenchips
fault-watch-trade-routes = zu diesem Spielfeld gehören andere Handelsstationen
fault-watch-red-numbers = rote Zahlen liegen nebeneinander auf { $one } und { $other }
fault-watch-pieces = Sitz { $seat } hat { $what }: { $count } gebaut und { $left } übrig
fault-watch-two-roads = auf Weg { $path } liegen zwei Straßen
fault-watch-two-buildings = auf Kreuzung { $site } stehen zwei Gebäude
fault-watch-road-in-ice = eine Straße liegt im Eis: { $path }
fault-watch-building-in-ice = ein Gebäude steht im Eis: { $site }
fault-watch-too-near = die Gebäude auf { $one } und { $other } stehen zu nah beieinander
fault-watch-road-owner = Sitz { $seat } hat die Längste Straße bei den Längen { $counts }
fault-watch-no-road-owner = niemand hat die Längste Straße bei den Längen { $counts }
fault-watch-patrol-owner = Sitz { $seat } hat die Stärkste Grenzpatrouille bei den Anzahlen { $counts }
fault-watch-no-patrol-owner = niemand hat die Stärkste Grenzpatrouille bei den Anzahlen { $counts }
fault-watch-offer = das Angebot und die Antworten passen nicht zusammen
fault-watch-questions = die Phase passt nicht zu dem, was noch zu tun ist
fault-watch-ending = Ende und Sieger passen nicht zu Punkten, Wächtern und Wildlingen
fault-watch-no-rush = Stamm { $clan } hat { $count } Figuren und stürmt nicht
fault-watch-no-breach = vor Abschnitt { $section } warten { $wildlings } Wildlinge bei { $guards } Wächtern
fault-watch-goes-on = die Partie geht weiter bei { $breaches } Durchbrüchen und { $wildlings } Wildlingen in der Schenkung
fault-watch-beyond-the-end = es sind { $breaches } Durchbrüche und { $wildlings } Wildlinge in der Schenkung
fault-watch-token-kinds = von den Plättchen, verbraucht und ungesehen, gibt es { $counts }
fault-watch-covered = Sitz { $seat } hat { $settlements } Siedlungen auf { $tokens } Plättchen
fault-watch-lot = { $placed } von { $unseen } Plättchen des Postens { $lot } liegen auf Karten, der Vorrat ist Posten { $pool }
fault-watch-heroes-early = Helden sind verteilt, bevor feststeht, wer beginnt
fault-watch-heroes-held = die Sitze haben die Helden { $heroes }
fault-watch-display = in der Auslage liegt ein Held, den ein Sitz hat
fault-watch-display-count = { $display } Helden liegen in der Auslage, { $held } vor den Sitzen
fault-watch-hero-spent = ein Held ist verbraucht, aber es gibt andere zu nehmen

## What may be wrong: the Rivals

fault-rivals-too-much-asked = es sind zu viele Fragen offen
fault-rivals-no-question = { $text } ist keine Frage
fault-rivals-names-nothing = { $text } nennt nichts, was es gibt
fault-rivals-unsound = die Stellung ist nicht stimmig
fault-rivals-no-answer = auf das, was gefragt ist, gibt es keine Antwort
fault-rivals-nothing-asked = es ist nichts gefragt
fault-rivals-half-moons = diese Ereignisse mit Halbmond können nicht alle dabei sein
fault-rivals-side-by-side = Siedlungen und Städte müssen nebeneinander stehen
fault-rivals-no-such-region = Sitz { $seat } kann keine Landschaft { $region } haben
fault-rivals-no-region-at = bei { $place } ist keine Landschaft
fault-rivals-region-twice = eine Landschaft liegt an zwei Orten
fault-rivals-needs-no-site = { $card } steht nicht auf einem Bauplatz
fault-rivals-wrong-site = { $card } darf nicht bei { $site } stehen
fault-rivals-no-site-left = bei { $site } ist kein Bauplatz mehr frei
fault-rivals-event-too-often = { $event } kann nicht so oft gekommen sein
fault-rivals-more-centre-cards = die Stellung hat mehr Zentralkarten als die Schachtel
fault-rivals-not-so-many = so viele gibt es nicht: { $card }
fault-rivals-stacks-short = die Stapel fassen nicht alle Karten des Sets
fault-rivals-no-card = eine Karte { $number } gibt es nicht
fault-rivals-no-word = Wort { $word } des Zustands kann nicht { $value } sein
fault-rivals-stack-size = Stapel { $stack } kann nicht so viele Karten haben: { $count }
fault-rivals-card-count = { $card } gibt es { $whole }-mal, nicht { $found }-mal
fault-rivals-first-two = Sitz { $seat } fehlt eine seiner ersten beiden Siedlungen
fault-rivals-no-road-there = Sitz { $seat } kann dort keine Straße haben: { $slot }
fault-rivals-road-lacking = Sitz { $seat } fehlt diese Straße: { $slot }
fault-rivals-region-lacking = Sitz { $seat } fehlt die Landschaft bei { $place }
fault-rivals-region-astray = die Landschaft von Sitz { $seat } bei { $place } liegt an keiner Siedlung
fault-rivals-region-unclear = die Landschaft von Sitz { $seat } bei { $place } braucht eine Art und eine Zahl
fault-rivals-regions-differ = eine Landschaft liegt zweimal oder nirgends
fault-rivals-stock-astray = Sitz { $seat } hat Vorräte, wo keine Landschaft liegt
fault-rivals-city-alone = Sitz { $seat } hat eine Stadt ohne Siedlung
fault-rivals-site-gap = Sitz { $seat } hat bei { $site } den ersten Bauplatz frei gelassen
fault-rivals-built-twice = Sitz { $seat } hat das zweimal: { $card }
fault-rivals-built-differs = was bei Sitz { $seat } steht, ist nicht, was gezählt ist
fault-rivals-derived-differs = diese Wörter des Zustands folgen nicht aus den Karten: { $words }
fault-rivals-points-differ = Sitz { $seat } hat andere Punkte, als seine Karten zeigen
fault-rivals-token-astray = dieser Vorteilsstein ist nicht, wo er hingehört: { $token }
fault-rivals-backs-differ = Sitz { $seat } zeigt andere Rückseiten, als er hält
fault-rivals-not-held = Sitz { $seat } hält das nicht: { $card }
fault-rivals-not-loose = von Sitz { $seat } lässt sich das nicht vermuten: { $card }
fault-rivals-no-suspicion = Sitz { $seat } vermutet grundlos eine Karte in einem Stapel
fault-rivals-other-back = diese Karte liegt in einem Stapel mit anderer Rückseite: { $card }
fault-rivals-event-count = es gibt { $whole } Ereignisse, nicht { $found }
fault-rivals-before-yule = vor dem Julfest kommen { $whole } Ereignisse, nicht { $past } gekommene und { $left } künftige
fault-rivals-hand-too-large = Sitz { $seat } hat seinen Zug mit zu vielen Karten beendet
fault-rivals-not-ended-so = so kann die Partie nicht geendet haben
fault-rivals-not-its-turn = Sitz { $seat } ist nicht am Zug

## What may be wrong: bots

fault-no-bot = den Bot { $bot } gibt es nicht; bekannt: { $known }, oder dein eigener MODULE:CLASS
fault-bot-not-imported = den Bot { $bot } gibt es nicht: { $reason }
fault-not-a-bot = { $bot } ist kein Bot: Es sollte eine Klasse sein, die von hexhold.bots.Bot erbt
fault-bot-not-for-game = der Bot { $bot } spielt { $game } nicht
fault-wrong-count-of-bots = { $bots } Bots für { $seats } Sitze; nenne einen für alle oder { $seats }
fault-bot-erred = der Bot { $bot } ist gescheitert: { $reason }

## What may be wrong: the server

fault-cannot-store = in { $file } können keine Tische aufbewahrt werden: { $reason }
fault-cannot-listen = { $host }:{ $port } lässt sich nicht öffnen: { $reason }
fault-store-in-use = ein anderes Hexhold hat diese Datei geöffnet
fault-store-newer = eine neuere Version von Hexhold hat diese Datei geschrieben ({ $version })
fault-store-missing = die Datei { $file } gibt es nicht
fault-store-exists = { $file } gibt es schon
fault-store-foreign = in dieser Datei sind keine Tische von Hexhold
fault-store-not-whole = die Kopie ist beschädigt: { $reason }
