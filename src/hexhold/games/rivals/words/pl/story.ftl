# The Rivals on the page. Cards, events and rules are named by the almanac; here is all the rest.
# $name is a player, $card a card's name, $resource and $resources come with their counts.

## Things

rivals-amount = { $count } × { $resource }
rivals-region-forest = Las
rivals-region-pasture = Pastwisko
rivals-region-gold = Złota rzeka
rivals-region-hills = Wzgórza
rivals-region-mountains = Góry
rivals-region-fields = Pole uprawne
rivals-region-numbered = { $region } { $number }
rivals-cache = Skrytka na złoto
rivals-road = Droga
rivals-settlement = Osada
rivals-city = Miasto
rivals-regions = Regiony
rivals-set-basic = Karty podstawowe
rivals-set-gold = Era Złota
rivals-set-turmoil = Era Niepokojów
rivals-set-progress = Era Postępu
rivals-face-brigand = Napad rozbójników
rivals-face-trade = Handel
rivals-face-celebration = Święto
rivals-face-harvest = Obfite plony
rivals-face-event = Karta wydarzenia
rivals-token-hero = Przewaga siły
rivals-token-trade = Przewaga handlowa
rivals-points-victory = Punkty zwycięstwa
rivals-points-commerce = Handel
rivals-points-strength = Siła
rivals-points-skill = Kunszt
rivals-points-progress = Postęp
rivals-kind-action = Akcja
rivals-kind-attack = Akcja: atak
rivals-kind-building = Budynek
rivals-kind-hero = Bohater
rivals-kind-trade-ship = Statek handlowy
rivals-kind-pirate-ship = Statek piracki
rivals-kind-unit = Jednostka
rivals-kind-cache = Miejsce szczególne
rivals-kind-event = Wydarzenie
rivals-place-any = Do osad i miast
rivals-place-city = Tylko do miast
rivals-unique = Tylko raz w księstwie
rivals-side-left = po lewej
rivals-side-right = po prawej
rivals-column-above = Nad osadą { $column }
rivals-column-below = Pod osadą { $column }
rivals-card-unknown = nieznana karta
rivals-nobody = nikt

## Parts of the table

rivals-land-own = Twoje księstwo
rivals-land-of = Księstwo: { $name }
rivals-middle = Środek stołu
rivals-hand = Twoja ręka
rivals-hand-count = Karty na ręce: { $count } z { $limit }
rivals-hand-backs = { $set }: { $count }
rivals-hand-known = Przeciwnik wie, że masz tę kartę.
rivals-hand-sure = Na pewno
rivals-hand-maybe = Być może
rivals-hand-empty = Nie masz kart na ręce.
rivals-hand-of-spectator = Oglądasz.
rivals-goods = Twoje surowce
rivals-goods-trade = Handel: kliknij surowiec, który oddajesz
rivals-goods-one = { $resource }: { $count }, wolne miejsce: { $room }
rivals-score = { $points } z { $goal } punktów zwycięstwa
rivals-active = Teraz gra
rivals-bot = Bot
rivals-away = Poza stołem
rivals-supply-left = { $thing }, zostało: { $count }
rivals-cost = Koszt: { $resources }
rivals-cost-free = Nic nie kosztuje
rivals-costs = Koszty budowy
rivals-stack = Stos { $number }
rivals-stack-about = Stos { $number }, { $set }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
rivals-stack-known = Wiesz, co tu leży, od wierzchu:
rivals-stack-seen = Ktoś widział karty tego stosu.
rivals-stack-unseen = ?
rivals-face-up-about = { $card }, odkryty stos, zostało: { $count }
rivals-discard = Stos kart odrzuconych
rivals-discard-short = Odrzucone
rivals-discard-about = Stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
rivals-discard-empty = Nic jeszcze nie odrzucono.
rivals-events = Wydarzenia
rivals-events-about = Stos wydarzeń: do Jul { $count ->
    [one] jeszcze { $count } wydarzenie
    [few] jeszcze { $count } wydarzenia
    [many] jeszcze { $count } wydarzeń
   *[other] jeszcze { $count } wydarzenia
 }
