/** What a roll brings from where: the rings on the board and the cards that fly from it ask here. */

import { blockedHexes } from "./blocked";
import type { BoardFacts } from "./board";
import type { BoardView, SeatView, WatchView } from "./types";

type Rolled = Pick<WatchView, "dice" | "tormund"> & {
  board: Pick<BoardView, "terrain" | "numbers">;
  north?: { gift: object };
};

/** The hexes that yield on the last roll: those of its number on which nobody stands. */
export function yieldingHexes(view: Rolled): number[] {
  if (!view.dice) return [];
  const sum = view.dice[0] + view.dice[1];
  const blocked = blockedHexes(view);
  return view.board.numbers.flatMap((numbers, hex) => (numbers.includes(sum) && !blocked.has(hex) ? [hex] : []));
}

type Facts = Pick<BoardFacts, "terrains"> & { hexes: Pick<BoardFacts["hexes"][number], "corners">[] };

/** Those of them from which a seat has a resource. */
export function sourcesOf(
  facts: Facts,
  view: Rolled & { seats: Pick<SeatView, "settlements" | "keeps">[] },
  seat: number,
  resource: string,
): number[] {
  const { settlements, keeps } = view.seats[seat]!;
  const terrain = facts.terrains.find((one) => one.resource === resource)?.terrain;
  const isOwn = (site: number): boolean => settlements.includes(site) || keeps.includes(site);
  return yieldingHexes(view).filter(
    (hex) => view.board.terrain[hex] === terrain && facts.hexes[hex]!.corners.some(isOwn),
  );
}
