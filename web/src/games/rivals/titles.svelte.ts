/** What cards are called, before the library of all their prints is there. */

import { openAlmanac, title } from "../../lib/almanac.svelte";
import { getOnce } from "../../lib/api";

let rules = $state.raw(new Map<string, string>());

export async function openCards(): Promise<void> {
  void openAlmanac();
  const { cards } = await getOnce<{ cards: { id: string; rule: string }[] }>("facts/rivals");
  rules = new Map(cards.map(({ id, rule }) => [id, rule]));
}

export const cardTitle = (card: string): string => {
  const rule = rules.get(card);
  return rule ? title(rule) : card;
};
