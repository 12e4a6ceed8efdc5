# The page around both games.

nav = Hexhold
nav-almanac = Almanac
nav-language = Language
nav-theme = Light or dark
close = Close
undo = Take back
connection-lost = The connection is lost. Trying again …
why-read-more = Read the rule

log-title = What happened
log-show-place = Show it on the board
log-rule = Read the rule
chat-say = Say something to the table

table-loading = Coming to the table …
table-seated = { $name } sat down.
table-away = { $name } is away; a bot plays on.
table-back = { $name } is back.
table-undone = { $name } took the last action back.

lobby-title = A place to play
