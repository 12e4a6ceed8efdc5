# The page around both games: lobby, table, almanac, what comes after a match.

title = Hexhold
title-almanac = Almanac – Hexhold
title-table = { $game } – Hexhold
title-turn = ● Your turn – Hexhold
title-replay = Replay: { $game } – Hexhold

nav = Hexhold
nav-skip = Skip to the content
nav-almanac = Almanac
nav-language = Language
nav-theme = Light or dark
nav-help = Show me around
nav-sound-on = Sound is off. Turn it on
nav-sound-off = Sound is on. Turn it off
nav-table = Table
close = Close
undo = Take back
connection-lost = The connection is lost. Trying again…
connection-back = Connected again.
why-read-more = Read the rule

log-title = What happened
log-show-place = Show it on the board
log-rule = Read the rule
chat-say = Say something to the table
chat-send = Send

# ---------------------------------------------------------------- a table and what happens at it

table-loading = Going to the table…
table-gone = It may have been closed, or the link is incomplete.
table-damaged-about = What the server stored of it cannot be right, so the match cannot go on. Whoever runs the server finds more in its log.
gone-about = There may be a typo in the address.
table-home = To the lobby
table-seated = { $name } sat down.
table-left = { $name } left the seat.
table-botseated = A bot took a seat: { $name }.
table-started = The match begins.
table-away = { $name } is away; a bot plays on.
table-back = { $name } is back.
table-undone = { $name } took back the last action.
table-rematch = There is a new table for another match.
table-muted = { $name } was muted.
table-unmuted = { $name } may speak again.
table-guest = { $name } plays as a guest.
table-resigned = { $name } resigned.
table-proposed-end = { $name } asks to end the match.
table-proposed-guest = { $name } asks to play as a guest.
table-agreed = { $name } agrees.
table-declined = { $name } does not agree.
table-ended = The match was given up.
table-expired = Nobody came
table-expired-about = This table waited too long for players and was closed before a match began. Open a new one whenever you like.

confirm-yes = Yes, do it
confirm-no = No, go back
confirm-final = { $action }? This cannot be taken back.

# ---------------------------------------------------------------- the games in a few words

game-line = { $game } · { $mode }

# ---------------------------------------------------------------- lobby

guest = Guest
your-name = Your name
lobby-title = Choose a game and play
lobby-about = Two board games of the Catan family, against bots or with friends. No account, nothing to install; your first match shows you around.
lobby-play-bots = Play against bots
lobby-play-friends = Play with friends
lobby-choose = Set up the table
lobby-opening = Laying out the board…

solo-title = { $game }: your table
solo-bots = { $count ->
    [one] one bot: { $level }
   *[other] { $count } bots: { $level }
  }
solo-who = Who plays against you
solo-seat = Opponent { $number }
solo-anyone = Anyone
solo-play = Play
solo-kept = Kept on this device for next time.
solo-all = All options

tables-mine = Your tables
tables-past = Your past matches
tables-all = Show all { $count }
tables-public = Public tables
tables-none = Nobody has opened a public table yet. Open one with “Play with friends”.
tables-waiting = { $free ->
    [0] waiting for the start
    [one] waiting, { $free } seat is free
   *[other] waiting, { $free } seats are free
  }
tables-starting = about to begin
tables-playing = in progress
tables-over = over
tables-resume = Play on
tables-enter = Enter
tables-join = Join
tables-watch = Watch
tables-look = Look back

seat-free = free
seat-number = Seat { $number }
seat-bot = Bot: { $bot }
seat-gone = gone for { $time }
seat-guest = { $name } plays

# ---------------------------------------------------------------- a new table

new-title = A new table
new-game = Game
new-all-options = All options
new-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
  }
new-your-changes = What differs from the usual game
new-usual = Back to the usual game
new-clock = Clock
new-answer = Time to answer an offer
new-answer-open = as long as they like
new-who = Who may come
new-by-link = Anyone with the link
new-public = Everybody: it is listed in the lobby
new-bots-later = You can give free seats to bots in the next step.
new-open = Open the table
new-cancel = Back
clock-none = No clock
clock-quick = Quick: { $turn } a turn and { $reserve } in reserve
clock-calm = Calm: { $turn } a turn and { $reserve } in reserve
clock-own = My own times
clock-turn-seconds = Seconds a turn
clock-reserve-seconds = Seconds in reserve
clock-label = Time left: { $turn } this turn, { $reserve } in reserve
clock-seconds = { $time }{"\u00A0"}s
clock-minutes = { $time }{"\u00A0"}min

# ---------------------------------------------------------------- waiting room

room-public = A public table: everybody can find it in the lobby.
room-by-link = Send the link to those you want to play with.
room-clock = Clock: { $turn } a turn and { $reserve } in reserve.
room-answer = Offers are answered within { $time }.
room-answer-open = Offers wait for an answer as long as it takes.
room-seats = Seats
room-you = you
room-sit = Sit here
room-leave = Leave the seat
room-which-bot = Which bot
room-bot = Seat a bot
room-free = Free the seat
room-remove = Remove
room-remove-name = Remove { $name } from the seat
room-fill = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } free seats with bots
  }
