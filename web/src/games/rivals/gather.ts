/** The story, gathered: what belongs together becomes one line, what other lines tell already is left out. */

import type { Line } from "../../lib/match";
import { DECLARED } from "./declared-words";
import type { RivalsEvent } from "./types";

const TAKEN = new Set(["card-drawn", "card-picked"]);

const list = <Word extends string>(value: Word[] | Word | "" | undefined): Word[] =>
  !value ? [] : typeof value === "string" ? [value] : value;

/** Told by other lines already, or too small for the story. */
const isQuiet = ({ event, resources }: RivalsEvent): boolean =>
  event === "changed" ||
  DECLARED.events[event]?.quiet === true ||
  (event === "produced" && !Object.keys(resources ?? {}).length);

/** Both cards of an exchange; what is not known of one of them is empty. */
const known = ({ card: given }: RivalsEvent, { card }: RivalsEvent): Partial<RivalsEvent> =>
  given || card ? { given: given ?? "", card: card ?? "" } : {};

/** Both as one event, if they are of one deed. */
function joined(before: RivalsEvent, now: RivalsEvent): RivalsEvent | null {
  if (before.seat !== now.seat) return null;
  if (now.event === "gained" && before.event === "gained")
    return { ...before, place: undefined, places: [...list(before.places ?? before.place), ...list(now.place)] };
  if (now.event === "gained" && before.event === "traded" && !before.place) return { ...before, place: now.place };
  if (now.event === "region-laid" && before.event === "region-laid")
    return { ...before, region: undefined, regions: [...list(before.regions ?? before.region), ...list(now.region)] };
  if (TAKEN.has(now.event) && before.event === "card-returned")
    return { ...now, event: "exchanged", under: before.stack, ...known(before, now) };
  if (TAKEN.has(now.event) && before.event === now.event && before.stack === now.stack && !before.card === !now.card)
    return {
      ...before,
      card: undefined,
      cards: now.card ? [...list(before.cards ?? before.card), ...list(now.card)] : undefined,
      count: (before.count ?? 1) + 1,
    };
  return null;
}

export function gather(lines: Line[]): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    if (line.event && isQuiet(line.event)) continue;
    const before = told.at(-1);
    const both = line.event && before?.event ? joined(before.event, line.event) : null;
    if (both) told[told.length - 1] = { ...line, event: both };
    else told.push(line);
  }
  return told;
}
