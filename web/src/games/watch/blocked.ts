/** Where nothing grows and who may be robbed: what Tormund and the wildlings do to the Gift. */

import { argsOf, kindOf } from "../../play/game";
import type { BoardFacts } from "./board";
import type { SeatView, WatchView } from "./types";

type Where = WatchView["tormund"];

/** The hexes that yield nothing. */
export function blockedHexes({ tormund, north }: { tormund: Where; north?: { gift: object } }): Set<number> {
  const hexes = Object.keys(north?.gift ?? {}).map(Number);
  return new Set(tormund === "camp" ? hexes : [tormund, ...hexes]);
}

/** The pieces whose owners may be robbed, as places of the board, and the action that does it. */
export function robbedAt(
  facts: { hexes: Pick<BoardFacts["hexes"][number], "corners">[] },
  view: { tormund: Where; seats: Pick<SeatView, "settlements" | "keeps">[] },
  actions: string[],
): Map<string, string> {
  const places = new Map<string, string>();
  if (view.tormund === "camp") return places;
  const corners = new Set(facts.hexes[view.tormund]!.corners);
  for (const action of actions) {
    const victim = kindOf(action) === "rob" ? view.seats[Number(argsOf(action)[0])] : undefined; // one may rob nobody
    for (const site of [...(victim?.settlements ?? []), ...(victim?.keeps ?? [])])
      if (corners.has(site)) places.set(`site ${site}`, action);
  }
  return places;
}