rivals-events-yule-next = Stos wydarzeń: następna karta to Jul
rivals-events-past = Od ostatniego tasowania
rivals-events-unseen = Jeszcze niewidziane
rivals-events-unknown = Nieznane karty z półksiężycem: { $count } spośród tych
rivals-counted = { $card } × { $count }
rivals-dice = Kości
rivals-die-number = Kość produkcji: { $number }
rivals-die-face = Kość wydarzeń: { $face }
rivals-die-unrolled = Jeszcze przed rzutem
rivals-die-set = Ustawiona kartą: { $number }
rivals-die-festive = Święto, dzięki karcie
rivals-die-defence = Rzut obronny: { $number }
rivals-token-of = { $token }: { $name }
rivals-region-about = { $region }, liczba { $number }, { $resource }: { $stock } z 3
rivals-cache-about = Skrytka na złoto, złoto: { $stock } z 3
rivals-site-free = Wolna parcela: { $site }
rivals-road-free = Tu można zbudować drogę ({ $side })
rivals-settlement-free = Tu można założyć osadę ({ $side })
rivals-settlement-about = Osada { $column }
rivals-city-about = Miasto { $column }
rivals-covers = pod spodem: { $card }
rivals-card-can = { $card }: { $action }
rivals-inspect-empty = Wskaż kartę, żeby ją tu przeczytać.
rivals-inspect = Karta z bliska
rivals-inspect-needs = Wymaganie
rivals-inspect-rule = Przeczytaj w almanachu
rivals-need-has = { $cards }
rivals-need-either = { $cards }
rivals-need-has-or-behind = { $cards } albo mniej punktów niż przeciwnik
rivals-need-commerce-or-city = { $count ->
    [one] { $count } punkt handlu
    [few] { $count } punkty handlu
    [many] { $count } punktów handlu
   *[other] { $count } punktu handlu
 } albo miasto
rivals-need-strength = przewaga siły
rivals-need-hero-axe = bohater z toporem
rivals-need-progress = { $count ->
    [one] { $count } punkt postępu
    [few] { $count } punkty postępu
    [many] { $count } punktów postępu
   *[other] { $count } punktu postępu
 }
rivals-need-parish-city = nieprzykryty Dom parafialny przy mieście
rivals-log-chat = Przebieg i rozmowa
rivals-remove = Usuń kartę
rivals-remove-hint = Wybierz kartę swojego księstwa, którą chcesz usunąć.
rivals-remove-stop = Zachowaj wszystkie
rivals-choices = Do wyboru
rivals-stacks-draw = Dobierz wierzchnią kartę stosu:
rivals-stacks-look = Przejrzyj stos:
rivals-stacks-under = Włóż kartę pod stos:
rivals-stacks-open = Weź wierzchnie karty stosu:
rivals-lay-next = Następne miejsce
rivals-lay-place = Miejsce { $number }

## What now: said to the player who is asked

rivals-over-won = { $name } wygrywa.
rivals-over-draw = Partia skończona. Nikt nie wygrywa.
rivals-waiting = Czekamy na ruch: { $name }.
rivals-waiting-roll = Czekamy na rzut: { $name }.
rivals-waiting-main = Teraz gra: { $name }.
rivals-ask-open = Wybierz stos, z którego weźmiesz pierwsze karty.
rivals-ask-pick = Weź ze stosu { $stack }: { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }.
rivals-ask-lay = Ułóż swoje sześć regionów: wybierz region na zaznaczone miejsce.
rivals-ask-roll = Rzuć kośćmi.
rivals-ask-number = Wybierz liczbę na kości produkcji.
rivals-ask-main = Twoja tura: buduj, zagrywaj, handluj albo ją zakończ.
rivals-ask-site = Wybierz parcelę: { $card }.
rivals-ask-waive = { $card }: wybierz surowiec, którego nie płacisz.
rivals-ask-give = Wybierz regiony, z których płacisz: { $resources }.
rivals-ask-give-any = Oddaj dowolne surowce: { $count }.
rivals-ask-ransom = Rozbójnicy: oddaj złoto lub wełnę, chronione lub nie. Jeszcze do oddania: { $count }.
rivals-ask-gain = Wybierz, co zyskujesz: { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
    [many] { $count } surowców
   *[other] { $count } surowca
 }.
