/** The almanac in parts and chapters, by the ids of its entries. */

import { GAME_NAMES, gameNamed } from "../games";
import type { Entry } from "../lib/almanac.svelte";
import { known, t } from "../lib/words.svelte";

export interface Chapter {
  id: string; // the game's name, a full stop, its own
  title: string;
  entries: Entry[];
}

export interface Part {
  id: string; // as the game names it
  game: string;
  chapters: Chapter[];
}

export const chapterOf = (rule: string): string => rule.slice(0, rule.lastIndexOf("."));
export const gameOf = (rule: string): string => rule.slice(0, rule.indexOf("."));

function titleOf(id: string, entries: Entry[]): string {
  const word = `chapter-${id.replace(".", "-")}`;
  if (known(word)) return t(word);
  return (entries.find((entry) => entry.id === `${id}.effect`) ?? entries[0])?.title ?? id;
}

/** Asks for what the games need to order their parts. */
export const openOrder = (): Promise<unknown> =>
  Promise.all(GAME_NAMES.flatMap((name) => gameNamed(name)?.almanac.open?.() ?? []));

/** Entries by chapters and parts, as each game has them. `found` keeps the order of a search. */
export function partsOf(entries: Entry[], found = false): Part[] {
  const chapters = new Map<string, Entry[]>();
  for (const entry of entries) {
    const id = chapterOf(entry.id);
    if (chapters.has(id)) chapters.get(id)!.push(entry);
    else chapters.set(id, [entry]);
  }
  const parts = new Map(emptyParts().map((part) => [part.id, part]));
  for (const [id, own] of chapters) {
    const part = gameNamed(gameOf(id))?.almanac.partOf(id) ?? gameOf(id);
    if (!parts.has(part)) parts.set(part, { id: part, game: gameOf(id), chapters: [] });
    parts.get(part)!.chapters.push({ id, title: titleOf(id, own), entries: own });
  }
  if (!found) for (const name of GAME_NAMES) putInOrder(parts.get(name), gameNamed(name)?.almanac.order);
  return [...parts.values()].filter((part) => part.chapters.length);
}

const emptyParts = (): Part[] =>
  GAME_NAMES.flatMap((game) => gameNamed(game)!.almanac.parts.map((id) => ({ id, game, chapters: [] })));

function putInOrder(part: Part | undefined, order: string[] | undefined): void {
  if (order) part?.chapters.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

// ------------------------------------------------------------------ searching

/** Text as a search compares it: without case, marks and ligatures. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("ё", "е")
    .replaceAll("’", "'");

// What grammar puts at the end of a word, by language and as `plain` leaves it; the longest first.
const RUSSIAN = [
  ..."иями ями ами ого его ому ему ыми ими иях ией ью ях ах ов ев ей ям ам ом ем ои ыи ии".split(" "),
  ..."ая яя ое ее ые ие ых их ым им ую юю а я о е ы и у ю ь".split(" "),
];
const ENDINGS: Record<string, RegExp> = {
  en: /(?:ings?|ed|es|s)$/,
  de: /(?:ern|en|er|em|es|e|n|s|t)$/,
  pl: /(?:iami|ami|iach|ach|iego|ego|iemu|emu|ymi|imi|iom|ych|ich|iej|ow|om|ym|im|ej|ia|ie|iu|a|e|i|o|u|y)$/,
  ru: new RegExp(`(?:${RUSSIAN.join("|")})$`),
};
const SHORTEST = 3; // a stem with fewer letters says nothing
const SHORT = 3; // and one this short only counts where a word begins
const NO_LETTER = /[^\p{L}\p{N}]+/u;

/** The words of a search, each without its ending: "Siedlungen" finds "Siedlung", "дозорных" finds "дозорные". */
export function wordsOf(search: string, language: string): string[] {
  return plain(search)
    .split(NO_LETTER)
    .filter(Boolean)
    .map((word) => {
      const stem = word.replace(ENDINGS[language] ?? "", "");
      return stem.length >= SHORTEST ? stem : word;
    });
}

/** Whether texts have all words; every word of a text has a space before it. */
function have(texts: string[], wanted: string[]): boolean {
  const text = ["", ...plain(texts.join(" ")).split(NO_LETTER)].join(" ");
  return wanted.every((word) => text.includes(word.length > SHORT ? word : ` ${word}`));
}

/** The entries that have all words, those with all of them in the title first. */
export function finds(entries: Entry[], wanted: string[]): Entry[] {
  if (!wanted.length) return entries;
  const found = entries.filter(({ title, text, editions }) =>
    have([title, text, ...Object.values(editions ?? {})], wanted),
  );
  const titled = new Set(found.filter(({ title }) => have([title], wanted)));
  return [...titled, ...found.filter((entry) => !titled.has(entry))];
}
