# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = Messung
bench-met = erfüllt
bench-missed = NICHT ERFÜLLT
bench-target = Ziel
bench-milliseconds = { $value } ms
bench-seconds = { $value } s
bench-kilobytes = { $value } KB
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Zufällige Partien. Ein Spielzug ist eine Entscheidung eines Sitzes: Der Zufall zählt nicht, Karten abzugeben oder ein Angebot zählt einmal.
bench-side-hexhold = Basisspiel
bench-side-hexhold-interpreted = Basisspiel, reines Python
bench-side-interpreted = reines Python
bench-games = Partien/s in der Spiellogik
bench-actions = Spielzüge/s in der Spiellogik
bench-loop-actions = Spielzüge/s per Schleife in Python
bench-legal = legal()/s aus Python
bench-copy = copy()/s
bench-view = view()/s
bench-state = ein Zustand belegt höchstens { $bytes } Byte; erlaubt sind { $limit }: { $verdict }
bench-times-peer = im Vergleich zu { $peer }
bench-ratio = Verhältnis
bench-no-peer = { $peer } ist nicht installiert, daher fehlt der Vergleich; make bench installiert es

## The bots

bench-bots-about = Wie schnell die Bots denken, nach CPU-Zeit in einem Prozess. Probepartien werden gezählt, wo eine Partie von Planern halb vorbei ist.
bench-bots-decisions = greedy: Entscheidungen/s
bench-bots-turn = planner: ein Zug
bench-bots-playouts = master: Probepartien/s

## The server

bench-server-about = Tische der Nachtwache mit je vier Clients, die ein Skript steuert. Clients, Server, Echo und Speicher teilen sich diesen Rechner. Ein Client wählt aus dem, was ihm angeboten wurde. Nichts wird gemeldet, bevor es gespeichert ist (WAL, synchronous=FULL; was gerade wartet, teilt sich einen Commit). Das Echo nutzt dieselben Sockets und antwortet allen vieren mit Nachrichten von gleicher mittlerer Größe. Nach CPU-Zeit fällt am wenigsten ins Gewicht, was der Rechner sonst noch tut.
bench-server-paced = Tische im Tempo von Menschen: ein Spielzug in { $seconds } s
bench-server-unpaced = Tische, so schnell sie können
bench-server-actions-per-s = Spielzüge/s
bench-server-of = { $done } von { $wanted }
bench-server-processor = Tische nach CPU-Zeit
bench-server-actions-per-busy-s = Spielzüge je CPU-Sekunde
bench-server-echoes-per-busy-s = Echos je CPU-Sekunde
bench-server-our-share = unser Anteil
bench-server-client-load = Last der Clients
bench-server-measured = gemessen
bench-server-late = { $tables ->
    [one] p99 an { $tables } Tisch im Tempo von Menschen
   *[other] p99 an { $tables } Tischen im Tempo von Menschen
 }
bench-server-idle = ein ruhender Tisch, einer von { $tables }
bench-server-ready = { $matches ->
    [one] bereit, bei { $matches } beendeten Partie
   *[other] bereit, bei { $matches } beendeten Partien
 }

## What may be wrong

fault-bench-failed = die Messung von { $side } ist gescheitert
fault-bench-failed-because = die Messung von { $side } ist gescheitert: { $reason }
fault-bench-not-answered = eine Nachricht blieb ohne Antwort
fault-bench-server-answered = der Server hat geantwortet: { $errors }
fault-bench-needs-linux = der Server wird nur unter Linux gemessen: Das braucht /proc
fault-bench-too-few-files = die Sockets brauchen { $needed } offene Dateien, erlaubt sind nur { $allowed } (siehe ulimit -n)