room-start = Begin the match
room-waiting = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
  }
room-ready = Everybody is here.
room-host-starts = Everybody is here. The host begins the match.
room-starting = The match begins. Everybody’s browser adds its part to the dice…
room-redraws = { $count ->
    [one] The seeds of the dice were drawn anew once, because somebody’s browser did not show its own.
   *[other] The seeds of the dice were drawn anew { $count } times, because somebody’s browser did not show its own.
  }
room-chat = Talk
room-dice = Fair dice: the server has already sealed its secret; you and the others add to it. After the match your browser checks every roll against this seal:
room-dice-more = How the dice work
link-to-table = Link to this table
link-copy = Copy the link
link-copied = Copied

# ---------------------------------------------------------------- footer

footer-notice = Hexhold is an independent fan project, not affiliated with, endorsed or sponsored by the authors, publishers and rights holders of the games, novels and series. Trademarks belong to their owners and are used only to say which game is meant.
footer-licence = All texts and pictures are our own. Code, texts and pictures are free under the MIT licence.

# ---------------------------------------------------------------- what can go wrong

error-bad-message = The server did not understand this page. Reload it.
error-too-large = That is too long.
error-too-fast = That was too fast. Wait a moment.
error-no-table = There is no such table.
error-not-found = There is nothing here.
error-no-game = These options do not go together.
error-not-host = Only the host of the table may do this.
error-not-seated = You have no seat at this table.
error-seat-taken = This seat is not free.
error-table-full = No seat is free.
error-not-waiting = The match has already begun.
error-not-playing = No match is being played.
error-not-ready = A seat is still free.
error-bad-action = The game does not know this action.
error-refused = The rules do not allow this.
error-no-undo = This can no longer be taken back.
error-final = This cannot be taken back.
error-muted = The host has muted you.
error-name-taken = Somebody here has this name, or one that looks like it.
error-bad-seed = Your browser’s part in the dice does not fit. Reload the page.
error-not-absent = They are here, or have not been gone for long enough.
error-no-guest = At least two others must be here to let a guest play.
error-proposed-already = Something else is being asked. Wait for the answer.
error-nothing-proposed = There is nothing to answer any more.
error-damaged = This table is damaged.
error-bad-name = A name has 1 to 24 characters.
error-bad-text = A message has 1 to 300 characters.
error-no-bot = There is no such bot.
error-too-many-sockets = Too many windows of Hexhold are open here. Close one and try again.
error-too-many-tables = You have opened many tables. Wait a while before the next one.
error-foreign-origin = Another site sent this. Open Hexhold itself.
error-wrong-host = Hexhold is not known by the name in the address. Whoever runs it can add it with --name.
error-not-allowed = This is not for everybody.
error-unavailable = The server cannot do this now. Try again in a moment.

options-need = “{ $option }: { $value }” only goes with “{ $other }: { $wanted }”.
options-first-missing = The seat that should begin is not in this match.
options-wrong = These options do not go together ({ $reason }).

# ---------------------------------------------------------------- around a match

nav-home = Hexhold, to the lobby
nav-sound = Sound
log-turn = { $name }: { $deeds }
log-times = { $deed } × { $times }
log-newest = Newest
menu-link-about = Anyone who opens this link can watch the match.
menu-careful = Ask before what cannot be taken back
menu-pace = Pace of the bots
menu-pace-slow = Slow
menu-pace-normal = Normal
menu-pace-fast = Fast
menu-pace-instant = Instant
menu-volume = Volume of the sounds
menu-volume-off = off
menu-away = away
menu-not-hear = Hide what they say
menu-hear = Hear them again
menu-mute = Mute
menu-unmute = Let them speak
menu-watching = You are looking on; what you write, only others who look on can read until the match is over.
menu-host = You are the host of this table: you may mute, and everybody may let a bot play for somebody who is gone.
menu-pause = The match pauses while nobody who plays is here.
menu-guest = You are playing at this table.
menu-resign = Resign
menu-resign-two = Resign? { $name } wins then.
menu-resign-bot = Resign? A bot plays on in your place, and you can only look on.
menu-resign-alone = Resign? The match ends without a winner.
menu-end = End the match
menu-end-ask = Ask the others to end the match without a winner?
menu-end-alone = End the match without a winner?
matter-away = Your time ran out, so a bot plays for you. Take over whenever you like.
matter-away-asked = { $name } let a bot play for you. Take over whenever you like.
matter-away-guest = { $name } plays for you. Take over whenever you like.
matter-returned = You are back. Your time had run out, and a bot played for you meanwhile.
matter-returned-asked = You are back. { $name } let a bot play for you meanwhile.
matter-returned-guest = You are back. { $name } played for you meanwhile.
matter-back = Take over
matter-guest = You play for { $name }, until they are back.
matter-absent = { $name } has been gone for { $time }.
matter-stand-in = Let a bot play until { $name } is back
matter-bot = Let a bot play
matter-wait = Wait
matter-vote-end = { $name } asks to end the match without a winner.
matter-vote-guest = { $guest } asks to play for { $name }, who is gone.
matter-asked = Still asked: { $names }.
matter-wishing = You asked to play for { $name }.
matter-agree = Agree
matter-decline = Decline
matter-free = { $name } is gone. You may play in their place, if the others agree.
matter-play-for = Play for { $name }
matter-look-on = Only look on
matter-understood = All right
lost-declined = The others did not agree. You are looking on.
lost-owner = { $name } is back and plays again. Thank you for standing in; you are looking on now.
lost-time = Your time ran out, and a bot plays on for { $name }. You are looking on now.
lost-resigned = You resigned, and a bot plays on in your place. You are looking on now.
lost-freed = The host has freed your seat. Take a free one if you like.
lost-unknown = The seat that this browser had here is no longer yours. You are looking on.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-title = A look around
guide-nothing = This screen has no parts to show yet.
guide-step = { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-done = Let’s play
guide-skip = Skip

# ---------------------------------------------------------------- after the match

after-title = After the match
after-wins = { $name } wins
after-you-win = You win
after-nobody = Nobody wins
after-show = Show the result
after-close = Look at the table
after-yours = You have { $points ->
    [one] one point
   *[other] { $points } points
  }.
after-guest = You played for { $name }.
after-looked-on = You looked on.
after-play = Play it yourself
after-tab-points = Points
after-tab-dice = Dice
after-tab-trades = Trades
after-tab-fair = Fairness
after-again = Play again
after-wants = { $name } wants to play again.
after-join = Join
after-watch = Watch the next match
after-replay = Replay
after-download = Download
after-counting = Counting…
after-total = Total
after-turns = { $turns ->
    [one] One turn, { $decisions } decisions.
   *[other] { $turns } turns, { $decisions } decisions.
  }
after-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
  }
