/** What the server tells of this game, made by `make generate`: do not edit. */

export type Bay =
  | "0a"
  | "0b"
  | "1a"
  | "1b"
  | "2a"
  | "2b"
  | "3a"
  | "3b"
  | "4a"
  | "4b"
  | "5a"
  | "5b"
  | "6a"
  | "6b"
  | "7a"
  | "7b"
  | "8a"
  | "8b"
  | "9a"
  | "9b"
  | "10a"
  | "10b"
  | "11a"
  | "11b";

export type Card =
  | "basic.brigitta"
  | "basic.goldsmith"
  | "basic.merchant_caravan"
  | "basic.relocation"
  | "basic.scout"
  | "basic.abbey"
  | "basic.marketplace"
  | "basic.parish_hall"
  | "basic.storehouse"
  | "basic.toll_bridge"
  | "basic.brick_factory"
  | "basic.grain_mill"
  | "basic.iron_foundry"
  | "basic.lumber_camp"
  | "basic.weavers_shop"
  | "basic.large_trade_ship"
  | "basic.brick_ship"
  | "basic.grain_ship"
  | "basic.lumber_ship"
  | "basic.ore_ship"
  | "basic.wool_ship"
  | "basic.gold_ship"
  | "basic.austin"
  | "basic.candamir"
  | "basic.harald"
  | "basic.inga"
  | "basic.osmund"
  | "basic.siglind"
  | "gold.gudrun"
  | "gold.goldsmith"
  | "gold.merchant"
  | "gold.trade_master"
  | "gold.brigands"
  | "gold.reiner"
  | "gold.gold_cache"
  | "gold.toll_bridge"
  | "gold.storehouse"
  | "gold.large_trade_ship"
  | "gold.pirate_ship"
  | "gold.harbor"
  | "gold.moneylender"
  | "gold.merchant_guild"
  | "gold.mint"
  | "gold.salt_silo"
  | "gold.staple_house"
  | "gold.trading_base"
  | "turmoil.archer"
  | "turmoil.voyage_of_plunder"
  | "turmoil.traitor"
  | "turmoil.arsonist"
  | "turmoil.brigands"
  | "turmoil.sebastian"
  | "turmoil.lookout_tower"
  | "turmoil.drill_ground"
  | "turmoil.irmgard"
  | "turmoil.carl_forkbeard"
  | "turmoil.heinrich"
  | "turmoil.tithe_barn"
  | "turmoil.fire_brigade"
  | "turmoil.large_festival_hall"
  | "turmoil.hedge_tavern"
  | "turmoil.chapel_low"
  | "turmoil.chapel_high"
  | "turmoil.fairgrounds"
  | "progress.benjamin"
  | "progress.gustav"
  | "progress.brigitta"
  | "progress.doctor"
  | "progress.relocation"
  | "progress.guido"
  | "progress.mineral_mining"
  | "progress.three_field_system"
  | "progress.chief_cannoneer"
  | "progress.bath_house"
  | "progress.building_crane"
  | "progress.library"
  | "progress.parliament"
  | "progress.pharmacy"
  | "progress.town_hall"
  | "progress.university";

export type Colour = "red" | "blue";

export type Ending = "points" | "turn-limit";

export type EventCard =
  | "year_of_plenty"
  | "fraternal_feuds"
  | "feud"
  | "invention"
  | "yule"
  | "trade_ships_race"
  | "traveling_merchant"
  | "gift_for_the_prince"
  | "riots"
  | "plague";

export type Face = "brigand" | "trade" | "celebration" | "harvest" | "event";

export type Mode = "intro" | "gold" | "turmoil" | "progress" | "duel";

export type Place =
  | "a0"
  | "b0"
  | "a1"
  | "b1"
  | "a2"
  | "b2"
  | "a3"
  | "b3"
  | "a4"
  | "b4"
  | "a5"
  | "b5"
  | "a6"
  | "b6"
  | "a7"
  | "b7"
  | "a8"
  | "b8"
  | "a9"
  | "b9"
  | "a10"
  | "b10"
  | "a11"
  | "b11"
  | "a12"
  | "b12"
  | "cache";

