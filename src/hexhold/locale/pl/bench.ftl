# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = pomiar
bench-met = spełnione
bench-missed = NIESPEŁNIONE
bench-target = cel
bench-milliseconds = { $value } ms
bench-seconds = { $value } s
bench-kilobytes = { $value } KB
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Losowe partie. Ruch to decyzja jednego miejsca: los się nie liczy, a odrzucenie kart albo oferta liczy się raz.
bench-side-hexhold = podstawowa
bench-side-hexhold-interpreted = podstawowa, czysty Python
bench-side-interpreted = czysty Python
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

## The bots

bench-bots-about = Jak szybko myślą boty, według czasu procesora w jednym procesie. Rozgrywki próbne liczone są w połowie partii planistów.
bench-bots-decisions = greedy: decyzje/s
bench-bots-turn = planner: tura
bench-bots-playouts = master: rozgrywki próbne/s

## The server

bench-server-about = Stoły Straży, przy każdym czterej klienci sterowani skryptem. Klienci, serwer, echo i magazyn dzielą tę maszynę. Klient wybiera z tego, co mu przysłano. Nic nie jest ogłaszane, zanim zostanie zapisane (WAL, synchronous=FULL; wszystko, co czeka, trafia do wspólnego commita). Echo korzysta z tych samych gniazd i odpowiada wszystkim czterem wiadomościami o tej samej średniej wielkości. Przy liczeniu czasu procesora inne zajęcia maszyny znaczą najmniej.
bench-server-paced = stoły w tempie ludzi: jeden ruch na { $seconds } s
bench-server-unpaced = stoły, tak szybko, jak potrafią
bench-server-actions-per-s = ruchów/s
bench-server-of = { $done } z { $wanted }
bench-server-processor = stoły według czasu procesora
bench-server-actions-per-busy-s = ruchów na sekundę procesora
bench-server-echoes-per-busy-s = ech na sekundę procesora
bench-server-our-share = nasz udział
bench-server-client-load = obciążenie klientów
bench-server-measured = zmierzono
bench-server-late = { $tables ->
    [one] p99 przy { $tables } stole w tempie ludzi
    [few] p99 przy { $tables } stołach w tempie ludzi
    [many] p99 przy { $tables } stołach w tempie ludzi
   *[other] p99 przy { $tables } stołu w tempie ludzi
 }
bench-server-idle = bezczynny stół, jeden z { $tables }
bench-server-ready = { $matches ->
    [one] gotowość przy { $matches } zakończonej partii
    [few] gotowość przy { $matches } zakończonych partiach
    [many] gotowość przy { $matches } zakończonych partiach
   *[other] gotowość przy { $matches } zakończonej partii
 }

## What may be wrong

fault-bench-failed = pomiar się nie powiódł: { $side }
fault-bench-failed-because = pomiar się nie powiódł: { $side }: { $reason }
fault-bench-not-answered = na jedną z wiadomości nie przyszła odpowiedź
fault-bench-server-answered = serwer odpowiedział: { $errors }
fault-bench-needs-linux = serwer mierzy się tylko w Linuksie: potrzebne jest /proc
fault-bench-too-few-files = gniazda wymagają tylu otwartych plików: { $needed }, a dozwolonych jest tylko { $allowed } (zob. ulimit -n)
