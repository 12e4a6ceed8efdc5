/** How long to wait before coming back to a server: longer each time, and longer still if it asked for that. */

const FIRST: Record<number, number> = {
  1008: 4000, // we said too much
  1012: 500, // it starts anew
  1013: 2000, // it has no room now
};
const USUAL = 250;
const LONGEST = 15_000;

/** Milliseconds; `luck` from 0 to 1 spreads people out who were all cut off at once. */
export const pauseBefore = (code: number, tries: number, luck = Math.random()): number =>
  Math.min(LONGEST, (FIRST[code] ?? USUAL) * 2 ** Math.min(tries, 10)) * (0.75 + luck / 2);
