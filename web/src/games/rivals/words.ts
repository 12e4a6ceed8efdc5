/** The Rivals in words: what now, and the nouns of their actions and events. */

import type { ShownTable, TableInfo } from "../../lib/shown.svelte";
import { known, list, t, type Args } from "../../lib/words.svelte";
import { argsOf, kindOf, nameOf, type GameWords, type Situation, type Told } from "../../play/game";
import { tellerOf, type Context, type Nouns } from "../../play/teller";
import { DECLARED } from "./declared-words";
import { gather } from "./gather";
import { cardName, printOf } from "./library.svelte";
import { actingSeat, slotCard, slotSeat } from "./places";
import { regionOf, RESOURCE_OF, type Counts, type RivalsEvent, type RivalsView } from "./types";
import { slotTold, stockTold, whereTold } from "./whereabouts";

export const resourceName = (resource: string): string => t(`resource-${resource}`);

export const amounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([resource, count]) => t("rivals-amount", { count, resource: resourceName(resource) }))
    .join(", ");

export const regionName = (type: string, number: number | null): string =>
  number === null
    ? t(`rivals-region-${type}`)
    : t("rivals-region-numbered", { region: t(`rivals-region-${type}`), number });

const regionId = (id: string): string => {
  const { type, number } = regionOf(id);
  return regionName(type, number);
};

const regionAt = (view: RivalsView, seat: number, place: string) =>
  view.seats[seat]?.regions.find((region) => region.place === place);

/** A place as people see it: "Hills 5". */
function placeName(view: RivalsView, seat: number, place: string): string {
  if (place === "cache") return t("rivals-cache");
  const region = regionAt(view, seat, place);
  return region ? regionName(region.type, region.number) : place;
}

/** What several places yield, counted. */
function yieldOf(view: RivalsView, seat: number, places: string[]): Counts {
  const counts: Counts = {};
  for (const place of places) {
    const region = regionAt(view, seat, place);
    const resource = region ? RESOURCE_OF[region.type] : "gold";
    counts[resource] = (counts[resource] ?? 0) + 1;
  }
  return counts;
}

const columnIndex = (view: RivalsView, seat: number, column: number): number =>
  (view.seats[seat]?.columns.findIndex((one) => one.column === column) ?? 0) + 1;

/** "5a" as people see it: "Above settlement 2". */
export function bayName(view: RivalsView, seat: number, bay: string): string {
  const column = columnIndex(view, seat, Number.parseInt(bay));
  return t(bay.endsWith("a") ? "rivals-column-above" : "rivals-column-below", { column });
}

const slotName = (view: RivalsView, seat: number, slot: string): string => {
  const card = slotCard(view, seat, slot);
  return card ? cardName(card) : bayName(view, seat, slot.slice(0, -1));
};

// ---------------------------------------------------------------- what now

function details(view: RivalsView): Args {
  const { asked } = view;
  const seat = asked.seat ?? 0;
  const first: string | undefined = asked.first;
  return {
    count: asked.count ?? asked.named?.length ?? 0,
    stack: asked.stack ?? "",
    fee: asked.fee ?? 0,
    card: asked.card ? cardName(asked.card) : t("rivals-card-unknown"),
    resources: asked.owed ? amounts(asked.owed) : "",
    row: asked.place?.[0] ?? "a",
    first: first ? (/^\d/.test(first) ? slotName(view, seat, first) : placeName(view, seat, first)) : "",
  };
}

export function ask(client: Situation): string {
  const view = client.view as RivalsView;
  const { question, seat } = view.asked;
  if (question === "over")
    return view.winner === null
      ? t("rivals-over-draw")
      : t("rivals-over-won", { name: nameOf(client.info, view.winner) });
  if (seat === null || seat === client.seat) return t(`rivals-ask-${question}`, details(view));
  const special = `rivals-waiting-${question}`;
  return t(known(special) ? special : "rivals-waiting", { name: nameOf(client.info, seat) });
}

// ---------------------------------------------------------------- actions and events

type Here = Context<RivalsView>;

function pickName(position: string, { view }: Here): string {
  const card = view.stacks[(view.asked.stack ?? 1) - 1]?.cards[Number(position) - 1];
  return card?.includes(".") ? cardName(card) : t("rivals-card-unknown");
}

/** A place, and what it yields. */
function placeArgs(place: string, { view, seat }: Here): Args {
  const known = place === "cache" || regionAt(view, seat ?? 0, place);
  const yielded = yieldOf(view, seat ?? 0, [place]);
  return {
    place: placeName(view, seat ?? 0, place),
    yield: known ? resourceName(Object.keys(yielded)[0]!) : "",
    gain: amounts(yielded),
  };
}

const card = (id: string): string => (id ? cardName(id) : t("rivals-card-unknown"));
const town = (column: number, { seat }: Here): string => `${seat}:town${column}`;