rivals-ask-want = Wybierz, co bierzesz od przeciwnika: { $count ->
    [one] { $count } surowiec
    [few] do { $count } surowców
    [many] do { $count } surowców
   *[other] do { $count } surowca
 }.
rivals-ask-buy = Kup u Wędrownego kupca, po sztuce złota: { $count ->
    [one] jeszcze { $count } surowiec
    [few] do { $count } surowców
    [many] do { $count } surowców
   *[other] do { $count } surowca
 }.
rivals-ask-riot = Zamieszki: zapłać żołd (złoto: { $fee }) albo oddaj jedną z jednostek.
rivals-ask-react = Nadchodzą kłopoty. Czy Sebastian ma je zażegnać?
rivals-ask-name = Waśń: wskaż trzy budynki przeciwnika. Już wskazane: { $count }.
rivals-ask-lose = Waśń: wybierz budynek, który tracisz.
rivals-ask-shoot = Łucznik: wybierz jednostkę, którą tracisz.
rivals-ask-sink = Statek piracki: wybierz statek handlowy, który tracisz.
rivals-ask-burn = Podpalacz: wybierz budynek, który spłonie.
rivals-ask-under = Wybierz stos, pod który trafi karta: { $card }.
rivals-ask-strip = Bratobójcza waśń: wybierz karty z ręki przeciwnika. Do wyboru jeszcze: { $count }.
rivals-ask-spy = Zdrajca: weź kartę z ręki przeciwnika albo żadnej.
rivals-ask-library = Biblioteka: przejrzyj stos i weź kartę albo zrezygnuj.
rivals-ask-salvage = Weź kartę ze stosu kart odrzuconych.
rivals-ask-swap = Przeprowadzka: wybierz pierwszy region lub pierwszą kartę.
rivals-ask-swap-with = Przeprowadzka ({ $first }): wybierz, z czym zamienić miejsca.
rivals-ask-raid = Rozbójnicy: wybierz region, do którego trafi łup.
rivals-ask-gift = Kupiec: daj jeden surowiec w zamian.
rivals-ask-tithe = Stodoła dziesięcinna: wybierz zboże lub wełnę.
rivals-ask-heal = Medyk: wybierz Łaźnię.
rivals-ask-above = Wybierz region { $row ->
    [a] nad końcem
   *[b] pod końcem
 } nowej drogi.
rivals-ask-draw = Uzupełnij rękę: dobierz ze stosu.
rivals-ask-excess = Za dużo kart: wybierz jedną do odłożenia.
rivals-ask-exchange = Wymień kartę albo zachowaj rękę.
rivals-ask-replace = Weź wierzchnią kartę albo zapłać i przejrzyj stos.
rivals-ask-over = Partia skończona.
rivals-ask-first = Kości decydują, kto zaczyna.
rivals-ask-dice = Kości się toczą.
rivals-ask-deal = Rozdawanie karty.
rivals-ask-land = Dobieranie regionów.
rivals-ask-event = Dobieranie karty wydarzenia.
rivals-ask-defend = Rzut obronny ({ $card }): kość się toczy.
rivals-ask-start-turn = Zaczyna się następna tura.
rivals-ask-produce = Regiony dają plon.
rivals-ask-market = Rynek przynosi surowce.
rivals-ask-show-face = Rozpatrywanie kości wydarzeń.
rivals-ask-brigands = Napadają rozbójnicy.
rivals-ask-event-card = Rozpatrywanie wydarzenia.
rivals-ask-riot-at = Wybuchają zamieszki.
rivals-ask-feud-at = Wybucha waśń.
rivals-ask-strip-at = Wybucha bratobójcza waśń.
rivals-ask-remedy-at = Apteka pomaga.
rivals-ask-have-built = Nowa karta zaczyna działać.
rivals-ask-to-discard = Odrzucanie karty.
rivals-ask-effect = Karta działa.
rivals-ask-look-through = Przeglądanie stosu.
rivals-ask-take-top = Dobieranie karty.
rivals-ask-lost = Karta przepada.
rivals-ask-founded = Powstaje osada.
rivals-ask-hand-check = Liczenie kart na ręce.
rivals-ask-end-turn = Tura się kończy.

