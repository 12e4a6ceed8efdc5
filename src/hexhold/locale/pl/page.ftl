# The page around both games: lobby, table, almanac, what comes after a match.

title = Hexhold
title-almanac = Almanach – Hexhold
title-table = { $game } – Hexhold
title-turn = ● Twoja tura – Hexhold
title-replay = Powtórka: { $game } – Hexhold

nav = Hexhold
nav-skip = Przejdź do treści
nav-almanac = Almanach
nav-language = Język
nav-theme = Jasno lub ciemno
nav-help = Oprowadź mnie
nav-sound-on = Dźwięk jest wyłączony. Włącz
nav-sound-off = Dźwięk jest włączony. Wyłącz
nav-table = Stół
close = Zamknij
undo = Cofnij
connection-lost = Połączenie przerwane. Próbujemy znowu…
connection-back = Połączenie wróciło.
why-read-more = Przeczytaj zasadę

log-title = Co się wydarzyło
log-show-place = Pokaż na planszy
log-rule = Przeczytaj zasadę
chat-say = Napisz coś do grających
chat-send = Wyślij

# ---------------------------------------------------------------- a table and what happens at it

table-loading = Podchodzimy do stołu…
table-gone = Może został zamknięty albo link jest niepełny.
table-damaged-about = Zapis tej partii na serwerze jest błędny, więc nie da się jej kontynuować. Więcej znajdzie w dzienniku osoba, która prowadzi serwer.
gone-about = Może w adresie jest literówka.
table-home = Do lobby
table-seated = { $name } siada do stołu.
table-left = { $name } zwalnia miejsce.
table-botseated = Bot zajmuje miejsce: { $name }.
table-started = Partia się zaczyna.
table-away = { $name } odchodzi od stołu; dalej gra bot.
table-back = { $name } wraca do stołu.
table-undone = { $name } cofa ostatni ruch.
table-rematch = Na kolejną partię jest nowy stół.
table-muted = Wyciszono: { $name }.
table-unmuted = { $name } znów może mówić.
table-guest = { $name } gra jako gość.
table-resigned = { $name } – rezygnacja z gry.
table-proposed-end = { $name } proponuje zakończyć partię.
table-proposed-guest = { $name } chce zagrać jako gość.
table-agreed = { $name } się zgadza.
table-declined = { $name } się nie zgadza.
table-ended = Partia została przerwana.
table-expired = Nikt nie przyszedł
table-expired-about = Ten stół zbyt długo czekał na graczy i został zamknięty, zanim zaczęła się partia. W każdej chwili możesz otworzyć nowy.

confirm-yes = Tak, zrób to
confirm-no = Nie, wróć
confirm-final = { $action }? Tego nie da się cofnąć.

# ---------------------------------------------------------------- the games in a few words

game-line = { $game } · { $mode }

# ---------------------------------------------------------------- lobby

guest = Gość
your-name = Twoje imię
lobby-title = Wybierz grę i graj
lobby-about = Dwie gry planszowe z rodziny Catan, z botami albo ze znajomymi. Bez konta, bez instalowania; pierwsza partia wszystko ci pokaże.
lobby-play-bots = Zagraj z botami
lobby-play-friends = Zagraj ze znajomymi
lobby-choose = Przygotuj stół
lobby-opening = Rozkładamy planszę…

solo-title = { $game }: twój stół
solo-bots = { $count ->
    [one] jeden bot: { $level }
    [few] { $count } boty: { $level }
   *[many] { $count } botów: { $level }
  }
solo-who = Z kim grasz
solo-seat = Przeciwnik { $number }
solo-anyone = Ktokolwiek
solo-play = Graj
solo-kept = Zapamiętane na tym urządzeniu na następny raz.
solo-all = Wszystkie opcje

tables-mine = Twoje stoły
tables-past = Twoje zakończone partie
tables-all = Pokaż wszystkie ({ $count })
tables-public = Publiczne stoły
tables-none = Nie ma jeszcze publicznego stołu. Otwórz własny: „Zagraj ze znajomymi”.
tables-waiting = { $free ->
    [0] czeka na rozpoczęcie
    [one] czeka, { $free } wolne miejsce
    [few] czeka, { $free } wolne miejsca
    [many] czeka, { $free } wolnych miejsc
   *[other] czeka, wolne miejsca: { $free }
  }
