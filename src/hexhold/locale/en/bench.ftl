# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = measuring
bench-met = met
bench-missed = MISSED
bench-target = target
bench-milliseconds = { $value } ms
bench-kilobytes = { $value } KB
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Random matches: the Watch with four seats and no trade between them, base game and Brotherhood; the five games of the Rivals in turns. An action is a decision of a seat: chance does not count, a discard counts once.
bench-side-hexhold = base game
bench-side-hexhold-interpreted = base game, interpreted
bench-side-interpreted = interpreted
bench-side-brotherhood = Brotherhood
bench-side-rivals = Rivals
bench-games = matches/s in the engine
bench-actions = actions/s in the engine
bench-loop-actions = actions/s from a Python loop
bench-legal = legal()/s from Python
bench-copy = copy()/s
bench-view = view()/s
bench-state = a state takes { $bytes } bytes at most; may take { $limit }: { $verdict }
bench-times-peer = times { $peer }
bench-ratio = ratio
bench-no-peer = { $peer } is not installed, so there are no ratios; make bench installs it

## The server

bench-server-title = { $tables ->
    [one] { $tables } table of the Watch, four scripted clients at it.
   *[other] { $tables } tables of the Watch, four scripted clients at each.
 }
bench-server-about = Clients, server, echo and store share this machine. A client acts from the choices that it was sent. Nothing is told before it is stored (WAL, synchronous=FULL, whatever waits shares a commit). The echo runs on the same uvicorn and Starlette and answers with messages of the same mean size. The share that counts is that of the slower of the first echo and the first appends: they do what the server does, without a game.
bench-server-delay = action to last recipient
bench-server-actions-per-s = actions/s
bench-server-paced = as people play: one action in { $seconds } s a table
bench-server-unpaced = as fast as they can
bench-server-rates = as fast as it goes
bench-server-per-s = a second
bench-server-per-busy-s = a second of processor
bench-server-our-share = our share
bench-server-actions = stored actions, told to four
bench-server-echo = echo, told to four
bench-server-lone-echo = echo, told to the sender
bench-server-appends = SQLite appends, { $tables } to a commit
bench-server-lone-appends = SQLite appends, each committed
bench-server-measured = measured
bench-server-late = p99 as people play
bench-server-share = share of the slower of echo and appends
bench-server-idle = an idle table, one of { $tables }

## What may be wrong

fault-bench-failed = the measurement of { $side } failed
fault-bench-failed-because = the measurement of { $side } failed: { $reason }
fault-bench-not-answered = a message was never answered
fault-bench-server-answered = the server answered: { $errors }
fault-bench-needs-linux = the server is measured on Linux only: it takes /proc
