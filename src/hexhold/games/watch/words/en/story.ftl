# The Watch on the page: what is asked, what can be done, what happened.
# $name is a player, $cards a list such as "2 Ore, 1 Wool". Nouns stand alone, so that no language has to bend them.

## Names

watch-hero-mormont = Jeor Mormont
watch-hero-marsh = Bowen Marsh
watch-hero-samwell = Samwell Tarly
watch-hero-yarwyck = Othell Yarwyck
watch-hero-thorne = Ser Alliser Thorne
watch-hero-melisandre = Melisandre
watch-hero-mance = Mance Rayder
watch-hero-benjen = Benjen Stark
watch-hero-ygritte = Ygritte
watch-hero-yoren = Yoren
watch-hero-qhorin = Qhorin Halfhand

watch-deed-mormont = Ask one or two players for one resource; give a card back for each you get.
watch-deed-marsh = Swap one card with the supply, one for one.
watch-deed-samwell = When a roll brings you nothing, take any card from the supply.
watch-deed-yarwyck = Lift one of your roads with a loose end and lay it elsewhere.
watch-deed-thorne = Pay for a guard with one card of another kind.
watch-deed-melisandre = When you buy a development card, keep one of the top three; one card of the price may be another.
watch-deed-mance = Look at the hand of somebody ahead of you and take a card.
watch-deed-benjen = Drive off a wildling north of the Wall; another token follows.
watch-deed-ygritte = Drive off a wildling in the Gift.
watch-deed-yoren = Give up an open patrol for a free guard.
watch-deed-qhorin = Send Tormund to his camp and take a card of the hex he left.

watch-card-patrol = Patrol
watch-card-recruits = New Recruits
watch-card-roads = Road Building
watch-card-winter = Winter is Coming
watch-card-victory = Victory point

watch-clan-ice-river = Ice River
watch-clan-cave-people = Cave People
watch-clan-hornfoot = Hornfoot

watch-kind-regular = Regular
watch-kind-climber = Climber
watch-kind-giant = Giant

watch-piece-road = Road
watch-piece-settlement = Settlement
watch-piece-keep = Keep
watch-piece-guard = Guard
watch-piece-card = Development card


## What now: asked of the reader

watch-ask-before-roll = Your turn: roll the dice.
watch-ask-turn = Your turn: trade, build, or end the turn.
watch-ask-build = Your turn: build, or end the turn.
watch-ask-place-roads = { $count ->
    [one] Place a free road.
   *[other] Place { $count } free roads.
  }
watch-ask-discards = { $count ->
    [one] A seven: discard one more card.
   *[other] A seven: discard { $count } cards.
  }
watch-ask-move-tormund = Move Tormund to another hex.
watch-ask-move-tormund-or-hunt = Move Tormund, or drive a wildling from the Gift.
watch-ask-choose-victim = Whom do you rob?
watch-ask-answers = { $name } offers a trade: answer it.
watch-ask-answers-own = Choose a partner for your offer, or withdraw it.
watch-ask-answers-invited = { $name } asks for offers: make one, or decline.
watch-ask-answers-invited-own = You asked for offers: take one, or none.
watch-ask-found-settlement = Found a settlement: choose a corner.
watch-ask-found-road = Lay a road beside your new settlement.
watch-ask-found-guard = Place your first guard on the Wall.
watch-ask-ask-samwell = The roll brought you nothing: Samwell may take a card from the supply.
watch-ask-give-back = Give { $name } a card in return.
watch-ask-rebuild-road = Lay the lifted road somewhere else.
watch-ask-pick-card = Melisandre shows you these cards: keep one.
watch-ask-take-card = You see the hand of { $name }: take one card.
watch-ask-after-hero = Your hero has been used: turn the card to side B, or exchange it.
watch-ask-remove-hero = Three alike: remove a hero in the display from the game.
watch-ask-over = The match is over.
watch-ask-dice = The dice roll…
watch-ask-draw = A card is drawn…
watch-ask-steal = A card is taken…
watch-ask-first = Who begins?
watch-ask-deal-terrain = The land is dealt…
watch-ask-deal-routes = The trade routes are dealt…
watch-ask-deal-reds = The red numbers are dealt…
watch-ask-deal-numbers = The numbers are dealt…
watch-ask-token = A wildling token is revealed…
watch-ask-show = Melisandre looks into the flames…

## What now: while others think

