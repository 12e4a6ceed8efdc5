/** The rules in the reader's language, fetched once a language; refusals, cards and heroes point here. */

import { getOnce } from "./api";
import { words, type Language } from "./words.svelte";

export interface Entry {
  id: string;
  title: string;
  text: string;
  books?: Record<string, string>;
  editions?: Record<string, string>;
  see?: string[];
}

const books = $state<Partial<Record<Language, Map<string, Entry>>>>({});

/** Asks for the almanac of the language in use; call it in an effect. */
export async function openAlmanac(language = words.language): Promise<void> {
  if (books[language]) return;
  const { entries } = await getOnce<{ entries: Entry[] }>(`almanac/${language}`);
  books[language] = new Map(entries.map((entry) => [entry.id, entry]));
}

/** Asks for it a little later: a table can be played before its rules are here. */
export function openAlmanacSoon(): () => void {
  const { language } = words; // another language has another one
  const waiting = setTimeout(() => void openAlmanac(language), 1500);
  return () => clearTimeout(waiting);
}

export const allEntries = (): Entry[] => [...(books[words.language]?.values() ?? [])];

/** The entry of a rule, once the almanac is there. */
export const entry = (rule: string): Entry | undefined => books[words.language]?.get(rule);

export const title = (rule: string): string => entry(rule)?.title ?? rule;

export const ruleLink = (rule: string): string => `/almanac/${rule}`;
