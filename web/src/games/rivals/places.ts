/** Which parts of the table an action belongs to; pure functions of the view, no rules. */

import { argsOf, kindOf } from "../../play/game";
import type { RivalsView, SideView } from "./types";

/** The seat whose choices are shown: whoever looks, or for a spectator whoever is asked. */
export const actingSeat = (view: RivalsView): number => view.seat ?? view.asked.seat ?? 0;

/** The pile on a slot such as "5a2". */
export function slotCard(view: RivalsView, seat: number, slot: string): string | undefined {
  const [, column, row, index] = /^(\d+)([ab])(\d)$/.exec(slot) ?? [];
  const found = view.seats[seat]?.columns.find((one) => one.column === Number(column));
  return (row === "a" ? found?.above : found?.below)?.[Number(index) - 1]?.[0];
}

/** Whose cards `slot …` is about: the rival's when one attacks. */
export const slotSeat = (view: RivalsView): number =>
  ["name", "burn"].includes(view.asked.question) ? 1 - actingSeat(view) : actingSeat(view);

const hasPlace = (side: SideView | undefined, place: string): boolean =>
  place === "cache" ? side?.cache !== null : !!side?.regions.some((region) => region.place === place);

const IN_THE_MIDDLE = new Set(["draw", "look", "under", "open", "faceup"]);
const ON_REGIONS = new Set(["gain", "give", "region", "ship"]);
const IN_THE_GOODS = new Set(["trade", "mint"]);
const AT_THE_ENDS = new Set(["road", "settle", "scout", "city", "site"]);

/** Whether the table itself shows an action; what it does not show becomes a button. */
export function onTable(action: string, view: RivalsView): boolean {
  const kind = kindOf(action);
  const [word = ""] = argsOf(action);
  const seat = actingSeat(view);
  if (IN_THE_MIDDLE.has(kind) || IN_THE_GOODS.has(kind) || AT_THE_ENDS.has(kind)) return true;
  if (ON_REGIONS.has(kind)) return hasPlace(view.seats[seat], word);
  if (kind === "slot") return !!slotCard(view, slotSeat(view), word);
  if (kind === "remove") return !!slotCard(view, seat, word);
  if (kind === "build" || kind === "play" || kind === "card")
    return !!view.own?.hand[word] && !FROM_ELSEWHERE.has(view.asked.question);
  return false;
}

/** Questions whose cards are not those of one's own hand. */
const FROM_ELSEWHERE = new Set(["strip", "spy", "salvage"]);
export const fromElsewhere = (view: RivalsView): boolean => FROM_ELSEWHERE.has(view.asked.question);
