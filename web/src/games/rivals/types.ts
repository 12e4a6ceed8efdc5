/** The Rivals as the server tells it: its view (rivals/view.py), its questions and its events. */

import type { Counts, GameEvent, MatchView } from "../../lib/match";
import type { Resource } from "../../ui/resources";

export type SetName = "basic" | "gold" | "turmoil" | "progress";
export type RegionType = "forest" | "pasture" | "gold" | "hills" | "mountains" | "fields";
export type Face = "brigand" | "trade" | "celebration" | "harvest" | "event";
export type { Counts };

export const RESOURCE_OF: Record<RegionType, Resource> = {
  forest: "lumber",
  pasture: "wool",
  gold: "gold",
  hills: "brick",
  mountains: "ore",
  fields: "grain",
};
export const RESOURCES: Resource[] = ["lumber", "wool", "gold", "brick", "ore", "grain"];
export const POINTS = ["victory", "commerce", "strength", "skill", "progress"] as const;
export type Point = (typeof POINTS)[number];

export interface RegionView {
  place: string;
  type: RegionType;
  number: number | null;
  stock: number;
}

export interface ColumnView {
  column: number;
  city: boolean;
  above: string[][];
  below: string[][];
  bays: [string, string];
}

export interface SideView {
  colour: "red" | "blue";
  columns: ColumnView[];
  roads: number[];
  regions: RegionView[];
  cache: number | null;
  resources: Counts;
  room: Counts;
  points: number;
  commerce: number;
  strength: number;
  skill: number;
  progress: number;
  trade_ships: number;
  mints_left: number;
  hand: Record<SetName, number>;
  hand_limit: number;
  sure: Counts | null;
  maybe: Counts | null;
}

export interface StackView {
  set: SetName;
  size: number;
  cards: (string | null)[];
}

/** The open question, and the particulars that it has. */
export interface Asked {
  question: string;
  seat: number | null;
  card?: string | null;
  cards?: string[];
  count?: number;
  fee?: number;
  first?: string;
  laid?: RegionType[];
  least?: number;
  may_stop?: boolean;
  may_waste?: boolean;
  named?: string[];
  not_stack?: number | null;
  owed?: Counts;
  place?: string;
  places?: string[];
  slots?: string[];
  stack?: number;
}

export interface RivalsView extends MatchView {
  mode: string;
  asked: Asked;
  goal: number;
  dice: {
    number: number | null;
    face: Face | null;
    set_number: number | null;
    festive: boolean;
    defence: number | null;
  };
  tokens: { hero: number | null; trade: number | null };
  supply: { roads: number; settlements: number; cities: number; regions: string[] };
  events: { before_yule: number; past: Counts; unseen: Counts; unknown: number; unknown_among: Counts };
  discard: Counts;
  face_up: { card: string; left: number } | null;
  stacks: StackView[];
  seats: [SideView, SideView];
  own: { hand: Counts; known: Counts; suspected: Counts } | null;
}

/** A fact that followed, and the particulars that it has, as far as one may know them (rivals/events.py). */
export interface RivalsEvent extends GameEvent {
  card?: string;
  column?: number;
  count?: number;
  ending?: string;
  face?: Face;
  from?: number;
  gold?: number;
  held?: boolean;
  number?: number;
  of?: number;
  place?: string;
  position?: number;
  rate?: number;
  region?: string;
  resource?: Resource;
  resources?: Counts;
  road?: number;
  site?: string | null;
  slot?: string;
  slots?: string[];
  stack?: number;
  token?: "hero" | "trade";
  turn?: number;
  // Where several are told as one:
  cards?: string[];
  given?: string;
  places?: string[];
  regions?: string[];
  under?: number;
}

/** "forest4" as type and number. */
export const regionOf = (id: string): { type: RegionType; number: number } => ({
  type: id.replace(/\d+$/, "") as RegionType,
  number: Number(/\d+$/.exec(id)?.[0] ?? 0),
});

/** Counts as one entry a card, in the order given. */
export const spread = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card));
