/** Places found by where somebody points: quiet ones, which take no part until then, and those that a finger means. */

import { pointOf, U, WALL, type BoardFacts, type Point } from "./board";
import type { WatchView } from "./types";

const NEAR_SITE = 0.38 * U;
const NEAR_PATH = 0.26 * U;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What somebody would try at each place in this phase. */
export function triesOf(facts: BoardFacts, view: WatchView, seat: number): Map<string, string> {
  const tries = new Map<string, string>();
  if (view.phase === "move-tormund") {
    for (const { hex } of facts.hexes) tries.set(`hex ${hex}`, `tormund ${hex}`);
    return tries;
  }
  const own = view.seats[seat]!.settlements;
  for (const { site } of facts.sites)
    tries.set(`site ${site}`, `${own.includes(site) ? "keep" : "settlement"} ${site}`);
  for (const { path } of facts.paths) tries.set(`path ${path}`, `road ${path}`);
  if (view.north) for (const { section } of facts.wall) tries.set(`section ${section}`, `guard ${section}`);
  return tries;
}

/** The place that a point of the drawing means, if it means one of these. */
export function placeAt(facts: BoardFacts, at: Point, among: { has(place: string): boolean }): string | null {
  const near = <T extends Point>(
    what: string,
    places: T[],
    number: (place: T) => number,
    reach: number,
  ): string | null => {
    const [nearest] = places
      .map((place) => ({ key: `${what} ${number(place)}`, gap: far(place, at) }))
      .sort((a, b) => a.gap - b.gap);
    return nearest && nearest.gap <= reach && among.has(nearest.key) ? nearest.key : null;
  };
  return (
    near("site", facts.sites, ({ site }) => site, NEAR_SITE) ??
    near("path", facts.paths, ({ path }) => path, NEAR_PATH) ??
    near("hex", facts.hexes, ({ hex }) => hex, 0.8 * U) ??
    sectionAt(facts, at, among)
  );
}

/**
 * How far a point is from a place:
 * from the middle of a corner, from the line of a path, from the edge of anything larger.
 */
function gapTo(facts: BoardFacts, place: string, at: Point): number {
  const [what, number] = place.split(" ") as [string, string];
  const point = pointOf(facts, place);
  if (what === "path") {
    const [from, to] = facts.paths[Number(number)]!.sites;
    const [a, b]: [Point, Point] = [facts.sites[from]!, facts.sites[to]!];
    const along = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / far(a, b) ** 2;
    const share = Math.min(0.75, Math.max(0.25, along)); // its ends belong to the corners
    return far(at, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  }
  if (what === "section")
    return Math.hypot(
      Math.max(0, Math.abs(at.x - point.x) - WALL.half),
      Math.max(0, Math.abs(at.y - point.y) - (WALL.bottom - WALL.top) / 2),
    );
  return Math.max(0, far(at, point) - (what === "hex" || what === "camp" ? 0.75 * U : 0));
}

/** The place that a finger means: the nearest within its reach, unless it points right at a quiet one. */
export function placeMeant(
  facts: BoardFacts,
  at: Point,
  glowing: Iterable<string>,
  quiet: string | null,
  reach: number,
): string | null {
  const [nearest] = [...glowing]
    .map((place) => ({ place, gap: gapTo(facts, place, at) }))
    .sort((a, b) => a.gap - b.gap);
  if (!nearest || nearest.gap > reach) return null;
  return quiet && 2 * far(pointOf(facts, quiet), at) < nearest.gap ? null : nearest.place;
}

function sectionAt(facts: BoardFacts, at: Point, among: { has(place: string): boolean }): string | null {
  if (at.y < WALL.top || at.y > WALL.bottom) return null;
  const found = facts.wall
    .map(({ section }) => `section ${section}`)
    .find((key) => Math.abs(pointOf(facts, key).x - at.x) <= WALL.half);
  return found && among.has(found) ? found : null;
}
