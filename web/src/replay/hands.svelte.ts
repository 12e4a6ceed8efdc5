/** What the cards in a hand are called. */

import { openAlmanac, title } from "../lib/almanac.svelte";
import { getOnce } from "../lib/api";
import { t } from "../lib/words.svelte";

let rules = $state.raw(new Map<string, string>());

/** Asks for what names cards need; call it in an effect, so that another language brings its own. */
export async function openCards(game: string): Promise<void> {
  if (game !== "rivals") return;
  void openAlmanac();
  const { cards } = await getOnce<{ cards: { id: string; rule: string }[] }>("facts/rivals");
  rules = new Map(cards.map(({ id, rule }) => [id, rule]));
}

type Counts = Record<string, number>;

/** What lies in some parts of a hand together, such as cards kept and cards bought this turn. */
export function held(...parts: (Counts | undefined)[]): [thing: string, count: number][] {
  const all: Counts = {};
  for (const part of parts)
    for (const [thing, count] of Object.entries(part ?? {})) all[thing] = (all[thing] ?? 0) + count;
  return Object.entries(all).filter(([, count]) => count > 0);
}

export const cardTitle = (game: string, card: string): string => {
  if (game === "watch") return t(`watch-card-${card}`);
  const rule = rules.get(card);
  return rule ? title(rule) : card;
};
