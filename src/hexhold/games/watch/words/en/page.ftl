# What the page says of the Watch.

# ---------------------------------------------------------------- the games in a few words

game-watch = The Watch
game-watch-players = 3–4 players
game-watch-time = 25 min with bots, 60–90 with friends
game-watch-source = Based on “A Game of Thrones Catan: Brotherhood of the Watch”.
game-watch-about = Build roads, settlements and keeps in the Gift, trade for what you lack, and keep the Wall standing against the wildlings.

mode-watch-base = The Gift alone: settle, trade, build. Ten points win. A good first match.
mode-watch-brotherhood = The whole game: guards on the Wall, wildlings in the North, heroes of the Watch.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-watch-what-now-title = What now
guide-watch-what-now = This line always says what is asked of you, or whom the table waits for. The most likely button stands beside it.
guide-watch-board-title = The Gift
guide-watch-board = Places that glow can be clicked: first a settlement, then a road. Point at any other place to read why it is not possible. The arrow keys work too.
guide-watch-hand-title = Your hand
guide-watch-hand = Hexes whose number is rolled bring these resources to whoever lives beside them. Only you see what you hold.
guide-watch-actions-title = What you can do
guide-watch-actions = Roll, trade, buy, end the turn: everything that is possible now. Nothing here is ever against the rules.
guide-watch-wall-title = The Wall
guide-watch-wall = Wildlings come down the trails to the clearings. Recruit guards to hold the sections, or the Wall is breached. Guards are worth points too.
guide-watch-players-title = The others
guide-watch-players = Points, cards, roads and patrols of everybody. Ten points win. Each player has a colour and a shape.

# ---------------------------------------------------------------- after the match

ending-watch-points = Ten points.
ending-watch-breaches = The Wall was breached three times. Whoever kept the most guards wins.
ending-watch-wildlings = Eight wildlings are in the Gift. Whoever kept the most guards wins.
ending-watch-turn-limit = The turns ran out.

points-watch-settlements = Settlements
points-watch-keeps = Keeps
points-watch-longest-road = Longest Road
points-watch-largest-patrol = Largest Patrol
points-watch-victory-cards = Victory cards
points-watch-guards = Guards
watch-guards-kept = Guards on the Wall

die-watch-sum = Both dice
die-watch-wildling = Wildling die

# ---------------------------------------------------------------- almanac

part-watch = The Watch
part-watch-heroes = Heroes of the Watch

chapter-watch-setup = Setting up
chapter-watch-turn = A turn
chapter-watch-chance = Chance
chapter-watch-production = Production
chapter-watch-seven = A seven
chapter-watch-tormund = Tormund
chapter-watch-robbery = Robbery
chapter-watch-trade = Trade between players
chapter-watch-supply = Trade with the supply
chapter-watch-build = Building
chapter-watch-road = Roads
chapter-watch-settlement = Settlements
chapter-watch-keep = Keeps
chapter-watch-development = Development cards
chapter-watch-patrol = Patrols
chapter-watch-progress = Progress cards
chapter-watch-longest-road = The Longest Road
chapter-watch-largest-patrol = The Largest Patrol
chapter-watch-points = Victory points
chapter-watch-ending = The end of the match
chapter-watch-dice = Three dice
chapter-watch-wildlings = Wildlings
chapter-watch-migration = Migration
chapter-watch-camps = Camps
chapter-watch-advance = Advancing
chapter-watch-rush = A rush
chapter-watch-clearing = Clearings
chapter-watch-climber = Climbers
chapter-watch-giant = Giants
chapter-watch-breach = A breach
chapter-watch-gift = Wildlings in the Gift
chapter-watch-wall = The Wall
chapter-watch-guard = Guards
chapter-watch-recruits = Recruits
chapter-watch-special = Special cards
chapter-watch-ties = Ties
chapter-watch-editions = Editions
chapter-watch-hero = Heroes
