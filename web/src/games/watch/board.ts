/** The board's geometry as the server tells it, in drawing units: a hex's side is a hundred long. */

import type { Clan, Resource, Wildling } from "./types";

export const U = 100;

export interface Point {
  x: number;
  y: number;
}

export interface BoardFacts {
  hexes: (Point & { hex: number; corners: number[] })[];
  sites: (Point & { site: number; hexes: number[]; paths: number[] })[];
  paths: (Point & { path: number; sites: [number, number]; hexes: number[] })[];
  routes: (Point & { sites: [number, number] })[];
  wall: (Point & { section: number; spaces: number; line: number[] })[];
  trails: { number: number; clan: Clan; section: number }[];
  clans: Clan[];
  camps: number;
  wildlings: Wildling[];
  heroes: { hero: string; rules: string[] }[];
  resources: Resource[];
  terrains: { terrain: string; resource: Resource | null }[];
  costs: Record<string, Record<string, number>>; // of pieces, by resource
  pieces: Record<string, number>;
  pips: Record<string, number>;
  rates: Record<string, { none: number; any: number; own: number }>;
  limits: { points: number; breaches: number; gift: number; offered_cards: number; hand: number };
}

/** Lengths in units, once and for all. */
export function scaled(facts: BoardFacts): BoardFacts {
  const grow = <T extends Point>(places: T[]): T[] =>
    places.map((place) => ({ ...place, x: place.x * U, y: place.y * U }));
  return {
    ...facts,
    hexes: grow(facts.hexes),
    sites: grow(facts.sites),
    paths: grow(facts.paths),
    routes: grow(facts.routes),
    wall: grow(facts.wall),
  };
}

const COS = Math.sqrt(3) / 2;

/** The outline of a hex around a point, `by` shorter than its side. */
export function hexPoints({ x, y }: Point, by = 0): string {
  const s = U - by;
  return [
    [0, -s],
    [COS * s, -s / 2],
    [COS * s, s / 2],
    [0, s],
    [-COS * s, s / 2],
    [-COS * s, -s / 2],
  ]
    .map(([dx, dy]) => `${(x + dx!).toFixed(1)},${(y + dy!).toFixed(1)}`)
    .join(" ");
}

/** The same as a path, with a hole around its middle. */
export function hexWithHole({ x, y }: Point, by: number, radius: number): string {
  const half = (width: number): string => `a${radius} ${radius} 0 1 0 ${width} 0`;
  const hole = `M${x - radius} ${y}${half(2 * radius)}${half(-2 * radius)}Z`;
  return `M${hexPoints({ x, y }, by).replaceAll(" ", "L")}Z${hole}`;
}

/* The North lies above the first row of hexes, from the Wall up to the camps. */
export const WALL = { top: -232, bottom: -112, left: -385, right: 805, half: 86.6 }; // half: of a section's width
export const CLEARING_Y = -272;
export const CAMP_Y = -452;
export const DISC = 33; // the radius of a number's disc
export const TORMUND_CAMP: Point = { x: -255, y: 5 };
export const DICE_AT: Point = { x: 708, y: 0 };

const CAMP_STEP = 53;
const CLAN_X: Record<Clan, number> = { "ice-river": -125, "cave-people": 260, hornfoot: 645 };
// Where each camp stands from its clan's middle, the first nearest to the trails.
const CAMP_ORDER: Record<Clan, number[]> = {
  "ice-river": [2, 1, 0, -1, -2],
  "cave-people": [0, -1, 1, -2, 2],
  hornfoot: [-2, -1, 0, 1, 2],
};

export const clanX = (clan: Clan): number => CLAN_X[clan];

/** Where camp 1…5 of a clan lies. */
export function campAt(clan: Clan, camp: number): Point {
  const step = CAMP_ORDER[clan][camp - 1] ?? 0;
  return { x: CLAN_X[clan] + step * CAMP_STEP, y: CAMP_Y + (camp === 1 ? 10 : 0) };
}

export const clearingAt = (facts: BoardFacts, section: number): Point => ({
  x: facts.wall[section - 1]!.x,
  y: CLEARING_Y,
});

/** A place's point by its key: "site 4", "path 7", "hex 0", "camp", "section 2", "clearing 3", "ice-river 1". */
export function pointOf(facts: BoardFacts, key: string): Point {
  const [what, number] = key.split(" ") as [string, string];
  const at = Number(number);
  if (what === "site") return facts.sites[at]!;
  if (what === "path") return facts.paths[at]!;
  if (what === "hex") return facts.hexes[at]!;
  if (what === "section") return { x: facts.wall[at - 1]!.x, y: (WALL.top + WALL.bottom) / 2 };
  if (what === "clearing") return clearingAt(facts, at);
  if (what === "camp") return TORMUND_CAMP;
  return campAt(what as Clan, at);
}

export interface Frame extends Point {
  width: number;
  height: number;
}

const TOP = -512;

/** The drawing's window: the base game has no North. */
export function windowOf(north: boolean): Frame {
  const top = north ? TOP : -128;
  return { x: WALL.left, y: top, width: WALL.right - WALL.left, height: 642 - top };
}

/** The part of it that lies from the Wall upwards. */
export const NORTH_WINDOW: Frame = {
  x: WALL.left,
  y: TOP,
  width: WALL.right - WALL.left,
  height: WALL.bottom + 2 - TOP,
};
