# The Watch on the page: what is asked, what can be done, what happened.
# $name is a player, $cards a list such as "2 × Ruda, 1 × Wełna". Nouns stand alone, so that no language has to bend them.

## Names

watch-hero-mormont = Jeor Mormont
watch-hero-marsh = Bowen Marsh
watch-hero-samwell = Samwell Tarly
watch-hero-yarwyck = Othell Yarwyck
watch-hero-thorne = Ser Alliser Thorne
watch-hero-melisandre = Melisandre
watch-hero-mance = Mance Rayder
watch-hero-benjen = Benjen Stark
watch-hero-ygritte = Ygritte
watch-hero-yoren = Yoren
watch-hero-qhorin = Qhorin Półręki

watch-deed-mormont = Poproś jednego lub dwóch graczy o wybrany surowiec; za każdą kartę oddajesz jedną swoją.
watch-deed-marsh = Wymień z pulą jedną kartę na jedną.
watch-deed-samwell = Gdy rzut nic ci nie dał, weź z puli dowolną kartę.
watch-deed-yarwyck = Zdejmij swoją drogę z wolnym końcem i połóż ją gdzie indziej.
watch-deed-thorne = Zapłać za strażnika jedną kartą innego rodzaju.
watch-deed-melisandre = Kupując kartę rozwoju, wybierasz jedną z trzech wierzchnich; jedną kartę z ceny możesz zastąpić inną.
watch-deed-mance = Obejrzyj rękę gracza, który cię wyprzedza, i weź jedną kartę.
watch-deed-benjen = Przepędź dzikiego na północ od Muru; potem odkrywa się żeton.
watch-deed-ygritte = Przepędź dzikiego z Daru.
watch-deed-yoren = Oddaj odkryty patrol za darmowego strażnika.
watch-deed-qhorin = Odeślij Tormunda do obozu i weź kartę z pola, które opuścił.

watch-card-patrol = Patrol
watch-card-recruits = Nowi rekruci
watch-card-roads = Budowa dróg
watch-card-winter = Nadchodzi zima
watch-card-victory = Punkt zwycięstwa

watch-clan-ice-river = Zamarznięta Rzeka
watch-clan-cave-people = Jaskiniowcy
watch-clan-hornfoot = Rogostopi

watch-kind-regular = Zwykły dziki
watch-kind-climber = Wspinacz
watch-kind-giant = Olbrzym

watch-piece-road = Droga
watch-piece-settlement = Osada
watch-piece-keep = Twierdza
watch-piece-guard = Strażnik
watch-piece-card = Karta rozwoju


## What now: asked of the reader

watch-ask-before-roll = Twoja tura: rzuć kośćmi.
watch-ask-turn = Twoja tura: handluj, buduj albo zakończ turę.
watch-ask-build = Twoja tura: buduj albo zakończ turę.
watch-ask-place-roads = { $count ->
    [one] Połóż darmową drogę.
    [few] Połóż { $count } darmowe drogi.
    [many] Połóż { $count } darmowych dróg.
   *[other] Połóż darmowe drogi: { $count }.
  }
watch-ask-discards = { $count ->
    [one] Siódemka: odrzuć jeszcze jedną kartę.
    [few] Siódemka: odrzuć { $count } karty.
    [many] Siódemka: odrzuć { $count } kart.
   *[other] Siódemka: odrzuć karty ({ $count }).
  }
watch-ask-move-tormund = Przestaw Tormunda na inne pole.
watch-ask-move-tormund-or-hunt = Przestaw Tormunda albo przepędź dzikiego z Daru.
watch-ask-choose-victim = Kogo okradasz?
watch-ask-answers = { $name } proponuje wymianę: odpowiedz.
watch-ask-answers-own = Wybierz, z kim się wymienisz, albo wycofaj ofertę.
watch-ask-answers-invited = { $name } prosi o oferty: złóż swoją albo odmów.
watch-ask-answers-invited-own = Prosisz o oferty: przyjmij jedną albo żadną.
watch-ask-found-settlement = Załóż osadę: wybierz skrzyżowanie.
watch-ask-found-road = Połóż drogę przy nowej osadzie.
watch-ask-found-guard = Postaw swojego pierwszego strażnika na Murze.
watch-ask-ask-samwell = Rzut nic ci nie przyniósł: Samwell może wziąć kartę z puli.
watch-ask-give-back = { $name } czeka na kartę w zamian: daj jedną.
watch-ask-rebuild-road = Połóż podniesioną drogę gdzie indziej.
watch-ask-pick-card = Melisandre pokazuje ci te karty: zatrzymaj jedną.
watch-ask-take-card = { $name } pokazuje ci rękę: weź jedną kartę.
watch-ask-after-hero = Bohater użyty: odwróć kartę na stronę B albo wymień bohatera.
watch-ask-remove-hero = Trzy jednakowe wyniki: usuń z gry bohatera z puli.
watch-ask-over = Partia skończona.
watch-ask-dice = Kości się toczą…
watch-ask-draw = Dobieranie karty…
watch-ask-steal = Kradzież karty…
watch-ask-first = Kto zaczyna?
watch-ask-deal-terrain = Rozkładanie terenów…
watch-ask-deal-routes = Rozkładanie szlaków handlowych…
watch-ask-deal-reds = Rozkładanie czerwonych liczb…
watch-ask-deal-numbers = Rozkładanie liczb…
watch-ask-token = Odkrywanie żetonu dzikich…
watch-ask-show = Melisandre patrzy w płomienie…

