/** For how long a step of a bot is looked at, in beats: dice and events longest, what only prepares or ends hardly. */

import type { RivalsEvent } from "./types";

const BEATS: Record<string, number> = {
  rolled: 3,
  "defence-rolled": 2.5,
  "event-came": 3,
  "yule-came": 3,
  "card-played": 2,
  "card-built": 1.6,
  "turn-began": 0.3,
  "turn-ended": 0.2,
  passed: 0.2,
  gave: 0.5,
};
const USUAL = 1;

export const beatsOf = (events: RivalsEvent[]): number =>
  Math.max(0, ...events.map(({ event }) => BEATS[event] ?? USUAL));
