/** The almanac in parts and chapters, by the ids of its entries. */

import type { Entry } from "../lib/almanac.svelte";
import { known, t } from "../lib/words.svelte";

export interface Chapter {
  id: string; // watch.tormund
  title: string;
  entries: Entry[];
}

export interface Part {
  id: string; // watch, watch-heroes, rivals, rivals-gold …
  game: string;
  chapters: Chapter[];
}

export interface CardSets {
  cards: { set: string; rule: string }[];
  events: { rule: string }[];
}

const PARTS = [
  "watch",
  "watch-heroes",
  "rivals",
  "rivals-basic",
  "rivals-gold",
  "rivals-turmoil",
  "rivals-progress",
  "rivals-events",
];
const RIVALS_ORDER = [
  ...["setup", "land", "turn", "dice", "production", "stock", "face", "event", "build", "road", "settlement", "city"],
  ...["play", "trade", "hand", "exchange", "stack", "advantage", "points", "win", "defence", "removal", "hidden"],
  ...["chance", "editions"],
];

export const chapterOf = (rule: string): string => rule.slice(0, rule.lastIndexOf("."));
export const gameOf = (rule: string): string => rule.slice(0, rule.indexOf("."));

function titleOf(id: string, entries: Entry[]): string {
  const word = `chapter-${id.replace(".", "-")}`;
  if (known(word)) return t(word);
  return (entries.find((entry) => entry.id === `${id}.effect`) ?? entries[0])?.title ?? id;
}

/**
 * Entries by chapters and parts; cards of the Rivals by their set, events by themselves.
 * `found` keeps the order of a search.
 */
export function partsOf(entries: Entry[], cards: CardSets | null, found = false): Part[] {
  const sets = new Map(cards?.cards.map(({ set, rule }) => [chapterOf(rule), `rivals-${set}`]));
  for (const { rule } of cards?.events ?? []) sets.set(chapterOf(rule), "rivals-events");
  const chapters = new Map<string, Entry[]>();
  for (const entry of entries) {
    const id = chapterOf(entry.id);
    if (chapters.has(id)) chapters.get(id)!.push(entry);
    else chapters.set(id, [entry]);
  }
  const parts = new Map<string, Part>(PARTS.map((id) => [id, { id, game: id.split("-")[0]!, chapters: [] }]));
  for (const [id, own] of chapters)
    parts.get(partOf(id, sets))!.chapters.push({ id, title: titleOf(id, own), entries: own });
  const place = ({ id }: Chapter) => RIVALS_ORDER.indexOf(id.slice("rivals.".length));
  if (!found) parts.get("rivals")!.chapters.sort((a, b) => place(a) - place(b));
  return [...parts.values()].filter((part) => part.chapters.length);
}

function partOf(chapter: string, sets: Map<string, string>): string {
  if (chapter.startsWith("watch.hero")) return "watch-heroes";
  if (chapter.startsWith("watch")) return "watch";
  return sets.get(chapter) ?? "rivals";
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
