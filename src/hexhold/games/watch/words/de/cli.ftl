# The Watch on the command line.

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

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } braucht mode=brotherhood
fault-watch-brotherhood-founds = start=fixed braucht mode=base: In der Bruderschaft wird immer gegründet
fault-watch-needs-layout = start=fixed braucht board=fixed: Die Siedlungen gehören zu diesem Aufbau
fault-watch-no-first = first={ $seat } ist kein Sitz unter { $players } Spielern
fault-watch-large-offer = ein Angebot nennt höchstens { $limit } Karten einer Sorte
fault-watch-no-card = { $word } ist keine Karte; gemeint ist etwas wie { $example }
fault-watch-not-so-many = so viele Karten wie { $text } gibt es nicht
fault-watch-more-cards = die Stellung hat mehr Karten als die Schachtel
fault-watch-more-wildlings = die Stellung hat mehr Wildlinge als die Schachtel
fault-watch-tokens = die Stellung sollte { $count } Plättchen haben, verbrauchte und ungesehene zusammen
fault-watch-no-hexadecimal = { $text } sollte eine hexadezimale Zahl sein
fault-watch-not-the-board = { $text } passt nicht zum Spielfeld
fault-watch-too-many-discards = Sitz { $seat } kann nicht mehr abgeben als vorhanden
fault-watch-no-places = { $text } sollten lauter verschiedene Zahlen unter { $limit } sein
fault-watch-not-the-base-game = { $name } gibt es im Basisspiel nicht
fault-watch-parts = { $text } sollte { $count } Teile haben
fault-watch-no-guards = { $text } sind keine Wächter eines Abschnitts
fault-watch-many-guards = { $text } hat mehr als { $limit } Wächter eines Sitzes
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
