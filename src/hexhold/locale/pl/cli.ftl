# The command line: help, faults, tables, a match in the terminal.
# Words in capitals, names after dashes and names of options are typed as they stand: they are the same
# in every language. $name is a seat or a player, $cards a list such as "2 × Ruda, 1 × Wełna".

## Help

cli-about = Graj w dwie gry z rodziny Catan, badaj je i automatyzuj.
cli-usage = użycie:
cli-commands = polecenia
cli-arguments = argumenty
cli-options = opcje
cli-help-help = pokaż tę pomoc
cli-help-version = pokaż wersję
cli-help-language = język: { $languages }

cli-help-play = graj w przeglądarce albo w terminalu
cli-help-serve = uruchom serwer
cli-help-backup = skopiuj stoły serwera do pliku, także gdy działa
cli-help-restore = przywróć kopię w miejsce stołów serwera
cli-help-forget = usuń imię i słowa osoby ze wszystkich stołów
cli-help-sim = rozegraj wiele partii między botami i policz wyniki
cli-help-replay = opowiedz partię z zapisu
cli-help-verify = sprawdź, czy kości w zapisie były uczciwe
cli-help-options = wypisz opcje gry
cli-help-bench = zmierz szybkość, a dla porównania catanatron, jeśli jest

cli-help-json = jako JSON
cli-help-game = która gra: { $default }
cli-help-mode = opcja gry: mode
cli-help-players = opcja gry: players
cli-help-option = dowolna opcja gry, zobacz: hexhold options GAME
cli-help-game-of-options = jedna z: { $games }
cli-help-page-port = port strony; domyślnie dowolny wolny
cli-help-db = gdzie przechowywać stoły
cli-help-backup-file = dokąd trafi kopia; istniejący plik pozostaje nietknięty
cli-help-restore-file = kopia zrobiona przez hexhold backup
cli-help-forget-name = imię takie, jak przy stole; wielkość liter nie ma znaczenia
cli-help-no-browser = tylko powiedz, gdzie jest strona
cli-help-terminal = graj tutaj, bez strony
cli-help-in-the-terminal = w terminalu
cli-help-seat = twoje miejsce: { $default }
cli-help-bots-of-others = kto gra za innych: { $default }
cli-help-seed-chosen = ziarno losu; domyślnie losowe
cli-help-auto = niech na wszystkich miejscach grają boty
cli-help-save = dokąd na koniec trafi zapis partii
cli-help-bots-of-all = jeden na wszystkie miejsca albo po jednym: a,b,…; { $default }
cli-help-games = ile: { $default }
cli-help-seed = ziarno losu: { $default }
cli-help-jobs = procesy: { $default }
cli-help-record = zapis; - czyta go z wejścia
cli-help-at = zatrzymaj się po tylu ruchach
cli-help-viewer = tylko to, co może wiedzieć to miejsce (lub spectator)
cli-help-seal = pieczęć kości widziana przed partią
cli-help-own-seed = twoje ziarno, z numerem miejsca, jeśli jest znany
cli-help-seed-hash = skrót ziarna danego miejsca widziany przed partią
cli-help-host = adres, na którym nasłuchuje serwer: { $default }
cli-help-port = port; 0 bierze wolny: { $default }
cli-help-bot-pause = ile milisekund bot czeka przed ruchem, gdy gra z ludźmi: { $default }
cli-help-absence = po ilu sekundach nieobecności pozostali mogą wpuścić bota: { $default }
cli-help-message-bytes = bajty najdłuższej wiadomości: { $default }
cli-help-tables-per-hour = stoły, które jeden adres może otworzyć w godzinę: { $default }
cli-help-sockets-per-address = połączenia WebSocket, które może utrzymywać jeden adres: { $default }
cli-help-connections-per-address = połączenia dowolnego rodzaju, które może utrzymywać jeden adres: { $default }
cli-help-connections = wszystkie połączenia dowolnego rodzaju: { $default }
cli-help-requests-per-second = zapytania, które jeden adres może wysłać w sekundę: { $default }
cli-help-writes-per-second = zapytania, które coś zmieniają, z jednego adresu w sekundę: { $default }
cli-help-proxy = serwery pośredniczące, którym wierzy się co do adresów: adresy lub sieci, np. 10.0.0.0/8
cli-help-name = nazwa, pod którą można wołać serwer, np. play.example.org albo *.example.org; można podać kilka razy
cli-help-quick = zgrubny pomiar w kilka sekund
cli-help-server = zmierz zamiast tego serwer
cli-help-tables = z --server: ile stołów, na przykład 100,2000