tables-starting = zaraz się zacznie
tables-playing = gra trwa
tables-over = koniec
tables-resume = Graj dalej
tables-enter = Wejdź
tables-join = Dołącz
tables-watch = Oglądaj
tables-look = Przejrzyj

seat-free = wolne
seat-number = Miejsce { $number }
seat-bot = Bot: { $bot }
seat-gone = brak od { $time }
seat-guest = gra { $name }

# ---------------------------------------------------------------- a new table

new-title = Nowy stół
new-game = Gra
new-all-options = Wszystkie opcje
new-changed = { $count ->
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] zmienione: { $count }
  }
new-your-changes = Co odbiega od zwykłej gry
new-usual = Przywróć domyślne
new-clock = Zegar
new-answer = Czas na odpowiedź na ofertę
new-answer-open = bez ograniczeń
new-who = Kto może przyjść
new-by-link = Każdy, kto ma link
new-public = Wszyscy: pokaż stół w lobby
new-bots-later = W następnym kroku możesz oddać wolne miejsca botom.
new-open = Otwórz stół
new-cancel = Wróć
clock-none = Bez zegara
clock-quick = Szybko: { $turn } na turę i { $reserve } w zapasie
clock-calm = Spokojnie: { $turn } na turę i { $reserve } w zapasie
clock-own = Własne limity
clock-turn-seconds = Sekundy na turę
clock-reserve-seconds = Sekundy w zapasie
clock-label = Pozostały czas: { $turn } w tej turze, { $reserve } w zapasie
clock-seconds = { $time }{"\u00A0"}s
clock-minutes = { $time }{"\u00A0"}min

# ---------------------------------------------------------------- waiting room

room-public = Stół publiczny: każdy znajdzie go w lobby.
room-by-link = Wyślij link tym, z którymi chcesz zagrać.
room-clock = Zegar: { $turn } na turę i { $reserve } w zapasie.
room-answer = Na ofertę odpowiada się w ciągu { $time }.
room-answer-open = Oferty czekają na odpowiedź bez ograniczeń.
room-seats = Miejsca
room-you = ty
room-sit = Usiądź tutaj
room-leave = Wstań
room-which-bot = Wybierz bota
room-bot = Posadź bota
room-free = Zwolnij miejsce
room-remove = Usuń
room-remove-name = Usuń z miejsca: { $name }
room-fill = { $count ->
    [one] Posadź bota na wolnym miejscu
    [few] Posadź boty na { $count } wolnych miejscach
    [many] Posadź boty na { $count } wolnych miejscach
   *[other] Posadź boty na wolnych miejscach ({ $count })
  }
room-start = Zacznij partię
room-waiting = { $count ->
    [one] Jeszcze { $count } wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
    [many] Jeszcze { $count } wolnych miejsc.
   *[other] Wolne miejsca: { $count }.
  }
room-ready = Są już wszyscy.
room-host-starts = Są już wszyscy. Partię rozpocznie gospodarz stołu.
room-starting = Partia się zaczyna. Każda przeglądarka dokłada się do kości…
room-redraws = { $count ->
    [one] Ziarna kości wybrano od nowa raz, bo czyjaś przeglądarka nie pokazała swojego.
    [few] Ziarna kości wybrano od nowa { $count } razy, bo czyjaś przeglądarka nie pokazała swojego.
    [many] Ziarna kości wybrano od nowa { $count } razy, bo czyjaś przeglądarka nie pokazała swojego.
   *[other] Ziarna kości wybrano od nowa { $count } razy, bo czyjaś przeglądarka nie pokazała swojego.
  }
room-chat = Rozmowa
room-dice = Uczciwe kości: serwer zapieczętował już swój sekret; ty i pozostali dokładacie coś od siebie. Po partii twoja przeglądarka porówna każdy rzut z tą pieczęcią:
room-dice-more = Jak działają kości
link-to-table = Link do tego stołu
link-copy = Skopiuj link
link-copied = Skopiowano

# ---------------------------------------------------------------- footer

footer-notice = Hexhold to niezależny projekt fanowski, niepowiązany z autorami, wydawcami i właścicielami praw do gier, powieści i serialu, przez nich niewspierany ani niesponsorowany. Znaki towarowe należą do ich właścicieli i mówią tylko, o którą grę chodzi.
footer-licence = Wszystkie teksty i obrazki są naszego autorstwa. Kod, teksty i obrazki udostępniamy na wolnej licencji MIT.

