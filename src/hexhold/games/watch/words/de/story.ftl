# The Watch on the page: what is asked, what can be done, what happened.
# $name is a player, $cards a list such as "2 Ore, 1 Wool". Nouns stand alone, so that no language has to bend them.

## Names

watch-hero-mormont = Jeor Mormont
watch-hero-marsh = Bowen Marsch
watch-hero-samwell = Samwell Tarly
watch-hero-yarwyck = Othell Yarwyck
watch-hero-thorne = Ser Allisar Thorn
watch-hero-melisandre = Melisandre
watch-hero-mance = Manke Rayder
watch-hero-benjen = Benjen Stark
watch-hero-ygritte = Ygritte
watch-hero-yoren = Yoren
watch-hero-qhorin = Qhorin Halbhand

watch-deed-mormont = Frage einen oder zwei Mitspieler nach einem Rohstoff; für jede Karte gibst du eine zurück.
watch-deed-marsh = Tausche eine Karte mit dem Vorrat, eins zu eins.
watch-deed-samwell = Bringt dir ein Wurf nichts, nimm eine beliebige Karte aus dem Vorrat.
watch-deed-yarwyck = Hebe eine deiner Straßen mit losem Ende auf und lege sie woanders hin.
watch-deed-thorne = Bezahle einen Wächter mit einer Karte anderer Sorte.
watch-deed-melisandre = Beim Kauf einer Entwicklungskarte behältst du eine der obersten drei; eine Karte des Preises darf eine andere sein.
watch-deed-mance = Sieh die Hand eines Mitspielers, der vor dir liegt, und nimm eine Karte.
watch-deed-benjen = Vertreibe einen Wildling nördlich der Mauer; ein Plättchen folgt.
watch-deed-ygritte = Vertreibe einen Wildling aus der Schenkung.
watch-deed-yoren = Gib eine offene Grenzpatrouille für einen kostenlosen Wächter ab.
watch-deed-qhorin = Schicke Tormund in sein Lager und nimm eine Karte des Feldes, das er verlässt.

watch-card-patrol = Grenzpatrouille
watch-card-recruits = Neue Rekruten
watch-card-roads = Straßenbau
watch-card-winter = Der Winter naht
watch-card-victory = Siegpunkt

watch-clan-ice-river = Eisfluss
watch-clan-cave-people = Höhlenmenschen
watch-clan-hornfoot = Hornfüße

watch-kind-regular = Normaler Wildling
watch-kind-climber = Kletterer
watch-kind-giant = Riese

watch-piece-road = Straße
watch-piece-settlement = Siedlung
watch-piece-keep = Befestigung
watch-piece-guard = Wächter
watch-piece-card = Entwicklungskarte


## What now: asked of the reader

watch-ask-before-roll = Du bist am Zug: Würfle.
watch-ask-turn = Du bist am Zug: Handle, baue oder beende den Zug.
watch-ask-build = Du bist am Zug: Baue oder beende den Zug.
watch-ask-place-roads = { $count ->
    [one] Lege eine kostenlose Straße.
   *[other] Lege { $count } kostenlose Straßen.
  }
watch-ask-discards = { $count ->
    [one] Eine Sieben: Gib noch eine Karte ab.
   *[other] Eine Sieben: Gib { $count } Karten ab.
  }
watch-ask-move-tormund = Versetze Tormund auf ein anderes Feld.
watch-ask-move-tormund-or-hunt = Versetze Tormund oder vertreibe einen Wildling aus der Schenkung.
watch-ask-choose-victim = Wen beraubst du?
watch-ask-answers = { $name } bietet einen Handel an: Antworte.
watch-ask-answers-own = Wähle, mit wem du handelst, oder zieh dein Angebot zurück.
watch-ask-answers-invited = { $name } bittet um Angebote: Mach eins oder lehn ab.
watch-ask-answers-invited-own = Du hast um Angebote gebeten: Nimm eins an oder keins.
watch-ask-found-settlement = Gründe eine Siedlung: Wähle eine Kreuzung.
watch-ask-found-road = Lege eine Straße an deine neue Siedlung.
watch-ask-found-guard = Stelle deinen ersten Wächter auf die Mauer.
watch-ask-ask-samwell = Der Wurf hat dir nichts gebracht: Samwell darf eine Karte aus dem Vorrat nehmen.
watch-ask-give-back = Gib { $name } dafür eine Karte.
watch-ask-rebuild-road = Lege die aufgehobene Straße an eine andere Stelle.
watch-ask-pick-card = Melisandre zeigt dir diese Karten: Behalte eine.
watch-ask-take-card = Du siehst die Hand von { $name }: Nimm eine Karte.
watch-ask-after-hero = Dein Held war im Einsatz: Dreh ihn auf die B-Seite oder tausch ihn aus.
watch-ask-remove-hero = Drei gleiche: Nimm einen Helden der Auslage aus dem Spiel.
watch-ask-over = Die Partie ist vorbei.
watch-ask-dice = Die Würfel rollen …
watch-ask-draw = Eine Karte wird gezogen …
watch-ask-steal = Eine Karte wird geraubt …
watch-ask-first = Wer beginnt? …
watch-ask-deal-terrain = Die Landschaften werden verteilt …
watch-ask-deal-routes = Die Handelsstationen werden verteilt …
watch-ask-deal-reds = Die roten Zahlen werden verteilt …
watch-ask-deal-numbers = Die Zahlen werden verteilt …
watch-ask-token = Ein Wildling-Plättchen wird aufgedeckt …
watch-ask-show = Melisandre blickt in die Flammen …

