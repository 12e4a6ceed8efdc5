# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = Messung
bench-met = erfüllt
bench-missed = NICHT ERFÜLLT
bench-target = Ziel
bench-milliseconds = { $value } ms
bench-kilobytes = { $value } KB
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Zufällige Partien: die Nachtwache mit vier Sitzen ohne Handel untereinander, Basisspiel und Bruderschaft; die fünf Spiele der Fürsten reihum. Ein Spielzug ist eine Entscheidung eines Sitzes: Der Zufall zählt nicht, Karten abzugeben zählt einmal.
bench-side-hexhold = Basisspiel
bench-side-hexhold-interpreted = Basisspiel, reines Python
bench-side-interpreted = reines Python
bench-side-brotherhood = Bruderschaft
bench-side-rivals = Fürsten
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

## The server

bench-server-title = { $tables ->
    [one] { $tables } Tisch der Nachtwache, daran vier Clients, die ein Skript steuert.
   *[other] { $tables } Tische der Nachtwache, an jedem vier Clients, die ein Skript steuert.
 }
bench-server-about = Clients, Server, Echo und Speicher teilen sich diesen Rechner. Ein Client wählt aus dem, was ihm angeboten wurde. Nichts wird gemeldet, bevor es gespeichert ist (WAL, synchronous=FULL; was gerade wartet, teilt sich einen Commit). Das Echo läuft auf demselben uvicorn und Starlette und antwortet mit Nachrichten von gleicher mittlerer Größe. Es zählt der Anteil am Langsameren von beiden, dem ersten Echo und dem ersten Anhängen: Sie tun dasselbe wie der Server, nur ohne Spiel.
bench-server-delay = vom Spielzug zum letzten Empfänger
bench-server-actions-per-s = Spielzüge/s
bench-server-paced = im Tempo von Menschen: je Tisch ein Spielzug in { $seconds } s
bench-server-unpaced = so schnell sie können
bench-server-rates = so schnell es geht
bench-server-per-s = je Sekunde
bench-server-per-busy-s = je Prozessorsekunde
bench-server-our-share = unser Anteil
bench-server-actions = Spielzüge, gespeichert, an vier
bench-server-echo = Echo an vier
bench-server-lone-echo = Echo an den Absender
bench-server-appends = SQLite-Anhängen, { $tables } je Commit
bench-server-lone-appends = SQLite-Anhängen, eines je Commit
bench-server-measured = gemessen
bench-server-late = p99 im Tempo von Menschen
bench-server-share = Anteil am Langsameren, Echo oder Anhängen
bench-server-idle = ein ruhender Tisch, einer von { $tables }

## What may be wrong

fault-bench-failed = die Messung von { $side } ist gescheitert
fault-bench-failed-because = die Messung von { $side } ist gescheitert: { $reason }
fault-bench-not-answered = eine Nachricht blieb ohne Antwort
fault-bench-server-answered = der Server hat geantwortet: { $errors }
fault-bench-needs-linux = der Server wird nur unter Linux gemessen: Das braucht /proc