watch-wait-before-roll = { $name } rolls the dice.
watch-wait-turn = { $name } trades and builds.
watch-wait-build = { $name } builds.
watch-wait-place-roads = { $name } lays free roads.
watch-wait-discards = Waiting for discards: { $names }.
watch-wait-move-tormund = { $name } moves Tormund.
watch-wait-choose-victim = { $name } chooses whom to rob.
watch-wait-answers = Waiting for answers: { $names }.
watch-wait-partner = { $name } chooses a partner for the trade.
watch-wait-found-settlement = { $name } founds a settlement.
watch-wait-found-road = { $name } lays a road.
watch-wait-found-guard = { $name } places a guard.
watch-wait-ask-samwell = Samwell asks { $name }.
watch-wait-give-back = { $name } gives a card in return.
watch-wait-rebuild-road = { $name } lays a road elsewhere.
watch-wait-pick-card = { $name } chooses one of three cards.
watch-wait-take-card = { $name } takes a card.
watch-wait-after-hero = { $name } turns or exchanges a hero.
watch-wait-remove-hero = { $name } removes a hero.
watch-won = { $name } wins.
watch-won-you = You win!
watch-lost-all = Nobody wins.

## What can be done

watch-action-end = End the turn
watch-action-roll = Roll the dice
watch-action-buy = Buy a development card
watch-action-patrol = Play: Patrol
watch-action-roads = Play: Road Building
watch-action-build = Go on to building
watch-action-claim = Claim the victory
watch-action-withdraw = Withdraw the offer
watch-action-accept = Accept
watch-action-decline = Decline
watch-action-rob = Rob { $seat }
watch-action-rob-seat-nobody = Rob nobody
watch-action-confirm = Trade with { $seat }
watch-action-discard = Discard: { $resource }
watch-action-winter = Winter is Coming: { $cards }
watch-action-supply = Supply: { $give } → { $take }
watch-action-road = Build a road here
watch-action-settlement = Build a settlement here
watch-action-keep = Build a keep here
watch-action-tormund = Move Tormund here
watch-action-tormund-hex-camp = Send Tormund to his camp
watch-action-guard = Build a guard on section { $section }
watch-action-recruits = New Recruits: a guard on section { $section }
watch-action-hunt = Drive off: { $wildling }
watch-action-samwell = Samwell: { $resource }
watch-action-pass = Pass
watch-action-marsh = Marsh: { $give } → { $take }
watch-action-mormont = Mormont: { $resource } from { $seats }
watch-action-give = Give: { $resource }
watch-action-yarwyck = Lift this road
watch-action-thorne = Thorne: a guard on section { $section }, { $take } instead of { $give }
watch-action-melisandre = Melisandre: look at three cards for the usual price
watch-action-melisandre-with-take = Melisandre: { $take } instead of { $give }
watch-action-pick = Keep: { $card }
watch-action-mance = Mance: look at the hand of { $seat }
watch-action-take = Take: { $resource }
watch-action-benjen = Benjen: drive off the wildling in camp { $camp }, { $clan }
watch-action-benjen-with-clearing = Benjen: drive off a wildling in clearing { $clearing }
watch-action-ygritte = Ygritte: drive off { $wildling }
watch-action-yoren = Yoren: a guard on section { $section }
watch-action-qhorin = Qhorin: chase Tormund to his camp
watch-action-flip = Turn to side B
watch-action-exchange = Take instead: { $hero }
watch-action-remove = Remove: { $hero }
watch-action-invite = Ask for offers
watch-action-put = Offer: { $resource } more
watch-action-ask = Ask for: { $resource } more
watch-action-propose = Make the offer
watch-action-reply = Make the counter-offer
watch-action-offer = Offer: { $give } → { $take }
watch-action-counter = Counter: { $give } → { $take }
watch-action-dice = Dice: { $first } { $second }
watch-action-dice-with-wildling-die = Dice: { $first } { $second } { $wildling-die }
watch-action-steal = Card: { $resource }
watch-action-draw = Card: { $card }
watch-action-first = { $seat } begins
watch-action-terrain = Terrain: { $terrain }
watch-action-route = Trade route: { $route }
watch-action-red = Red number on hex { $hex }
watch-action-number = Number: { $number }
watch-action-token = Token: { $clan }, { $wildling }
watch-action-show = Card: { $card }

## Choosing step by step

watch-step-winter-1 = First card
watch-step-winter-2 = Second card
watch-step-supply-1 = Give to the supply
watch-step-supply-2 = Take from the supply
watch-step-marsh-1 = Give one
watch-step-marsh-2 = Take one
watch-step-mormont-1 = Demand
watch-step-mormont-2 = First ask
watch-step-mormont-3 = Then ask
watch-step-thorne-1 = Section of the Wall
watch-step-thorne-2 = Leave out
watch-step-thorne-3 = Pay instead
watch-step-melisandre-1 = Leave out
watch-step-melisandre-2 = Pay instead
watch-step-benjen-1 = Where
watch-step-benjen-2 = Which
watch-step-exchange-1 = Take another hero instead
watch-step-hunt-1 = Hex
watch-step-hunt-2 = Kind
watch-step-done = That is all
watch-step-usual-price = The usual price
watch-step-clearing = Clearing
watch-step-number = { $number }
watch-step-hex = Hex { $number }
watch-step-section = Section { $number }
watch-step-back = Start over
watch-rate = { $count }:1