## What now: while others think

watch-wait-before-roll = { $name } würfelt.
watch-wait-turn = { $name } handelt und baut.
watch-wait-build = { $name } baut.
watch-wait-place-roads = { $name } legt kostenlose Straßen.
watch-wait-discards = Es fehlen noch Karten von { $names }.
watch-wait-move-tormund = { $name } versetzt Tormund.
watch-wait-choose-victim = { $name } wählt, wer beraubt wird.
watch-wait-answers = Es fehlen noch Antworten von { $names }.
watch-wait-partner = { $name } wählt, mit wem gehandelt wird.
watch-wait-found-settlement = { $name } gründet eine Siedlung.
watch-wait-found-road = { $name } legt eine Straße.
watch-wait-found-guard = { $name } stellt einen Wächter auf.
watch-wait-ask-samwell = Samwell fragt { $name }.
watch-wait-give-back = { $name } gibt dafür eine Karte.
watch-wait-rebuild-road = { $name } legt eine Straße an eine andere Stelle.
watch-wait-pick-card = { $name } wählt eine von drei Karten.
watch-wait-take-card = { $name } nimmt eine Karte.
watch-wait-after-hero = { $name } dreht einen Helden um oder tauscht ihn aus.
watch-wait-remove-hero = { $name } entfernt einen Helden.
watch-won = { $name } gewinnt.
watch-won-you = Du gewinnst!
watch-lost-all = Niemand gewinnt.

## What can be done

watch-action-end = Zug beenden
watch-action-roll = Würfeln
watch-action-buy = Entwicklungskarte kaufen
watch-action-patrol = Spielen: Grenzpatrouille
watch-action-roads = Spielen: Straßenbau
watch-action-build = Zum Bauen übergehen
watch-action-claim = Den Sieg erklären
watch-action-withdraw = Angebot zurückziehen
watch-action-accept = Annehmen
watch-action-decline = Ablehnen
watch-action-rob = { $seat } berauben
watch-action-rob-seat-nobody = Nicht rauben
watch-action-confirm = Mit { $seat } handeln
watch-action-discard = Abgeben: { $resource }
watch-action-winter = Der Winter naht: { $cards }
watch-action-supply = Vorrat: { $give } → { $take }
watch-action-road = Hier eine Straße bauen
watch-action-settlement = Hier eine Siedlung bauen
watch-action-keep = Hier eine Befestigung bauen
watch-action-tormund = Tormund hierher versetzen
watch-action-tormund-hex-camp = Tormund in sein Lager schicken
watch-action-guard = Wächter rekrutieren: Abschnitt { $section }
watch-action-recruits = Neue Rekruten: Wächter auf Abschnitt { $section }
watch-action-hunt = Vertreiben: { $wildling }
watch-action-samwell = Samwell: { $resource }
watch-action-pass = Verzichten
watch-action-marsh = Marsch: { $give } → { $take }
watch-action-mormont = Mormont: { $resource } von { $seats }
watch-action-give = Geben: { $resource }
watch-action-yarwyck = Diese Straße aufheben
watch-action-thorne = Thorn: Wächter auf Abschnitt { $section }, { $take } statt { $give }
watch-action-melisandre = Melisandre: drei Karten ansehen, üblicher Preis
watch-action-melisandre-with-take = Melisandre: { $take } statt { $give }
watch-action-pick = Behalten: { $card }
watch-action-mance = Manke: die Hand von { $seat } ansehen
watch-action-take = Nehmen: { $resource }
watch-action-benjen = Benjen: Wildling aus Lager { $camp } vertreiben, { $clan }
watch-action-benjen-with-clearing = Benjen: Wildling von Lichtung { $clearing } vertreiben
watch-action-ygritte = Ygritte vertreibt: { $wildling }
watch-action-yoren = Yoren: Wächter auf Abschnitt { $section }
watch-action-qhorin = Qhorin: Tormund in sein Lager jagen
watch-action-flip = Auf die B-Seite drehen
watch-action-exchange = Stattdessen nehmen: { $hero }
watch-action-remove = Entfernen: { $hero }
watch-action-invite = Um Angebote bitten
watch-action-put = Bieten: noch { $resource }
watch-action-ask = Verlangen: noch { $resource }
watch-action-propose = Das Angebot machen
watch-action-reply = Das Gegenangebot machen
watch-action-offer = Angebot: { $give } → { $take }
watch-action-counter = Gegenangebot: { $give } → { $take }
watch-action-dice = Würfel: { $first } { $second }
watch-action-dice-with-wildling-die = Würfel: { $first } { $second } { $wildling-die }
watch-action-steal = Karte: { $resource }
watch-action-draw = Karte: { $card }
watch-action-first = { $seat } beginnt
watch-action-terrain = Landschaft: { $terrain }
watch-action-route = Handelsstation: { $route }
watch-action-red = Rote Zahl auf Feld { $hex }
watch-action-number = Zahl: { $number }
watch-action-token = Plättchen: { $clan }, { $wildling }
watch-action-show = Karte: { $card }

