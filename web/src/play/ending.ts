/** How a match ended that was given up: the games' own words know only what their rules know. */

import type { TableInfo } from "../lib/shown.svelte";
import { t } from "../lib/words.svelte";
import { nameOf } from "./game";

const GIVEN_UP = ["resigned", "agreed", "expired"];

/** Who resigned: of two the one who did not win, among bots the one person. */
function resigner(info: TableInfo): number | null {
  const winner = info.result?.winner ?? null;
  const found = info.seats.findIndex(({ kind }, seat) => (winner === null ? kind === "person" : seat !== winner));
  return found < 0 ? null : found;
}

/** Why the match is over. */
export function endingWords(info: TableInfo): string {
  const ending = info.result?.ending ?? "expired";
  return GIVEN_UP.includes(ending)
    ? t(`ending-${ending}`, { name: nameOf(info, resigner(info)) })
    : t(`ending-${info.game}-${ending}`);
}

/** One line about a match that was given up; nothing if it ended by the rules. */
export function givenUpLine(info: TableInfo | null): string | null {
  if (!info?.result || !GIVEN_UP.includes(info.result.ending)) return null;
  const { winner } = info.result;
  return winner === null
    ? endingWords(info)
    : t("over-resigned", { name: nameOf(info, resigner(info)), winner: nameOf(info, winner) });
}
