/** The Rivals, as the rest of the page needs it. */

import type { Game } from "..";
import { openSets, ORDER, partOf, PARTS } from "./almanac.svelte";
import { beatsOf } from "./beats";
import { drawsOf } from "./draws";
import Scene from "./Scene.svelte";
import { SOUNDS } from "./sounds";
import { cardTitle, openCards } from "./titles.svelte";
import type { RivalsView } from "./types";

const game: Game = {
  place: 2,
  screen: () => import("./RivalsTable.svelte"),
  scene: Scene,
  guide: ["what-now", "board", "hand", "stacks", "actions", "log"],
  solo: { options: ["mode", "edition"] },
  hasOffers: false,
  celebration: "confetti",
  awaited: (view) => {
    const { seat } = (view as RivalsView).asked;
    return seat === null ? [] : [seat];
  },
  turnOf: ({ turn }) => turn || null,
  drawsOf,
  beatsOf,
  sounds: SOUNDS,
  handOf: ({ own }) => ({ resources: {}, cards: own ? [own.hand] : [] }),
  cardTitle,
  openCards,
  almanac: { parts: PARTS, partOf, order: ORDER, open: openSets },
};

export default game;