# ---------------------------------------------------------------- what can go wrong

error-bad-message = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
error-too-large = To za długie.
error-too-fast = Za szybko. Poczekaj chwilę.
error-no-table = Nie ma takiego stołu.
error-not-found = Tu nic nie ma.
error-no-game = Te opcje nie pasują do siebie.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-seated = Nie masz miejsca przy tym stole.
error-seat-taken = To miejsce nie jest wolne.
error-table-full = Nie ma wolnego miejsca.
error-not-waiting = Partia już się zaczęła.
error-not-playing = Nie trwa żadna partia.
error-not-ready = Jest jeszcze wolne miejsce.
error-bad-action = Gra nie zna takiego ruchu.
error-refused = Zasady na to nie pozwalają.
error-no-undo = Tego nie można już cofnąć.
error-final = Tego nie da się cofnąć.
error-muted = Gospodarz stołu cię wyciszył.
error-name-taken = Ktoś tutaj ma już takie imię albo łudząco podobne.
error-bad-seed = Wkład twojej przeglądarki w kości nie pasuje. Odśwież stronę.
error-not-absent = Ta osoba tu jest albo nie ma jej jeszcze dość długo.
error-no-guest = Aby gość mógł grać, muszą tu być co najmniej dwie inne osoby.
error-proposed-already = Trwa już inne głosowanie. Poczekaj na odpowiedź.
error-nothing-proposed = Nie ma już na co odpowiadać.
error-damaged = Ten stół jest uszkodzony.
error-bad-name = Imię ma od 1 do 24 znaków.
error-bad-text = Wiadomość ma od 1 do 300 znaków.
error-no-bot = Nie ma takiego bota.
error-too-many-sockets = Otwarto tu za dużo okien Hexholda. Zamknij jedno i spróbuj znowu.
error-too-many-tables = Masz już wiele otwartych stołów. Poczekaj trochę z następnym.
error-foreign-origin = Przysłała to inna strona. Otwórz bezpośrednio Hexhold.
error-wrong-host = Hexhold nie jest znany pod nazwą z adresu. Kto prowadzi serwer, może ją dodać przez --name.
error-not-allowed = To nie jest dla wszystkich.
error-unavailable = Serwer nie może teraz tego zrobić. Spróbuj za chwilę.

options-need = „{ $option }: { $value }” pasuje tylko do „{ $other }: { $wanted }”.
options-first-missing = Miejsce, które ma zaczynać, nie gra w tej partii.
options-wrong = Te opcje nie pasują do siebie ({ $reason }).

# ---------------------------------------------------------------- around a match