## What now: while others think

watch-wait-before-roll = { $name } rzuca kośćmi.
watch-wait-turn = { $name } handluje i buduje.
watch-wait-build = { $name } buduje.
watch-wait-place-roads = { $name } kładzie darmowe drogi.
watch-wait-discards = Czekamy na odrzucenie kart: { $names }.
watch-wait-move-tormund = { $name } przestawia Tormunda.
watch-wait-choose-victim = { $name } wybiera, kogo okraść.
watch-wait-answers = Czekamy na odpowiedź: { $names }.
watch-wait-partner = { $name } wybiera, z kim się wymieni.
watch-wait-found-settlement = { $name } zakłada osadę.
watch-wait-found-road = { $name } kładzie drogę.
watch-wait-found-guard = { $name } stawia strażnika.
watch-wait-ask-samwell = { $name } decyduje, czy pomoże Samwell.
watch-wait-give-back = { $name } daje kartę w zamian.
watch-wait-rebuild-road = { $name } kładzie drogę gdzie indziej.
watch-wait-pick-card = { $name } wybiera jedną z trzech kart.
watch-wait-take-card = { $name } bierze kartę.
watch-wait-after-hero = { $name } odwraca lub wymienia bohatera.
watch-wait-remove-hero = { $name } usuwa bohatera.
watch-won = { $name } wygrywa.
watch-won-you = Wygrywasz!
watch-lost-all = Nikt nie wygrywa.

## What can be done

watch-action-end = Zakończ turę
watch-action-roll = Rzuć kośćmi
watch-action-buy = Kup kartę rozwoju
watch-action-patrol = Zagraj: Patrol
watch-action-roads = Zagraj: Budowa dróg
watch-action-build = Przejdź do budowy
watch-action-claim = Ogłoś zwycięstwo
watch-action-withdraw = Wycofaj ofertę
watch-action-accept = Przyjmij
watch-action-decline = Odrzuć
watch-action-rob = Okradnij: { $seat }
watch-action-rob-seat-nobody = Bez kradzieży
watch-action-confirm = Wymiana: { $seat }
watch-action-discard = Odrzuć: { $resource }
watch-action-winter = Nadchodzi zima: { $cards }
watch-action-supply = Pula: { $give } → { $take }
watch-action-road = Zbuduj tu drogę
watch-action-settlement = Zbuduj tu osadę
watch-action-keep = Zbuduj tu twierdzę
watch-action-tormund = Przestaw tu Tormunda
watch-action-tormund-hex-camp = Odeślij Tormunda do obozu
watch-action-guard = Zbuduj strażnika: fragment { $section }
watch-action-recruits = Nowi rekruci: strażnik na fragment { $section }
watch-action-hunt = Przepędź: { $wildling }
watch-action-samwell = Samwell: { $resource }
watch-action-pass = Zrezygnuj
watch-action-marsh = Marsh: { $give } → { $take }
watch-action-mormont = Mormont: { $resource } od: { $seats }
watch-action-give = Daj: { $resource }
watch-action-yarwyck = Podnieś tę drogę
watch-action-thorne = Thorne: strażnik na fragment { $section }, { $take } zamiast: { $give }
watch-action-melisandre = Melisandre: obejrzyj trzy karty za zwykłą cenę
watch-action-melisandre-with-take = Melisandre: { $take } zamiast: { $give }
watch-action-pick = Zatrzymaj: { $card }
watch-action-mance = Mance: obejrzyj rękę ({ $seat })
watch-action-take = Weź: { $resource }
watch-action-benjen = Benjen: przepędź dzikiego z obozu { $camp } ({ $clan })
watch-action-benjen-with-clearing = Benjen: przepędź dzikiego z polany { $clearing }
watch-action-ygritte = Ygritte przepędza: { $wildling }
watch-action-yoren = Yoren: strażnik na fragment { $section }
watch-action-qhorin = Qhorin: przegoń Tormunda do obozu
watch-action-flip = Odwróć na stronę B
watch-action-exchange = Weź w zamian: { $hero }
watch-action-remove = Usuń: { $hero }
watch-action-invite = Poproś o oferty
watch-action-put = Daj: jeszcze { $resource }
watch-action-ask = Zażądaj: jeszcze { $resource }
watch-action-propose = Złóż ofertę
watch-action-reply = Złóż kontrofertę
watch-action-offer = Oferta: { $give } → { $take }
watch-action-counter = Kontroferta: { $give } → { $take }
watch-action-dice = Kości: { $first } { $second }
watch-action-dice-with-wildling-die = Kości: { $first } { $second } { $wildling-die }
watch-action-steal = Karta: { $resource }
watch-action-draw = Karta: { $card }
watch-action-first = { $seat } zaczyna
watch-action-terrain = Teren: { $terrain }
watch-action-route = Szlak handlowy: { $route }
watch-action-red = Czerwona liczba na polu { $hex }
watch-action-number = Liczba: { $number }
watch-action-token = Żeton: { $clan }, { $wildling }
watch-action-show = Karta: { $card }

