/** Which actions belong to a place on the board. Everything else is a question for the dock. */

import { argsOf, kindOf } from "../../play/game";

const AT_PLACE: Record<string, (args: string[]) => string> = {
  road: ([path]) => `path ${path}`,
  yarwyck: ([path]) => `path ${path}`,
  settlement: ([site]) => `site ${site}`,
  keep: ([site]) => `site ${site}`,
  tormund: ([hex]) => (hex === "camp" ? "camp" : `hex ${hex}`),
  hunt: ([hex]) => `hex ${hex}`,
  ygritte: ([hex]) => `hex ${hex}`,
  guard: ([section]) => `section ${section}`,
  recruits: ([section]) => `section ${section}`,
  yoren: ([section]) => `section ${section}`,
  benjen: ([where, number]) => `${where} ${number}`,
};

/** What glows only after somebody reached for the hero or the card: these would be in the way all the time. */
export const REACHED_FOR = new Set(["yarwyck", "ygritte", "yoren", "benjen", "recruits"]);

/** What a hero does. */
export const HERO_KINDS = new Set([
  "marsh",
  "mormont",
  "yarwyck",
  "thorne",
  "melisandre",
  "mance",
  "benjen",
  "ygritte",
  "yoren",
  "qhorin",
]);

export const hasPlace = (kind: string): boolean => kind in AT_PLACE;

export const placeOf = (action: string): string | null => AT_PLACE[kindOf(action)]?.(argsOf(action)) ?? null;

/** The glowing places and what can be done there. `reached` narrows them to one kind. */
export function glowing(actions: string[], reached: string | null): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const action of actions) {
    const kind = kindOf(action);
    if (reached ? kind !== reached : REACHED_FOR.has(kind)) continue;
    const place = placeOf(action);
    if (!place) continue;
    const there = places.get(place);
    if (there) there.push(action);
    else places.set(place, [action]);
  }
  return places;
}

/** The kinds among some actions, each once. */
export const kindsIn = (actions: string[]): Set<string> => new Set(actions.map(kindOf));
