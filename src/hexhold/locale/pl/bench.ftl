# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = pomiar
bench-met = spełnione
bench-missed = NIESPEŁNIONE
bench-target = cel
bench-milliseconds = { $value } ms
bench-kilobytes = { $value } KB
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Losowe partie: Straż na cztery miejsca bez handlu między nimi, gra podstawowa i Braterstwo; pięć gier Rywali na zmianę. Ruch to decyzja jednego miejsca: los się nie liczy, a odrzucenie kart liczy się raz.
bench-side-hexhold = podstawowa
bench-side-hexhold-interpreted = podstawowa, czysty Python
bench-side-interpreted = czysty Python
bench-side-brotherhood = Braterstwo
bench-side-rivals = Rywale
bench-games = partii/s w silniku
bench-actions = ruchów/s w silniku
bench-loop-actions = ruchów/s z pętli w Pythonie
bench-legal = legal()/s z Pythona
bench-copy = copy()/s
bench-view = view()/s
bench-state = stan gry zajmuje do { $bytes } bajtów; limit to { $limit }: { $verdict }
bench-times-peer = w porównaniu z { $peer }
bench-ratio = stosunek
bench-no-peer = nie ma { $peer }, więc nie ma z czym porównać; instaluje go make bench

## The server

bench-server-title = { $tables ->
    [one] { $tables } stół Straży, przy nim czterej klienci sterowani skryptem.
    [few] { $tables } stoły Straży, przy każdym czterej klienci sterowani skryptem.
    [many] { $tables } stołów Straży, przy każdym czterej klienci sterowani skryptem.
   *[other] { $tables } stołu Straży, przy każdym czterej klienci sterowani skryptem.
 }
bench-server-about = Klienci, serwer, echo i magazyn dzielą tę maszynę. Klient wybiera z tego, co mu przysłano. Nic nie jest ogłaszane, zanim zostanie zapisane (WAL, synchronous=FULL; wszystko, co czeka, trafia do wspólnego commita). Echo działa na tym samym uvicorn i Starlette i odpowiada wiadomościami o tej samej średniej wielkości. Liczy się udział względem wolniejszego z dwojga, pierwszego echa i pierwszych dopisań: robią one to samo co serwer, tylko bez gry.
bench-server-delay = od ruchu do ostatniego odbiorcy
bench-server-actions-per-s = ruchów/s
bench-server-paced = w tempie ludzi: jeden ruch na { $seconds } s przy stole
bench-server-unpaced = tak szybko, jak potrafią
bench-server-rates = najszybciej, jak się da
bench-server-per-s = na sekundę
bench-server-per-busy-s = na sekundę procesora
bench-server-our-share = nasz udział
bench-server-actions = zapisane ruchy, do czterech
bench-server-echo = echo do czterech
bench-server-lone-echo = echo do nadawcy
bench-server-appends = dopisania SQLite, po { $tables } na commit
bench-server-lone-appends = dopisania SQLite, po jednym na commit
bench-server-measured = zmierzono
bench-server-late = p99 w tempie ludzi
bench-server-share = udział względem wolniejszego: echa lub dopisań
bench-server-idle = bezczynny stół, jeden z { $tables }

## What may be wrong

fault-bench-failed = pomiar się nie powiódł: { $side }
fault-bench-failed-because = pomiar się nie powiódł: { $side }: { $reason }
fault-bench-not-answered = na jedną z wiadomości nie przyszła odpowiedź
fault-bench-server-answered = serwer odpowiedział: { $errors }
fault-bench-needs-linux = serwer mierzy się tylko w Linuksie: potrzebne jest /proc
