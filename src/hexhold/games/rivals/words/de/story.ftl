# The Rivals on the page. Cards, events and rules are named by the almanac; here is all the rest.
# $name is a player, $card a card's name, $resource and $resources come with their counts.

## Things

rivals-amount = { $count } { $resource }
rivals-region-forest = Wald
rivals-region-pasture = Weideland
rivals-region-gold = Goldfluss
rivals-region-hills = Hügelland
rivals-region-mountains = Gebirge
rivals-region-fields = Ackerland
rivals-region-numbered = { $region } { $number }
rivals-cache = Goldversteck
rivals-road = Straße
rivals-settlement = Siedlung
rivals-city = Stadt
rivals-regions = Landschaften
rivals-set-basic = Basiskarten
rivals-set-gold = Zeit des Goldes
rivals-set-turmoil = Zeit der Wirren
rivals-set-progress = Zeit des Fortschritts
rivals-face-brigand = Räuberüberfall
rivals-face-trade = Handel
rivals-face-celebration = Fest
rivals-face-harvest = Reiche Ernte
rivals-face-event = Ereigniskarte
rivals-token-hero = Stärkevorteil
rivals-token-trade = Handelsvorteil
rivals-points-victory = Siegpunkte
rivals-points-commerce = Handel
rivals-points-strength = Stärke
rivals-points-skill = Geschick
rivals-points-progress = Fortschritt
rivals-kind-action = Aktion
rivals-kind-attack = Aktion: Angriff
rivals-kind-building = Gebäude
rivals-kind-hero = Held
rivals-kind-trade-ship = Handelsschiff
rivals-kind-pirate-ship = Kaperschiff
rivals-kind-unit = Einheit
rivals-kind-cache = Besonderer Ort
rivals-kind-event = Ereignis
rivals-place-any = Für Siedlungen und Städte
rivals-place-city = Nur für Städte
rivals-unique = Einmal im Fürstentum
rivals-side-left = links
rivals-side-right = rechts
rivals-column-above = Über Siedlung { $column }
rivals-column-below = Unter Siedlung { $column }
rivals-card-unknown = unbekannte Karte
rivals-nobody = niemand

## Parts of the table

rivals-land-own = Dein Fürstentum
rivals-land-of = Fürstentum von { $name }
rivals-middle = Die Tischmitte
rivals-hand = Deine Hand
rivals-hand-count = Handkarten: { $count } von { $limit }
rivals-hand-backs = { $set }: { $count }
rivals-hand-known = Der andere weiß, dass du diese Karte hast.
rivals-hand-sure = Dir bekannt
rivals-hand-maybe = Vielleicht dabei
rivals-hand-empty = Du hast keine Handkarten.
rivals-hand-of-spectator = Du schaust zu.
rivals-goods = Deine Rohstoffe
rivals-goods-trade = Handel: Klick auf den Rohstoff, den du gibst
rivals-goods-one = { $resource }: { $count }, Platz für { $room }
rivals-score = { $points } von { $goal } Siegpunkten
rivals-active = Am Zug
rivals-bot = Bot
rivals-away = Nicht da
rivals-supply-left = { $thing }: noch { $count }
rivals-cost = Kostet { $resources }
rivals-cost-free = Kostet nichts
rivals-costs = Was Bauen kostet
rivals-stack = Stapel { $number }
rivals-stack-about = Stapel { $number }, { $set }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
rivals-stack-known = Du weißt, was hier liegt, von oben an:
rivals-stack-seen = Jemand hat Karten dieses Stapels gesehen.
rivals-stack-unseen = ?
rivals-face-up-about = { $card }, offen: noch { $count }
rivals-discard = Ablagestapel
rivals-discard-short = Ablage
rivals-discard-about = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
rivals-discard-empty = Noch ist nichts abgelegt.
rivals-events = Ereignisse
rivals-events-about = Ereignisstapel: Das Julfest kommt nach { $count ->
    [one] { $count } weiterem Ereignis
   *[other] { $count } weiteren Ereignissen
 }
