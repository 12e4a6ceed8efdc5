/** The position of the Watch in words, from what is asked to the last road. */

import { list, t } from "../../lib/words.svelte";
import type { Passage } from "../../play/game";
import { isInvitation } from "./offers";
import { pointsOf } from "./points";
import type { SeatView } from "./types";
import { clearingTold, hexTold, pathTold, placeTold, sectionTold, siteTold, type Told } from "./whereabouts";
import { amounts, cardName, clanName, exchange, heroName, wildlingName } from "./words";

export const positionTold = (told: Told): Passage[] => [
  ...own(told),
  ...offers(told),
  ...told.view.seats.map((seat, at) => seatTold(told, seat, at)),
  ...north(told),
  land(told),
];

const some = (condition: unknown, ...lines: string[]): string[] => (condition ? lines : []);

/** What only oneself knows. */
function own({ view }: Told): Passage[] {
  if (!view.own) return [];
  const { hand, cards, bought, points } = view.own;
  const held = (Object.keys(cards) as (keyof typeof cards)[])
    .map((card) => ({ card: cardName(card), count: cards[card] + bought[card] }))
    .filter(({ count }) => count)
    .map((counted) => t("watch-card-count", counted));
  return [
    {
      title: t("watch-hand"),
      lines: [amounts(hand), ...some(held.length, list(held)), t("watch-points", { count: points })],
    },
  ];
}

/** The offer on the table, and how it was answered. */
function offers({ view, name }: Told): Passage[] {
  if (!view.offer) return [];
  const { answers } = view.offer;
  const invited = isInvitation(view.offer);
  return [
    {
      title: t("watch-group-offers"),
      lines: [
        invited ? `${name(view.active)} ${t("watch-trade-invites")}` : exchange(name(view.active), view.offer),
        ...answers.flatMap((answer, seat) => {
          if (!answer.answer) return [];
          if (answer.answer === "countered") return [exchange(name(seat), answer)];
          return [`${name(seat)} ${t(`watch-trade-answer-${answer.answer}`)}`];
        }),
      ],
    },
  ];
}

const places = (piece: string, where: string[]): string[] =>
  where.map((place) => t("watch-place-owned", { name: t(`watch-piece-${piece}`), piece: place }));

function seatTold(told: Told, seat: SeatView, at: number): Passage {
  const { facts, view } = told;
  const hero = view.north?.heroes[at];
  const names = [
    told.name(at),
    ...some(at === view.seat, t("watch-you")),
    ...some(at === view.active, t("watch-on-turn")),
  ];
  return {
    title: names.join(", "),
    lines: [
      t("watch-points", { count: pointsOf(seat) }),
      t("watch-cards-in-hand", { count: seat.hand }),
      t("watch-development-cards", { count: seat.cards }),
      t("watch-patrols", { count: seat.patrols }),
      t("watch-road-length", { count: seat.road_length }),
      ...some(view.longest_road === at, t("watch-longest-road")),
      ...some(view.largest_patrol === at, t("watch-largest-patrol")),
      ...some(hero, hero ? t("watch-hero-side", { hero: heroName(hero.hero), side: hero.side }) : ""),
      t("watch-pieces-left", { ...seat.left }),
      ...some(view.north, t("watch-guards-left", { count: view.north?.guards_left[at] ?? 0 })),
      ...places(
        "settlement",
        seat.settlements.map((site) => siteTold(facts, view.board, site)),
      ),
      ...places(
        "keep",
        seat.keeps.map((site) => siteTold(facts, view.board, site)),
      ),
      ...places(
        "road",
        seat.roads.map((path) => pathTold(facts, view.board, path)),
      ),
    ],
  };
}

function north(told: Told): Passage[] {
  const { facts, view } = told;
  if (!view.north) return [];
  const { camps, breaches, gift, pool } = view.north;
  const count = Object.values(gift).reduce((sum, kinds) => sum + kinds.regular + kinds.climber + kinds.giant, 0);
  const sections = facts.wall.map(({ section }) => section);
  return [
    {
      title: t("watch-wall"),
      lines: [
        t("watch-breaches-count", { count: breaches, limit: facts.limits.breaches }),
        t("watch-in-gift-count", { count, limit: facts.limits.gift }),
        ...sections.map((section) => sectionTold(told, section)),
        ...sections.map((section) => clearingTold(told, section)),
        ...facts.clans.map((clan) => `${clanName(clan)}: ${camps[clan].map(wildlingName).join(", ") || t("nothing")}`),
        t("watch-pool", { count: pool }),
      ],
    },
  ];
}

function land(told: Told): Passage {
  const { facts, view } = told;
  const rows = [...new Set(facts.hexes.map(({ y }) => y))].sort((a, b) => a - b);
  const inRow = (y: number): string[] =>
    facts.hexes
      .filter((hex) => hex.y === y && view.board.terrain[hex.hex])
      .sort((a, b) => a.x - b.x)
      .map(({ hex }) => hexTold(facts, view.board, hex));
  const stations = view.board.routes.flatMap(({ kind, sites }) => (kind ? sites : []));
  const standing = [
    ...(view.tormund === "camp" ? [] : [view.tormund]),
    ...Object.keys(view.north?.gift ?? {}).map(Number),
  ];
  return {
    title: t("watch-board"),
    lines: [
      view.dice ? t("watch-dice", { dice: view.dice.join(", ") }) : t("watch-dice-none"),
      ...some(view.tormund === "camp", `${t("watch-tormund")}: ${t("watch-place-camp")}`),
      ...[...new Set(standing)].map((hex) => placeTold(told, `hex ${hex}`)),
      ...rows.map((y, at) => t("watch-row", { row: at + 1, hexes: inRow(y).join(", ") })),
      ...[...new Set(stations)].map((site) => placeTold(told, `site ${site}`)),
    ],
  };
}
