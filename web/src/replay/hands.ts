/** What lies in hands. */

import type { Counts } from "../lib/match";

/** What lies in some parts of a hand together, such as cards kept and cards bought this turn. */
export function held(...parts: Counts[]): [thing: string, count: number][] {
  const all: Counts = {};
  for (const part of parts) for (const [thing, count] of Object.entries(part)) all[thing] = (all[thing] ?? 0) + count;
  return Object.entries(all).filter(([, count]) => count > 0);
}
