# What the page says of the Rivals.

# ---------------------------------------------------------------- the games in a few words

game-rivals = The Rivals
game-rivals-players = 2 players
game-rivals-time = 15–30 min with a bot, 45–90 with a friend
game-rivals-source = Based on “The Rivals for Catan”.
game-rivals-about = Two principalities side by side. Lay regions, build your land card by card, and be the first to earn enough victory points.

mode-rivals-intro = The introductory game with the basic cards. Seven points win. A good first match.
mode-rivals-gold = The Era of Gold: merchants, ships and the power of money. Twelve points win.
mode-rivals-turmoil = The Era of Turmoil: soldiers, arsonists and traitors. Twelve points win.
mode-rivals-progress = The Era of Progress: universities, medicine and new inventions. Twelve points win.
mode-rivals-duel = The Duel of the Princes: all three eras at once. Thirteen points win.

# ---------------------------------------------------------------- shown around (guide-<game>-<part>)

guide-rivals-what-now-title = What now
guide-rivals-what-now = This line always says what is asked of you, or that your rival is thinking. The most likely button stands beside it.
guide-rivals-board-title = Your principality
guide-rivals-board = A row of settlements and roads, with regions above and below. Each region shows its number and holds up to three resources. Your rival’s land lies across from yours.
guide-rivals-hand-title = Your cards
guide-rivals-hand = Cards that glow can be built or played now. Point at a card to read it in full; point at a dim one to learn what it lacks.
guide-rivals-stacks-title = Stacks and dice
guide-rivals-stacks = One die says which regions yield, the other brings an event. From the stacks you draw new cards when your turn ends.
guide-rivals-actions-title = What you can do
guide-rivals-actions = Roll, build, trade, end the turn: everything that is possible now. Nothing here is ever against the rules.
guide-rivals-log-title = The story
guide-rivals-log = Everything that happened, line by line, with a link to the rule where you may wonder. You can talk to the table here.

# ---------------------------------------------------------------- after the match

ending-rivals-points = Enough victory points.
ending-rivals-turn-limit = The turns ran out.

points-rivals-settlements = Settlements
points-rivals-cities = Cities
points-rivals-cards = Cards
points-rivals-hero-token = Strength advantage
points-rivals-trade-token = Trade advantage

die-rivals-number = Production die
die-rivals-face = Event die
die-rivals-face-brigand = Brigands
die-rivals-face-trade = Trade
die-rivals-face-celebration = Celebration
die-rivals-face-harvest = Harvest
die-rivals-face-event = Event
die-rivals-defence = Defence

# ---------------------------------------------------------------- almanac

part-rivals = The Rivals
part-rivals-basic = Basic cards
part-rivals-gold = Era of Gold
part-rivals-turmoil = Era of Turmoil
part-rivals-progress = Era of Progress
part-rivals-events = Event cards

chapter-rivals-setup = Setting up
chapter-rivals-land = The land
chapter-rivals-turn = A turn
chapter-rivals-dice = The dice
chapter-rivals-production = Production
chapter-rivals-stock = Stocks
chapter-rivals-face = The event die
chapter-rivals-event = Events
chapter-rivals-build = Building
chapter-rivals-road = Roads
chapter-rivals-settlement = Settlements
chapter-rivals-city = Cities
chapter-rivals-play = Playing action cards
chapter-rivals-trade = Trade
chapter-rivals-hand = The hand
chapter-rivals-exchange = Exchanging cards
chapter-rivals-stack = Stacks
chapter-rivals-advantage = Advantages
chapter-rivals-points = Points
chapter-rivals-win = Winning
chapter-rivals-defence = Defence
chapter-rivals-removal = Losing cards
chapter-rivals-hidden = What is hidden
chapter-rivals-chance = Chance
chapter-rivals-editions = Editions
