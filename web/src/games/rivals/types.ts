/** What the Rivals tell, as they declare it (declared.ts), and what the page makes of it. */

import type { Counts, GameEvent } from "../../lib/match";
import type { Card, EventCard, Place, Region, RegionType, Resource, RivalsEvent as Told } from "./declared";

export type * from "./declared";
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

type NamesOf<Event> = Event extends unknown ? keyof Event : never;
type ValueOf<Event, Name> = Event extends unknown ? (Name extends keyof Event ? Event[Name] : never) : never;
/** The particulars of all events, each of those that have it. */
type Particulars = { [Name in Exclude<NamesOf<Told>, keyof GameEvent | keyof Gathered>]?: ValueOf<Told, Name> };

/** What there is besides where several events are told as one. */
interface Gathered {
  card?: Card | EventCard | ""; // empty where only the other one of two is known
  cards?: (Card | EventCard)[];
  given?: Card | EventCard | "";
  places?: Place[];
  regions?: Region[];
  under?: number;
}

/** Any event, also several as one, with the particulars that it has as far as one may know them. */
export type RivalsEvent = GameEvent & Particulars & Gathered;

/** "forest4" as type and number. */
export const regionOf = (id: string): { type: RegionType; number: number } => ({
  type: id.replace(/\d+$/, "") as RegionType,
  number: Number(/\d+$/.exec(id)?.[0] ?? 0),
});

/** Counts as one entry a card, in the order given. */
export const spread = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card));
