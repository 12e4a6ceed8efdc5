/** The view of the Rivals as src/hexhold/games/rivals/view.py builds it. */

import type { Resource } from "../ui/resources";

export type SetName = "basic" | "gold" | "turmoil" | "progress";
export type RegionType = "forest" | "pasture" | "gold" | "hills" | "mountains" | "fields";
export type Face = "brigand" | "trade" | "celebration" | "harvest" | "event";
export type Counts = Record<string, number>;

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

export interface Asked {
  question: string;
  seat: number | null;
  [detail: string]: any;
}

export interface RivalsView {
  mode: string;
  seat: number | null;
  asked: Asked;
  active: number;
  turn: number;
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
  winner: number | null;
  ending: string | null;
}

/** "forest4" as type and number. */
export const regionOf = (id: string): { type: RegionType; number: number } => ({
  type: id.replace(/\d+$/, "") as RegionType,
  number: Number(/\d+$/.exec(id)?.[0] ?? 0),
});

/** Counts as one entry a card, in the order given. */
export const spread = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card));