## What happened

watch-event-turn-began = Turn { $turn }: { $seat }
watch-event-rolled = { $seat } rolls { $sum } ({ $dice }).
watch-event-rolled-with-wild = { $seat } rolls { $sum } ({ $dice }), wildling die { $wild }.
watch-event-produced = { $seat } receives { $cards }.
watch-event-shortage = The supply is short of: { $resource }.
watch-event-discarded = { $seat } discards a card.
watch-event-discarded-with-resource = { $seat } discards { $resource }.
watch-event-discarded-with-cards = { $seat } discards { $cards }.
watch-event-discarded-with-count = { $count ->
    [one] { $seat } discards a card.
   *[other] { $seat } discards { $count } cards.
  }
watch-event-tormund-moved = { $seat } moves Tormund.
watch-event-tormund-moved-to-camp = Tormund goes to his camp.
watch-event-robbed = { $seat } robs { $victim }.
watch-event-robbed-with-resource = { $seat } robs { $victim }: { $resource }.
watch-event-robbed-nothing = { $seat } robs { $victim }, who has nothing.
watch-event-road-built = { $seat } builds: road
watch-event-settlement-built = { $seat } builds: settlement
watch-event-keep-built = { $seat } builds: keep
watch-event-card-bought = { $seat } buys a development card.
watch-event-card-bought-with-card = { $seat } buys: { $card }
watch-event-card-played = { $seat } plays: { $card }
watch-event-cards-taken = { $seat } takes { $cards }.
watch-event-supply-traded = { $seat } trades with the supply: { $give } → { $want }
watch-event-offered = { $seat } offers: { $give } → { $want }
watch-event-offered-with-offers = { $seat } offers: { $offers }
watch-event-invited = { $seat } asks for offers.
watch-event-accepted = { $seat } accepts.
watch-event-declined = { $seat } declines.
watch-event-countered = { $seat } counters: { $give } → { $want }
watch-event-traded = { $seat } trades with { $with }: { $give } → { $want }
watch-event-offer-closed = The offer is closed.
watch-event-longest-road = Longest Road ({ $length }): { $seat }
watch-event-longest-road-without-seat = Nobody holds the Longest Road now.
watch-event-largest-patrol = Largest Patrol ({ $patrols }): { $seat }
watch-event-largest-patrol-without-seat = Nobody holds the Largest Patrol now.
watch-event-starting-cards = { $seat } begins with { $cards }.
watch-event-first-seat = { $seat } begins.
watch-event-board-dealt = The land is dealt.
watch-event-build-phase = { $seat } goes on to building.
watch-event-guard-placed = { $seat } places a guard: section { $section }, space { $space }
watch-event-guard-lost = { $seat } loses a guard on section { $section }.
watch-event-token-revealed = Wildling token: { $clan }, { $kind }
watch-event-no-figure = { $clan }: nobody is left to come ({ $kind }).
watch-event-migrated = { $clan }: to camp { $camp } ({ $kind })
watch-event-rushed = { $clan }: the clan rushes the Wall!
watch-event-advanced = { $clan }: to clearing { $section } ({ $kind })
watch-event-stand-off = Six against five on section { $section }: two wildlings and one guard leave.
watch-event-breached = The Wall is breached at section { $section }! Breaches: { $breaches }
watch-event-entered-gift = Into the Gift: { $kind }
watch-event-went-home = Home to the Frostfangs: { $kind }
watch-event-pool-mixed = The used tokens are mixed into a new pool.
watch-event-hero-used = { $seat } uses { $hero }.
watch-event-hero-flipped = { $seat } turns { $hero } to side B.
watch-event-hero-spent = { $seat }: { $hero } is spent.
watch-event-hero-exchanged = { $seat } exchanges { $from } for { $to }.
watch-event-hero-removed = { $seat } removes { $hero } from the game.
watch-event-hero-cards = { $seat }: { $give } → { $want }
watch-event-hero-cards-without-want = { $seat } pays { $give }.
watch-event-hero-cards-without-give = { $seat } takes { $want } from the supply.
watch-event-demanded = { $had ->
    [yes] { $seat } demands of { $of }: { $resource } – given.
   *[no] { $seat } demands of { $of }: { $resource } – has none.
  }