## What was typed wrong

cli-fault-see-help = { $fault } (zobacz { $command } --help)
cli-fault-argument = { $argument }: { $fault }
cli-fault-unrecognized = nieznane argumenty: { $arguments }
cli-fault-required = wymagane: { $arguments }
cli-fault-choice = nieprawidłowy wybór: { $choice } (możliwe: { $choices })
cli-fault-value-expected = brakuje wartości
cli-fault-no-value-expected = nie przyjmuje wartości, a podano { $value }
cli-fault-language = nie ma języka { $language }; znane: { $known }
cli-fault-at-least = musi to być liczba całkowita nie mniejsza niż { $lowest }, nie { $typed }
cli-fault-from-to = musi to być liczba całkowita od { $lowest } do { $highest }, nie { $typed }
cli-fault-whole = musi to być liczba całkowita, nie { $typed }
cli-fault-address = oczekiwano adresów lub sieci, a nie { $typed }
cli-fault-viewer = musi to być miejsce lub spectator, nie { $typed }
cli-fault-seat-hash = musi to być SEAT=HASH, nie { $typed }
cli-fault-name-value = --option przyjmuje NAME=VALUE, nie { $typed }
cli-fault-twice = opcja { $option } jest podana dwa razy
cli-fault-seat = --seat { $seat }: w tej partii nie ma takiego miejsca, są od 0 do { $last }
cli-fault-at = --at { $at } to za daleko: { $file } ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
 }
cli-fault-in-file = { $file }: { $fault }
cli-fault-no-proof = { $file }: w zapisie nie ma dowodu uczciwych kości
cli-fault-too-large = { $file }: plik za duży na zapis
cli-fault-not-text = { $file }: to nie jest tekst, więc nie może być zapisem
cli-fault-unreadable = nie można odczytać { $file }: { $reason }
cli-fault-unwritable = nie można zapisać { $file }: { $reason }
cli-fault-backup = nie można skopiować { $store } do { $file }: { $reason }
cli-fault-restore = nie można przywrócić { $store } z { $file }: { $reason }
cli-fault-forget = nie można zmienić { $store }: { $reason }
cli-fault-output = nie można zapisać wyniku: { $reason }
cli-interpreted = silnik gry nie jest skompilowany; wszystko działa, tylko wolniej

## The server

serve-ready = Hexhold jest pod adresem { $address }
serve-stopped = Hexhold zakończył pracę.
cli-backup-done = { $file }: { $count ->
    [one] { $count } stół, cały
    [few] { $count } stoły, wszystkie całe
    [many] { $count } stołów, wszystkie całe
   *[other] { $count } stołu, wszystko całe
 }
cli-restore-done = { $store }: { $count ->
    [one] przywrócono { $count } stół
    [few] przywrócono { $count } stoły
    [many] przywrócono { $count } stołów
   *[other] przywrócono { $count } stołu
 }
cli-restore-before = To, co było wcześniej, jest w { $file }
cli-forget-done = Zmieniono: { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
 } przy { $tables ->
    [one] { $tables } stole
    [few] { $tables } stołach
    [many] { $tables } stołach
   *[other] { $tables } stołu
 }
cli-forget-damaged = { $count ->
    [one] { $count } stół jest uszkodzony i pozostał bez zmian
    [few] { $count } stoły są uszkodzone i pozostały bez zmian
    [many] { $count } stołów jest uszkodzonych i pozostało bez zmian
   *[other] { $count } stołu jest uszkodzone i pozostało bez zmian
 }

