# The Rivals on the page. Cards, events and rules are named by the almanac; here is all the rest.
# $name is a player, $card a card's name, $resource and $resources come with their counts.

## Things

rivals-amount = { $count } { $resource }
rivals-region-forest = Forest
rivals-region-pasture = Pasture
rivals-region-gold = Gold field
rivals-region-hills = Hills
rivals-region-mountains = Mountains
rivals-region-fields = Fields
rivals-region-numbered = { $region } { $number }
rivals-cache = Gold Cache
rivals-road = Road
rivals-settlement = Settlement
rivals-city = City
rivals-regions = Regions
rivals-set-basic = Basic cards
rivals-set-gold = The Era of Gold
rivals-set-turmoil = The Era of Turmoil
rivals-set-progress = The Era of Progress
rivals-face-brigand = Brigand attack
rivals-face-trade = Trade
rivals-face-celebration = Celebration
rivals-face-harvest = Plentiful harvest
rivals-face-event = Event card
rivals-token-hero = Strength advantage
rivals-token-trade = Trade advantage
rivals-points-victory = Victory points
rivals-points-commerce = Commerce
rivals-points-strength = Strength
rivals-points-skill = Skill
rivals-points-progress = Progress
rivals-kind-action = Action
rivals-kind-attack = Action: attack
rivals-kind-building = Building
rivals-kind-hero = Hero
rivals-kind-trade-ship = Trade ship
rivals-kind-pirate-ship = Pirate ship
rivals-kind-unit = Unit
rivals-kind-cache = Extraordinary site
rivals-kind-event = Event
rivals-place-any = For settlements and cities
rivals-place-city = For cities only
rivals-unique = One per land
rivals-side-left = left
rivals-side-right = right
rivals-column-above = Above settlement { $column }
rivals-column-below = Below settlement { $column }
rivals-card-unknown = an unknown card
rivals-nobody = nobody

## Parts of the table

rivals-land-own = Your principality
rivals-land-of = Principality of { $name }
rivals-middle = The middle of the table
rivals-hand = Your hand
rivals-hand-count = Cards in hand: { $count } of { $limit }
rivals-hand-backs = { $set }: { $count }
rivals-hand-known = Your rival knows that you hold this card.
rivals-hand-sure = You know of
rivals-hand-maybe = Perhaps among them
rivals-hand-empty = No cards in your hand.
rivals-hand-of-spectator = You are watching.
rivals-goods = Your goods
rivals-goods-trade = Trade: click a resource to give it
rivals-goods-one = { $resource }: { $count }, room for { $room }
rivals-score = { $points } of { $goal } victory points
rivals-active = On turn
rivals-bot = Bot
rivals-away = Away
rivals-supply-left = { $thing }: { $count } left
rivals-cost = Costs { $resources }
rivals-cost-free = Costs nothing
rivals-costs = What building costs
rivals-stack = Stack { $number }
rivals-stack-about = Stack { $number }, { $set }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
rivals-stack-known = You know what lies here, from the top:
rivals-stack-seen = Somebody has looked at cards in this stack.
rivals-stack-unseen = ?
rivals-face-up-about = { $card }, face up: { $count } left
rivals-discard = Discard pile
rivals-discard-short = Discard
rivals-discard-about = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
rivals-discard-empty = Nothing has been discarded yet.
rivals-events = Events
rivals-events-about = Event stack: Yule comes after { $count ->
    [one] { $count } more event
   *[other] { $count } more events
 }
