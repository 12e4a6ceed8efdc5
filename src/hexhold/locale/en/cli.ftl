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
cli-play-refused = Not allowed: { $title }. { $text } ({ $rule })
cli-play-refused-plainly = Not allowed ({ $rule }).
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

## The table of the Watch as text

cli-watch-legend = (12) corner · 34 path · <s1> settlement of seat 1 · <K1> its keep · #1 its road
# Terrains as a hex has room for them: one word of nine letters at most.
cli-watch-hex-hills = { terrain-hills }
cli-watch-hex-forest = { terrain-forest }
cli-watch-hex-pasture = { terrain-pasture }
cli-watch-hex-fields = { terrain-fields }
cli-watch-hex-mountains = { terrain-mountains }
cli-watch-hex-ice = { terrain-ice }
cli-watch-routes = Trade routes at corners: { $routes }
cli-watch-any = any
cli-watch-supply = Supply: { $cards }
cli-watch-deck = Development cards in the deck: { $count }
cli-watch-seat = seat
cli-watch-points = points
cli-watch-hand = hand
cli-watch-cards = development
cli-watch-patrols = patrols
cli-watch-road = road
cli-watch-offer = Offer by { $name }: { $give } for { $want }
cli-watch-answer = { $name } { $answer }
cli-watch-counter = { $name } would give { $give } for { $want }
cli-watch-own-hand = Your hand: { $cards }
cli-watch-own-cards = Your development cards: { $cards }
cli-watch-own-new = Bought this turn: { $cards }
cli-watch-own-points = Your points: { $count }
cli-watch-tormund-home = Tormund is in his camp.
cli-watch-wall = Wall { $section }: { $guards }
cli-watch-wall-waiting = Wall { $section }: { $guards } · in its clearing: { $count }
cli-watch-no-guard = no guard
cli-watch-camps = Camps: { $camps }
cli-watch-camp = { $clan }: { $kinds }
cli-watch-gift = In the Gift: { $places }
cli-watch-gift-hex = hex { $hex }: { $kinds }
cli-watch-breaches = Breaches: { $count } · tokens in the pool: { $pool }
cli-watch-display = Heroes in the display: { $heroes }
cli-watch-heroes = Heroes in play: { $heroes }
cli-watch-hero = { $name }: { $hero } ({ $side })

cli-labelled = { $label }: { $items }

## What may be wrong: games, options, actions, records

fault-no-action = { $action } is not an action
fault-in-action = { $action }: { $reason }
fault-write-like = write { $usage }
fault-out-of-range = { $word } is not a number from { $low } to { $high }
fault-none-of = { $word } is not one of { $names }
fault-no-pair = { $word } should be name=value
fault-said-twice = { $name } is given twice
fault-not-of-table = a table has no { $name }
fault-not-of-seat = a seat has no { $name }
fault-no-phase = { $word } is not a phase; known: { $known }
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

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } needs mode=brotherhood
fault-watch-brotherhood-founds = start=fixed needs mode=base: the Brotherhood always founds
fault-watch-needs-layout = start=fixed needs board=fixed: the settlements belong to that layout
fault-watch-no-first = first={ $seat } is not a seat among { $players } players
fault-watch-large-offer = an offer names at most { $limit } cards a side
fault-watch-no-card = { $word } is not a card, such as { $example }
fault-watch-not-so-many = there are not that many cards: { $text }
fault-watch-more-cards = the position has more cards than the box
fault-watch-more-wildlings = the position has more wildlings than the box
fault-watch-tokens = the position should have { $count } tokens, used and unseen together
fault-watch-no-number = { $name }={ $text } should be a number
fault-watch-no-hexadecimal = { $name }={ $text } should be a hexadecimal number
fault-watch-no-ending = { $word } is not an ending
fault-watch-no-side = { $word } is not a side
fault-watch-no-hero = { $word } is not a hero
fault-watch-out-of-bounds = { $name }={ $text } is out of bounds
fault-watch-bounds = { $name } must be from { $low } to { $high }
fault-watch-not-the-board = { $name }={ $text } does not fit the board
fault-watch-no-seat-first = { $text } should begin with a seat
fault-watch-impossible-seat = seat { $seat } cannot be as described
fault-watch-too-many-discards = seat { $seat } cannot discard more than it has
fault-watch-no-places = { $text } should be different numbers below { $limit }
fault-watch-not-the-base-game = the base game has no { $name }
fault-watch-parts = { $name }={ $text } should have { $count } parts
fault-watch-no-guards = { $text } cannot be the guards of a section
fault-watch-many-guards = wall={ $text } has more than { $limit } guards of a seat
fault-watch-no-clearings = clearings={ $text } should be four counts
fault-watch-no-clan = { $text } cannot be the figures of a clan
fault-watch-no-gift = { $word } is not a place in the Gift, such as 1:rc
fault-watch-no-wildling = { $letter } is not a wildling: r, c or g
fault-watch-cards-left = { $left } of { $count } { $card } cards are left
fault-watch-bought-elsewhere = seat { $seat } bought a card in a turn that is not its own
fault-watch-tormund-on-ice = Tormund stands on ice
fault-watch-tiles = the box has not so many tiles of a kind
fault-watch-number-tokens = this board has other number tokens
fault-watch-trade-routes = this board has other trade routes
fault-watch-red-numbers = red numbers lie side by side on { $one } and { $other }
fault-watch-pieces = seat { $seat } has { $count } { $what } and { $left } left
fault-watch-two-roads = two roads lie on path { $path }
fault-watch-two-buildings = two buildings stand on site { $site }
fault-watch-road-in-ice = a road lies in the ice: { $path }
fault-watch-building-in-ice = a building is in the ice: { $site }
fault-watch-too-near = the buildings on { $one } and { $other } are too near
fault-watch-road-owner = seat { $seat } has the Longest Road, counts { $counts }
fault-watch-no-road-owner = nobody has the Longest Road, counts { $counts }
fault-watch-patrol-owner = seat { $seat } has the Largest Patrol, counts { $counts }
fault-watch-no-patrol-owner = nobody has the Largest Patrol, counts { $counts }
fault-watch-offer = the offer and its answers do not go together
fault-watch-questions = the phase does not go with what is still to be done
fault-watch-ending = the ending and the winner do not go with points, guards and wildlings
fault-watch-no-rush = the { $clan } have { $count } figures and do not rush
fault-watch-no-breach = { $wildlings } wildlings wait before { $guards } guards of section { $section }
fault-watch-goes-on = the match goes on with { $breaches } breaches and { $wildlings } in the Gift
fault-watch-beyond-the-end = there are { $breaches } breaches and { $wildlings } wildlings in the Gift
fault-watch-token-kinds = the tokens, used and unseen, are { $counts }
fault-watch-covered = seat { $seat } has { $settlements } settlements on { $tokens } tokens
fault-watch-lot = { $placed } of { $unseen } tokens of lot { $lot } lie on cards, the pool is lot { $pool }
fault-watch-heroes-early = heroes are dealt before it is known who begins
fault-watch-heroes-held = the seats hold the heroes { $heroes }
fault-watch-display = the display has a hero that a seat holds
fault-watch-display-count = { $display } heroes lie in the display, { $held } before the seats
fault-watch-hero-spent = a hero is spent, but there are others to take