rivals-events-yule-next = Ereignisstapel: Als Nächstes kommt das Julfest
rivals-events-past = Seit dem letzten Mischen
rivals-events-unseen = Noch nicht gesehen
rivals-events-unknown = Unbekannte Karten mit Halbmond: { $count }, gezogen aus
rivals-counted = { $card } × { $count }
rivals-dice = Würfel
rivals-die-number = Ertragswürfel: { $number }
rivals-die-face = Ereigniswürfel: { $face }
rivals-die-unrolled = Noch nicht gewürfelt
rivals-die-set = Von einer Karte auf { $number } gestellt
rivals-die-festive = Fest durch eine Karte
rivals-die-defence = Abwehrwurf: { $number }
rivals-token-of = { $token }: { $name }
rivals-region-about = { $region }, Zahl { $number }, lagert { $stock } von 3 { $resource }
rivals-cache-about = Goldversteck, lagert { $stock } von 3 Gold
rivals-site-free = Freier Bauplatz: { $site }
rivals-road-free = Hier ist Platz für eine Straße ({ $side })
rivals-settlement-free = Hier ist Platz für eine Siedlung ({ $side })
rivals-settlement-about = Siedlung { $column }
rivals-city-about = Stadt { $column }
rivals-covers = darunter: { $card }
rivals-card-can = { $card }: { $action }
rivals-inspect-empty = Zeig auf eine Karte, um sie hier zu lesen.
rivals-inspect = Die Karte im Einzelnen
rivals-inspect-needs = Voraussetzung
rivals-inspect-rule = Im Almanach lesen
rivals-need-has = { $cards }
rivals-need-either = { $cards }
rivals-need-has-or-behind = { $cards } oder weniger Siegpunkte als der andere
rivals-need-commerce-or-city = { $count } Handelspunkte oder eine Stadt
rivals-need-strength = der Stärkevorteil
rivals-need-hero-axe = ein Held mit einer Axt
rivals-need-progress = { $count } Fortschrittspunkte
rivals-need-parish-city = ein nicht überdecktes Gemeindehaus an einer Stadt
rivals-log-chat = Verlauf und Gespräch
rivals-remove = Karte aufgeben
rivals-remove-hint = Wähle die Karte deines Fürstentums, die du aufgeben willst.
rivals-remove-stop = Alle behalten
rivals-choices = Deine Auswahl
rivals-stacks-draw = Oberste Karte eines Stapels ziehen:
rivals-stacks-look = Einen Stapel durchsehen:
rivals-stacks-under = Unter einen Stapel legen:
rivals-stacks-open = Die obersten Karten eines Stapels nehmen:
rivals-lay-next = Nächster Platz
rivals-lay-place = Platz { $number }

## What now: said to the player who is asked

rivals-over-won = { $name } hat gewonnen.
rivals-over-draw = Die Partie ist vorbei. Niemand hat gewonnen.
rivals-waiting = Warten auf { $name }.
rivals-waiting-roll = Warten auf den Wurf von { $name }.
rivals-waiting-main = { $name } ist am Zug.
rivals-ask-open = Wähle den Stapel für deine Starthand.
rivals-ask-pick = Nimm aus Stapel { $stack }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
rivals-ask-lay = Lege deine sechs Landschaften: Wähle die für den markierten Platz.
rivals-ask-roll = Würfle.
rivals-ask-number = Wähle die Zahl des Ertragswürfels.
rivals-ask-main = Du bist am Zug: Baue, spiele, handle oder beende ihn.
rivals-ask-site = Wähle einen Bauplatz: { $card }.
rivals-ask-waive = Wähle, was dir von den Kosten erlassen wird: { $card }.
rivals-ask-give = Wähle die Landschaften, aus denen du zahlst: { $resources }.
rivals-ask-give-any = Gib beliebige Rohstoffe ab: { $count }.
rivals-ask-ransom = Räuber: Gib Gold oder Wolle ab, geschützt oder nicht. Noch abzugeben: { $count }.
rivals-ask-gain = Wähle, was du erhältst: { $count ->
    [one] { $count } Rohstoff
   *[other] { $count } Rohstoffe
 }.