## Choosing step by step

watch-step-winter-1 = Erste Karte
watch-step-winter-2 = Zweite Karte
watch-step-supply-1 = In den Vorrat geben
watch-step-supply-2 = Aus dem Vorrat nehmen
watch-step-marsh-1 = Eine geben
watch-step-marsh-2 = Eine nehmen
watch-step-mormont-1 = Fordern
watch-step-mormont-2 = Zuerst fragen
watch-step-mormont-3 = Danach fragen
watch-step-thorne-1 = Mauerabschnitt
watch-step-thorne-2 = Weglassen
watch-step-thorne-3 = Dafür geben
watch-step-melisandre-1 = Weglassen
watch-step-melisandre-2 = Dafür geben
watch-step-benjen-1 = Wo
watch-step-benjen-2 = Welcher
watch-step-exchange-1 = Stattdessen einen anderen Helden nehmen
watch-step-hunt-1 = Feld
watch-step-hunt-2 = Art
watch-step-done = Das ist alles
watch-step-usual-price = Der übliche Preis
watch-step-clearing = Lichtung
watch-step-number = { $number }
watch-step-hex = Feld { $number }
watch-step-section = Abschnitt { $number }
watch-step-back = Von vorn
watch-rate = { $count }:1

## What happened

watch-event-turn-began = Zug { $turn }: { $seat }
watch-event-rolled = { $seat } würfelt { $sum } ({ $dice }).
watch-event-rolled-with-wild = { $seat } würfelt { $sum } ({ $dice }), Wildling-Würfel { $wild }.
watch-event-produced = { $seat } erhält { $cards }.
watch-event-shortage = Im Vorrat ist zu wenig: { $resource }.
watch-event-discarded = { $seat } gibt eine Karte ab.
watch-event-discarded-with-resource = { $seat } gibt { $resource } ab.
watch-event-discarded-with-cards = { $seat } gibt { $cards } ab.
watch-event-discarded-with-count = { $count ->
    [one] { $seat } gibt eine Karte ab.
   *[other] { $seat } gibt { $count } Karten ab.
  }
