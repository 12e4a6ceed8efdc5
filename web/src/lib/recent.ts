/** What somebody who joins is told of the past: events and chat in the order in which they happened. */

import type { GameEvent, Line } from "./match";
import type { ChatLine } from "./protocol";

type Past = Omit<Line, "key">;

/** An event that tells no time happened with the one before it; all that happened at once stays in its order. */
export function recentLines(events: (GameEvent & { at?: number })[], chat: ChatLine[]): Past[] {
  let now = -Infinity;
  const timed: { at: number; line: Past }[] = [];
  for (const { at, ...event } of events) {
    if (typeof at === "number") now = at;
    if (event.event !== "changed") timed.push({ at: now, line: { event } });
  }
  for (const said of chat) timed.push({ at: said.at, line: { said } });
  // Without a time they are equal: the difference of two infinities is no number.
  return timed.sort((a, b) => a.at - b.at || 0).map(({ line }) => line);
}
