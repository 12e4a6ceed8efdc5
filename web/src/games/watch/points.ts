/** Points as everybody may know them, and what decides besides. */

import type { WatchView } from "./types";

/** A seat's points: what lies open, and at the end its victory-point cards too. */
export const pointsOf = (seat: { points: number; victory_cards: number | null }): number =>
  seat.points + (seat.victory_cards ?? 0);

const FALLEN = ["breaches", "wildlings"]; // endings of the Wall, after which guards count

/** The guards that each seat kept, where they decided the match. */
export function guardsKept({ north, seats, ending }: Pick<WatchView, "north" | "seats" | "ending">) {
  if (!north || !FALLEN.includes(ending ?? "")) return null;
  const kept = north.wall.flat();
  return { what: "watch-guards-kept", counts: seats.map((_, seat) => kept.filter((of) => of === seat).length) };
}
