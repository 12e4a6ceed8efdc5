# The Watch on the command line.

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

## What may be wrong: the Watch

fault-watch-needs-brotherhood = { $option }={ $value } needs mode=brotherhood
fault-watch-brotherhood-founds = start=fixed needs mode=base: the Brotherhood always founds
fault-watch-needs-layout = start=fixed needs board=fixed: the settlements belong to that layout
fault-watch-no-first = first={ $seat } is not a seat among { $players } players
fault-watch-large-offer = an offer names at most { $limit } cards of a kind
fault-watch-no-card = { $word } is not a card, such as { $example }
fault-watch-not-so-many = there are not that many cards: { $text }
fault-watch-more-cards = the position has more cards than the box
fault-watch-more-wildlings = the position has more wildlings than the box
fault-watch-tokens = the position should have { $count } tokens, used and unseen together
fault-watch-no-hexadecimal = { $text } should be a hexadecimal number
fault-watch-not-the-board = { $text } does not fit the board
fault-watch-too-many-discards = seat { $seat } cannot discard more than it has
fault-watch-no-places = { $text } should be different numbers below { $limit }
fault-watch-not-the-base-game = the base game has no { $name }
fault-watch-parts = { $text } should have { $count } parts
fault-watch-no-guards = { $text } cannot be the guards of a section
fault-watch-many-guards = { $text } has more than { $limit } guards of a seat
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