rivals-events-yule-next = Event stack: the next card is Yule
rivals-events-past = Since the last shuffle
rivals-events-unseen = Not seen yet
rivals-events-unknown = Unknown half-moon cards: { $count }, drawn from
rivals-counted = { $card } × { $count }
rivals-dice = Dice
rivals-die-number = Production die: { $number }
rivals-die-face = Event die: { $face }
rivals-die-unrolled = Not rolled yet
rivals-die-set = Set to { $number } by a card
rivals-die-festive = Celebration, by a card
rivals-die-defence = Defence: { $number }
rivals-token-of = { $token }: { $name }
rivals-region-about = { $region }, number { $number }, holds { $stock } of 3 { $resource }
rivals-cache-about = Gold Cache, holds { $stock } of 3 gold
rivals-site-free = Free site: { $site }
rivals-road-free = A road could be built here ({ $side })
rivals-settlement-free = A settlement could be founded here ({ $side })
rivals-settlement-about = Settlement { $column }
rivals-city-about = City { $column }
rivals-covers = covers { $card }
rivals-card-can = { $card }: { $action }
rivals-inspect-empty = Point at a card to read it here.
rivals-inspect = The card in detail
rivals-inspect-needs = Needs
rivals-inspect-rule = Read it in the almanac
rivals-need-has = { $cards }
rivals-need-either = { $cards }
rivals-need-has-or-behind = { $cards }, or fewer points than your rival
rivals-need-commerce-or-city = { $count } commerce points or a city
rivals-need-strength = the strength advantage
rivals-need-hero-axe = a hero with an axe
rivals-need-progress = { $count } progress points
rivals-need-parish-city = an uncovered Parish Hall at a city
rivals-log-chat = Log and chat
rivals-remove = Give up a card
rivals-remove-hint = Choose the card of your land that you want to give up.
rivals-remove-stop = Keep them all
rivals-choices = Your choices
rivals-stacks-draw = Draw the top card of a stack:
rivals-stacks-look = Look through a stack:
rivals-stacks-under = Put it under a stack:
rivals-stacks-open = Take the top cards of a stack:
rivals-lay-next = Next place
rivals-lay-place = Place { $number }

## What now: said to the player who is asked

rivals-over-won = { $name } has won.
rivals-over-draw = The match is over. Nobody has won.
rivals-waiting = Waiting for { $name }.
rivals-waiting-roll = Waiting for { $name } to roll the dice.
rivals-waiting-main = It is { $name }’s turn.
rivals-ask-open = Choose the stack for your opening hand.
rivals-ask-pick = Take from stack { $stack }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
rivals-ask-lay = Lay your six regions: choose the one for the marked place.
rivals-ask-roll = Roll the dice.
rivals-ask-number = Choose the number of the production die.
rivals-ask-main = Your turn: build, play, trade, or end it.
rivals-ask-site = Choose a site: { $card }.
rivals-ask-waive = Choose the part of the cost you are spared: { $card }.
rivals-ask-give = Choose the regions you pay from: { $resources }.
rivals-ask-give-any = Give up any resources: { $count }.
rivals-ask-ransom = Brigands: give up gold or wool, sheltered or not. Still to give: { $count }.
rivals-ask-gain = Choose what you gain: { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }.
rivals-ask-want = Choose what you take from your rival: { $count ->
    [one] { $count } resource
   *[other] up to { $count } resources
 }.
rivals-ask-buy = Buy from the Traveling Merchant, one gold each: { $count ->
    [one] { $count } more resource
   *[other] up to { $count } resources
 }.
rivals-ask-riot = Riots: pay { $fee } gold, or give up one of the units.
rivals-ask-react = Trouble is brewing. Should Sebastian step in?
rivals-ask-name = Feud: name three of your rival’s buildings. Named so far: { $count }.
rivals-ask-lose = Feud: choose the building you give up.
rivals-ask-shoot = Archer: choose the unit you give up.
rivals-ask-sink = Pirates: choose the trade ship you lose.
rivals-ask-burn = Arsonist: choose the building that burns.
rivals-ask-under = Choose the stack under which the card goes: { $card }.
rivals-ask-strip = Fraternal Feuds: choose cards from your rival’s hand. Still to choose: { $count }.
rivals-ask-spy = Traitor: take a card from your rival’s hand, or none.
rivals-ask-library = Library: look through a stack and take a card, or leave it.
rivals-ask-salvage = Take a card from the discard pile.
rivals-ask-swap = Relocation: choose the first region or card.
rivals-ask-swap-with = Relocation: choose what changes places with { $first }.
rivals-ask-raid = Brigands: choose the region that takes the loot.
rivals-ask-gift = Merchant: give one resource back.
rivals-ask-tithe = Tithe Barn: choose grain or wool.
rivals-ask-heal = Doctor: choose a Bath House.
rivals-ask-above = Choose the region { $row ->
    [a] above
   *[b] below
 } the new road’s end.
