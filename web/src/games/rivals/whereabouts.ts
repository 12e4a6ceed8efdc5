/** Where things lie in a principality, told to somebody who does not see it. */

import { t } from "../../lib/words.svelte";
import { cardName } from "./library.svelte";
import { slotCard } from "./places";
import { RESOURCE_OF, type RegionView, type RivalsView } from "./types";
import { bayName, regionName, resourceName } from "./words";

/** The settlements beside a corner of the row, counted from the left: a corner lies before the column of its number. */
function beside(view: RivalsView, seat: number, corner: number): { way: string; left: number; right: number } {
  const columns = view.seats[seat]?.columns ?? [];
  const right = columns.findIndex(({ column }) => column === corner) + 1;
  const left = columns.findIndex(({ column }) => column === corner - 1) + 1;
  return { way: left && right ? "between" : right ? "left" : "right", left, right };
}

/** "a6" as people find it: "above, between settlements 1 and 2". */
export function cornerTold(view: RivalsView, seat: number, place: string): string {
  const { way, left, right } = beside(view, seat, Number(place.slice(1)));
  return t(`rivals-region-${way}`, { row: place[0]!, left, right });
}

/** "Road between settlements 1 and 2". */
export function roadTold(view: RivalsView, seat: number, road: number): string {
  const { way, left, right } = beside(view, seat, road);
  return t(`rivals-road-${way}`, { left, right });
}

/** A region: what it is, what it holds, where it lies. */
export const regionTold = (view: RivalsView, seat: number, { place, type, number, stock }: RegionView): string =>
  t("rivals-at", {
    thing: t("rivals-region-about", {
      region: regionName(type, null),
      number: number ?? 0,
      stock,
      resource: resourceName(RESOURCE_OF[type]),
    }),
    place: cornerTold(view, seat, place),
  });

/** A pile of cards on a site. */
export function pileTold(view: RivalsView, seat: number, pile: string[], bay: string): string {
  const card = cardName(pile[0]!);
  const thing = pile[1] ? `${card}, ${t("rivals-covers", { card: cardName(pile[1]) })}` : card;
  return t("rivals-at", { thing, place: bayName(view, seat, bay) });
}

/** A region or the cache by its place. */
export function stockTold(view: RivalsView, seat: number, place: string): string {
  const region = view.seats[seat]?.regions.find((one) => one.place === place);
  return region ? regionTold(view, seat, region) : t("rivals-cache-about", { stock: view.seats[seat]?.cache ?? 0 });
}

const TOWN = /^town(\d+)$/;
const BAY = /^(\d+[ab])\d?$/;
const CORNER = /^[ab]\d+$/;

/** A place of the story, "0:town5" or "1:a6", and whose it is. */
export function whereTold(view: RivalsView, name: (seat: number) => string, at: string): string | null {
  const [owner = "", place = ""] = at.split(":");
  if (owner === "stack") return null;
  const seat = Number(owner);
  const told = placeOf(view, seat, place);
  return told && t("rivals-of", { name: name(seat), place: told });
}

function placeOf(view: RivalsView, seat: number, place: string): string | null {
  const column = TOWN.exec(place)?.[1];
  if (column) {
    const index = view.seats[seat]!.columns.findIndex((one) => one.column === Number(column));
    return t(view.seats[seat]!.columns[index]?.city ? "rivals-city-about" : "rivals-settlement-about", {
      column: index + 1,
    });
  }
  const bay = BAY.exec(place)?.[1];
  if (bay) return bayName(view, seat, bay);
  return CORNER.test(place) ? cornerTold(view, seat, place) : null;
}

/** Where a card of a land stands: "Above settlement 2". */
export const slotTold = (view: RivalsView, seat: number, slot: string): string | null =>
  slotCard(view, seat, slot) ? bayName(view, seat, slot.slice(0, -1)) : null;