const NOUNS: Nouns<RivalsView> = {
  nouns: {
    seat: (seat: number | string | null, { name }) => (seat === null ? t("rivals-nobody") : name(Number(seat))),
    card,
    cards: (ids: string[]): Args => ({ card: list(ids.map(card)) }),
    given: card,
    face: (face: string) => t(`rivals-face-${face}`),
    side: (side: string) => t(`rivals-side-${side}`),
    token: (token: string) => t(`rivals-token-${token}`),
    resource: resourceName,
    resources: amounts,
    paid: (resource: string, { said }) => amounts({ [resource]: said.rate as number }),
    region: regionId,
    regions: (ids: string[]): Args => ({ region: list(ids.map(regionId)) }),
    land: (type: string, { view, seat }) =>
      regionName(type, view.seats[seat ?? 0]?.regions.find((region) => region.type === type)?.number ?? null),
    place: placeArgs,
    places: (places: string[], { view, seat }) => amounts(yieldOf(view, seat ?? 0, places)),
    slot: (slot: string, { view }) => slotName(view, slotSeat(view), slot),
    "rival-slot": (slot: string, { view, seat }) => slotName(view, 1 - (seat ?? 0), slot),
    position: pickName,
    bay: (bay: string | null, { view, seat }) => (bay === null ? "" : bayName(view, seat ?? 0, bay)),
    column: (column: string, { view, seat }) => columnIndex(view, seat ?? 0, Number(column)),
  },
  places: {
    place: (place: string, { seat }) => `${seat}:${place}`,
    bay: (bay: string | null, { seat }) => (bay === null ? undefined : `${seat}:${bay}`),
    slot: (slot: string, { seat }) => `${seat}:${slot}`,
    "rival-slot": (slot: string, { seat }) => `${1 - (seat ?? 0)}:${slot}`,
    settlement: town,
    city: town,
    stack: (stack: number) => `stack:${stack}`,
  },
  further: { faceup: ({ face_up }) => ({ card: face_up ? cardName(face_up.card) : "" }) },
};
const { events } = DECLARED;
const teller = tellerOf({ ...DECLARED, events: { ...events, exchanged: events["card-drawn"]! } }, NOUNS);

export const label = (action: string, view: RivalsView): string =>
  teller.label(action, view, null, actingSeat(view), view.asked.question);

export const tell = (event: RivalsEvent, view: RivalsView, info: TableInfo): Told | null =>
  teller.tell(event, view, info);

const BUILT: Record<string, string> = {
  "road-built": "rivals-road",
  "settlement-founded": "rivals-settlement",
  "city-built": "rivals-city",
};
const CARDS = new Set(["card-built", "card-played", "card-removed", "event-came"]);

/** What a seat did, in a word or two. */
function brief({ event, number, face, card }: RivalsEvent): string | null {
  if (event === "rolled") return `${number}, ${t(`rivals-face-${face}`)}`;
  if (BUILT[event]) return t(BUILT[event]);
  return CARDS.has(event) && card ? cardName(card) : null;
}

/** Whether somebody took from a seat, or looked at its cards. */
const concerns = ({ event, from, of, seat }: RivalsEvent, reader: number): boolean =>
  from === reader || of === reader || (event === "named" && seat !== reader);

/** The kinds of actions as they are listed, under their headings. */
const HEADINGS: [heading: string, kinds: string][] = [
  ["rivals-group-turn", "roll end pass waste pay number"],
  ["rivals-group-choose", "lay pick name above"],
  ["rivals-group-cards", "build play card"],
  ["rivals-group-build", "road settle scout city"],
  ["rivals-group-sites", "site slot remove"],
  ["rivals-group-regions", "gain give region"],
  ["rivals-group-stacks", "open draw look under faceup"],
  ["rivals-group-trade", "trade ship mint"],
];

const KEYS: [keys: string, deed: string][] = [
  ["← ↑ → ↓", "rivals-keys-move"],
  ["Enter", "rivals-keys-do"],
];

/** What more there is to say of an action to somebody who does not see the table. */
function further(action: string, view: RivalsView): string | null {
  const [word = ""] = argsOf(action);
  switch (kindOf(action)) {
    case "build":
    case "faceup": {
      const { cost } = printOf(word || (view.face_up?.card ?? ""));
      return Object.keys(cost).length ? t("rivals-cost", { resources: amounts(cost) }) : t("rivals-cost-free");
    }
    case "gain":
    case "give":
    case "region":
    case "ship":
      return stockTold(view, actingSeat(view), word);
    case "slot":
      return slotTold(view, slotSeat(view), word);
    case "remove":
      return slotTold(view, actingSeat(view), word);
    case "lay":
      return t("rivals-lay-place", { number: (view.asked.laid?.length ?? 0) + 1 });
    default:
      return null;
  }
}

function fully(action: string, view: RivalsView): string {
  const more = further(action, view);
  return more ? t("rivals-card-can", { card: label(action, view), action: more }) : label(action, view);
}

/** The words for one table. */
export const wordsFor = (client: Pick<ShownTable, "info">): GameWords => {
  const name = (seat: number): string => nameOf(client.info, seat);
  return {
    ask,
    label: (action, view) => label(action, view as RivalsView),
    fully: (action, view) => fully(action, view as RivalsView),
    where: (place, view) => whereTold(view as RivalsView, name, place),
    headings: HEADINGS,
    keys: KEYS,
    position: async () => {
      const { positionTold } = await import("./position");
      return ({ view }) => (view ? positionTold(view as RivalsView, name) : []);
    },
    tell: (event, view, info) => tell(event, view as RivalsView, info),
    gather,
    brief,
    concerns,
  };
};