nav-home = Hexhold, do lobby
nav-sound = Dźwięk
log-turn = { $name }: { $deeds }
log-times = { $deed } × { $times }
log-newest = Najnowsze
menu-link-about = Kto otworzy ten link, ogląda partię.
menu-careful = Pytaj przed tym, czego nie da się cofnąć
menu-pace = Tempo botów
menu-pace-slow = Wolno
menu-pace-normal = Zwykle
menu-pace-fast = Szybko
menu-pace-instant = Od razu
menu-volume = Głośność dźwięków
menu-volume-off = wyłączony
menu-away = poza stołem
menu-not-hear = Ukryj wypowiedzi
menu-hear = Pokaż wypowiedzi
menu-mute = Wycisz
menu-unmute = Cofnij wyciszenie
menu-watching = Oglądasz; to, co piszesz, do końca partii czytają tylko inni widzowie.
menu-host = Ten stół należy do ciebie: możesz wyciszać; za nieobecnego każdy może poprosić o grę bota.
menu-pause = Partia czeka, gdy nie ma nikogo z grających.
menu-guest = Grasz przy tym stole.
menu-resign = Poddaj partię
menu-resign-two = Poddać partię? Wtedy wygrywa { $name }.
menu-resign-bot = Poddać partię? Na twoim miejscu zagra bot, a tobie pozostanie oglądanie.
menu-resign-alone = Poddać partię? Skończy się bez zwycięzcy.
menu-end = Zakończ partię
menu-end-ask = Zapytać innych, czy zakończyć partię bez zwycięzcy?
menu-end-alone = Zakończyć partię bez zwycięzcy?
matter-away = Twój czas minął, więc gra za ciebie bot. Możesz wrócić do gry w każdej chwili.
matter-away-asked = Gra za ciebie bot, wezwany przez gracza { $name }. Możesz wrócić do gry w każdej chwili.
matter-away-guest = Za ciebie gra { $name }. Możesz wrócić do gry w każdej chwili.
matter-returned = Znowu grasz. Twój czas minął i tymczasem grał za ciebie bot.
matter-returned-asked = Znowu grasz. Tymczasem grał za ciebie bot, wezwany przez gracza { $name }.
matter-returned-guest = Znowu grasz. Tymczasem za ciebie grał gość: { $name }.
matter-back = Przejmij grę
matter-guest = Grasz za gracza { $name } do jego powrotu.
matter-absent = { $name } – brak połączenia od { $time }.
matter-stand-in = Niech gra bot do powrotu gracza { $name }
matter-bot = Niech gra bot
matter-wait = Czekam
matter-vote-end = { $name } proponuje zakończyć partię bez zwycięzcy.
matter-vote-guest = { $guest } chce zagrać w zastępstwie gracza { $name }.
matter-asked = Czekamy na odpowiedź: { $names }.
matter-wishing = Prosisz o grę w zastępstwie gracza { $name }.
matter-agree = Zgadzam się
matter-decline = Nie zgadzam się
matter-free = { $name } – brak połączenia. Możesz zagrać w zastępstwie, jeśli inni się zgodzą.
matter-play-for = Zagraj za gracza { $name }
matter-look-on = Tylko oglądam
matter-understood = W porządku
lost-declined = Inni się nie zgodzili. Oglądasz partię.
lost-owner = { $name } wraca do gry. Dziękujemy za zastępstwo; teraz oglądasz partię.
lost-time = Skończył ci się czas; za gracza { $name } gra dalej bot. Teraz oglądasz partię.
lost-resigned = Partia poddana; na twoim miejscu gra dalej bot. Teraz oglądasz.
lost-freed = Gospodarz zwolnił twoje miejsce. Możesz zająć wolne.
lost-unknown = Miejsce, które miała tu ta przeglądarka, nie jest już twoje. Oglądasz partię.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-title = Krótki przewodnik
guide-nothing = Na tym ekranie nie ma jeszcze czego pokazać.
guide-step = { $step } z { $steps }
guide-next = Dalej
guide-back = Wstecz
guide-done = Gramy
guide-skip = Pomiń

# ---------------------------------------------------------------- after the match

after-title = Po partii
after-wins = { $name } wygrywa
after-you-win = Wygrywasz
after-nobody = Nikt nie wygrywa
after-show = Pokaż wynik
after-close = Zobacz stół
after-yours = Masz { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
after-guest = Gra w zastępstwie: { $name }.
after-looked-on = Partia oglądana z boku.
after-play = Zagraj i ty
after-tab-points = Punkty
after-tab-dice = Kości
after-tab-trades = Wymiany
after-tab-fair = Uczciwość
after-again = Jeszcze raz
after-wants = { $name } chce zagrać jeszcze raz.
after-join = Dołącz
after-watch = Oglądaj następną partię
after-replay = Powtórka
after-download = Pobierz
after-counting = Liczymy…
after-total = Razem
after-turns = { $turns ->
    [one] { $turns } tura, decyzje: { $decisions }.
    [few] { $turns } tury, decyzje: { $decisions }.
    [many] { $turns } tur, decyzje: { $decisions }.
   *[other] Tury: { $turns }, decyzje: { $decisions }.
  }
after-rolls = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] rzuty: { $count }
  }
after-die-value = { $value }: wypadło { $count } ×, oczekiwano { $expected }
after-counted = wypadło
after-expected = oczekiwane
after-dice-usual = Nierówno, jak to z losem bywa: co najmniej tak duże odchylenie ma { $percent }% wszystkich uczciwych partii.
after-dice-unusual = Dość niezwykły los: tak duże odchylenie ma tylko { $percent }% wszystkich uczciwych partii.
after-dice-rare = Rzadki traf: tak duże odchylenie ma tylko { $percent }% wszystkich uczciwych partii.
after-no-trades = Nikt nie handlował.
after-supply = Pula
after-for = za
after-trade-count = { $count ->
    [one] { $count } wymiana
    [few] { $count } wymiany
    [many] { $count } wymian
   *[other] wymiany: { $count }
  }

ending-resigned = { $name } – rezygnacja z gry.
ending-agreed = Przerwana za zgodą wszystkich.
ending-expired = Zbyt długo nikt nie przychodził.
over-resigned = { $name } rezygnuje z gry – wygrywa { $winner }.