## Actions, as buttons say them

rivals-action-end = Zakończ turę
rivals-action-roll = Rzuć kośćmi
rivals-action-pass = Nie, dziękuję
rivals-action-pass-exchange = Zachowaj rękę
rivals-action-pass-gain = Wystarczy
rivals-action-pass-want = Wystarczy
rivals-action-pass-buy = Nie kupuj więcej
rivals-action-pass-spy = Nie bierz
rivals-action-pass-library = Nie przeglądaj
rivals-action-pass-react = Niech się dzieje
rivals-action-waste = Niech przepadnie: ten region jest pełny
rivals-action-pay = Zapłać żołd
rivals-action-road = Zbuduj drogę: { $side }
rivals-action-settle = Załóż osadę: { $side }
rivals-action-scout = Załóż osadę ze Zwiadowcą: { $side }
rivals-action-mint = Mennica: 1 × Złoto → 1 inny surowiec
rivals-action-faceup = Zbuduj ze stołu: { $card }
rivals-action-number = Liczba { $die }
rivals-action-name = { $resource }
rivals-action-trade = Handel: { $resource } → 1 inny surowiec
rivals-action-draw = Dobierz wierzchnią kartę: stos { $stack }
rivals-action-look = Przejrzyj: stos { $stack }
rivals-action-under = Pod stos { $stack }
rivals-action-open = Weź wierzchnie karty: stos { $stack }
rivals-action-lay = { $land }
rivals-action-city = Zbuduj miasto: osada { $column }
rivals-action-site = { $bay }
rivals-action-gain = Zyskaj: { $yield } ({ $place })
rivals-action-give = Daj: { $yield } ({ $place })
rivals-action-region = { $place }
rivals-action-ship = Duży statek handlowy: 2 × { $yield } → 1 inny surowiec
rivals-action-slot = { $slot }
rivals-action-remove = Usuń: { $slot }
rivals-action-build = Zbuduj: { $card }
rivals-action-play = Zagraj: { $card }
rivals-action-card = Wybierz: { $card }
rivals-action-pick = Weź: { $position }
rivals-action-above = Połóż tu: { $region }
rivals-action-first = { $seat } zaczyna
rivals-action-dice = Rzut: { $die }, { $face }
rivals-action-defend = Rzut obronny: { $die }
rivals-action-deal = Rozdaj: { $card }
rivals-action-land = Dobierz: { $region }
rivals-action-event = Wydarzenie: { $event }
rivals-action-moon = Wydarzenie: { $event }

## What happened, as the log tells it

rivals-event-turn-began = Tura { $turn }: { $seat }
rivals-event-rolled = { $seat } wyrzuca: { $number }, { $face }.
rivals-event-number-set = { $seat } ustawia kość produkcji: { $number }.
rivals-event-produced = { $seat } zbiera plon: { $resources }.
rivals-event-gained = { $seat } zyskuje: { $yield } ({ $place }).
rivals-event-gained-with-places = { $seat } zyskuje: { $places }.
rivals-event-wasted = { $seat } nie ma tego gdzie przechować; przepada: { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
    [many] { $count } surowców
   *[other] { $count } surowca
 }.
