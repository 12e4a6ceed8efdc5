/** A match in numbers, as people are told them. */

import type { Summary } from "../lib/protocol";

/** How unusual a difference between dice and expectation is, in one of three words. */
export const surprise = (p: number): "usual" | "unusual" | "rare" =>
  p >= 0.05 ? "usual" : p >= 0.005 ? "unusual" : "rare";

/** Where points came from, for anybody. */
export const sourcesOf = ({ sources }: Pick<Summary, "sources">): string[] =>
  Object.keys(sources[0] ?? {}).filter((source) => sources.some((of) => of[source]));

/** Everybody's points with the first few sources; with all of them, the result. */
export const countedUp = (
  { sources, points }: Pick<Summary, "sources" | "points">,
  order: string[],
  heard: number,
): number[] =>
  heard >= order.length
    ? points
    : sources.map((of) => order.slice(0, heard).reduce((sum, source) => sum + (of[source] ?? 0), 0));
