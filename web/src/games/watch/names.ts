/** What things are called, each by itself. */

import { list, t } from "../../lib/words.svelte";
import type { BoardView } from "./types";

export const resourceName = (resource: string): string => t(`resource-${resource}`);
export const heroName = (hero: string): string => t(`watch-hero-${hero}`);
/** The side of a hero's card, as bare as it is printed: A or B, or that it is spent. */
export const sideName = (side: string): string => t("watch-side", { side });
export const heroDeed = (hero: string): string => t(`watch-deed-${hero}`);
export const cardName = (card: string): string => t(`watch-card-${card}`);
export const clanName = (clan: string): string => t(`watch-clan-${clan}`);
export const wildlingName = (kind: string): string => t(`watch-kind-${kind}`);

/** "Hills 8". */
export function hexName({ terrain, numbers }: Pick<BoardView, "terrain" | "numbers">, hex: number): string {
  const named = t(`terrain-${terrain[hex]}`);
  return numbers[hex]!.length
    ? t("watch-place-hex", { terrain: named, numbers: list(numbers[hex]!.map(String)) })
    : named;
}
