/** The position of the Rivals in words: one's hand, both principalities, the middle. */

import { list, t } from "../../lib/words.svelte";
import type { Passage } from "../../play/game";
import { cardName, costOf, printOf } from "./library.svelte";
import { POINTS, type ColumnView, type RivalsView, type SideView } from "./types";
import { pileTold, regionTold, roadTold } from "./whereabouts";
import { amounts } from "./words";

export const positionTold = (view: RivalsView, name: (seat: number) => string): Passage[] => {
  const below = view.seat ?? 0;
  return [...own(view), ...[below, 1 - below].map((seat) => sideTold(view, seat, name(seat))), middle(view, name)];
};

const some = (condition: unknown, ...lines: string[]): string[] => (condition ? lines : []);

const costTold = (cost: Record<string, number>): string =>
  Object.keys(cost).length ? t("rivals-cost", { resources: amounts(cost) }) : t("rivals-cost-free");

function own({ own, seats, seat }: RivalsView): Passage[] {
  if (!own || seat === null) return [];
  const cards = Object.entries(own.hand).map(([id, count]) => {
    const told = count > 1 ? t("rivals-counted", { card: cardName(id), count }) : cardName(id);
    return t("rivals-at", { thing: told, place: costTold(printOf(id).cost) });
  });
  return [
    {
      title: t("rivals-hand"),
      lines: [...cards, ...some(!cards.length, t("rivals-hand-empty")), amounts(seats[seat]!.resources)],
    },
  ];
}

function columnTold(view: RivalsView, seat: number, { city, above, below, bays }: ColumnView, index: number): string[] {
  const piles = (cards: string[][], bay: string): string[] => cards.map((pile) => pileTold(view, seat, pile, bay));
  return [
    t(city ? "rivals-city-about" : "rivals-settlement-about", { column: index + 1 }),
    ...piles(above, bays[0]),
    ...piles(below, bays[1]),
  ];
}

function sideTold(view: RivalsView, seat: number, name: string): Passage {
  const side = view.seats[seat]!;
  const held = Object.values(side.hand).reduce((sum, count) => sum + count, 0);
  return {
    title: seat === view.seat ? t("rivals-land-own") : t("rivals-land-of", { name }),
    lines: [
      t("rivals-score", { points: side.points, goal: view.goal }),
      marks(side),
      t("rivals-hand-count", { count: held, limit: side.hand_limit }),
      ...some(view.active === seat, t("rivals-active")),
      ...side.columns.flatMap((column, index) => columnTold(view, seat, column, index)),
      ...side.roads.map((road) => roadTold(view, seat, road)),
      ...side.regions.map((region) => regionTold(view, seat, region)),
      ...some(side.cache !== null, t("rivals-cache-about", { stock: side.cache ?? 0 })),
    ],
  };
}

const marks = (side: SideView): string =>
  list(POINTS.filter((point) => point !== "victory").map((point) => `${t(`rivals-points-${point}`)} ${side[point]}`));

function middle(view: RivalsView, name: (seat: number) => string): Passage {
  const { dice, tokens, supply, events, stacks, face_up: faceUp } = view;
  const thrown = Object.values(view.discard).reduce((sum, count) => sum + count, 0);
  const left = { road: supply.roads, settlement: supply.settlements, city: supply.cities };
  return {
    title: t("rivals-middle"),
    lines: [
      dice.number === null ? t("rivals-die-unrolled") : t("rivals-die-number", { number: dice.number }),
      ...some(dice.face, t("rivals-die-face", { face: dice.face ? t(`rivals-face-${dice.face}`) : "" })),
      ...(["hero", "trade"] as const).map((token) =>
        t("rivals-token-of", {
          token: t(`rivals-token-${token}`),
          name: tokens[token] === null ? t("rivals-nobody") : name(tokens[token]),
        }),
      ),
      ...stacks.map(({ set, size }, at) =>
        t("rivals-stack-about", { number: at + 1, set: t(`rivals-set-${set}`), count: size }),
      ),
      ...some(faceUp, faceUp ? t("rivals-face-up-about", { card: cardName(faceUp.card), count: faceUp.left }) : ""),
      events.before_yule ? t("rivals-events-about", { count: events.before_yule }) : t("rivals-events-yule-next"),
      t("rivals-discard-about", { count: thrown }),
      ...Object.entries(left).map(([thing, count]) =>
        t("rivals-at", {
          thing: t("rivals-supply-left", { thing: t(`rivals-${thing}`), count }),
          place: costTold(costOf(thing)),
        }),
      ),
    ],
  };
}
