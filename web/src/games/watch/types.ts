/** The Watch as the server tells it: its view (watch/view.py) and its events (watch/events.py). */

import type { GameEvent, MatchView } from "../../lib/match";
import type { Colour } from "../../lib/seats";
import type { Resource } from "../../ui/resources";

export type Clan = "ice-river" | "cave-people" | "hornfoot";
export type Wildling = "regular" | "climber" | "giant";
export type Amounts = Record<string, number>; // by resource or card
export type Figures = Record<Wildling, number>;

export type Dice = [number, number] | [number, number, wildlings: number];

export interface Exchange {
  give: Amounts;
  want: Amounts;
}

// ------------------------------------------------------------------ the view

export interface BoardView {
  terrain: (string | null)[];
  numbers: number[][];
  routes: { kind: Resource | "any" | null; sites: [number, number] }[];
}

export interface SeatView {
  colour: Colour;
  hand: number;
  cards: number;
  patrols: number;
  roads: number[];
  settlements: number[];
  keeps: number[];
  left: { roads: number; settlements: number; keeps: number };
  routes: (Resource | "any")[];
  road_length: number;
  points: number;
  discards_due: number;
  victory_cards: number | null; // at the end
}

export interface AnswerView extends Exchange {
  answer: "asked" | "accepted" | "declined" | "countered" | null;
}

export interface OfferView extends Exchange {
  answers: AnswerView[];
}

export interface HeroView {
  hero: string;
  side: "A" | "B" | "spent";
  fresh: boolean;
  used: boolean;
}

/** The Brotherhood's part of the table. */
export interface NorthView {
  wall: number[][]; // the owners of each section's guards, from space 1 up
  clearings: number[];
  camps: Record<Clan, Wildling[]>;
  gift: Record<string, Figures>; // by hex
  frostfangs: Figures;
  breaches: number;
  pool: number;
  used: Record<Clan, Figures>;
  display: string[];
  heroes: (HeroView | null)[];
  guards_left: number[];
  asked: number | null;
  demand: { of: number; next: number | null; resource: Resource | null } | null;
}

export interface WatchView extends MatchView {
  mode: "base" | "brotherhood";
  phase: string;
  actors: number[];
  first: number;
  rolled: boolean;
  dice: Dice | null;
  card_played: boolean;
  free_roads: number;
  board: BoardView;
  tormund: number | "camp";
  supply: Amounts;
  deck: number;
  longest_road: number | null;
  largest_patrol: number | null;
  offer: OfferView | null;
  offers: number;
  seats: SeatView[];
  own: { hand: Amounts; cards: Amounts; bought: Amounts; points: number } | null;
  seen: Amounts | null;
  north?: NorthView;
}

// ------------------------------------------------------------------ events

interface Named<Name extends string> extends GameEvent {
  event: Name;
}
/** An event of each of these names, with these particulars. */
type Told<Name extends string, Details = unknown> = Name extends string ? Named<Name> & Details : never;

interface Wild {
  clan: Clan;
  kind: Wildling;
}
interface Secret {
  resource?: Resource; // to those who may know
}

export type WatchEvent =
  | Told<"turn-began", { turn: number }>
  | Told<"rolled", { dice: Dice }>
  | Told<"produced" | "cards-taken" | "starting-cards", { cards: Amounts }>
  | Told<"shortage", { resource: Resource }>
  | Told<"discarded", Secret & { cards?: Amounts; count?: number }> // the latter where several are told as one
  | Told<"tormund-moved", { from: number | "camp"; to: number | "camp" }>
  | Told<"robbed" | "robbed-nothing", Secret & { victim: number }>
  | Told<"road-built" | "road-lifted", { path: number }>
  | Told<"settlement-built" | "keep-built", { site: number }>
  | Told<"card-bought" | "saw-card", { card?: string }>
  | Told<"card-played", { card: string }>
  | Told<"supply-traded" | "countered" | "hero-cards", Exchange>
  | Told<"offered", Exchange & { offers?: Exchange[] }> // the latter where several are told as one
  | Told<"traded", Exchange & { with: number }>
  | Told<"longest-road", { length: number; before: number | null }>
  | Told<"largest-patrol", { patrols: number; before: number | null }>
  | Told<"guard-placed", { section: number; space: number }>
  | Told<"guard-lost" | "stand-off", { section: number }>
  | Told<"token-revealed" | "no-figure", Wild>
  | Told<"migrated", Wild & { camp: number }>
  | Told<"rushed", { clan: Clan }>
  | Told<"advanced", Wild & { section: number }>
  | Told<"breached", { section: number; breaches: number }>
  | Told<"entered-gift" | "wildling-removed", { hex: number; kind: Wildling }>
  | Told<"went-home", { kind: Wildling }>
  | Told<"hero-used" | "hero-flipped" | "hero-spent" | "hero-removed", { hero: string }>
  | Told<"hero-exchanged", { from: string; to: string }>
  | Told<"demanded", { resource: Resource; of: number; had: boolean }>
  | Told<"gave-back", Secret & { to: number }>
  | Told<"took-card", Secret & { of: number }>
  | Told<"saw-hand", { of: number; hand?: Amounts }>
  | Told<"camp-cleared", { kind: Wildling; clearing?: number; clan?: Clan; camp?: number }>
  | Told<"ended", { ending: string; victory_cards: number[] }>
  | Told<
      | "turn-ended"
      | "accepted"
      | "declined"
      | "offer-closed"
      | "first-seat"
      | "board-dealt"
      | "build-phase"
      | "pool-mixed"
      | "patrol-retired"
      | "passed"
    >;

/** The event of a name. */
export type WatchEventOf<Name extends WatchEvent["event"]> = Extract<WatchEvent, { event: Name }>;