rivals-event-brigands-came = Napad rozbójników, { $seat } traci: { $resources }.
rivals-event-brigands-came-without-resources = Napad rozbójników, { $seat } nic nie traci.
rivals-event-event-came = Wydarzenie: { $card }
rivals-event-yule-came = Jul: wydarzenia tasuje się od nowa.
rivals-event-card-drawn = { $seat } dobiera kartę: stos { $stack }.
rivals-event-card-drawn-with-card = { $seat } dobiera ze stosu { $stack }: { $card }.
rivals-event-card-drawn-with-count = { $seat } dobiera ze stosu { $stack }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }.
rivals-event-stack-seen = { $seat } przegląda stos: { $stack }.
rivals-event-card-picked = { $seat } bierze kartę: stos { $stack }.
rivals-event-card-picked-with-card = { $seat } bierze ze stosu { $stack }: { $card }.
rivals-event-card-picked-with-count = { $seat } bierze ze stosu { $stack }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }.
rivals-event-card-returned = { $seat } wkłada kartę pod stos { $stack }.
rivals-event-card-returned-with-card = { $seat } wkłada pod stos { $stack }: { $card }.
rivals-event-exchanged = { $seat } wymienia kartę: pod stos { $under }, ze stosu { $stack }.
rivals-event-exchanged-with-card = { $seat } wymienia: { $given } → { $card }.
rivals-event-hand-seen = { $seat } ogląda rękę ({ $of }).
rivals-event-card-taken = { $seat } bierze kartę z ręki ({ $from }).
rivals-event-card-taken-with-card = { $seat } bierze z ręki ({ $from }): { $card }.
rivals-event-card-stripped = { $seat } wkłada kartę z ręki przeciwnika pod stos { $stack }.
rivals-event-card-stripped-with-card = { $seat } wkłada kartę z ręki przeciwnika pod stos { $stack }: { $card }.
rivals-event-card-missing = { $seat } traci z ręki: { $card }.
rivals-event-card-played = { $seat } zagrywa: { $card }.
rivals-event-card-built = { $seat } buduje: { $card }.
rivals-event-card-lost = { $seat } traci: { $card }.
rivals-event-card-removed = { $seat } usuwa kartę: { $card }.
rivals-event-defence-rolled = { $seat } się broni: { $number }. { $held ->
    [yes] Atak odparty.
   *[no] Atak się udaje.
 }
rivals-event-event-calmed = { $seat } zażegnuje kłopoty.
rivals-event-not-calmed = { $seat } nie reaguje.
rivals-event-road-built = { $seat } buduje drogę.
rivals-event-settlement-founded = { $seat } zakłada osadę.
rivals-event-region-laid = { $seat } kładzie: { $region }.
rivals-event-city-built = { $seat } buduje miasto.
rivals-event-regions-swapped = { $seat } zamienia miejscami dwa regiony.
rivals-event-cards-swapped = { $seat } zamienia miejscami dwie karty.
rivals-event-traded = { $seat } handluje: { $resource } → 1 inny surowiec.
rivals-event-traded-with-place = { $seat } handluje: { $resource } → { $gain }.
rivals-event-token-moved = { $token }: { $seat }.
rivals-event-card-salvaged = { $seat } bierze ze stosu kart odrzuconych: { $card }.
rivals-event-plague-struck = Zaraza, { $seat } traci: { $resources }.
rivals-event-plague-struck-without-resources = Zaraza, { $seat } nic nie traci.
rivals-event-named = { $seat } wskazuje: { $slot }.
rivals-event-riot-paid = { $seat } płaci żołd (złoto: { $gold }).
rivals-event-first-seat = { $seat } zaczyna.
rivals-event-regions-laid = { $seat } ma już ułożone regiony.
rivals-event-ended = { $ending ->
    [points] { $seat } wygrywa.
   *[other] Partia skończona: to była ostatnia tura.
 }