## What may be wrong: the Rivals

fault-rivals-too-much-asked = too much is asked
fault-rivals-no-question = { $text } is not a question
fault-rivals-names-nothing = { $text } names nothing that exists
fault-rivals-unsound = the position does not hold together
fault-rivals-no-answer = what is asked has no answer
fault-rivals-nothing-asked = nothing is asked
fault-rivals-half-moons = these half-moon events cannot all be in play
fault-rivals-side-by-side = settlements and cities must stand side by side
fault-rivals-no-such-region = seat { $seat } can have no region { $region }
fault-rivals-no-region-at = there is no region at { $place }
fault-rivals-region-twice = a region lies in two places
fault-rivals-needs-no-site = { $card } does not stand on a site
fault-rivals-wrong-site = { $card } may not stand at { $site }
fault-rivals-no-site-left = there is no site left at { $site }
fault-rivals-event-too-often = { $event } cannot have come up so often
fault-rivals-more-centre-cards = the position has more centre cards than the box
fault-rivals-not-so-many = there are not that many { $card }
fault-rivals-stacks-short = the stacks do not hold all cards of the set
fault-rivals-no-card = there is no card { $number }
fault-rivals-no-word = word { $word } of the state cannot be { $value }
fault-rivals-stack-size = stack { $stack } cannot have { $count } cards
fault-rivals-card-count = of { $card } there are { $whole }, not { $found }
fault-rivals-first-two = seat { $seat } lacks one of its first two settlements
fault-rivals-no-road-there = seat { $seat } cannot have a road at { $slot }
fault-rivals-road-lacking = seat { $seat } lacks the road at { $slot }
fault-rivals-region-lacking = seat { $seat } lacks the region at { $place }
fault-rivals-region-astray = seat { $seat } has a region at { $place }, next to no settlement
fault-rivals-region-unclear = the region of seat { $seat } at { $place } needs one type and one number
fault-rivals-regions-differ = a region card lies twice or nowhere
fault-rivals-stock-astray = seat { $seat } has stock where no region lies
fault-rivals-city-alone = seat { $seat } has a city on no settlement
fault-rivals-site-gap = seat { $seat } has left the first site at { $site } free
fault-rivals-built-twice = seat { $seat } has { $card } twice
fault-rivals-built-differs = what stands at seat { $seat } is not what is counted
fault-rivals-derived-differs = words { $words } of the state do not follow from the cards
fault-rivals-points-differ = seat { $seat } has other points than its cards show
fault-rivals-token-astray = the { $token } token is not where it belongs
fault-rivals-backs-differ = seat { $seat } shows other backs than it holds
fault-rivals-not-held = seat { $seat } does not hold { $card }
fault-rivals-not-loose = seat { $seat } cannot be suspected to hold { $card }
fault-rivals-no-suspicion = seat { $seat } suspects a card in a stack without a reason
fault-rivals-other-back = { $card } lies in a stack with another back
fault-rivals-event-count = there are { $whole } events, not { $found }
fault-rivals-before-yule = { $whole } events come before Yule, not { $past } that came and { $left } to come
fault-rivals-hand-too-large = seat { $seat } has ended its turn with too many cards
fault-rivals-not-ended-so = the match cannot have ended like this
fault-rivals-not-its-turn = it is not the turn of seat { $seat }

## What may be wrong: bots

fault-no-bot = there is no bot { $bot }; known: { $known }, or your own MODULE:CLASS
fault-bot-not-imported = there is no bot { $bot }: { $reason }
fault-not-a-bot = { $bot } is not a bot: it should be a class made from hexhold.bots.Bot
fault-bot-not-for-game = the { $bot } bot does not play { $game }
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
