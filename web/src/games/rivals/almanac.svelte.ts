/** The parts of the almanac: the rules, the cards by their set, and the events by themselves. */

import { getOnce } from "../../lib/api";

export const PARTS = ["rivals", "rivals-basic", "rivals-gold", "rivals-turmoil", "rivals-progress", "rivals-events"];
const CHAPTERS = [
  ...["setup", "land", "turn", "dice", "production", "stock", "face", "event", "build", "road", "settlement", "city"],
  ...["play", "trade", "hand", "exchange", "stack", "advantage", "points", "win", "defence", "removal", "hidden"],
  ...["chance", "editions"],
];
export const ORDER = CHAPTERS.map((chapter) => `rivals.${chapter}`);

interface CardSets {
  cards: { set: string; rule: string }[];
  events: { rule: string }[];
}

let sets = $state.raw(new Map<string, string>());

const chapterOf = (rule: string): string => rule.slice(0, rule.lastIndexOf("."));

export async function openSets(): Promise<void> {
  const { cards, events } = await getOnce<CardSets>("facts/rivals");
  sets = new Map([
    ...cards.map(({ set, rule }): [string, string] => [chapterOf(rule), `rivals-${set}`]),
    ...events.map(({ rule }): [string, string] => [chapterOf(rule), "rivals-events"]),
  ]);
}

export const partOf = (chapter: string): string => sets.get(chapter) ?? "rivals";