## Choosing step by step

watch-step-winter-1 = Pierwsza karta
watch-step-winter-2 = Druga karta
watch-step-supply-1 = Daj do puli
watch-step-supply-2 = Weź z puli
watch-step-marsh-1 = Daj jedną
watch-step-marsh-2 = Weź jedną
watch-step-mormont-1 = Zażądaj
watch-step-mormont-2 = Najpierw zapytaj
watch-step-mormont-3 = Potem zapytaj
watch-step-thorne-1 = Fragment Muru
watch-step-thorne-2 = Zastąp
watch-step-thorne-3 = Zapłać w zamian
watch-step-melisandre-1 = Zastąp
watch-step-melisandre-2 = Zapłać w zamian
watch-step-benjen-1 = Gdzie
watch-step-benjen-2 = Numer
watch-step-exchange-1 = Weź w zamian innego bohatera
watch-step-hunt-1 = Pole
watch-step-hunt-2 = Rodzaj
watch-step-done = To wszystko
watch-step-usual-price = Zwykła cena
watch-step-clearing = Polana
watch-step-number = { $number }
watch-step-hex = Pole { $number }
watch-step-section = Fragment { $number }
watch-step-back = Od nowa
watch-rate = { $count }:1

## What happened

watch-event-turn-began = Tura { $turn }: { $seat }
watch-event-rolled = { $seat } wyrzuca { $sum } ({ $dice }).
watch-event-rolled-with-wild = { $seat } wyrzuca { $sum } ({ $dice }), kość dzikich: { $wild }.
watch-event-produced = { $seat } dostaje: { $cards }.
watch-event-shortage = W puli brakuje: { $resource }.
watch-event-discarded = { $seat } odrzuca kartę.
watch-event-discarded-with-resource = { $seat } odrzuca: { $resource }.
watch-event-discarded-with-cards = { $seat } odrzuca: { $cards }.
watch-event-discarded-with-count = { $count ->
    [one] { $seat } odrzuca kartę.
    [few] { $seat } odrzuca { $count } karty.
    [many] { $seat } odrzuca { $count } kart.
   *[other] { $seat } odrzuca { $count } karty.
  }