rivals-ask-draw = Fill up your hand: draw from a stack.
rivals-ask-excess = Too many cards: choose one to put back.
rivals-ask-exchange = Exchange a card, or keep your hand.
rivals-ask-replace = Take a top card, or pay and look through a stack.
rivals-ask-over = The match is over.
rivals-ask-first = The dice decide who begins.
rivals-ask-dice = The dice are rolling.
rivals-ask-deal = A card is being dealt.
rivals-ask-land = Regions are being drawn.
rivals-ask-event = An event card is being drawn.
rivals-ask-defend = Defence against { $card }: the die is rolling.
rivals-ask-start-turn = The next turn begins.
rivals-ask-produce = The regions yield.
rivals-ask-market = The Marketplace brings goods.
rivals-ask-show-face = The event die is resolved.
rivals-ask-brigands = Brigands attack.
rivals-ask-event-card = The event is resolved.
rivals-ask-riot-at = Riots break out.
rivals-ask-feud-at = A feud breaks out.
rivals-ask-strip-at = A feud among brothers breaks out.
rivals-ask-remedy-at = The Pharmacy helps.
rivals-ask-have-built = The new card takes effect.
rivals-ask-to-discard = The card is put away.
rivals-ask-effect = The card takes effect.
rivals-ask-look-through = A stack is looked through.
rivals-ask-take-top = A card is drawn.
rivals-ask-lost = A card is lost.
rivals-ask-founded = A settlement is founded.
rivals-ask-hand-check = The hand is counted.
rivals-ask-end-turn = The turn ends.

## Actions, as buttons say them

rivals-action-end = End the turn
rivals-action-roll = Roll the dice
rivals-action-pass = No, thank you
rivals-action-pass-exchange = Keep my hand
rivals-action-pass-gain = Enough
rivals-action-pass-want = Enough
rivals-action-pass-buy = Buy no more
rivals-action-pass-spy = Take none
rivals-action-pass-library = Do not look
rivals-action-pass-react = Let it come
rivals-action-waste = Let it go: that region is full
rivals-action-pay = Pay the gold
rivals-action-road = Build a road: { $side }
rivals-action-settle = Found a settlement: { $side }
rivals-action-scout = Found a settlement with the Scout: { $side }
rivals-action-mint = Mint: 1 gold → 1 other resource
rivals-action-faceup = Build from the table: { $card }
rivals-action-number = Number { $die }
rivals-action-name = { $resource }
rivals-action-trade = Trade: { $resource } → 1 other resource
rivals-action-draw = Draw the top card: stack { $stack }
rivals-action-look = Look through: stack { $stack }
rivals-action-under = Under stack { $stack }
rivals-action-open = Take the top cards: stack { $stack }
rivals-action-lay = { $land }
rivals-action-city = Build a city: settlement { $column }
rivals-action-site = { $bay }
rivals-action-gain = Gain { $yield }: { $place }
rivals-action-give = Give { $yield }: { $place }
rivals-action-region = { $place }
rivals-action-ship = Large Trade Ship: 2 { $yield } → 1 other resource
rivals-action-slot = { $slot }
rivals-action-remove = Give up: { $slot }
rivals-action-build = Build: { $card }
rivals-action-play = Play: { $card }
rivals-action-card = Choose: { $card }
rivals-action-pick = Take: { $position }
rivals-action-above = Lay here: { $region }
rivals-action-first = { $seat } begins
rivals-action-dice = Roll: { $die }, { $face }
rivals-action-defend = Defence: { $die }
rivals-action-deal = Deal: { $card }
rivals-action-land = Draw: { $region }
rivals-action-event = Event: { $event }
rivals-action-moon = Event: { $event }

