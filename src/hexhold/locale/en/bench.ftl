# What `hexhold bench` tells. Names of functions, programs and settings are the same in every language.

bench-measuring = measuring
bench-met = met
bench-missed = MISSED
bench-target = target
bench-milliseconds = { $value } ms
bench-seconds = { $value } s
bench-kilobytes = { $value } KB
bench-times = { $value } ×

## The engine: a row a thing, a column a side

bench-about = Random matches. An action is a decision of a seat: chance does not count, a discard or an offer counts once.
bench-side-hexhold = base game
bench-side-hexhold-interpreted = base game, interpreted
bench-side-interpreted = interpreted
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

## The bots

bench-bots-about = How fast the bots think, by processor time in one process. Playouts are counted where a match of planners is half over.
bench-bots-decisions = greedy: decisions/s
bench-bots-turn = planner: a turn
bench-bots-playouts = master: playouts/s

## The server

bench-server-about = Tables of the Watch with four scripted clients each. Clients, server, echo and store share this machine. A client acts from the choices that it was sent. Nothing is told before it is stored (WAL, synchronous=FULL, whatever waits shares a commit). The echo takes the same sockets, and answers all four with messages of the same mean size. By processor time the other work of the machine counts least.
bench-server-paced = tables as people play: one action in { $seconds } s
bench-server-unpaced = tables as fast as they can
bench-server-actions-per-s = actions/s
bench-server-of = { $done } of { $wanted }
bench-server-processor = tables by processor time
bench-server-actions-per-busy-s = actions a second of processor
bench-server-echoes-per-busy-s = echoes a second of processor
bench-server-our-share = our share
bench-server-client-load = load of the clients
bench-server-measured = measured
bench-server-late = { $tables ->
    [one] p99 at { $tables } table as people play
   *[other] p99 at { $tables } tables as people play
 }
bench-server-idle = an idle table, one of { $tables }
bench-server-ready = { $matches ->
    [one] ready, with { $matches } finished match
   *[other] ready, with { $matches } finished matches
 }

## What may be wrong

fault-bench-failed = the measurement of { $side } failed
fault-bench-failed-because = the measurement of { $side } failed: { $reason }
fault-bench-not-answered = a message was never answered
fault-bench-server-answered = the server answered: { $errors }
fault-bench-needs-linux = the server is measured on Linux only: it takes /proc
fault-bench-too-few-files = the sockets take { $needed } open files, only { $allowed } are allowed (see ulimit -n)