watch-event-tormund-moved = { $seat } przestawia Tormunda.
watch-event-tormund-moved-to-camp = Tormund wraca do obozu.
watch-event-robbed = { $seat } okrada: { $victim }.
watch-event-robbed-with-resource = { $seat } okrada: { $victim } ({ $resource }).
watch-event-robbed-nothing = { $seat } okrada: { $victim } (pusta ręka).
watch-event-road-built = { $seat } buduje drogę.
watch-event-settlement-built = { $seat } buduje osadę.
watch-event-keep-built = { $seat } buduje twierdzę.
watch-event-card-bought = { $seat } kupuje kartę rozwoju.
watch-event-card-bought-with-card = { $seat } kupuje: { $card }
watch-event-card-played = { $seat } zagrywa: { $card }
watch-event-cards-taken = { $seat } bierze: { $cards }.
watch-event-supply-traded = { $seat } handluje z pulą: { $give } → { $want }
watch-event-offered = { $seat } oferuje: { $give } → { $want }
watch-event-offered-with-offers = { $seat } oferuje: { $offers }
watch-event-invited = { $seat } prosi o oferty.
watch-event-accepted = { $seat } przyjmuje ofertę.
watch-event-declined = { $seat } odrzuca ofertę.
watch-event-countered = { $seat } składa kontrofertę: { $give } → { $want }
watch-event-traded = Wymiana: { $seat } ({ $give }) ↔ { $with } ({ $want })
watch-event-offer-closed = Oferta zamknięta.
watch-event-longest-road = Najdłuższa droga ({ $length }): { $seat }
watch-event-longest-road-without-seat = Najdłuższej drogi nie ma teraz nikt.
watch-event-largest-patrol = Najwięcej patroli ({ $patrols }): { $seat }
watch-event-largest-patrol-without-seat = Karty Najwięcej patroli nie ma teraz nikt.
watch-event-starting-cards = { $seat } zaczyna z kartami: { $cards }.
watch-event-first-seat = { $seat } zaczyna.
watch-event-board-dealt = Plansza rozłożona.
watch-event-build-phase = { $seat } przechodzi do budowy.
watch-event-guard-placed = { $seat } stawia strażnika: fragment { $section }, miejsce { $space }
watch-event-guard-lost = { $seat } traci strażnika na fragmencie { $section }.
watch-event-token-revealed = Żeton dzikich: { $clan }, { $kind }
watch-event-no-figure = { $clan }: nie ma już kto przyjść ({ $kind }).
watch-event-migrated = { $clan }: do obozu { $camp } ({ $kind })
watch-event-rushed = { $clan }: najazd na Mur!
watch-event-advanced = { $clan }: na polanę { $section } ({ $kind })
watch-event-stand-off = Sześciu na pięciu na fragmencie { $section }: odchodzi dwóch dzikich i jeden strażnik.
watch-event-breached = Obrona Muru przełamana na fragmencie { $section }! Przełamania: { $breaches }
watch-event-entered-gift = Na Dar wchodzi: { $kind }
watch-event-went-home = Na Mroźne Kły wraca: { $kind }
watch-event-pool-mixed = Zużyte żetony wracają wymieszane do puli.
watch-event-hero-used = { $seat } używa bohatera: { $hero }.
watch-event-hero-flipped = { $seat } odwraca na stronę B: { $hero }.
watch-event-hero-spent = { $seat }: { $hero } – karta zużyta.
watch-event-hero-exchanged = { $seat } wymienia bohatera: { $from } → { $to }.
watch-event-hero-removed = { $seat } usuwa z gry: { $hero }.
watch-event-hero-cards = { $seat }: { $give } → { $want }
watch-event-hero-cards-without-want = { $seat } płaci: { $give }.
watch-event-hero-cards-without-give = { $seat } bierze z puli: { $want }.
watch-event-demanded = { $had ->
    [yes] { $seat } żąda: { $resource } – { $of } daje.
   *[no] { $seat } żąda: { $resource } – { $of } nie ma.
  }
watch-event-gave-back = Karta w zamian: { $seat } → { $to }
watch-event-gave-back-with-resource = Karta w zamian: { $seat } → { $to } ({ $resource })
watch-event-road-lifted = { $seat } podnosi drogę.
watch-event-saw-card = { $seat } ogląda kartę.
watch-event-saw-card-with-card = Melisandre pokazuje: { $card }
watch-event-saw-hand = { $seat } ogląda rękę ({ $of }).
watch-event-saw-hand-with-hand = Ręka ({ $of }): { $hand }
watch-event-took-card = { $of } traci kartę, bierze ją { $seat }.
watch-event-took-card-with-resource = { $of } traci kartę ({ $resource }), bierze ją { $seat }.
watch-event-patrol-retired = { $seat } odrzuca patrol.
watch-event-passed = { $seat } rezygnuje.
watch-event-wildling-removed = { $seat } przepędza: { $kind }
watch-event-camp-cleared = { $seat } przepędza na północ od Muru: { $kind }
watch-event-ended = Partia skończona.
watch-event-ended-ending-points = Partia skończona: dziesięć punktów!
watch-event-ended-ending-turn-limit = Partia skończona: to była ostatnia tura.
watch-event-ended-ending-breaches = Partia skończona: obrona Muru została przełamana trzy razy.
watch-event-ended-ending-wildlings = Partia skończona: za dużo dzikich na Darze.

## Board