## What happened, as the log tells it

rivals-event-turn-began = Turn { $turn }: { $seat }
rivals-event-rolled = { $seat } rolls: { $number }, { $face }.
rivals-event-number-set = { $seat } sets the production die: { $number }.
rivals-event-produced = { $seat } produces: { $resources }.
rivals-event-gained = { $seat } gains: { $yield } ({ $place }).
rivals-event-gained-with-places = { $seat } gains: { $places }.
rivals-event-wasted = { $seat } has no room; lost: { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }.
rivals-event-brigands-came = Brigands rob { $seat }: { $resources }.
rivals-event-brigands-came-without-resources = Brigands find nothing to rob: { $seat }.
rivals-event-event-came = Event: { $card }
rivals-event-yule-came = Yule: the events are shuffled anew.
rivals-event-card-drawn = { $seat } draws a card: stack { $stack }.
rivals-event-card-drawn-with-card = { $seat } draws from stack { $stack }: { $card }.
rivals-event-card-drawn-with-count = { $seat } draws from stack { $stack }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
rivals-event-stack-seen = { $seat } looks through stack { $stack }.
rivals-event-card-picked = { $seat } takes a card: stack { $stack }.
rivals-event-card-picked-with-card = { $seat } takes from stack { $stack }: { $card }.
rivals-event-card-picked-with-count = { $seat } takes from stack { $stack }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
rivals-event-card-returned = { $seat } puts a card under stack { $stack }.
rivals-event-card-returned-with-card = { $seat } puts under stack { $stack }: { $card }.
rivals-event-exchanged = { $seat } exchanges a card: under stack { $under }, from stack { $stack }.
rivals-event-exchanged-with-card = { $seat } exchanges: { $given } → { $card }.
rivals-event-hand-seen = { $seat } sees the hand of { $of }.
rivals-event-card-taken = { $seat } takes a card from the hand of { $from }.
rivals-event-card-taken-with-card = { $seat } takes from the hand of { $from }: { $card }.
rivals-event-card-stripped = { $seat } puts a card from the other hand under stack { $stack }.
rivals-event-card-stripped-with-card = { $seat } puts a card from the other hand under stack { $stack }: { $card }.
rivals-event-card-missing = { $seat } is missing: { $card }.
rivals-event-card-played = { $seat } plays: { $card }.
rivals-event-card-built = { $seat } builds: { $card }.
rivals-event-card-lost = { $seat } loses: { $card }.
rivals-event-card-removed = { $seat } gives up: { $card }.
rivals-event-defence-rolled = { $seat } defends: { $number }. { $held ->
    [yes] The attack fails.
   *[no] The attack succeeds.
 }
rivals-event-event-calmed = { $seat } keeps the peace.
rivals-event-not-calmed = { $seat } lets it come.
rivals-event-road-built = { $seat } builds: road.
rivals-event-settlement-founded = { $seat } founds: settlement.
rivals-event-region-laid = { $seat } lays: { $region }.
rivals-event-city-built = { $seat } builds: city.
rivals-event-regions-swapped = { $seat } swaps two regions.
rivals-event-cards-swapped = { $seat } swaps two cards.
rivals-event-traded = { $seat } trades: { $resource } → 1 other resource.
rivals-event-traded-with-place = { $seat } trades: { $resource } → { $gain }.
rivals-event-token-moved = { $token }: { $seat }.
rivals-event-card-salvaged = { $seat } fetches from the discard pile: { $card }.
rivals-event-plague-struck = The Plague takes from { $seat }: { $resources }.
rivals-event-plague-struck-without-resources = The Plague spares { $seat }.
rivals-event-named = { $seat } names: { $slot }.
rivals-event-riot-paid = { $seat } pays the rioters: { $gold } gold.
rivals-event-first-seat = { $seat } begins.
rivals-event-regions-laid = { $seat } has laid the regions.
rivals-event-ended = { $ending ->
    [points] { $seat } has won.
   *[other] The match is over: the last turn has been played.
 }
