/** What can be asked about at the Watch, and which rules of the almanac tell it. */

import { t } from "../../lib/words.svelte";
import type { Asked } from "../../play/about.svelte";
import type { BoardFacts } from "./board";
import type { Card } from "./types";
import { cardName, clanName, heroDeed, heroName } from "./words";

const CARDS: Record<Card, string[]> = {
  patrol: ["watch.patrol.tormund", "watch.largest-patrol.three"],
  recruits: ["watch.recruits.free-guard", "watch.recruits.when"],
  roads: ["watch.progress.road-building"],
  winter: ["watch.progress.winter"],
  victory: ["watch.points.cards", "watch.development.hidden"],
};
const WHEN = ["watch.development.one-a-turn", "watch.development.not-same-turn"];

/** By how places of the board are marked. */
const PLACES: Record<string, { head: string; rules: string[] }> = {
  breaches: {
    head: "watch-breaches",
    rules: ["watch.breach.order", "watch.breach.guard-lost", "watch.breach.all-enter", "watch.breach.marker"],
  },
  "in-gift": { head: "watch-in-gift", rules: ["watch.gift.count", "watch.gift.block", "watch.gift.line"] },
  section: { head: "watch-wall", rules: ["watch.wall.sections", "watch.wall.lowest", "watch.clearing.regulars"] },
  wall: { head: "watch-wall", rules: ["watch.wall.sections", "watch.wall.lowest", "watch.clearing.regulars"] },
  clearing: { head: "chapter-watch-clearing", rules: ["watch.clearing.regulars", "watch.clearing.stand-off"] },
  frostfangs: {
    head: "watch-frostfangs",
    rules: ["watch.wildlings.kinds", "watch.clearing.regulars", "watch.climber.over", "watch.giant.fells"],
  },
  pool: { head: "chapter-watch-migration", rules: ["watch.setup.tokens", "watch.migration.token"] },
};
const CLAN = ["watch.camps.five", "watch.advance.roll", "watch.rush.trigger", "watch.wildlings.kinds"];

export const ofHero = (facts: BoardFacts | null, hero: string): Asked => ({
  head: heroName(hero),
  lead: heroDeed(hero),
  rules: facts?.heroes.find((found) => found.hero === hero)?.rules ?? [],
});

export const ofCard = (card: Card, brotherhood: boolean): Asked => {
  const own = brotherhood && card === "patrol" ? ["watch.patrol.two-options", ...CARDS.patrol] : CARDS[card];
  return { head: cardName(card), rules: [...own, ...WHEN] };
};

/** What stands at a place, named as the board is marked: "section 2", "hornfoot 3". */
export function ofPlace(place: string, clans: readonly string[]): Asked | null {
  const what = place.split(" ", 1)[0]!;
  if (clans.includes(what)) return { head: clanName(what), rules: CLAN };
  const found = PLACES[what];
  return found ? { ...found, head: t(found.head) } : null;
}

/** What the North has, for those who do not point. */
export const NORTH = ["wall", "breaches", "frostfangs", "in-gift"];
