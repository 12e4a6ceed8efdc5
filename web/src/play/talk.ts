/** What can be said with one click, in the order in which it is offered. */

import { gameNamed } from "../games";
import type { Phrase } from "../lib/protocol";

/** Whether a phrase is a face; the type sees to it that none is forgotten. */
const IS_FACE: Record<Phrase, boolean> = {
  smile: true,
  laugh: true,
  wink: true,
  wow: true,
  sad: true,
  grumble: true,
  greeting: false,
  luck: false,
  nice: false,
  "thank-you": false,
  sorry: false,
  moment: false,
  "your-turn": false,
  trade: false,
  "oh-no": false,
  "great-match": false,
  another: false,
};
const ALL = Object.keys(IS_FACE) as Phrase[];

export const FACES = ALL.filter((phrase) => IS_FACE[phrase]);

/** Nobody asks for trades where there are none. */
export const phrasesOf = (game: string): Phrase[] =>
  ALL.filter((phrase) => !IS_FACE[phrase] && (phrase !== "trade" || gameNamed(game)?.hasOffers));

export const isFace = (phrase: string | undefined): phrase is Phrase => !!phrase && IS_FACE[phrase as Phrase];