## Many matches

cli-sim-title = { $games ->
    [one] { $games } partia gry { $game }, ziarno { $seed }
    [few] { $games } partie gry { $game }, ziarno { $seed }
    [many] { $games } partii gry { $game }, ziarno { $seed }
   *[other] { $games } partii gry { $game }, ziarno { $seed }
 }
cli-sim-title-options = { $title }, { $options }
cli-sim-speed = { $seconds } s, { $games_per_s } partii/s, decyzje: { $decisions }, { $decisions_per_s }/s ({ $engine })
cli-compiled = skompilowany
cli-interpreted-engine = interpretowany
cli-sim-seat = miejsce
cli-sim-bot = bot
cli-sim-wins = wygrane
cli-sim-share = udział
cli-sim-points-mean = punkty: średnia
cli-sim-median = mediana
cli-sim-lowest = min.
cli-sim-highest = maks.
cli-sim-none = nikt
cli-sim-won = { $bot }: wygrane { $wins } z { $games }, { $share }; 95% pewności: od { $low } do { $high }
cli-sim-turns = tury         od { $lowest } do { $highest }, mediana { $median }, średnia { $mean }
cli-sim-endings = zakończenia  { $endings }
cli-sim-ending = { $ending } { $times } ({ $share })
cli-sim-dice = kości
cli-sim-times = razy
cli-ending-points = punkty
cli-ending-turn-limit = limit tur
cli-ending-breaches = przełamania
cli-ending-wildlings = dzicy
cli-share = { $value }%
cli-number = { $value }

## The options of a game

cli-options-option = opcja
cli-options-default = domyślnie
cli-options-values = wartości
cli-options-what = co to jest
cli-options-about = { $name }: { $about }
cli-options-range = od { $lowest } do { $highest }
cli-options-preset = { $choice } oznacza { $options }

## A record

cli-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
 }
cli-seed = ziarno { $seed }
cli-known-to-seat = oczami miejsca { $seat }
cli-known-to-spectators = oczami widzów
cli-replay-after = po { $at } z { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchów
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
 }:
cli-verify-fair = uczciwie: { $count ->
    [one] jedyny ruch losu wynika
    [few] wszystkie { $count } ruchy losu wynikają
    [many] wszystkie { $count } ruchów losu wynika
   *[other] wszystkie ruchy losu ({ $count }) wynikają
 } z sekretu i ziaren
cli-verify-unfair = NIEUCZCIWIE: { $reason }
cli-verify-hashes = każde ziarno jest tym, którego skrót ustalono przed partią
cli-verify-seal = pieczęć jest tą, którą zanotowano
cli-verify-seal-unknown = pieczęć to { $seal }: porównaj ją z tą widzianą przed partią (--seal)
cli-verify-own-seed = twoje ziarno jest wśród ziaren
cli-verify-noted-hashes = skróty ziaren są tymi, które zanotowano

## A match in the terminal

cli-play-no-page = W tej instalacji nie ma strony: gramy w terminalu.
cli-play-help = Wpisz numer możliwości albo dowolny ruch jako tekst, na przykład: { $example }. b pokazuje planszę, c możliwości, q kończy.
cli-play-left = { $count ->
    [one] Kończysz po { $count } ruchu.
    [few] Kończysz po { $count } ruchach.
    [many] Kończysz po { $count } ruchach.
   *[other] Kończysz po { $count } ruchu.
 }
cli-play-no-such-choice = Nie ma możliwości { $typed }; wybierz od 1 do { $last }.
cli-play-no-action = To nie jest ruch: { $fault }
cli-play-refused = Niedozwolone: { $title }. { $text } ({ $rule })
cli-play-refused-plainly = Niedozwolone ({ $rule }).
cli-play-many = { $kind } …: { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
 }; wpisz jedną, na przykład: { $example }
cli-play-what = Co robisz?
cli-play-at = { $told } ({ $place })
cli-play-unknown = { $name }: { $event }
cli-seat = Miejsce { $seat }
cli-seat-you = Miejsce { $seat } (ty)
cli-nobody = nikt
cli-none = brak