watch-event-tormund-moved = { $seat } versetzt Tormund.
watch-event-tormund-moved-to-camp = Tormund geht in sein Lager.
watch-event-robbed = { $seat } beraubt { $victim }.
watch-event-robbed-with-resource = { $seat } beraubt { $victim }: { $resource }.
watch-event-robbed-nothing = { $seat } beraubt { $victim }: Da ist nichts zu holen.
watch-event-road-built = { $seat } baut: Straße
watch-event-settlement-built = { $seat } baut: Siedlung
watch-event-keep-built = { $seat } baut: Befestigung
watch-event-card-bought = { $seat } kauft eine Entwicklungskarte.
watch-event-card-bought-with-card = { $seat } kauft: { $card }
watch-event-card-played = { $seat } spielt: { $card }
watch-event-cards-taken = { $seat } nimmt { $cards }.
watch-event-supply-traded = { $seat } handelt mit dem Vorrat: { $give } → { $want }
watch-event-offered = { $seat } bietet an: { $give } → { $want }
watch-event-offered-with-offers = { $seat } bietet an: { $offers }
watch-event-invited = { $seat } bittet um Angebote.
watch-event-accepted = { $seat } nimmt an.
watch-event-declined = { $seat } lehnt ab.
watch-event-countered = { $seat } macht ein Gegenangebot: { $give } → { $want }
watch-event-traded = { $seat } handelt mit { $with }: { $give } → { $want }
watch-event-offer-closed = Das Angebot ist vom Tisch.
watch-event-longest-road = Längste Straße ({ $length }): { $seat }
watch-event-longest-road-without-seat = Die Längste Straße hat jetzt niemand.
watch-event-largest-patrol = Stärkste Grenzpatrouille ({ $patrols }): { $seat }
watch-event-largest-patrol-without-seat = Die Stärkste Grenzpatrouille hat jetzt niemand.
watch-event-starting-cards = { $seat } beginnt mit { $cards }.
watch-event-first-seat = { $seat } beginnt.
watch-event-board-dealt = Das Spielfeld ist aufgebaut.
watch-event-build-phase = { $seat } geht zum Bauen über.
watch-event-guard-placed = { $seat } stellt einen Wächter auf: Abschnitt { $section }, Platz { $space }
watch-event-guard-lost = { $seat } verliert einen Wächter auf Abschnitt { $section }.
watch-event-token-revealed = Wildling-Plättchen: { $clan }, { $kind }
watch-event-no-figure = { $clan }: Es ist keiner mehr da, der kommen könnte ({ $kind }).
watch-event-migrated = { $clan }: in Lager { $camp } ({ $kind })
watch-event-rushed = { $clan }: Der Stamm stürmt die Mauer!
watch-event-advanced = { $clan }: auf Lichtung { $section } ({ $kind })
watch-event-stand-off = Sechs gegen fünf an Abschnitt { $section }: Zwei Wildlinge und ein Wächter ziehen ab.
watch-event-breached = Die Mauer ist an Abschnitt { $section } durchbrochen! Durchbrüche: { $breaches }
watch-event-entered-gift = In die Schenkung: { $kind }
watch-event-went-home = Heim in die Frostfänge: { $kind }
watch-event-pool-mixed = Die verbrauchten Plättchen werden zum neuen Plättchenvorrat gemischt.
watch-event-hero-used = { $seat } setzt { $hero } ein.
watch-event-hero-flipped = { $seat } dreht { $hero } auf die B-Seite.
watch-event-hero-spent = { $seat }: { $hero } ist verbraucht.
watch-event-hero-exchanged = { $seat } tauscht { $from } gegen { $to } aus.
watch-event-hero-removed = { $seat } nimmt { $hero } aus dem Spiel.
watch-event-hero-cards = { $seat }: { $give } → { $want }
watch-event-hero-cards-without-want = { $seat } zahlt { $give }.
watch-event-hero-cards-without-give = { $seat } nimmt { $want } aus dem Vorrat.
watch-event-demanded = { $had ->
    [yes] { $seat } fordert von { $of }: { $resource } – und erhält eine Karte.
   *[no] { $seat } fordert von { $of }: { $resource } – nichts da.
  }
watch-event-gave-back = { $seat } gibt { $to } dafür eine Karte.
watch-event-gave-back-with-resource = { $seat } gibt { $to } dafür: { $resource }
watch-event-road-lifted = { $seat } hebt eine Straße auf.
watch-event-saw-card = { $seat } sieht sich eine Karte an.
watch-event-saw-card-with-card = Melisandre zeigt: { $card }
watch-event-saw-hand = { $seat } sieht sich die Hand von { $of } an.
watch-event-saw-hand-with-hand = Die Hand von { $of }: { $hand }
watch-event-took-card = { $seat } nimmt eine Karte von { $of }.
watch-event-took-card-with-resource = { $seat } nimmt von { $of }: { $resource }
watch-event-patrol-retired = { $seat } opfert eine Grenzpatrouille.
watch-event-passed = { $seat } verzichtet.
watch-event-wildling-removed = { $seat } vertreibt: { $kind }
watch-event-camp-cleared = { $seat } vertreibt nördlich der Mauer: { $kind }
watch-event-ended = Die Partie ist vorbei.
watch-event-ended-ending-points = Die Partie ist vorbei: zehn Punkte!
watch-event-ended-ending-turn-limit = Die Partie ist vorbei: Der letzte Zug ist gespielt.
watch-event-ended-ending-breaches = Die Partie ist vorbei: Die Mauer wurde dreimal durchbrochen.
watch-event-ended-ending-wildlings = Die Partie ist vorbei: zu viele Wildlinge in der Schenkung.

## Board