rivals-ask-want = Wähle, was du dem anderen nimmst: { $count ->
    [one] { $count } Rohstoff
   *[other] bis zu { $count } Rohstoffe
 }.
rivals-ask-buy = Kauf beim Fahrenden Händler, für je ein Gold: { $count ->
    [one] noch { $count } Rohstoff
   *[other] bis zu { $count } Rohstoffe
 }.
rivals-ask-riot = Unruhen: Zahle { $fee } Gold oder gib eine der Einheiten her.
rivals-ask-react = Unheil droht. Soll Sebastian es abwenden?
rivals-ask-name = Fehde: Nenne drei Gebäude des anderen. Bisher genannt: { $count }.
rivals-ask-lose = Fehde: Wähle das Gebäude, das du hergibst.
rivals-ask-shoot = Bogenschütze: Wähle die Einheit, die du hergibst.
rivals-ask-sink = Kaperschiff: Wähle das Handelsschiff, das du verlierst.
rivals-ask-burn = Feuerteufel: Wähle das Gebäude, das brennt.
rivals-ask-under = Wähle den Stapel, unter den die Karte kommt: { $card }.
rivals-ask-strip = Bruderzwist: Wähle Handkarten des anderen. Noch zu wählen: { $count }.
rivals-ask-spy = Verräter: Nimm eine Handkarte des anderen oder keine.
rivals-ask-library = Bibliothek: Sieh einen Stapel durch und nimm eine Karte, oder lass es.
rivals-ask-salvage = Nimm eine Karte vom Ablagestapel.
rivals-ask-swap = Umzug: Wähle die erste Landschaft oder Karte.
rivals-ask-swap-with = Umzug: Wähle, was damit den Platz tauscht: { $first }.
rivals-ask-raid = Raubzug: Wähle die Landschaft für die Beute.
rivals-ask-gift = Händler: Gib einen Rohstoff zurück.
rivals-ask-tithe = Zehntscheuer: Wähle Getreide oder Wolle.
rivals-ask-heal = Medicus: Wähle das Badhaus.
rivals-ask-above = Wähle die Landschaft { $row ->
    [a] über
   *[b] unter
 } dem Ende der neuen Straße.
rivals-ask-draw = Füll deine Hand auf: Zieh von einem Stapel.
rivals-ask-excess = Zu viele Karten: Wähle eine, die du zurücklegst.
rivals-ask-exchange = Tausche eine Karte oder behalte deine Hand.
rivals-ask-replace = Nimm die oberste Karte eines Stapels, oder zahle und sieh einen durch.
rivals-ask-over = Die Partie ist vorbei.
rivals-ask-first = Die Würfel entscheiden, wer beginnt.
rivals-ask-dice = Die Würfel rollen.
rivals-ask-deal = Eine Karte wird ausgeteilt.
rivals-ask-land = Landschaften werden gezogen.
rivals-ask-event = Eine Ereigniskarte wird gezogen.
rivals-ask-defend = Abwehrwurf gegen { $card }: Der Würfel rollt.
rivals-ask-start-turn = Der nächste Zug beginnt.
rivals-ask-produce = Die Landschaften bringen Ertrag.
rivals-ask-market = Der Markt bringt Rohstoffe.
rivals-ask-show-face = Der Ereigniswürfel wird ausgeführt.
rivals-ask-brigands = Räuber greifen an.
rivals-ask-event-card = Das Ereignis wird ausgeführt.
rivals-ask-riot-at = Unruhen brechen aus.
rivals-ask-feud-at = Eine Fehde bricht aus.
rivals-ask-strip-at = Ein Bruderzwist bricht aus.
rivals-ask-remedy-at = Die Apotheke hilft.
rivals-ask-have-built = Die neue Karte wirkt.
rivals-ask-to-discard = Die Karte wird abgelegt.
rivals-ask-effect = Die Karte wirkt.
rivals-ask-look-through = Ein Stapel wird durchgesehen.
rivals-ask-take-top = Eine Karte wird gezogen.
rivals-ask-lost = Eine Karte geht verloren.
rivals-ask-founded = Eine Siedlung wird gegründet.
rivals-ask-hand-check = Die Hand wird gezählt.
rivals-ask-end-turn = Der Zug endet.

