/** For how long a step of a bot is looked at, in beats: dice longest, what only prepares or ends hardly. */

import type { WatchEvent } from "./types";

const BEATS: Partial<Record<WatchEvent["event"], number>> = {
  rolled: 2,
  breached: 2.5,
  "tormund-moved": 1.5,
  "turn-began": 0.3,
  "turn-ended": 0.2,
  "build-phase": 0.2,
  declined: 0.2,
  accepted: 0.4,
  "offer-closed": 0.2,
  passed: 0.2,
  discarded: 0.5,
};
const USUAL = 1;

export const beatsOf = (events: WatchEvent[]): number =>
  Math.max(0, ...events.map(({ event }) => BEATS[event] ?? USUAL));