export type Question =
  | "open"
  | "pick"
  | "lay"
  | "roll"
  | "number"
  | "main"
  | "site"
  | "waive"
  | "give"
  | "give-any"
  | "gain"
  | "want"
  | "buy"
  | "riot"
  | "react"
  | "name"
  | "lose"
  | "shoot"
  | "sink"
  | "burn"
  | "under"
  | "strip"
  | "spy"
  | "library"
  | "salvage"
  | "swap"
  | "swap-with"
  | "raid"
  | "gift"
  | "tithe"
  | "heal"
  | "above"
  | "draw"
  | "excess"
  | "exchange"
  | "replace"
  | "over"
  | "ransom"
  | "first"
  | "dice"
  | "deal"
  | "land"
  | "event"
  | "defend"
  | "start-turn"
  | "produce"
  | "market"
  | "show-face"
  | "brigands"
  | "event-card"
  | "riot-at"
  | "feud-at"
  | "strip-at"
  | "remedy-at"
  | "have-built"
  | "to-discard"
  | "effect"
  | "look-through"
  | "take-top"
  | "lost"
  | "founded"
  | "hand-check"
  | "end-turn";

export type Region =
  | "forest2"
  | "pasture4"
  | "gold1"
  | "hills3"
  | "mountains5"
  | "fields6"
  | "forest3"
  | "pasture1"
  | "gold4"
  | "hills2"
  | "mountains6"
  | "fields5"
  | "forest4"
  | "forest6"
  | "pasture5"
  | "pasture6"
  | "gold2"
  | "gold3"
  | "hills1"
  | "hills5"
  | "mountains2"
  | "mountains4"
  | "fields1"
  | "fields3";

export type RegionType = "forest" | "pasture" | "gold" | "hills" | "mountains" | "fields";

export type Resource = "lumber" | "wool" | "gold" | "brick" | "ore" | "grain";

export type SetName = "basic" | "gold" | "turmoil" | "progress";

export type Slot =
  | "0a1"
  | "0a2"
  | "0b1"
  | "0b2"
  | "1a1"
  | "1a2"
  | "1b1"
  | "1b2"
  | "2a1"
  | "2a2"
  | "2b1"
  | "2b2"
  | "3a1"
  | "3a2"
  | "3b1"
  | "3b2"
  | "4a1"
  | "4a2"
  | "4b1"
  | "4b2"
  | "5a1"
  | "5a2"
  | "5b1"
  | "5b2"
  | "6a1"
  | "6a2"
  | "6b1"
  | "6b2"
  | "7a1"
  | "7a2"
  | "7b1"
  | "7b2"
  | "8a1"
  | "8a2"
  | "8b1"
  | "8b2"
  | "9a1"
  | "9a2"
  | "9b1"
  | "9b2"
  | "10a1"
  | "10a2"
  | "10b1"
  | "10b2"
  | "11a1"
  | "11a2"
  | "11b1"
  | "11b2";

export type Token = "hero" | "trade";

/** The first word of an action. */
export type ActionKind =
  | "end"
  | "roll"
  | "pass"
  | "waste"
  | "pay"
  | "road"
  | "settle"
  | "scout"
  | "mint"
  | "faceup"
  | "number"
  | "name"
  | "trade"
  | "draw"
  | "look"
  | "under"
  | "open"
  | "lay"
  | "city"
  | "site"
  | "gain"
  | "give"
  | "region"
  | "ship"
  | "slot"
  | "remove"
  | "build"
  | "play"
  | "card"
  | "pick"
  | "above"
  | "first"
  | "dice"
  | "defend"
  | "deal"
  | "land"
  | "event"
  | "moon";

/** The open question, of whom it is asked, and the particulars that it has. */
export interface Asked {
  card?: Card | null;
  cards?: Region[];
  count?: number;
  fee?: number;
  first?: Place | Slot;
  laid?: RegionType[];
  least?: number;
  may_stop?: boolean;
  may_waste?: boolean;
  named?: Slot[];
  not_stack?: number | null;
  owed?: Record<string, number>;
  place?: Place;
  places?: Place[];
  slots?: Slot[];
  stack?: number;
  question: Question;
  seat: number | null;
}

export type Backs = Record<SetName, number>;

/** A settlement or city and the cards above and below it, each pile with the visible first. */
export interface ColumnView {
  column: number;
  city: boolean;
  above: Card[][];
  below: Card[][];
  bays: [Bay, Bay];
}

/** What the dice show, or will show. */
export interface DiceView {
  number: number | null;
  face: Face | null;
  set_number: number | null;
  festive: boolean;
  defence: number | null;
}

/** What everybody knows of the event stack. */
export interface EventsView {
  before_yule: number;
  past: Record<string, number>;
  unseen: Record<string, number>;
  unknown: number;
  unknown_among: Record<string, number>;
}

/** The face-up stack. */
export interface FaceUpView {
  card: Card;
  left: number;
}

/** What a seat alone knows of itself, and what the other knows of it. */
export interface OwnView {
  hand: Record<string, number>;
  known: Record<string, number>;
  suspected: Record<string, number>;
}

/** A region: where, what, its number, its stock. */
export interface RegionView {
  place: Place;
  type: RegionType;
  number: number | null;
  stock: number;
}