## Actions, as buttons say them

rivals-action-end = Zug beenden
rivals-action-roll = Würfeln
rivals-action-pass = Nein, danke
rivals-action-pass-exchange = Hand behalten
rivals-action-pass-gain = Genug
rivals-action-pass-want = Genug
rivals-action-pass-buy = Genug gekauft
rivals-action-pass-spy = Keine nehmen
rivals-action-pass-library = Nicht durchsehen
rivals-action-pass-react = Geschehen lassen
rivals-action-waste = Verfallen lassen: Diese Landschaft ist voll
rivals-action-pay = Gold zahlen
rivals-action-road = Straße bauen: { $side }
rivals-action-settle = Siedlung gründen: { $side }
rivals-action-scout = Siedlung mit Kundschafter gründen: { $side }
rivals-action-mint = Münzstätte: 1 Gold → 1 anderer Rohstoff
rivals-action-faceup = Direkt vom Tisch bauen: { $card }
rivals-action-number = Zahl { $die }
rivals-action-name = { $resource }
rivals-action-trade = Handel: { $resource } → 1 anderer Rohstoff
rivals-action-draw = Oberste Karte ziehen: Stapel { $stack }
rivals-action-look = Durchsehen: Stapel { $stack }
rivals-action-under = Unter Stapel { $stack }
rivals-action-open = Oberste Karten nehmen: Stapel { $stack }
rivals-action-lay = { $land }
rivals-action-city = Stadt bauen: Siedlung { $column }
rivals-action-site = { $bay }
rivals-action-gain = { $yield } erhalten: { $place }
rivals-action-give = { $yield } geben: { $place }
rivals-action-region = { $place }
rivals-action-ship = Großes Handelsschiff: 2 { $yield } → 1 anderer Rohstoff
rivals-action-slot = { $slot }
rivals-action-remove = Aufgeben: { $slot }
rivals-action-build = Bauen: { $card }
rivals-action-play = Spielen: { $card }
rivals-action-card = Wählen: { $card }
rivals-action-pick = Nehmen: { $position }
rivals-action-above = Hier legen: { $region }
rivals-action-first = { $seat } beginnt
rivals-action-dice = Wurf: { $die }, { $face }
rivals-action-defend = Abwehrwurf: { $die }
rivals-action-deal = Austeilen: { $card }
rivals-action-land = Ziehen: { $region }
rivals-action-event = Ereignis: { $event }
rivals-action-moon = Ereignis: { $event }

## What happened, as the log tells it

rivals-event-turn-began = Zug { $turn }: { $seat }
rivals-event-rolled = { $seat } würfelt: { $number }, { $face }.
rivals-event-number-set = { $seat } stellt den Ertragswürfel auf { $number }.
rivals-event-produced = Ertrag für { $seat }: { $resources }.
rivals-event-gained = { $seat } erhält: { $yield } ({ $place }).
rivals-event-gained-with-places = { $seat } erhält: { $places }.
rivals-event-wasted = { $seat } hat keinen Platz; verfallen: { $count ->
    [one] { $count } Rohstoff
   *[other] { $count } Rohstoffe
 }.
