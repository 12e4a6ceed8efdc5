/** What the server tells of this game, made by `make generate`: do not edit. */

export type Answer = "asked" | "accepted" | "declined" | "countered";

export type Card = "patrol" | "recruits" | "roads" | "winter" | "victory";

export type Clan = "ice-river" | "cave-people" | "hornfoot";

export type Colour = "red" | "blue" | "yellow" | "black";

export type Ending = "points" | "turn-limit" | "breaches" | "wildlings";

export type Hero =
  | "mormont"
  | "marsh"
  | "samwell"
  | "yarwyck"
  | "thorne"
  | "melisandre"
  | "mance"
  | "benjen"
  | "ygritte"
  | "yoren"
  | "qhorin";

export type HeroSide = "A" | "B" | "spent";

export type Phase =
  | "before-roll"
  | "turn"
  | "build"
  | "place-roads"
  | "discards"
  | "move-tormund"
  | "choose-victim"
  | "answers"
  | "found-settlement"
  | "found-road"
  | "found-guard"
  | "ask-samwell"
  | "give-back"
  | "rebuild-road"
  | "pick-card"
  | "take-card"
  | "after-hero"
  | "remove-hero"
  | "over"
  | "dice"
  | "draw"
  | "steal"
  | "first"
  | "deal-terrain"
  | "deal-routes"
  | "deal-reds"
  | "deal-numbers"
  | "token"
  | "show";

export type Resource = "brick" | "lumber" | "wool" | "grain" | "ore";

export type Route = "brick" | "lumber" | "wool" | "grain" | "ore" | "any";

export type Terrain = "hills" | "forest" | "pasture" | "fields" | "mountains" | "ice";

export type Wildling = "regular" | "climber" | "giant";

/** The first word of an action. */
export type ActionKind =
  | "end"
  | "roll"
  | "buy"
  | "patrol"
  | "roads"
  | "build"
  | "withdraw"
  | "accept"
  | "decline"
  | "rob"
  | "confirm"
  | "discard"
  | "winter"
  | "supply"
  | "road"
  | "settlement"
  | "keep"
  | "tormund"
  | "guard"
  | "recruits"
  | "hunt"
  | "samwell"
  | "pass"
  | "marsh"
  | "mormont"
  | "give"
  | "yarwyck"
  | "thorne"
  | "melisandre"
  | "pick"
  | "mance"
  | "take"
  | "benjen"
  | "ygritte"
  | "yoren"
  | "qhorin"
  | "flip"
  | "exchange"
  | "remove"
  | "claim"
  | "invite"
  | "put"
  | "ask"
  | "propose"
  | "reply"
  | "dice"
  | "steal"
  | "draw"
  | "first"
  | "terrain"
  | "route"
  | "red"
  | "number"
  | "token"
  | "show"
  | "offer"
  | "counter";

/** One seat's answer to an offer, and what it wants instead. */
export interface AnswerView {
  give: Record<string, number>;
  want: Record<string, number>;
  answer: Answer | null;
}

/** Terrain, numbers and trade routes, as far as they are dealt. */
export interface BoardView {
  terrain: (Terrain | null)[];
  numbers: number[][];
  routes: RouteView[];
}

export type Camps = Record<Clan, Wildling[]>;

export type Cards = Record<Card, number>;

/** Whom Mormont or Mance is dealing with, and the resource if Mormont named one. */
export interface DemandView {
  of: number;
  next: number | null;
  resource: Resource | null;
}

/** A roll, with the wildling die where there is one. */
export type Dice = [number, number] | [number, number, number];

/** What is given and what is wanted for it. */
export interface Exchange {
  give: Record<string, number>;
  want: Record<string, number>;
}

export type Figures = Record<Wildling, number>;

export type Hand = Record<Resource, number>;

/** A seat's hero, as everybody sees it. */
export interface HeroView {
  hero: Hero;
  side: HeroSide;
  fresh: boolean;
  used: boolean;
}

/** The Brotherhood's part of the table. */
export interface NorthView {
  wall: number[][];
  clearings: number[];
  camps: Camps;
  gift: Record<string, Figures>;
  frostfangs: Figures;
  breaches: number;
  pool: number;
  used: UsedTokens;
  display: Hero[];
  heroes: (HeroView | null)[];
  guards_left: number[];
  asked: number | null;
  demand: DemandView | null;
}

/** The offer on the table and how it was answered. */
export interface OfferView {
  give: Record<string, number>;
  want: Record<string, number>;
  answers: AnswerView[];
}

/** What a seat alone knows of itself. */
export interface OwnView {
  hand: Hand;
  cards: Cards;
  bought: Cards;
  points: number;
  draft: Exchange | null;
}

/** What a seat can still build. */
export interface PiecesLeft {
  roads: number;
  settlements: number;
  keeps: number;
}

/** A trade route: what it trades, as far as it is dealt, and from where. */
export interface RouteView {
  kind: Route | null;
  sites: [number, number];
}

/** What everybody sees of a seat. */
export interface SeatView {
  colour: Colour;
  hand: number;
  cards: number;
  patrols: number;
  roads: number[];
  settlements: number[];
  keeps: number[];
  left: PiecesLeft;
  routes: Route[];
  road_length: number;
  points: number;
  discards_due: number;
  victory_cards: number | null;
}