fair-checking = Losujemy wszystko od nowa…
fair-yes = Tak: wszystko, o czym zdecydował los, zgadza się z dowodem.
fair-no = Dowód się nie zgadza: coś poniżej nie pasuje.
fair-seen = To pieczęć, którą twoja przeglądarka widziała przed partią.
fair-not-seen = Twoja przeglądarka nie widziała pieczęci przed końcem partii.
fair-other-seal = To nie ta pieczęć, którą twoja przeglądarka widziała przed partią.
fair-sealed = To ten sam sekret, który został zapieczętowany.
fair-other-secret = To nie ten sekret, który został zapieczętowany.
fair-own-seed = Użyto ziarna podanego przez twoją przeglądarkę.
fair-other-seed = Nie użyto ziarna podanego przez twoją przeglądarkę.
fair-hashes = Każde ziarno jest tym, którego skrót twoja przeglądarka widziała, zanim ktokolwiek pokazał swoje.
fair-hashes-not-seen = Każde ziarno pasuje do swojego skrótu, ale twoja przeglądarka nie widziała skrótów przed partią.
fair-other-hashes = Nie to ziarno, które ustalił jego skrót, na miejscu: { $seats }
fair-redraws = Ile razy przed partią wybrano ziarna od nowa, bo ktoś nie pokazał swojego: { $count }
fair-same-luck = Rzuty oraz karty i wydarzenia, które pojawiły się na twoich oczach, są tymi, które podano teraz.
fair-other-luck = Coś, co wypadło lub zostało dobrane na twoich oczach, podano teraz inaczej.
fair-all = { $draws ->
    [one] Jedyne losowanie zgadza się z sekretem i ziarnami.
    [few] Wszystkie { $draws } losowania zgadzają się z sekretem i ziarnami.
    [many] Wszystkie { $draws } losowań zgadza się z sekretem i ziarnami.
   *[other] Wszystkie losowania ({ $draws }) zgadzają się z sekretem i ziarnami.
  }
fair-wrong = { $count ->
    [one] { $count } z { $draws } losowań się nie zgadza.
    [few] { $count } z { $draws } losowań się nie zgadzają.
    [many] { $count } z { $draws } losowań się nie zgadza.
   *[other] Niezgodne losowania: { $count } z { $draws }.
  }
fair-draw = Losowanie { $number } podano jako „{ $told }”, ale z sekretu i ziaren wynika „{ $drawn }”.
fair-failed = Nie udało się tego sprawdzić.

# ---------------------------------------------------------------- almanac

almanac-title = Almanach
almanac-search = Szukaj w zasadach
almanac-filter = Wybierz grę
almanac-all = Obie
almanac-opening = Otwieramy almanach…
almanac-contents = Spis treści
almanac-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] zasady: { $count }
  }
almanac-nothing = W żadnej zasadzie nie ma tych słów.
almanac-missing = W almanachu nie ma zasady „{ $rule }”.
almanac-see = Zobacz też:
almanac-books = W instrukcjach
almanac-lines = Wiersze tekstu każdej instrukcji:
almanac-our-own = Nie mówi tego żadna instrukcja: to nasza własna zasada.

edition-en = Wydanie angielskie
edition-de = Wydanie niemieckie
edition-pl = Wydanie polskie
edition-ru = Wydanie rosyjskie

# ---------------------------------------------------------------- replay

replay-opening = Otwieramy powtórkę…
replay-not-over = Ta partia jeszcze trwa. Powtórka otworzy się po jej końcu.
replay-controls = Powtórka
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-on = Krok dalej
replay-turn-back = Tura wstecz
replay-turn-on = Tura dalej
replay-play = Odtwarzaj
replay-pause = Pauza
replay-moment = Moment partii
replay-at = Krok { $at } z { $last }, tura { $turn }
replay-at-opening = Krok { $at } z { $last }, przed pierwszą turą
replay-pace = Tempo
replay-eyes = Czyimi oczami
replay-open = Wszystkie ręce odkryte
replay-spectator = Co widzą wszyscy
replay-seat = Co widzi { $name }
replay-hands = Wszystkie ręce
replay-table = Podsumowanie
replay-link = Kopiuj link do tej chwili
replay-keys = ← → krok · Page ↑ ↓ tura · spacja odtwarza