after-die-value = { $value }: { $count } times, expected { $expected }
after-counted = rolled
after-expected = expected
after-dice-usual = As uneven as luck usually is: { $percent }% of all fair matches stray at least this far.
after-dice-unusual = Rather unusual luck: only { $percent }% of all fair matches stray this far.
after-dice-rare = Rare luck: only { $percent }% of all fair matches stray this far.
after-no-trades = Nobody traded.
after-supply = Supply
after-for = for
after-trade-count = { $count ->
    [one] { $count } trade
   *[other] { $count } trades
  }

ending-resigned = { $name } resigned.
ending-agreed = Given up by agreement.
ending-expired = Nobody came for too long.
over-resigned = { $name } resigned – { $winner } wins.

fair-checking = Drawing everything again…
fair-yes = Yes: everything that luck decided fits the proof.
fair-no = The proof does not hold: something below does not fit.
fair-seen = This is the seal that your browser saw before the match.
fair-not-seen = Your browser did not see the seal before the match ended.
fair-other-seal = This is not the seal that your browser saw before the match.
fair-sealed = The secret is the one that was sealed.
fair-other-secret = The secret is not the one that was sealed.
fair-own-seed = Your browser’s own seed was used.
fair-other-seed = The seed that your browser gave was not used.
fair-hashes = Every seed is the one whose hash your browser saw before any seed was shown.
fair-hashes-not-seen = Every seed fits its hash, but your browser did not see the hashes before the match.
fair-other-hashes = Not the seed that its hash had fixed, at seat: { $seats }
fair-redraws = How often the seeds were made anew before the match, because a seat did not show its own: { $count }
fair-same-luck = The rolls, and the cards and events that you saw drawn, are those told now.
fair-other-luck = Something that you saw rolled or drawn is told differently now.
fair-all = { $draws ->
    [one] The one draw fits the secret and the seeds.
   *[other] All { $draws } draws fit the secret and the seeds.
  }
fair-wrong = { $count ->
    [one] { $count } of { $draws } draws does not fit.
   *[other] { $count } of { $draws } draws do not fit.
  }
fair-draw = Draw { $number } was recorded as “{ $told }”, but the secret and the seeds give “{ $drawn }”.
fair-failed = The check could not be made.

# ---------------------------------------------------------------- almanac

almanac-title = Almanac
almanac-search = Search the rules
almanac-filter = Which game
almanac-all = Both
almanac-opening = Opening the almanac…
almanac-contents = Contents
almanac-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
almanac-nothing = No rule contains these words.
almanac-missing = The almanac has no rule “{ $rule }”.
almanac-see = See also:
almanac-books = In the books
almanac-lines = Line numbers in the text of each rule book:
almanac-our-own = No book says this: it is our own rule.

edition-en = English
edition-de = German
edition-pl = Polish
edition-ru = Russian

# ---------------------------------------------------------------- replay

replay-opening = Opening the replay…
replay-not-over = This match is not over yet. The replay opens when it is.
replay-controls = Replay
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-on = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the match
replay-at = Step { $at } of { $last }, turn { $turn }
replay-at-opening = Step { $at } of { $last }, before the first turn
replay-pace = Pace
replay-eyes = Whose view
replay-open = All hands open
replay-spectator = What everybody saw
replay-seat = Seen by { $name }
replay-hands = All hands
replay-table = Summary
replay-link = Copy a link to this moment
replay-keys = ← → step · Page ↑ ↓ turn · space plays