watch-event-gave-back = { $seat } gives { $to } a card in return.
watch-event-gave-back-with-resource = { $seat } gives { $to } in return: { $resource }
watch-event-road-lifted = { $seat } lifts a road.
watch-event-saw-card = { $seat } looks at a card.
watch-event-saw-card-with-card = Melisandre shows: { $card }
watch-event-saw-hand = { $seat } looks at the hand of { $of }.
watch-event-saw-hand-with-hand = The hand of { $of }: { $hand }
watch-event-took-card = { $seat } takes a card from { $of }.
watch-event-took-card-with-resource = { $seat } takes from { $of }: { $resource }
watch-event-patrol-retired = { $seat } lays a patrol aside.
watch-event-passed = { $seat } passes.
watch-event-wildling-removed = { $seat } drives off: { $kind }
watch-event-camp-cleared = { $seat } drives off north of the Wall: { $kind }
watch-event-ended = The match is over.
watch-event-ended-ending-points = The match is over: ten points!
watch-event-ended-ending-turn-limit = The match is over: the last turn was played.
watch-event-ended-ending-breaches = The match is over: the Wall was breached three times.
watch-event-ended-ending-wildlings = The match is over: too many wildlings in the Gift.

## Board

watch-board = The board
watch-board-help = Arrow keys move between the places where something can be done; Enter does it.
watch-board-enlarge = Enlarge the board
watch-place-site = Corner { $place }
watch-place-path = Path { $place }
watch-place-hex = { $terrain } { $numbers }
watch-place-camp = Tormund’s camp
watch-place-clearing = Clearing { $place }
watch-place-clan-camp = { $clan }, camp { $place }
watch-place-menu = several things can be done here
watch-place-owned = { $name }: { $piece }
watch-tormund = Tormund
watch-tormund-blocks = Tormund blocks: { $place }
watch-route = Trade route: { $resource } 2:1
watch-route-any = Trade station 3:1
watch-wall = The Wall
watch-wall-section = Section { $section }: guards { $count }, wildlings before it { $regulars }
watch-frostfangs = Frostfangs
watch-frostfangs-count = In the Frostfangs: { $kind } { $count }
watch-pool = Tokens in the pool: { $count }
watch-breaches = Breaches
watch-breaches-count = Breaches of the Wall: { $count } of { $limit }
watch-in-gift = In the Gift
watch-in-gift-count = Wildlings in the Gift: { $count } of { $limit }
watch-dice = Dice: { $dice }
watch-dice-none = The dice have not been rolled.

## Around the board

watch-players = Players
watch-points = Points: { $count }
watch-points-own = { $count } with hidden cards
watch-you = you
watch-bot = Bot
watch-away = away
watch-cards-in-hand = Resource cards: { $count }
watch-development-cards = Development cards: { $count }
watch-patrols = Patrols played: { $count }
watch-road-length = Longest own road: { $count }
watch-guards-left = Guards left: { $count }
watch-pieces-left = Left: roads { $roads }, settlements { $settlements }, keeps { $keeps }
watch-longest-road = Longest Road
watch-largest-patrol = Largest Patrol
watch-on-turn = On turn
watch-hand = Your hand
watch-hand-card = { $resource }: { $count }
watch-card-new = new
watch-card-count = { $card } × { $count }
watch-questions = Your answer
watch-hero = Hero
watch-side = { $side ->
    [spent] spent
    [A] A
   *[B] B
  }
watch-hero-side = { $hero }, { $side ->
    [spent] { watch-side }
   *[other] side { watch-side }
  }
watch-hero-used = used this turn
watch-hero-fresh = from the next turn on
watch-hero-use = Use
watch-hero-stop = Not now
watch-hero-choose-place = Choose a glowing place on the board.
watch-display = Heroes in the display: { $count }
watch-costs = Building costs
watch-cost-show = Show where: { $piece }
watch-deck = Cards in the deck: { $count }
watch-log = Log
watch-things = Costs

## Trade

watch-trade = Trade
watch-trade-supply = With the supply
watch-trade-players = With the players
watch-trade-give = You give
watch-trade-want = You want
watch-trade-gives = gives
watch-trade-wants = wants
watch-trade-invites = asks for offers
watch-trade-more = { $resource }: one more
watch-trade-less = { $resource }: one fewer
watch-trade-none = You have none of these.
watch-trade-same = Not for a card of its own kind.
watch-trade-offer = Offer
watch-trade-counter = Counter-offer
watch-trade-make = Make an offer
watch-trade-send-counter = Send the counter-offer
watch-trade-send-offer = Send the offer
watch-trade-mute = Don’t ask me again this turn
watch-trade-cannot = You lack { $cards }.
watch-trade-unpayable = Decline what I cannot pay
watch-trade-take-none = Take no offer
watch-trade-left = { $seconds }{"\u00A0"}s to answer
watch-trade-muted = You decline every offer until this turn ends.
watch-trade-unmute = Ask me again
watch-trade-nothing = Nothing can be traded now.
watch-trade-answer-asked = is thinking
watch-trade-answer-accepted = accepts
watch-trade-answer-declined = declines
watch-trade-answer-countered = counters
watch-trade-answer-offered = offers
