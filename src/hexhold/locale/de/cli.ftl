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
cli-help-league = messen, wie viel stärker ein Bot ist als ein anderer
cli-help-tune = durch Spielen bessere Gewichte für einen Bot finden
cli-help-fit = die Gewinnchance der Bots eines Spiels an die Sieger anpassen
cli-help-analyse = sagen, was in einer Stellung am besten ist, mit den Siegchancen
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
cli-help-think = Sekunden pro Zug für Bots, die suchen und keine eigenen haben (wie master@0.2)
cli-help-league-bots = jeder tritt gegen den an, der nach ihm steht: a,b,…; { $default }
cli-help-league-file = jede Partie dort aufheben und von dort weitermachen
cli-help-until-sure = aufhören, sobald zu 95 % sicher ist, dass mehr oder weniger gewonnen wird als dieser Anteil, etwa 0.4
cli-help-league-report = nichts spielen, sondern Tabellen und Bild zu den Ergebnissen von league --json schreiben: FOLDER/*.json nach FOLDER.md und FOLDER.svg
cli-help-tune-against = gegen wen reihum gespielt wird: a,b,…; { $default }
cli-help-tune-bot = wessen Gewichte: { $default }
cli-help-tune-generations = Generationen: { $default }
cli-help-tune-population = Kandidaten pro Generation: { $default }
cli-help-tune-matches = Partien jedes Kandidaten: { $default }
cli-help-tune-check = Partien, die vorher und nachher vergleichen: { $default }
cli-help-tune-out = wohin die Gewichte kommen; von dort geht es nach einem Abbruch weiter
cli-help-fit-bot = wer alle Plätze spielt: { $default }
cli-help-fit-lapse = wer hin und wieder entscheidet, damit Stellungen auf viele Arten entstehen: { $default }
cli-help-fit-out = die chance.toml des Spiels: Zahlen werden ersetzt, der Rest bleibt; ohne sie werden sie gezeigt
cli-help-position = eine Stellung als Zeile, siehe docs/notation.md; die Einstellungen sagen, von welchem Spiel
cli-help-analyse-record = stattdessen ein Augenblick einer Aufzeichnung, siehe --at
cli-help-analyse-seat = der Sitz, der entscheidet; ohne Angabe der erste, der gefragt ist
cli-help-analyse-bot = wer darüber nachdenkt: { $default }
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
cli-help-bench-bots = stattdessen die Bots messen
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
cli-fault-seconds = muss eine Zahl von Sekunden über 0 sein, höchstens { $most }, nicht { $typed }
cli-fault-part-of-one = muss ein Anteil von 0 bis 1 sein, etwa 0.4, nicht { $typed }
cli-fault-two-bots = --bots braucht mindestens zwei, etwa planner,greedy
cli-fault-other-tuning = { $file } gehört nicht zu dieser Abstimmung
cli-fault-no-numpy = zum Anpassen wird numpy gebraucht: pip install hexhold[fit]
cli-fault-nobody-won = keine dieser Partien hat jemand gewonnen: daraus ist nichts zu lernen
cli-fault-position-or-record = gib entweder eine Stellung oder --record FILE an
cli-fault-nobody-asked = dort ist kein Sitz gefragt
cli-fault-seat-not-asked = Sitz { $seat } ist dort nicht gefragt, nur { $known }
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
cli-league-won = { $candidate } gegen { $others }: { $wins } von { $games } gewonnen, { $share }; zu 95 % sicher: { $low } bis { $high }
cli-league-think = Denkzeit  { $mean } ms pro Zug, höchstens { $longest } ms für eine Entscheidung
cli-tune-generation = Generation { $generation } von { $generations }: beste { $best }, Mittel { $mean }, Schritt { $step }
cli-tune-before = vorher:  { $wins } von { $games } gewonnen, { $share }; zu 95 % sicher: { $low } bis { $high }
cli-tune-after = nachher: { $wins } von { $games } gewonnen, { $share }; zu 95 % sicher: { $low } bis { $high }
cli-fit-played = { $done } Partien gespielt, insgesamt { $games }
cli-fit-loss = Log-Verlust auf beiseitegelegten Partien: { $loss }; mit den Zahlen vorher: { $before }; ohne jedes Wissen: { $nothing } (Partien: { $matches }, Züge: { $turns }, Strafe: { $penalty })
cli-analyse-title = { $game }, Sitz { $seat }: die besten Aktionen und die Siegchance
cli-analyse-chance = Chance
cli-analyse-action = Aktion
cli-analyse-playouts = versuchte Partien
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
cli-play-composed = { $kind } …: gib es ein, zum Beispiel: { $example }
cli-play-refused = Nicht erlaubt: { $why } ({ $rule })
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

## What may be wrong: games, options, actions, records

fault-no-action = { $action } ist keine Aktion
fault-in-action = { $action }: { $reason }
fault-write-like = schreib { $usage }
fault-out-of-range = { $word } ist keine Zahl von { $low } bis { $high }
fault-none-of = { $word } ist keines von { $names }
fault-in-item = { $name }: { $reason }
fault-no-seat-first = { $text } sollte mit einem Sitz beginnen
fault-no-pair = { $word } sollte name=value sein
fault-said-twice = { $name } ist zweimal angegeben
fault-not-of-table = { $name } gibt es an einem Tisch nicht
fault-not-of-seat = { $name } gibt es bei einem Sitz nicht
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

## What may be wrong: bots

fault-no-bot = den Bot { $bot } gibt es nicht; bekannt: { $known }, oder dein eigener MODULE:CLASS
fault-bot-not-imported = den Bot { $bot } gibt es nicht: { $reason }
fault-not-a-bot = { $bot } ist kein Bot: Es sollte eine Klasse sein, die von hexhold.bots.Bot erbt
fault-bot-not-for-game = der Bot { $bot } spielt { $game } nicht
fault-no-style = den Bot { $bot } gibt es nicht: bekannte Stile: { $known }
fault-no-budget = { $bot }: ein Bot, der sucht, kann Sekunden pro Zug bekommen, etwa @0.2, oder durchgespielte Partien pro Entscheidung, etwa @400p
fault-bot-rates-nothing = der Bot { $bot } kann nicht sagen, was Aktionen wert sind
fault-no-weights = { $game } hat keine Gewichte für mode={ $value }
fault-no-chances = { $game } hat keine Gewinnchance, die sich anpassen ließe
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