## The table of the Watch as text

cli-watch-legend = (12) skrzyżowanie · 34 ścieżka · <s1> osada miejsca 1 · <K1> jego twierdza · #1 jego droga
# Terrains as a hex has room for them: one word of nine letters at most.
cli-watch-hex-hills = { terrain-hills }
cli-watch-hex-forest = { terrain-forest }
cli-watch-hex-pasture = { terrain-pasture }
cli-watch-hex-fields = Pola
cli-watch-hex-mountains = { terrain-mountains }
cli-watch-hex-ice = Lód
cli-watch-routes = Szlaki handlowe przy skrzyżowaniach: { $routes }
cli-watch-any = dowolny
cli-watch-supply = Pula: { $cards }
cli-watch-deck = Karty rozwoju w talii: { $count }
cli-watch-seat = miejsce
cli-watch-points = punkty
cli-watch-hand = ręka
cli-watch-cards = rozwój
cli-watch-patrols = patrole
cli-watch-road = droga
cli-watch-offer = Oferta ({ $name }): { $give } za: { $want }
cli-watch-answer = { $name } { $answer }
cli-watch-counter = { $name } daje: { $give } za: { $want }
cli-watch-own-hand = Twoja ręka: { $cards }
cli-watch-own-cards = Twoje karty rozwoju: { $cards }
cli-watch-own-new = Kupione w tej turze: { $cards }
cli-watch-own-points = Twoje punkty: { $count }
cli-watch-tormund-home = Tormund jest w swoim obozie.
cli-watch-wall = Mur { $section }: { $guards }
cli-watch-wall-waiting = Mur { $section }: { $guards } · na polanie: { $count }
cli-watch-no-guard = brak strażników
cli-watch-camps = Obozy: { $camps }
cli-watch-camp = { $clan }: { $kinds }
cli-watch-gift = Na Darze: { $places }
cli-watch-gift-hex = pole { $hex }: { $kinds }
cli-watch-breaches = Przełamania: { $count } · żetony w puli: { $pool }
cli-watch-display = Bohaterowie w puli: { $heroes }
cli-watch-heroes = Bohaterowie graczy: { $heroes }
cli-watch-hero = { $name }: { $hero } ({ $side })

cli-labelled = { $label }: { $items }

## What may be wrong: games, options, actions, records