rivals-event-brigands-came = Räuber überfallen { $seat }: { $resources }.
rivals-event-brigands-came-without-resources = Bei { $seat } finden die Räuber nichts zu holen.
rivals-event-event-came = Ereignis: { $card }
rivals-event-yule-came = Julfest: Die Ereignisse werden neu gemischt.
rivals-event-card-drawn = { $seat } zieht eine Karte von Stapel { $stack }.
rivals-event-card-drawn-with-card = { $seat } zieht von Stapel { $stack }: { $card }.
rivals-event-card-drawn-with-count = { $seat } zieht von Stapel { $stack }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
rivals-event-stack-seen = { $seat } sieht Stapel { $stack } durch.
rivals-event-card-picked = { $seat } nimmt eine Karte aus Stapel { $stack }.
rivals-event-card-picked-with-card = { $seat } nimmt aus Stapel { $stack }: { $card }.
rivals-event-card-picked-with-count = { $seat } nimmt aus Stapel { $stack }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
rivals-event-card-returned = { $seat } legt eine Karte unter Stapel { $stack }.
rivals-event-card-returned-with-card = { $seat } legt unter Stapel { $stack }: { $card }.
rivals-event-exchanged = { $seat } tauscht eine Karte: unter Stapel { $under }, von Stapel { $stack }.
rivals-event-exchanged-with-card = { $seat } tauscht: { $given } → { $card }.
rivals-event-hand-seen = { $seat } sieht sich die Hand von { $of } an.
rivals-event-card-taken = { $seat } nimmt eine Karte aus der Hand von { $from }.
rivals-event-card-taken-with-card = { $seat } nimmt aus der Hand von { $from }: { $card }.
rivals-event-card-stripped = { $seat } legt eine Handkarte des anderen unter Stapel { $stack }.
rivals-event-card-stripped-with-card = { $seat } legt eine Handkarte des anderen unter Stapel { $stack }: { $card }.
rivals-event-card-missing = { $seat } vermisst: { $card }.
rivals-event-card-played = { $seat } spielt: { $card }.
rivals-event-card-built = { $seat } baut: { $card }.
rivals-event-card-lost = { $seat } verliert: { $card }.
rivals-event-card-removed = { $seat } gibt auf: { $card }.
rivals-event-defence-rolled = Abwehrwurf von { $seat }: { $number }. { $held ->
    [yes] Der Angriff ist abgewehrt.
   *[no] Der Angriff gelingt.
 }
rivals-event-event-calmed = { $seat } wahrt den Frieden.
rivals-event-not-calmed = { $seat } lässt es geschehen.
rivals-event-road-built = { $seat } baut: Straße.
rivals-event-settlement-founded = { $seat } gründet: Siedlung.
rivals-event-region-laid = { $seat } legt: { $region }.
rivals-event-city-built = { $seat } baut: Stadt.
rivals-event-regions-swapped = { $seat } lässt zwei Landschaften die Plätze tauschen.
rivals-event-cards-swapped = { $seat } lässt zwei Karten die Plätze tauschen.
rivals-event-traded = { $seat } handelt: { $resource } → 1 anderer Rohstoff.
rivals-event-traded-with-place = { $seat } handelt: { $resource } → { $gain }.
rivals-event-token-moved = { $token }: { $seat }.
rivals-event-card-salvaged = { $seat } holt vom Ablagestapel: { $card }.
rivals-event-plague-struck = Die Seuche trifft { $seat }: { $resources }.
rivals-event-plague-struck-without-resources = Die Seuche verschont { $seat }.
rivals-event-named = { $seat } nennt: { $slot }.
rivals-event-riot-paid = { $seat } zahlt den Sold: { $gold } Gold.
rivals-event-first-seat = { $seat } beginnt.
rivals-event-regions-laid = { $seat } hat die Landschaften gelegt.
rivals-event-ended = { $ending ->
    [points] { $seat } hat gewonnen.
   *[other] Die Partie ist vorbei: Der letzte Zug ist gespielt.
 }
