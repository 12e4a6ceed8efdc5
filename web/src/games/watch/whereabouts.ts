/** Where things are, told to somebody who does not see the board: by what they touch, and what stands there. */

import { list, t, words } from "../../lib/words.svelte";
import type { BoardFacts, Point } from "./board";
import type { BoardView, WatchView, Wildling } from "./types";
import { clanName, hexName, resourceName, wildlingName } from "./names";

type Facts = Pick<BoardFacts, "hexes" | "sites" | "paths">;
type Land = Pick<BoardView, "terrain" | "numbers">;

const COMPASS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"];

/** The way from one point to another: "north-east". */
function compass(from: Point, to: Point): string {
  const eighths = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return t("watch-compass", { way: COMPASS[(eighths + 8) % 8]! });
}

function middle(points: Point[]): Point {
  const mean = (pick: (point: Point) => number): number =>
    points.reduce((sum, at) => sum + pick(at), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

type Tell = (facts: Facts, board: Land, at: number) => string;

/** Lands stay as they are dealt, and every piece tells where it stands at each step: each place is told once. */
function once(tell: Tell): Tell {
  const kept = new WeakMap<Land, { language: string; told: Map<number, string> }>();
  return (facts, board, at) => {
    let known = kept.get(board);
    if (known?.language !== words.language) kept.set(board, (known = { language: words.language, told: new Map() }));
    if (!known.told.has(at)) known.told.set(at, tell(facts, board, at));
    return known.told.get(at)!;
  };
}

/** "Hills 8"; of several that are alike, also which: "Hills 8 (north)". */
export const hexTold = once((facts, board, hex) => {
  const name = hexName(board, hex);
  if (!board.numbers[hex]!.length) return name;
  const signOf = (at: number): string => `${board.terrain[at]} ${board.numbers[at]!.join(" ")}`;
  const alike = facts.hexes.filter((other) => signOf(other.hex) === signOf(hex));
  if (alike.length < 2) return name;
  return t("watch-hex-twin", { hex: name, compass: compass(middle(alike), facts.hexes[hex]!) });
});

const hexesTold = (facts: Facts, board: Land, hexes: number[]): string =>
  list(hexes.map((hex) => hexTold(facts, board, hex)));

/** Places that touch the same hexes are told apart by the side of the first of them on which they lie. */
const sided = (facts: Facts, told: string, point: Point, hexes: number[]): string =>
  t("watch-at-side", { place: told, compass: compass(facts.hexes[hexes[0]!]!, point) });

/** "Corner of Hills 8, Fields 9 and Forest 3". */
export const siteTold = once((facts, board, site) => {
  const place = facts.sites[site]!;
  const told = t("watch-corner", { hexes: hexesTold(facts, board, place.hexes) });
  const twins = facts.sites.filter((other) => String(other.hexes) === String(place.hexes));
  return twins.length > 1 ? sided(facts, told, place, place.hexes) : told;
});

/** "Path between Hills 8 and Fields 9". */
export const pathTold = once((facts, board, path) => {
  const place = facts.paths[path]!;
  const hexes = hexesTold(facts, board, place.hexes);
  return place.hexes.length > 1
    ? t("watch-path-between", { hexes })
    : sided(facts, t("watch-path-edge", { hexes }), place, place.hexes);
});

/** What is needed to tell what stands where. */
export interface Told {
  facts: BoardFacts;
  view: WatchView;
  name: (seat: number) => string;
}

/** Oneself is "you". */
export const who = ({ view, name }: Told, seat: number): string => (seat === view.seat ? t("watch-you") : name(seat));

type Piece = "settlement" | "keep" | "road";

/** "Ann: Settlement". */
export const pieceTold = (told: Told, seat: number, piece: Piece): string =>
  t("watch-place-owned", { name: who(told, seat), piece: t(`watch-piece-${piece}`) });

function standing(told: Told, site: number): string | null {
  for (const [seat, { settlements, keeps }] of told.view.seats.entries()) {
    if (settlements.includes(site)) return pieceTold(told, seat, "settlement");
    if (keeps.includes(site)) return pieceTold(told, seat, "keep");
  }
  return null;
}

export function routeTold(kind: string): string {
  return kind === "any" ? t("watch-route-any") : t("watch-route", { resource: resourceName(kind) });
}

function siteParts(told: Told, site: number): string[] {
  const route = told.view.board.routes.find(({ sites }) => sites.includes(site))?.kind;
  return [
    siteTold(told.facts, told.view.board, site),
    standing(told, site) ?? t("watch-free"),
    ...(route ? [routeTold(route)] : []),
  ];
}

/** Where a path would lead to, seen from one's own roads and buildings. */
function leading({ facts, view }: Told, path: number): string {
  const told = pathTold(facts, view.board, path);
  const own = view.seat === null ? undefined : view.seats[view.seat];
  if (!own) return told;
  const { sites, hexes } = facts.paths[path]!;
  const reached = (site: number): boolean =>
    own.settlements.includes(site) ||
    own.keeps.includes(site) ||
    own.roads.some((road) => road !== path && facts.paths[road]!.sites.includes(site));
  const far = sites.filter((site) => !reached(site));
  if (far.length !== 1) return told;
  const beyond = facts.sites[far[0]!]!.hexes.find((hex) => !hexes.includes(hex));
  return beyond === undefined
    ? t("watch-towards-edge", { place: told })
    : t("watch-towards", { place: told, hex: hexTold(facts, view.board, beyond) });
}

function pathParts(told: Told, path: number): string[] {
  const owner = told.view.seats.findIndex(({ roads }) => roads.includes(path));
  return [leading(told, path), owner < 0 ? t("watch-free") : pieceTold(told, owner, "road")];
}

/** What stands on a hex, and beside it. */
function hexParts(told: Told, hex: number): string[] {
  const { facts, view } = told;
  const figures = Object.entries(view.north?.gift[hex] ?? {}).filter(([, count]) => count) as [Wildling, number][];
  const beside = facts.hexes[hex]!.corners.flatMap((site) => standing(told, site) ?? []);
  return [
    hexTold(facts, view.board, hex),
    ...(view.tormund === hex ? [t("watch-tormund-here")] : []),
    ...(figures.length ? [t("watch-here", { figures: list(figures.map(([kind]) => wildlingName(kind))) })] : []),
    ...(beside.length ? [t("watch-beside", { pieces: list(beside) })] : []),
  ];
}

/** "Section 2: guards 3 (Ann 2, Bob 1), wildlings before it 1". */
export function sectionTold(told: Told, section: number): string {
  const { wall, clearings } = told.view.north!;
  const guards = wall[section - 1]!;
  const owners = [...new Set(guards)].map(
    (seat) => `${who(told, seat)} ${guards.filter((guard) => guard === seat).length}`,
  );
  const about = t("watch-wall-section", { section, count: guards.length, regulars: clearings[section - 1] });
  return owners.length ? `${about} (${owners.join(", ")})` : about;
}

export const clearingTold = ({ view }: Told, section: number): string =>
  t("watch-clearing-about", { section, count: view.north!.clearings[section - 1] });

function campTold({ view }: Told, clan: string, camp: number): string {
  const kind = view.north?.camps[clan as keyof typeof view.north.camps]?.[camp - 1];
  const place = t("watch-place-clan-camp", { clan: clanName(clan), place: camp });
  return `${place}: ${kind ? wildlingName(kind) : t("watch-camp-empty")}`;
}

/** A place by its key ("site 4", "ice-river 1", as `pointOf` knows them): where it is and what is there. */
export function placeTold(told: Told, place: string): string {
  const [what, number] = place.split(" ") as [string, string];
  const at = Number(number);
  if (what === "site") return siteParts(told, at).join("; ");
  if (what === "path") return pathParts(told, at).join("; ");
  if (what === "hex") return hexParts(told, at).join("; ");
  if (what === "section") return sectionTold(told, at);
  if (what === "clearing") return clearingTold(told, at);
  if (what === "camp") return t("watch-place-camp");
  return campTold(told, what, at);
}

/** Only where it is, as a line of the story needs it. */
export function whereTold({ facts, view }: Told, place: string): string | null {
  const [what, number] = place.split(" ") as [string, string];
  const at = Number(number);
  if (what === "site") return siteTold(facts, view.board, at);
  if (what === "path") return pathTold(facts, view.board, at);
  if (what === "hex") return hexTold(facts, view.board, at);
  return null; // the line itself says it
}
