"""What is printed on the cards, written down apart from the tables of the game.

A row is: card, copies, how many carry the half moon, class, where it stands, cost (L lumber W wool
A gold B brick O ore G grain), marks (v victory c commerce s strength h skill b progress), 1x.
"""

CENTRE = {
    "basic.forest": 4,
    "basic.pasture": 4,
    "basic.gold_field": 4,
    "basic.hills": 4,
    "basic.mountains": 4,
    "basic.fields": 4,
    "basic.settlement": 9,
    "basic.city": 7,
    "basic.road": 9,
}

PRINTED = """
basic.brigitta 2 0 action - - -
basic.goldsmith 2 0 action - - -
basic.merchant_caravan 2 0 action - - -
basic.relocation 1 0 action - - -
basic.scout 2 0 action - - -
basic.abbey 2 0 building any BOG b 1x
basic.marketplace 2 0 building any WG c 1x
basic.parish_hall 2 0 building any BG - 1x
basic.storehouse 2 0 building any LW -
basic.toll_bridge 1 0 building any LB c
basic.brick_factory 1 0 building any BO -
basic.grain_mill 1 0 building any LG -
basic.iron_foundry 1 0 building any BO -
basic.lumber_camp 1 0 building any LO -
basic.weavers_shop 1 0 building any LW -
basic.large_trade_ship 1 0 trade-ship any LW c
basic.brick_ship 1 0 trade-ship any LW c
basic.grain_ship 1 0 trade-ship any LW c
basic.lumber_ship 1 0 trade-ship any LW c
basic.ore_ship 1 0 trade-ship any LW c
basic.wool_ship 1 0 trade-ship any LW c
basic.gold_ship 1 0 trade-ship any LW c
basic.austin 1 0 hero any OG shh
basic.candamir 1 0 hero any WWOG ssssh
basic.harald 1 0 hero any OG ssh
basic.inga 1 0 hero any WOG shhh
basic.osmund 1 0 hero any WOG sshh
basic.siglind 1 0 hero any WWOG sshhh
basic.year_of_plenty 2 1 event - - -
basic.fraternal_feuds 1 1 event - - -
basic.feud 1 1 event - - -
basic.invention 1 0 event - - -
basic.yule 1 0 event - - -
basic.trade_ships_race 1 1 event - - -
basic.traveling_merchant 2 1 event - - -
gold.gudrun 1 0 attack - - -
gold.goldsmith 1 1 action - - -
gold.merchant 2 0 attack - - -
gold.trade_master 2 1 attack - - -
gold.brigands 1 1 attack - - -
gold.reiner 1 1 action - - -
gold.gold_cache 1 0 cache - - -
gold.toll_bridge 1 1 building any LB c
gold.storehouse 1 1 building any LW -
gold.large_trade_ship 1 1 trade-ship any LW c
gold.pirate_ship 2 0 pirate-ship any LW -
gold.harbor 1 1 building city WBO c
gold.moneylender 1 0 building city LLBOO v 1x
gold.merchant_guild 2 1 building city WWBBG vcc 1x
gold.mint 2 1 building city LLBOO v
gold.salt_silo 1 0 building city WWAAB v
gold.staple_house 2 1 building city WBBOO v
gold.trading_base 1 1 building city WWBGG vc
gold.gift_for_the_prince 1 1 event - - -
gold.trade_ships_race 1 1 event - - -
gold.traveling_merchant 1 1 event - - -
turmoil.archer 2 1 attack - - -
turmoil.voyage_of_plunder 2 1 attack - - -
turmoil.traitor 2 1 attack - - -
turmoil.arsonist 2 1 attack - - -
turmoil.brigands 1 0 attack - - -
turmoil.sebastian 1 1 action - - -
turmoil.lookout_tower 1 0 building any LG s
turmoil.drill_ground 1 1 building any BO s 1x
turmoil.irmgard 1 1 hero any AG hh
turmoil.carl_forkbeard 1 1 hero any WWOG sssss
turmoil.heinrich 1 0 hero any WOG ss
turmoil.tithe_barn 1 1 building city LLBO v
turmoil.fire_brigade 2 1 building city WWBO v
turmoil.large_festival_hall 1 0 building city BBOOOGGG vv
turmoil.hedge_tavern 2 1 building city WAAG v 1x
turmoil.chapel_low 1 0 building city BOOG v
turmoil.chapel_high 1 0 building city BOOG v
turmoil.fairgrounds 1 1 building city LLWG v
turmoil.fraternal_feuds 1 1 event - - -
turmoil.riots 2 1 event - - -
turmoil.feud 1 1 event - - -
progress.benjamin 1 0 action - - -
progress.gustav 1 0 action - - -
progress.brigitta 1 1 action - - -
progress.doctor 2 1 action - - -
progress.relocation 1 1 action - - -
progress.guido 1 0 attack - - -
progress.mineral_mining 2 1 action - - -
progress.three_field_system 2 1 action - - -
progress.chief_cannoneer 2 1 unit any LO ssss
progress.bath_house 3 1 building city WBBO v
progress.building_crane 1 0 building city L -
progress.library 2 1 building city LLBO v
progress.parliament 1 1 building city LLLWWBB vv
progress.pharmacy 2 1 building city WWAB v
progress.town_hall 2 1 building city WWBOO v
progress.university 2 1 building city LLBGG vb 1x
progress.invention 2 2 event - - -
progress.plague 3 2 event - - -
"""

ROWS = [line.split() for line in PRINTED.split("\n") if line]
COPIES = CENTRE | {row[0]: int(row[1]) for row in ROWS}