fault-no-action = { $action } nie jest ruchem
fault-in-action = { $action }: { $reason }
fault-write-like = wpisz { $usage }
fault-out-of-range = { $word } nie jest liczbą od { $low } do { $high }
fault-none-of = { $word } to żadne z: { $names }
fault-no-pair = { $word } powinno mieć postać name=value
fault-said-twice = { $name } jest podane dwa razy
fault-not-of-table = stół nie ma niczego takiego jak { $name }
fault-not-of-seat = miejsce nie ma niczego takiego jak { $name }
fault-no-phase = { $word } nie jest fazą; znane: { $known }
fault-at-line = wiersz { $line }: { $reason }
fault-no-record = to nie jest zapis (powinien zaczynać się od { $beginning })
fault-no-version = wersja { $version } nie jest znana, tylko { $known }
fault-options-missing = brakuje opcji
fault-options-no-json = opcje nie są w formacie JSON ({ $reason })
fault-options-no-object = opcje nie są obiektem JSON
fault-proof-unreadable = nie można odczytać dowodu uczciwych kości
fault-proof-no-text = dowód uczciwych kości powinien być tekstem
fault-after-the-end = po końcu zapisu jest jeszcze tekst
fault-move-refused = { $move }: odrzuca to zasada { $rule }
fault-cut-off = zapis jest urwany: brakuje ostatniego wiersza
fault-no-seat = { $seat } nie jest miejscem tej partii
fault-no-last-line = ostatni wiersz powinien podawać liczbę ruchów i skrót
fault-wrong-count = zapisane ruchy: { $recorded }, obecne: { $found }
fault-wrong-end = ruchy nie prowadzą do zapisanego końca
fault-no-hexadecimal = ujawniony sekret nie jest liczbą szesnastkową
fault-other-secret = ujawniony sekret nie jest tym, który został zapieczętowany
fault-other-draw = ruch { $number } to { $move }, ale z sekretu i ziaren wynika { $drawn }
fault-seeds-and-seats = ziarna w dowodzie: { $seeds }, miejsca w partii: { $seats }
fault-seed-without-hash = miejsce { $seat } ma ziarno, którego skrótu nie ustalono, zanim inni pokazali swoje
fault-other-seed = ziarno miejsca { $seat } nie jest tym, którego skrót ustalono przed partią
fault-other-seal = pieczęć to { $seal }, a nie ta, którą zanotowano
fault-own-seed-missing = twojego ziarna nie ma wśród ziaren
fault-not-own-seed = ziarno miejsca { $seat } nie jest tym, które podano
fault-other-hash = skrót ziarna miejsca { $seat } nie jest tym, który zanotowano przed partią

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } wymaga mode=brotherhood
fault-watch-brotherhood-founds = start=fixed wymaga mode=base: w Braterstwie osady zawsze się zakłada
fault-watch-needs-layout = start=fixed wymaga board=fixed: osady należą do tego układu
fault-watch-no-first = first={ $seat }: nie ma takiego miejsca, gdy liczba graczy to { $players }
fault-watch-large-offer = oferta wymienia po każdej stronie najwyżej tyle kart: { $limit }
fault-watch-no-card = { $word } nie jest kartą, jak na przykład { $example }
fault-watch-not-so-many = nie ma tylu kart: { $text }
fault-watch-more-cards = w pozycji jest więcej kart niż w pudełku
fault-watch-more-wildlings = w pozycji jest więcej dzikich niż w pudełku
fault-watch-tokens = żetonów w pozycji, zużytych i zakrytych razem, powinno być { $count }
fault-watch-no-number = { $name }={ $text } powinno być liczbą
fault-watch-no-hexadecimal = { $name }={ $text } powinno być liczbą szesnastkową
fault-watch-no-ending = { $word } nie jest zakończeniem
fault-watch-no-side = { $word } nie jest stroną
fault-watch-no-hero = { $word } nie jest bohaterem
fault-watch-out-of-bounds = { $name }={ $text } wykracza poza granice
fault-watch-bounds = { $name } musi być od { $low } do { $high }
fault-watch-not-the-board = { $name }={ $text } nie pasuje do planszy
fault-watch-no-seat-first = { $text } powinno zaczynać się od miejsca
fault-watch-impossible-seat = miejsce { $seat } nie może być takie, jak opisano
fault-watch-too-many-discards = miejsce { $seat } nie może odrzucić więcej, niż ma
fault-watch-no-places = { $text } powinno składać się z różnych liczb mniejszych niż { $limit }
fault-watch-not-the-base-game = gra podstawowa nie ma niczego takiego jak { $name }
fault-watch-parts = { $name }={ $text } powinno mieć tyle części: { $count }
fault-watch-no-guards = { $text } nie oznacza strażników fragmentu Muru
fault-watch-many-guards = wall={ $text }: strażników jednego miejsca jest więcej niż { $limit }
fault-watch-no-clearings = clearings={ $text } powinno składać się z czterech liczb
fault-watch-no-clan = { $text } nie oznacza figurek klanu
fault-watch-no-gift = { $word } nie jest miejscem na Darze, jak na przykład 1:rc
fault-watch-no-wildling = { $letter } nie oznacza dzikiego: r, c lub g
fault-watch-cards-left = z { $count } kart { $card } zostało { $left }
fault-watch-bought-elsewhere = miejsce { $seat } kupiło kartę w cudzej turze
fault-watch-tormund-on-ice = Tormund stoi na lodzie
fault-watch-tiles = w pudełku nie ma tylu pól jednego rodzaju
fault-watch-number-tokens = ta plansza ma inne żetony z liczbami
fault-watch-trade-routes = ta plansza ma inne szlaki handlowe
fault-watch-red-numbers = czerwone liczby leżą obok siebie na { $one } i { $other }
fault-watch-pieces = miejsce { $seat } ma { $what }: { $count } na planszy, { $left } w zapasie
fault-watch-two-roads = na ścieżce { $path } leżą dwie drogi
fault-watch-two-buildings = na skrzyżowaniu { $site } stoją dwa budynki
fault-watch-road-in-ice = droga leży w lodzie: { $path }
fault-watch-building-in-ice = budynek stoi w lodzie: { $site }
fault-watch-too-near = budynki na { $one } i { $other } stoją zbyt blisko siebie
fault-watch-road-owner = miejsce { $seat } ma Najdłuższą drogę przy długościach { $counts }
fault-watch-no-road-owner = nikt nie ma Najdłuższej drogi przy długościach { $counts }
fault-watch-patrol-owner = miejsce { $seat } ma Najwięcej patroli przy liczbach { $counts }
fault-watch-no-patrol-owner = nikt nie ma Najwięcej patroli przy liczbach { $counts }
fault-watch-offer = oferta i odpowiedzi nie pasują do siebie
fault-watch-questions = faza nie pasuje do tego, co jest jeszcze do zrobienia
fault-watch-ending = koniec i zwycięzca nie pasują do punktów, strażników i dzikich
fault-watch-no-rush = klan { $clan } ma { $count } figurek i nie szturmuje
fault-watch-no-breach = przed fragmentem { $section } czeka { $wildlings } dzikich przy { $guards } strażnikach
fault-watch-goes-on = partia trwa przy { $breaches } przełamaniach i { $wildlings } dzikich w Darze
fault-watch-beyond-the-end = jest { $breaches } przełamań i { $wildlings } dzikich w Darze
fault-watch-token-kinds = żetonów, zużytych i zakrytych, jest { $counts }
fault-watch-covered = miejsce { $seat } ma { $settlements } osad na { $tokens } żetonach
fault-watch-lot = na kartach leży { $placed } z { $unseen } żetonów partii { $lot }, pula to partia { $pool }
fault-watch-heroes-early = bohaterowie są rozdani, zanim wiadomo, kto zaczyna
fault-watch-heroes-held = miejsca mają bohaterów { $heroes }
fault-watch-display = na wystawce leży bohater, którego ma miejsce
fault-watch-display-count = na wystawce leży { $display } bohaterów, przed miejscami { $held }
fault-watch-hero-spent = bohater jest zużyty, choć są inni do wzięcia

