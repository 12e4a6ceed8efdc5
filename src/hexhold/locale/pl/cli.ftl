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
cli-help-league = zmierz, o ile jeden bot jest silniejszy od drugiego
cli-help-tune = znajdź lepsze wagi dla bota, grając
cli-help-fit = dopasuj szansę wygranej botów gry do tego, kto wygrywał
cli-help-analyse = powiedz, co jest najlepsze w pozycji, z szansami na wygraną
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
cli-help-think = sekundy na turę dla botów, które szukają i nie mają własnych (jak master@0.2)
cli-help-league-bots = każdy gra przeciw temu, który stoi po nim: a,b,…; { $default }
cli-help-league-file = zapisuj tam każdą partię i kontynuuj od niej
cli-help-until-sure = przestań, gdy na 95% wiadomo, że kandydat wygrywa więcej lub mniej niż ten udział, np. 0.4
cli-help-league-report = nie graj, tylko zapisz tabele i wykres wyników league --json: z FOLDER/*.json do FOLDER.md i FOLDER.svg
cli-help-tune-against = przeciw komu grać po kolei: a,b,…; { $default }
cli-help-tune-bot = czyje wagi: { $default }
cli-help-tune-generations = ile pokoleń: { $default }
cli-help-tune-population = kandydaci w pokoleniu: { $default }
cli-help-tune-matches = partie każdego kandydata: { $default }
cli-help-tune-check = partie porównujące wagi przed i po: { $default }
cli-help-tune-out = dokąd trafią wagi; przerwane strojenie rusza stamtąd dalej
cli-help-fit-bot = kto gra na wszystkich miejscach: { $default }
cli-help-fit-lapse = kto decyduje od czasu do czasu, by pozycje powstawały na wiele sposobów: { $default }
cli-help-fit-out = plik chance.toml gry: liczby są zastępowane, reszta zostaje; bez niego są pokazywane
cli-help-position = pozycja w jednym wierszu, zobacz docs/notation.md; opcje mówią, której gry
cli-help-analyse-record = zamiast tego chwila z zapisu, zobacz --at
cli-help-analyse-seat = miejsce, które decyduje; domyślnie pierwsze pytane
cli-help-analyse-bot = kto się zastanawia: { $default }
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
cli-help-bench-bots = zmierz zamiast tego boty
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
cli-fault-seconds = musi być liczbą sekund większą od 0, najwyżej { $most }, a nie { $typed }
cli-fault-part-of-one = musi być udziałem od 0 do 1, np. 0.4, a nie { $typed }
cli-fault-two-bots = --bots wymaga co najmniej dwóch, np. planner,greedy
cli-fault-other-tuning = { $file } nie jest plikiem tego strojenia
cli-fault-no-numpy = dopasowanie wymaga numpy: pip install hexhold[fit]
cli-fault-nobody-won = żadnej z tych partii nikt nie wygrał: nie ma się z czego uczyć
cli-fault-position-or-record = podaj albo pozycję, albo --record FILE
cli-fault-nobody-asked = nikt nie jest tam o nic pytany
cli-fault-seat-not-asked = miejsce { $seat } nie jest tam pytane, tylko { $known }
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
cli-league-won = { $candidate } przeciw { $others }: wygrane { $wins } z { $games }, { $share }; na 95% pewne: od { $low } do { $high }
cli-league-think = namysł  { $mean } ms na turę, najwyżej { $longest } ms na decyzję
cli-tune-generation = pokolenie { $generation } z { $generations }: najlepszy { $best }, średnia { $mean }, krok { $step }
cli-tune-before = przed: wygrane { $wins } z { $games }, { $share }; na 95% pewne: od { $low } do { $high }
cli-tune-after = po: wygrane { $wins } z { $games }, { $share }; na 95% pewne: od { $low } do { $high }
cli-fit-played = rozegrane partie: { $done } z { $games }
cli-fit-loss = strata logarytmiczna na partiach odłożonych: { $loss }; według wcześniejszych liczb: { $before }; bez żadnej wiedzy: { $nothing } (partie: { $matches }, tury: { $turns }, kara: { $penalty })
cli-analyse-title = { $game }, miejsce { $seat }: najlepsze akcje i szansa na wygraną
cli-analyse-chance = szansa
cli-analyse-action = akcja
cli-analyse-playouts = próbne partie
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
cli-play-composed = { $kind } …: wpisz, na przykład: { $example }
cli-play-refused = Niedozwolone: { $why } ({ $rule })
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

## What may be wrong: games, options, actions, records

fault-no-action = { $action } nie jest ruchem
fault-in-action = { $action }: { $reason }
fault-write-like = wpisz { $usage }
fault-out-of-range = { $word } nie jest liczbą od { $low } do { $high }
fault-none-of = { $word } to żadne z: { $names }
fault-in-item = { $name }: { $reason }
fault-no-seat-first = { $text } powinno zaczynać się od miejsca
fault-no-pair = { $word } powinno mieć postać name=value
fault-said-twice = { $name } jest podane dwa razy
fault-not-of-table = stół nie ma niczego takiego jak { $name }
fault-not-of-seat = miejsce nie ma niczego takiego jak { $name }
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

## What may be wrong: bots

fault-no-bot = nie ma bota { $bot }; znane: { $known } albo twój własny MODULE:CLASS
fault-bot-not-imported = nie ma bota { $bot }: { $reason }
fault-not-a-bot = { $bot } nie jest botem: powinna to być klasa pochodna od hexhold.bots.Bot
fault-bot-not-for-game = bot { $bot } nie gra w { $game }
fault-no-style = nie ma bota { $bot }: znane style: { $known }
fault-no-budget = { $bot }: bot, który szuka, może dostać sekundy na turę, np. @0.2, albo rozegrania na decyzję, np. @400p
fault-bot-rates-nothing = bot { $bot } nie umie powiedzieć, ile warte są akcje
fault-no-weights = { $game } nie ma wag do strojenia dla mode={ $value }
fault-no-chances = { $game } nie ma szansy wygranej, którą można by dopasować
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