export type UsedTokens = Record<Clan, Figures>;

/** All that somebody may know of a match. */
export interface WatchView {
  phase: Phase;
  actors: number[];
  active: number;
  first: number;
  turn: number;
  rolled: boolean;
  dice: Dice | null;
  card_played: boolean;
  free_roads: number;
  board: BoardView;
  tormund: number | "camp";
  supply: Hand;
  deck: number;
  longest_road: number | null;
  largest_patrol: number | null;
  offer: OfferView | null;
  offers: number;
  winner: number | null;
  ending: Ending | null;
  north?: NorthView;
  game: "watch";
  mode: "base" | "brotherhood";
  seats: SeatView[];
  seat: number | null;
  own: OwnView | null;
  seen: Record<string, number> | null;
}

/** A fact that followed from a move. */
export type WatchEvent =
  | { event: "turn-began"; seat: number | null; turn: number }
  | { event: "turn-ended"; seat: number | null }
  | { event: "rolled"; seat: number | null; dice: Dice }
  | { event: "produced"; seat: number | null; cards: Record<string, number> }
  | { event: "shortage"; seat: number | null; resource: Resource }
  | { event: "discarded"; seat: number | null; resource?: Resource }
  | { event: "tormund-moved"; seat: number | null; from: number | "camp"; to: number | "camp" }
  | { event: "robbed"; seat: number | null; victim: number; resource?: Resource }
  | { event: "robbed-nothing"; seat: number | null; victim: number }
  | { event: "road-built"; seat: number | null; path: number }
  | { event: "settlement-built"; seat: number | null; site: number }
  | { event: "keep-built"; seat: number | null; site: number }
  | { event: "card-bought"; seat: number | null; card?: Card }
  | { event: "card-played"; seat: number | null; card: Card }
  | { event: "cards-taken"; seat: number | null; cards: Record<string, number> }
  | { event: "supply-traded"; seat: number | null; give: Record<string, number>; want: Record<string, number> }
  | { event: "offered"; seat: number | null; give: Record<string, number>; want: Record<string, number> }
  | { event: "invited"; seat: number | null }
  | { event: "accepted"; seat: number | null }
  | { event: "declined"; seat: number | null }
  | { event: "countered"; seat: number | null; give: Record<string, number>; want: Record<string, number> }
  | { event: "traded"; seat: number | null; with: number; give: Record<string, number>; want: Record<string, number> }
  | { event: "offer-closed"; seat: number | null }
  | { event: "longest-road"; seat: number | null; length: number; before: number | null }
  | { event: "largest-patrol"; seat: number | null; patrols: number; before: number | null }
  | { event: "starting-cards"; seat: number | null; cards: Record<string, number> }
  | { event: "first-seat"; seat: number | null }
  | { event: "board-dealt"; seat: number | null }
  | { event: "build-phase"; seat: number | null }
  | { event: "guard-placed"; seat: number | null; section: number; space: number }
  | { event: "guard-lost"; seat: number | null; section: number }
  | { event: "token-revealed"; seat: number | null; clan: Clan; kind: Wildling }
  | { event: "no-figure"; seat: number | null; clan: Clan; kind: Wildling }
  | { event: "migrated"; seat: number | null; clan: Clan; kind: Wildling; camp: number }
  | { event: "rushed"; seat: number | null; clan: Clan }
  | { event: "advanced"; seat: number | null; clan: Clan; kind: Wildling; section: number }
  | { event: "stand-off"; seat: number | null; section: number }
  | { event: "breached"; seat: number | null; section: number; breaches: number }
  | { event: "entered-gift"; seat: number | null; hex: number; kind: Wildling }
  | { event: "went-home"; seat: number | null; kind: Wildling }
  | { event: "pool-mixed"; seat: number | null }
  | { event: "hero-used"; seat: number | null; hero: Hero }
  | { event: "hero-flipped"; seat: number | null; hero: Hero }
  | { event: "hero-spent"; seat: number | null; hero: Hero }
  | { event: "hero-exchanged"; seat: number | null; from: Hero; to: Hero }
  | { event: "hero-removed"; seat: number | null; hero: Hero }
  | { event: "hero-cards"; seat: number | null; give: Record<string, number>; want: Record<string, number> }
  | { event: "demanded"; seat: number | null; resource: Resource; of: number; had: boolean }
  | { event: "gave-back"; seat: number | null; to: number; resource?: Resource }
  | { event: "road-lifted"; seat: number | null; path: number }
  | { event: "saw-card"; seat: number | null; card?: Card }
  | { event: "saw-hand"; seat: number | null; of: number; hand?: Record<string, number> }
  | { event: "took-card"; seat: number | null; of: number; resource?: Resource }
  | { event: "patrol-retired"; seat: number | null }
  | { event: "passed"; seat: number | null }
  | { event: "wildling-removed"; seat: number | null; hex: number; kind: Wildling }
  | { event: "camp-cleared"; seat: number | null; clearing?: number; clan?: Clan; camp?: number; kind: Wildling }
  | { event: "ended"; seat: number | null; ending: Ending; victory_cards: number[] };