## What may be wrong: the Rivals

fault-rivals-too-much-asked = pytań jest za dużo
fault-rivals-no-question = { $text } nie jest pytaniem
fault-rivals-names-nothing = { $text } nie oznacza niczego, co istnieje
fault-rivals-unsound = pozycja nie jest spójna
fault-rivals-no-answer = na to pytanie nie ma odpowiedzi
fault-rivals-nothing-asked = nie ma żadnego pytania
fault-rivals-half-moons = te wydarzenia z półksiężycem nie mogą być w grze wszystkie naraz
fault-rivals-side-by-side = osady i miasta muszą stać obok siebie
fault-rivals-no-such-region = miejsce { $seat } nie może mieć regionu { $region }
fault-rivals-no-region-at = w { $place } nie ma regionu
fault-rivals-region-twice = region leży w dwóch miejscach
fault-rivals-needs-no-site = { $card } nie stoi na parceli
fault-rivals-wrong-site = { $card } nie może stać w { $site }
fault-rivals-no-site-left = w { $site } nie ma już wolnej parceli
fault-rivals-event-too-often = { $event } nie mogło się zdarzyć tyle razy
fault-rivals-more-centre-cards = w pozycji jest więcej kart środka stołu niż w pudełku
fault-rivals-not-so-many = nie ma tylu takich kart: { $card }
fault-rivals-stacks-short = w stosach nie ma wszystkich kart zestawu
fault-rivals-no-card = nie ma karty { $number }
fault-rivals-no-word = słowo { $word } stanu nie może być równe { $value }
fault-rivals-stack-size = w stosie { $stack } nie może być tylu kart: { $count }
fault-rivals-card-count = karty { $card } powinno być { $whole }, a nie { $found }
fault-rivals-first-two = miejscu { $seat } brakuje jednej z dwóch pierwszych osad
fault-rivals-no-road-there = miejsce { $seat } nie może mieć tam drogi: { $slot }
fault-rivals-road-lacking = miejscu { $seat } brakuje drogi: { $slot }
fault-rivals-region-lacking = miejscu { $seat } brakuje regionu w { $place }
fault-rivals-region-astray = region miejsca { $seat } w { $place } nie leży przy żadnej osadzie
fault-rivals-region-unclear = region miejsca { $seat } w { $place } musi mieć jeden rodzaj i jedną liczbę
fault-rivals-regions-differ = karta regionu leży dwa razy albo nigdzie
fault-rivals-stock-astray = miejsce { $seat } ma zapasy tam, gdzie nie ma regionu
fault-rivals-city-alone = miejsce { $seat } ma miasto bez osady
fault-rivals-site-gap = miejsce { $seat } zostawiło wolną pierwszą parcelę w { $site }
fault-rivals-built-twice = miejsce { $seat } ma to dwa razy: { $card }
fault-rivals-built-differs = to, co stoi u miejsca { $seat }, różni się od tego, co policzono
fault-rivals-derived-differs = te słowa stanu nie wynikają z kart: { $words }
fault-rivals-points-differ = miejsce { $seat } ma inne punkty, niż pokazują jego karty
fault-rivals-token-astray = ten żeton przewagi nie leży tam, gdzie powinien: { $token }
fault-rivals-backs-differ = miejsce { $seat } pokazuje inne rewersy, niż ma na ręce
fault-rivals-not-held = miejsce { $seat } nie ma na ręce karty { $card }
fault-rivals-not-loose = nie można podejrzewać, że miejsce { $seat } ma kartę { $card }
fault-rivals-no-suspicion = miejsce { $seat } bez powodu podejrzewa kartę w stosie
fault-rivals-other-back = ta karta leży w stosie z innym rewersem: { $card }
fault-rivals-event-count = wydarzeń jest { $whole }, a nie { $found }
fault-rivals-before-yule = wydarzeń przed kartą Jul powinno być { $whole }; tych, które już były: { $past }, a które jeszcze będą: { $left }
fault-rivals-hand-too-large = miejsce { $seat } zakończyło turę ze zbyt wieloma kartami
fault-rivals-not-ended-so = partia nie mogła się tak skończyć
fault-rivals-not-its-turn = to nie tura miejsca { $seat }

## What may be wrong: bots

fault-no-bot = nie ma bota { $bot }; znane: { $known } albo twój własny MODULE:CLASS
fault-bot-not-imported = nie ma bota { $bot }: { $reason }
fault-not-a-bot = { $bot } nie jest botem: powinna to być klasa pochodna od hexhold.bots.Bot
fault-bot-not-for-game = bot { $bot } nie gra w { $game }
fault-wrong-count-of-bots = boty: { $bots }, miejsca: { $seats }; podaj jednego dla wszystkich albo tylu: { $seats }
fault-bot-erred = błąd bota { $bot }: { $reason }

## What may be wrong: the server

fault-cannot-store = nie można przechowywać stołów w { $file }: { $reason }
fault-cannot-listen = nie można nasłuchiwać na { $host }:{ $port }: { $reason }
fault-store-in-use = inny Hexhold ma ten plik otwarty
fault-store-newer = ten plik zapisała nowsza wersja Hexhold ({ $version })
fault-store-missing = nie ma pliku { $file }
fault-store-exists = { $file } już istnieje
fault-store-foreign = w tym pliku nie ma stołów Hexhold
fault-store-not-whole = kopia jest uszkodzona: { $reason }
