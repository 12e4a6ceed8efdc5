/** The Watch, as the rest of the page needs it. */

import { COLOURS } from "../../lib/seats";
import { t } from "../../lib/words.svelte";
import type { Game } from "..";
import { awaited } from "./awaited";
import { beatsOf } from "./beats";
import { clashes } from "./clashes";
import { drawsOf } from "./draws";
import { guardsKept } from "./points";
import Scene from "./Scene.svelte";
import { SOUNDS } from "./sounds";
import { turnOf } from "./turns";
import type { WatchEvent, WatchView } from "./types";

const game: Game = {
  place: 1,
  screen: () => import("./WatchTable.svelte"),
  scene: Scene,
  guide: ["what-now", "board", "hand", "actions", "wall", "players"],
  solo: { options: ["mode", "players", "board", "edition"], later: { board: "random" } },
  hasOffers: true,
  celebration: "snow",
  sounds: SOUNDS,
  beatsOf: (events) => beatsOf(events as WatchEvent[]),
  decidedBy: (view) => guardsKept(view as WatchView),
  colourAt: (seat, seats) => COLOURS[seat + COLOURS.length - seats]!, // three leave the first colour in the box
  awaited: (view) => awaited(view as WatchView),
  turnOf: (view, options) => turnOf(view as WatchView, options),
  drawsOf: (event) => drawsOf(event as WatchEvent),
  handOf: (view) => {
    const { own } = view as WatchView;
    return own ? { resources: own.hand, cards: [own.cards, own.bought] } : { resources: {}, cards: [] };
  },
  cardTitle: (card) => t(`watch-card-${card}`),
  clashes,
  almanac: {
    parts: ["watch", "watch-heroes"],
    partOf: (chapter) => (chapter.startsWith("watch.hero") ? "watch-heroes" : "watch"),
  },
};

export default game;