/** All that somebody may know of a match. */
export interface RivalsView {
  actors: number[];
  active: number;
  first: number;
  turn: number;
  dice: DiceView;
  tokens: TokensView;
  supply: SupplyView;
  events: EventsView;
  discard: Record<string, number>;
  face_up: FaceUpView | null;
  winner: number | null;
  ending: Ending | null;
  game: "rivals";
  mode: Mode;
  goal: number;
  seat: number | null;
  asked: Asked;
  stacks: StackView[];
  seats: [SideView, SideView];
  own: OwnView | null;
}

/** What the viewer knows of a seat. */
export interface SideView {
  colour: Colour;
  columns: ColumnView[];
  roads: number[];
  regions: RegionView[];
  cache: number | null;
  resources: Record<string, number>;
  room: Record<string, number>;
  points: number;
  commerce: number;
  strength: number;
  skill: number;
  progress: number;
  trade_ships: number;
  mints_left: number;
  hand: Backs;
  hand_limit: number;
  sure: Record<string, number> | null;
  maybe: Record<string, number> | null;
}

/** A stack from the top: what the viewer knows, suspects, or sees that another has seen. */
export interface StackView {
  set: SetName;
  size: number;
  cards: (Card | "maybe" | "seen" | null)[];
}

/** What can still be built, and the region cards of the stack. */
export interface SupplyView {
  roads: number;
  settlements: number;
  cities: number;
  regions: Region[];
}

export type TokensView = Record<Token, number | null>;

/** A fact that followed from a move. */
export type RivalsEvent =
  | { event: "turn-began"; seat: number | null; turn: number }
  | { event: "turn-ended"; seat: number | null }
  | { event: "rolled"; seat: number | null; number: number; face: Face }
  | { event: "number-set"; seat: number | null; number: number }
  | { event: "produced"; seat: number | null; resources: Record<string, number> }
  | { event: "gained"; seat: number | null; place: Place }
  | { event: "wasted"; seat: number | null; count: number }
  | { event: "gave"; seat: number | null; place: Place }
  | { event: "brigands-came"; seat: number | null; resources: Record<string, number> }
  | { event: "event-came"; seat: number | null; card: EventCard }
  | { event: "yule-came"; seat: number | null }
  | { event: "card-drawn"; seat: number | null; stack: number; card?: Card }
  | { event: "stack-seen"; seat: number | null; stack: number }
  | { event: "card-picked"; seat: number | null; stack: number; card?: Card; position?: number }
  | { event: "card-returned"; seat: number | null; stack: number; card?: Card }
  | { event: "hand-seen"; seat: number | null; of: number }
  | { event: "card-taken"; seat: number | null; from: number; card?: Card }
  | { event: "card-stripped"; seat: number | null; from: number; stack: number; card?: Card }
  | { event: "card-played"; seat: number | null; card: Card }
  | { event: "card-built"; seat: number | null; card: Card; site: Bay | null }
  | { event: "card-lost"; seat: number | null; card: Card; slot: Slot }
  | { event: "card-removed"; seat: number | null; card: Card; slot: Slot }
  | { event: "card-discarded"; seat: number | null; card: Card }
  | { event: "defence-rolled"; seat: number | null; number: number; held: boolean }
  | { event: "event-calmed"; seat: number | null }
  | { event: "road-built"; seat: number | null; road: number }
  | { event: "settlement-founded"; seat: number | null; column: number }
  | { event: "region-laid"; seat: number | null; place: Place; region: Region }
  | { event: "city-built"; seat: number | null; column: number }
  | { event: "regions-swapped"; seat: number | null; places: [Place, Place] }
  | { event: "cards-swapped"; seat: number | null; slots: [Slot, Slot] }
  | { event: "traded"; seat: number | null; resource: Resource; rate: number }
  | { event: "token-moved"; seat: number | null; token: Token }
  | { event: "card-salvaged"; seat: number | null; card: Card }
  | { event: "plague-struck"; seat: number | null; resources: Record<string, number> }
  | { event: "named"; seat: number | null; slot: Slot }
  | { event: "riot-paid"; seat: number | null; gold: number }
  | { event: "first-seat"; seat: number | null }
  | { event: "regions-laid"; seat: number | null }
  | { event: "ended"; seat: number | null; ending: Ending }
  | { event: "passed"; seat: number | null }
  | { event: "not-calmed"; seat: number | null }
  | { event: "card-missing"; seat: number | null; card: Card }
  | { event: "card-seen"; seat: number | null; of: number; card: Card; count: number }
  | { event: "card-seen"; seat: number | null; stack: number; position: number; card: Card };
