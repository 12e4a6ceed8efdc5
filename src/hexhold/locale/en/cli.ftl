# The command line: help, faults, tables, a match in the terminal.
# Words in capitals, names after dashes and names of options are typed as they stand: they are the same
# in every language. $name is a seat or a player, $cards a list such as "2 Ore, 1 Wool".

## Help

cli-about = Play, study and automate two Catan-family games.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help-help = show this help
cli-help-version = show the version
cli-help-language = the language: { $languages }

cli-help-play = play in the browser, or in the terminal
cli-help-serve = run the server
cli-help-backup = copy the tables of the server to a file, also while it runs
cli-help-restore = put a copy back in the place of the server’s tables
cli-help-forget = take a person’s name and words out of all tables
cli-help-sim = play many matches between bots and count the results
cli-help-league = measure how much stronger one bot is than another
cli-help-tune = find better weights for a bot by playing
cli-help-fit = fit the chance to win of a game’s bots to who won
cli-help-analyse = say what is best in a position, with the chances to win
cli-help-replay = retell a recorded match
cli-help-verify = check that the dice of a record were fair
cli-help-options = list the options of a game
cli-help-bench = measure the speed, beside that of catanatron if it is installed

cli-help-json = print JSON
cli-help-game = which game: { $default }
cli-help-mode = the game’s option mode
cli-help-players = the game’s option players
cli-help-option = any option of the game, see: hexhold options GAME
cli-help-game-of-options = one of: { $games }
cli-help-page-port = the port of the page; a free one if left out
cli-help-db = where tables are kept
cli-help-backup-file = where the copy goes; a file that is there is left alone
cli-help-restore-file = a copy made by hexhold backup
cli-help-forget-name = the name as shown at the table; capitals do not matter
cli-help-no-browser = only say where the page is
cli-help-terminal = play here, without a page
cli-help-in-the-terminal = in the terminal
cli-help-seat = your seat: { $default }
cli-help-bots-of-others = who plays the others: { $default }
cli-help-seed-chosen = the seed of all chance; chosen for you if left out
cli-help-auto = let bots play all seats
cli-help-save = write the record there at the end
cli-help-bots-of-all = one for all seats, or one for each: a,b,…; { $default }
cli-help-think = seconds a turn for bots that search and are given none of their own, such as master@0.2
cli-help-league-bots = each is a candidate against the one named after it: a,b,…; { $default }
cli-help-league-file = keep every match there, and go on from it
cli-help-until-sure = stop as soon as it is 95% sure that a candidate wins more or less than this, such as 0.4
cli-help-league-report = play nothing, but write the tables and the plot of what league --json found: FOLDER/*.json into FOLDER.md and FOLDER.svg
cli-help-tune-against = whom to play against in turn: a,b,…; { $default }
cli-help-tune-bot = whose weights: { $default }
cli-help-tune-generations = how many generations: { $default }
cli-help-tune-population = candidates a generation: { $default }
cli-help-tune-matches = matches of each candidate: { $default }
cli-help-tune-check = matches that compare the weights before and after: { $default }
cli-help-tune-out = where the weights go; a tuning that was stopped goes on from there
cli-help-fit-bot = who plays all seats: { $default }
cli-help-fit-lapse = who decides now and then, so that positions come about in many ways: { $default }
cli-help-fit-out = the game’s chance.toml: figures are replaced, the rest stays; without it they are shown
cli-help-position = a position as one line, see docs/notation.md; the options say of which game
cli-help-analyse-record = a moment of a record instead, see --at
cli-help-analyse-seat = the seat that decides; the first that is asked if left out
cli-help-analyse-bot = who thinks about it: { $default }
cli-help-games = how many matches: { $default }
cli-help-seed = the seed of all chance: { $default }
cli-help-jobs = how many processes: { $default }
cli-help-record = a record; - reads it from the input
cli-help-at = stop after this many moves
cli-help-viewer = only what this seat (or spectator) may know
cli-help-seal = the seal of the dice as you saw it before the match
cli-help-own-seed = the seed that you gave, with your seat if you know it
cli-help-seed-hash = the seed hash of a seat as you saw it before the match
cli-help-host = the address to listen on: { $default }
cli-help-port = the port; 0 takes a free one: { $default }
cli-help-bot-pause = how many milliseconds a bot waits before acting among people: { $default }
cli-help-absence = how many seconds somebody is gone before the others may let a bot play: { $default }
cli-help-message-bytes = bytes of the longest message: { $default }
cli-help-tables-per-hour = tables that one address may open in an hour: { $default }
cli-help-sockets-per-address = WebSockets that one address may hold: { $default }
cli-help-connections-per-address = connections of any kind that one address may hold: { $default }
cli-help-connections = connections of any kind in all: { $default }
cli-help-requests-per-second = requests that one address may send in a second: { $default }
cli-help-writes-per-second = requests that change something, from one address in a second: { $default }
cli-help-proxy = proxies that are believed about addresses: addresses or networks like 10.0.0.0/8
cli-help-name = a name by which the server may be called, like play.example.org or *.example.org; may be given several times
cli-help-quick = a rough measurement in a few seconds
cli-help-server = measure the server instead
cli-help-bench-bots = measure the bots instead
cli-help-tables = with --server: how many tables, such as 100,2000

## What was typed wrong

cli-fault-see-help = { $fault } (see { $command } --help)
cli-fault-argument = { $argument }: { $fault }
cli-fault-unrecognized = unrecognized arguments: { $arguments }
cli-fault-required = required: { $arguments }
cli-fault-choice = invalid choice: { $choice } (choose from { $choices })
cli-fault-value-expected = a value is missing
cli-fault-no-value-expected = takes no value, but { $value } was given
cli-fault-language = there is no language { $language }; known: { $known }
cli-fault-at-least = must be a whole number of at least { $lowest }, not { $typed }
cli-fault-from-to = must be a whole number from { $lowest } to { $highest }, not { $typed }
cli-fault-seconds = must be a number of seconds above 0, at most { $most }, not { $typed }
cli-fault-part-of-one = must be a share from 0 to 1, such as 0.4, not { $typed }
cli-fault-two-bots = --bots takes at least two, such as planner,greedy
cli-fault-other-tuning = { $file } is not the file of this tuning
cli-fault-no-numpy = fitting needs numpy: pip install hexhold[fit]
cli-fault-nobody-won = nobody won any of these matches: there is nothing to learn from
cli-fault-position-or-record = give either a position or --record FILE
cli-fault-nobody-asked = no seat is asked anything there
cli-fault-seat-not-asked = seat { $seat } is not asked anything there, only { $known }
cli-fault-whole = must be a whole number, not { $typed }
cli-fault-address = must be addresses or networks, not { $typed }
cli-fault-viewer = must be a seat or spectator, not { $typed }
cli-fault-seat-hash = must be SEAT=HASH, not { $typed }
cli-fault-name-value = --option takes NAME=VALUE, not { $typed }
cli-fault-twice = the option { $option } is given twice
cli-fault-seat = --seat { $seat } is not a seat of this match; its seats are 0 to { $last }
cli-fault-at = --at { $at } is too far: { $file } has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
cli-fault-in-file = { $file }: { $fault }
cli-fault-no-proof = { $file }: the record has no proof of fair dice
cli-fault-too-large = { $file } is too large for a record
cli-fault-not-text = { $file } is not text, so it is not a record
cli-fault-unreadable = { $file } cannot be read: { $reason }
cli-fault-unwritable = { $file } cannot be written: { $reason }
cli-fault-backup = cannot copy { $store } to { $file }: { $reason }
cli-fault-restore = cannot restore { $store } from { $file }: { $reason }
cli-fault-forget = cannot change { $store }: { $reason }
cli-fault-output = the output could not be written: { $reason }
cli-interpreted = the engine is not compiled; everything works, only more slowly

## The server

serve-ready = Hexhold is at { $address }
serve-stopped = Hexhold has stopped.
cli-backup-done = { $file }: { $count ->
    [one] { $count } table, whole
   *[other] { $count } tables, all of them whole
 }
cli-restore-done = { $store }: { $count ->
    [one] { $count } table is back
   *[other] { $count } tables are back
 }
cli-restore-before = What was there before is in { $file }
cli-forget-done = Changed: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 } at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
cli-forget-damaged = { $count ->
    [one] { $count } table is damaged and was left as it is
   *[other] { $count } tables are damaged and were left as they are
 }

## Many matches

cli-sim-title = { $games ->
    [one] { $games } match of { $game }, seed { $seed }
   *[other] { $games } matches of { $game }, seed { $seed }
 }
cli-sim-title-options = { $title }, { $options }
cli-sim-speed = { $seconds } s, { $games_per_s } matches/s, { $decisions } decisions, { $decisions_per_s }/s ({ $engine })
cli-compiled = compiled
cli-interpreted-engine = interpreted
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-share = share
cli-sim-points-mean = points: mean
cli-sim-median = median
cli-sim-lowest = lowest
cli-sim-highest = highest
cli-sim-none = none
cli-sim-won = { $bot }: { $wins } of { $games } won, { $share }; 95% sure: { $low } to { $high }
cli-league-won = { $candidate } against { $others }: { $wins } of { $games } won, { $share }; 95% sure: { $low } to { $high }
cli-league-think = thought  { $mean } ms a turn, at most { $longest } ms for a decision
cli-tune-generation = generation { $generation } of { $generations }: best { $best }, mean { $mean }, step { $step }
cli-tune-before = before: { $wins } of { $games } won, { $share }; 95% sure: { $low } to { $high }
cli-tune-after = after:  { $wins } of { $games } won, { $share }; 95% sure: { $low } to { $high }
cli-fit-played = { $done } matches played, { $games } in all
cli-fit-loss = log-loss on matches left out: { $loss }; by the figures before: { $before }; by knowing nothing: { $nothing } (matches: { $matches }, turns: { $turns }, penalty: { $penalty })
cli-analyse-title = { $game }, seat { $seat }: the best actions and the chance to win
cli-analyse-chance = chance
cli-analyse-action = action
cli-analyse-playouts = matches tried
cli-sim-turns = turns    { $lowest } to { $highest }, median { $median }, mean { $mean }
cli-sim-endings = endings  { $endings }
cli-sim-ending = { $ending } { $times } ({ $share })
cli-sim-dice = dice
cli-sim-times = times
cli-ending-points = points
cli-ending-turn-limit = turn limit
cli-ending-breaches = breaches
cli-ending-wildlings = wildlings
cli-share = { $value }%
cli-number = { $value }

## The options of a game

cli-options-option = option
cli-options-default = default
cli-options-values = values
cli-options-what = what it is
cli-options-about = { $name }: { $about }
cli-options-range = { $lowest } to { $highest }
cli-options-preset = { $choice } means { $options }

## A record

cli-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
cli-seed = seed { $seed }
cli-known-to-seat = as seat { $seat } may know it
cli-known-to-spectators = as a spectator may know it
cli-replay-after = after { $at } of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }:
cli-verify-fair = fair: { $count ->
    [one] the only chance move follows
   *[other] all { $count } chance moves follow
 } from the secret and the seeds
cli-verify-unfair = NOT FAIR: { $reason }
cli-verify-hashes = every seed is the one whose hash was fixed before the match
cli-verify-seal = the seal is the one that you noted
cli-verify-seal-unknown = the seal is { $seal }: compare it with the one that you saw before the match (--seal)
cli-verify-own-seed = your seed is among the seeds
cli-verify-noted-hashes = the seed hashes are those that you noted

## A match in the terminal

cli-play-no-page = There is no page in this installation: playing in the terminal.
cli-play-help = Type the number of a choice, or any action as text, such as: { $example }. b shows the board, c the choices, q leaves.
cli-play-left = { $count ->
    [one] You left after { $count } move.
   *[other] You left after { $count } moves.
 }
cli-play-no-such-choice = There is no choice { $typed }; choose 1 to { $last }.
cli-play-no-action = That is not an action: { $fault }
cli-play-composed = { $kind } …: type one, such as: { $example }
cli-play-refused = Not allowed: { $why } ({ $rule })
cli-play-many = { $kind } …: { $count ->
    [one] { $count } way
   *[other] { $count } ways
 }; type one, such as: { $example }
cli-play-what = What do you do?
cli-play-at = { $told } ({ $place })
cli-play-unknown = { $name }: { $event }
cli-seat = Seat { $seat }
cli-seat-you = Seat { $seat } (you)
cli-nobody = nobody
cli-none = none

## What may be wrong: games, options, actions, records

fault-no-action = { $action } is not an action
fault-in-action = { $action }: { $reason }
fault-write-like = write { $usage }
fault-out-of-range = { $word } is not a number from { $low } to { $high }
fault-none-of = { $word } is not one of { $names }
fault-in-item = { $name }: { $reason }
fault-no-seat-first = { $text } should begin with a seat
fault-no-pair = { $word } should be name=value
fault-said-twice = { $name } is given twice
fault-not-of-table = a table has no { $name }
fault-not-of-seat = a seat has no { $name }
fault-at-line = line { $line }: { $reason }
fault-no-record = this is not a record (it should begin with { $beginning })
fault-no-version = version { $version } is not known, only { $known }
fault-options-missing = the options are missing
fault-options-no-json = the options are not JSON ({ $reason })
fault-options-no-object = the options are not a JSON object
fault-proof-unreadable = the proof of fair dice cannot be read
fault-proof-no-text = the proof of fair dice should be text
fault-after-the-end = there is text after the end of the record
fault-move-refused = { $move } is refused by { $rule }
fault-cut-off = the record is cut off: its last line is missing
fault-no-seat = { $seat } is not a seat of this match
fault-no-last-line = the last line should count the moves and give a digest
fault-wrong-count = { $recorded } moves were recorded, { $found } are here
fault-wrong-end = the moves do not lead to the recorded end
fault-no-hexadecimal = the revealed secret is not hexadecimal
fault-other-secret = the revealed secret is not the one that was committed to
fault-other-draw = move { $number } is { $move }, but the secret and the seeds give { $drawn }
fault-seeds-and-seats = seeds in the proof: { $seeds }, seats of the match: { $seats }
fault-seed-without-hash = seat { $seat } has a seed whose hash was not fixed before the others showed theirs
fault-other-seed = the seed of seat { $seat } is not the one whose hash was fixed before the match
fault-other-seal = the seal is { $seal }, not the one that you noted
fault-own-seed-missing = your seed is not among the seeds
fault-not-own-seed = the seed of seat { $seat } is not the one that you gave
fault-other-hash = the seed hash of seat { $seat } is not the one that you noted before the match

## What may be wrong: bots

fault-no-bot = there is no bot { $bot }; known: { $known }, or your own MODULE:CLASS
fault-bot-not-imported = there is no bot { $bot }: { $reason }
fault-not-a-bot = { $bot } is not a bot: it should be a class made from hexhold.bots.Bot
fault-bot-not-for-game = the { $bot } bot does not play { $game }
fault-no-style = there is no bot { $bot }: styles known here: { $known }
fault-no-budget = { $bot }: a bot that searches may be told its seconds a turn, such as @0.2, or its playouts a decision, such as @400p
fault-bot-rates-nothing = the bot { $bot } cannot say what actions are worth
fault-no-weights = { $game } has no weights to tune for mode={ $value }
fault-no-chances = { $game } has no chance to win that could be fitted
fault-wrong-count-of-bots = { $bots } bots for { $seats } seats; name one for all, or { $seats }
fault-bot-erred = the bot { $bot } failed: { $reason }

## What may be wrong: the server

fault-cannot-store = cannot keep tables in { $file }: { $reason }
fault-cannot-listen = cannot listen on { $host }:{ $port }: { $reason }
fault-store-in-use = another Hexhold has this file open
fault-store-newer = a newer version of Hexhold wrote this file ({ $version })
fault-store-missing = there is no file { $file }
fault-store-exists = { $file } is there already
fault-store-foreign = this file holds no tables of Hexhold
fault-store-not-whole = the copy is damaged: { $reason }