watch-board = Das Spielfeld
watch-board-help = Die Pfeiltasten führen zu den Orten, an denen du etwas tun kannst; mit der Eingabetaste tust du es.
watch-board-enlarge = Spielfeld vergrößern
watch-place-site = Kreuzung { $place }
watch-place-path = Weg { $place }
watch-place-hex = { $terrain } { $numbers }
watch-place-camp = Tormunds Lager
watch-place-clearing = Lichtung { $place }
watch-place-clan-camp = { $clan }, Lager { $place }
watch-place-menu = hier geht mehreres
watch-place-owned = { $name }: { $piece }
watch-tormund = Tormund
watch-tormund-blocks = Tormund blockiert: { $place }
watch-route = Handelsstation: { $resource } 2:1
watch-route-any = Handelsstation 3:1
watch-wall = Die Mauer
watch-wall-section = Abschnitt { $section }: Wächter { $count }, Wildlinge davor { $regulars }
watch-frostfangs = Frostfänge
watch-frostfangs-count = In den Frostfängen: { $kind } { $count }
watch-pool = Plättchenvorrat: { $count }
watch-breaches = Durchbrüche
watch-breaches-count = Mauerdurchbrüche: { $count } von { $limit }
watch-in-gift = Schenkung
watch-in-gift-count = Wildlinge in der Schenkung: { $count } von { $limit }
watch-dice = Würfel: { $dice }
watch-dice-none = Noch ist nicht gewürfelt.

## Around the board

watch-players = Spieler
watch-points = Punkte: { $count }
watch-points-own = { $count } mit verborgenen Karten
watch-you = du
watch-bot = Bot
watch-away = nicht da
watch-cards-in-hand = Rohstoffkarten: { $count }
watch-development-cards = Entwicklungskarten: { $count }
watch-patrols = Gespielte Grenzpatrouillen: { $count }
watch-road-length = Längster eigener Straßenzug: { $count }
watch-guards-left = Wächter übrig: { $count }
watch-pieces-left = Übrig: Straßen { $roads }, Siedlungen { $settlements }, Befestigungen { $keeps }
watch-longest-road = Längste Straße
watch-largest-patrol = Stärkste Grenzpatrouille
watch-on-turn = Am Zug
watch-hand = Deine Hand
watch-hand-card = { $resource }: { $count }
watch-card-new = neu
watch-card-count = { $card } × { $count }
watch-questions = Deine Antwort
watch-hero = Held
watch-side = { $side ->
    [spent] verbraucht
    [A] A
   *[B] B
  }
watch-hero-side = { $hero }, { $side ->
    [spent] { watch-side }
   *[other] Seite { watch-side }
  }
watch-hero-used = schon eingesetzt
watch-hero-fresh = ab dem nächsten Zug
watch-hero-use = Einsetzen
watch-hero-stop = Nicht jetzt
watch-hero-choose-place = Wähle einen leuchtenden Ort auf dem Spielfeld.
watch-display = Helden in der Auslage: { $count }
watch-costs = Baukosten
watch-cost-show = Zeigen, wo: { $piece }
watch-deck = Karten im Stapel: { $count }
watch-log = Verlauf
watch-things = Kosten

## Trade

watch-trade = Handel
watch-trade-supply = Mit dem Vorrat
watch-trade-players = Mit den Spielern
watch-trade-give = Du gibst
watch-trade-want = Du willst
watch-trade-gives = gibt
watch-trade-wants = will
watch-trade-invites = bittet um Angebote
watch-trade-more = { $resource }: eins mehr
watch-trade-less = { $resource }: eins weniger
watch-trade-none = Davon hast du nichts.
watch-trade-same = Nicht gegen eine Karte derselben Art.
watch-trade-offer = Anbieten
watch-trade-counter = Gegenangebot
watch-trade-make = Angebot machen
watch-trade-send-counter = Gegenangebot senden
watch-trade-send-offer = Angebot senden
watch-trade-mute = In diesem Zug nicht mehr fragen
watch-trade-cannot = Dir fehlt: { $cards }.
watch-trade-unpayable = Ablehnen, was ich nicht bezahlen kann
watch-trade-take-none = Kein Angebot annehmen
watch-trade-left = noch { $seconds }{"\u00A0"}s für die Antwort
watch-trade-muted = Du lehnst jedes Angebot ab, bis dieser Zug endet.
watch-trade-unmute = Wieder fragen
watch-trade-nothing = Gerade kann nichts gehandelt werden.
watch-trade-answer-asked = überlegt
watch-trade-answer-accepted = nimmt an
watch-trade-answer-declined = lehnt ab
watch-trade-answer-countered = macht ein Gegenangebot
watch-trade-answer-offered = bietet