watch-board = Plansza
watch-board-help = Strzałkami przechodzisz między miejscami, w których można coś zrobić; Enter to robi.
watch-board-enlarge = Powiększ planszę
watch-place-site = Skrzyżowanie { $place }
watch-place-path = Ścieżka { $place }
watch-place-hex = { $terrain } { $numbers }
watch-place-camp = Obóz Tormunda
watch-place-clearing = Polana { $place }
watch-place-clan-camp = { $clan }, obóz { $place }
watch-place-menu = można tu zrobić kilka rzeczy
watch-place-owned = { $name }: { $piece }
watch-tormund = Tormund
watch-tormund-blocks = Tormund blokuje: { $place }
watch-route = Szlak handlowy: { $resource } 2:1
watch-route-any = Placówka handlowa 3:1
watch-wall = Mur
watch-wall-section = Fragment { $section } – strażnicy: { $count }, dzicy przed nim: { $regulars }
watch-frostfangs = Mroźne Kły
watch-frostfangs-count = Na Mroźnych Kłach: { $kind } × { $count }
watch-pool = Żetony w puli: { $count }
watch-breaches = Przełamania
watch-breaches-count = Przełamania obrony Muru: { $count } z { $limit }
watch-in-gift = Na Darze
watch-in-gift-count = Dzicy na Darze: { $count } z { $limit }
watch-dice = Kości: { $dice }
watch-dice-none = Rzutu jeszcze nie było.

## Around the board

watch-players = Gracze
watch-points = Punkty: { $count }
watch-points-own = { $count } z ukrytymi kartami
watch-you = ty
watch-bot = Bot
watch-away = poza stołem
watch-cards-in-hand = Karty surowców: { $count }
watch-development-cards = Karty rozwoju: { $count }
watch-patrols = Zagrane patrole: { $count }
watch-road-length = Najdłuższa z własnych dróg: { $count }
watch-guards-left = Strażnicy w zapasie: { $count }
watch-pieces-left = W zapasie – drogi: { $roads }, osady: { $settlements }, twierdze: { $keeps }
watch-longest-road = Najdłuższa droga
watch-largest-patrol = Najwięcej patroli
watch-on-turn = Teraz gra
watch-hand = Twoja ręka
watch-hand-card = { $resource }: { $count }
watch-card-new = nowa
watch-card-count = { $card } × { $count }
watch-questions = Twoja odpowiedź
watch-hero = Bohater
watch-side = { $side ->
    [spent] karta zużyta
    [A] A
   *[B] B
  }
watch-hero-side = { $hero }, { $side ->
    [spent] { watch-side }
   *[other] strona { watch-side }
  }
watch-hero-used = użyto w tej turze
watch-hero-fresh = od następnej tury
watch-hero-use = Użyj
watch-hero-stop = Nie teraz
watch-hero-choose-place = Wybierz podświetlone miejsce na planszy.
watch-display = Bohaterowie w puli: { $count }
watch-costs = Koszty budowy
watch-cost-show = Pokaż, gdzie: { $piece }
watch-deck = Karty w talii: { $count }
watch-log = Przebieg
watch-things = Koszty

## Trade

watch-trade = Handel
watch-trade-supply = Z pulą
watch-trade-players = Z graczami
watch-trade-give = Dajesz
watch-trade-want = Chcesz
watch-trade-gives = daje
watch-trade-wants = chce
watch-trade-invites = prosi o oferty
watch-trade-more = { $resource }: o jedną kartę więcej
watch-trade-less = { $resource }: o jedną kartę mniej
watch-trade-none = Nie masz takich kart.
watch-trade-same = Nie za kartę tego samego rodzaju.
watch-trade-offer = Zaoferuj
watch-trade-counter = Kontroferta
watch-trade-make = Złóż ofertę
watch-trade-send-counter = Wyślij kontrofertę
watch-trade-send-offer = Wyślij ofertę
watch-trade-mute = Nie pytaj mnie już w tej turze
watch-trade-cannot = Brakuje ci: { $cards }.
watch-trade-unpayable = Odrzucaj to, na co mnie nie stać
watch-trade-take-none = Nie przyjmuj żadnej oferty
watch-trade-left = { $seconds }{"\u00A0"}s na odpowiedź
watch-trade-muted = Do końca tej tury odrzucasz każdą ofertę.
watch-trade-unmute = Pytaj mnie znowu
watch-trade-nothing = Teraz nie ma czym handlować.
watch-trade-answer-asked = myśli
watch-trade-answer-accepted = przyjmuje
watch-trade-answer-declined = odrzuca
watch-trade-answer-countered = składa kontrofertę
watch-trade-answer-offered = oferuje
