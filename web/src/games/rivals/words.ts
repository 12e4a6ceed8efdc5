/** The Rivals in words: what now, what a button says, what the log tells. */

import type { TableInfo } from "../../lib/shown.svelte";
import { known, list, t, type Args } from "../../lib/words.svelte";
import { argsOf, kindOf, nameOf, type GameWords, type Situation, type Told } from "../../play/game";
import { gather } from "./gather";
import { cardName, printOf } from "./library.svelte";
import { actingSeat, slotCard, slotSeat } from "./places";
import { regionOf, RESOURCE_OF, type Counts, type RegionView, type RivalsEvent, type RivalsView } from "./types";

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

/** A place as people see it: "Hills 5". */
function placeArgs(view: RivalsView, seat: number, place: string): Args {
  if (place === "cache") return { region: t("rivals-cache"), resource: resourceName("gold") };
  const region = view.seats[seat]?.regions.find((one: RegionView) => one.place === place);
  if (!region) return { region: place, resource: "" };
  return { region: regionName(region.type, region.number), resource: resourceName(RESOURCE_OF[region.type]) };
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
    first: first ? (/^\d/.test(first) ? slotName(view, seat, first) : String(placeArgs(view, seat, first).region)) : "",
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

// ---------------------------------------------------------------- what a button says

function actionArgs(kind: string, word: string, view: RivalsView): Args {
  const seat = actingSeat(view);
  switch (kind) {
    case "road":
    case "settle":
    case "scout":
      return { side: t(`rivals-side-${word}`) };
    case "faceup":
      return { card: view.face_up ? cardName(view.face_up.card) : "" };
    case "number":
    case "defend":
      return { number: word };
    case "name":
    case "trade":
      return { resource: resourceName(word) };
    case "draw":
    case "look":
    case "under":
    case "open":
      return { stack: word };
    case "lay": {
      const own = view.seats[seat]?.regions.find((region) => region.type === word);
      return { region: regionName(word, own?.number ?? null) };
    }
    case "above":
    case "land":
      return { region: regionId(word) };
    case "city":
      return { column: columnIndex(view, seat, Number(word)) };
    case "site":
      return { site: bayName(view, seat, word) };
    case "gain":
    case "give":
    case "region":
    case "ship":
      return placeArgs(view, seat, word);
    case "slot":
    case "remove":
      return { card: slotName(view, kind === "slot" ? slotSeat(view) : seat, word) };
    case "pick": {
      const card = view.stacks[(view.asked.stack ?? 1) - 1]?.cards[Number(word) - 1];
      return { card: card?.includes(".") ? cardName(card) : t("rivals-card-unknown") };
    }
    default:
      return { card: word ? cardName(word) : "" };
  }
}

export function label(action: string, view: RivalsView): string {
  const kind = kindOf(action);
  const [first = "", second = ""] = argsOf(action);
  const special = `rivals-action-${kind}-${view.asked.question}`;
  if (kind === "dice") return t("rivals-action-dice", { number: first, face: t(`rivals-face-${second}`) });
  if (kind === "first") return t("rivals-action-first", { name: String(Number(first) + 1) });
  return t(known(special) ? special : `rivals-action-${kind}`, actionArgs(kind, first, view));
}

// ---------------------------------------------------------------- what happened

const TAKEN_TOGETHER = new Set(["card-drawn", "card-picked"]);
const KNOWN_TO_SOME = new Set([
  "exchanged",
  "card-drawn",
  "card-picked",
  "card-returned",
  "card-taken",
  "card-stripped",
]);
const MAY_BE_NOTHING: Record<string, string> = {
  "brigands-came": "rivals-event-brigands-nothing",
  "plague-struck": "rivals-event-plague-nothing",
};

/** What several places yield, counted. */
function yieldOf(view: RivalsView, seat: number, places: string[]): Counts {
  const counts: Counts = {};
  for (const place of places) {
    const region = view.seats[seat]?.regions.find((one) => one.place === place);
    const resource = region ? RESOURCE_OF[region.type] : "gold";
    counts[resource] = (counts[resource] ?? 0) + 1;
  }
  return counts;
}

function eventArgs(event: RivalsEvent, view: RivalsView, info: TableInfo): Args {
  const seat = event.seat ?? 0;
  const text = (value: string | number | undefined): string => String(value ?? "");
  const place = event.place ? placeArgs(view, seat, event.place) : {};
  const other = event.of ?? event.from;
  return {
    name: event.seat === null ? t("rivals-nobody") : nameOf(info, event.seat),
    turn: text(event.turn),
    number: text(event.number),
    gold: text(event.gold),
    ending: text(event.ending),
    count: event.count ?? 0,
    face: event.face ? t(`rivals-face-${event.face}`) : "",
    resources: amounts(event.resources ?? yieldOf(view, seat, event.places ?? [])),
    under: text(event.under),
    given: event.given ? cardName(event.given) : t("rivals-card-unknown"),
    taken: event.place ? amounts(yieldOf(view, seat, [event.place])) : "",
    stack: text(event.stack),
    of: other === undefined ? "" : nameOf(info, other),
    card: event.cards
      ? list(event.cards.map(cardName))
      : event.card
        ? cardName(event.card)
        : event.given
          ? t("rivals-card-unknown")
          : event.slot
            ? slotName(view, 1 - seat, event.slot)
            : "",
    held: event.held ? "yes" : "no",
    token: event.token ? t(`rivals-token-${event.token}`) : "",
    ...place,
    ...(event.resource
      ? { resource: t("rivals-amount", { count: event.rate ?? 1, resource: resourceName(event.resource) }) }
      : {}),
    ...(event.regions
      ? { region: list(event.regions.map(regionId)) }
      : event.region
        ? { region: regionId(event.region) }
        : {}),
  };
}

function messageOf(event: RivalsEvent): string {
  const id = `rivals-event-${event.event}`;
  const nothing = MAY_BE_NOTHING[event.event];
  if (nothing && !Object.keys(event.resources ?? {}).length) return nothing;
  if (event.event === "gained" && event.places) return `${id}-more`;
  if (event.event === "traded" && event.place) return `${id}-for`;
  if (KNOWN_TO_SOME.has(event.event) && (event.card || event.cards || event.given)) return `${id}-known`;
  return event.count && TAKEN_TOGETHER.has(event.event) ? `${id}-more` : id;
}

/** Where on the table it happened, as the parts of the table are marked by `data-at`. */
function placeOf(event: RivalsEvent): string | undefined {
  const town = event.column === undefined ? undefined : `town${event.column}`;
  const at = event.place ?? event.site ?? event.slot ?? town;
  if (at !== undefined) return `${event.event === "named" ? 1 - event.seat! : event.seat}:${at}`;
  return event.stack === undefined ? undefined : `stack:${event.stack}`;
}

export function tell(event: RivalsEvent, view: RivalsView, info: TableInfo): Told {
  return {
    text: t(messageOf(event), eventArgs(event, view, info)),
    rule: event.card ? printOf(event.card).rule : undefined,
    place: placeOf(event),
    important: event.event === "ended" || event.event === "event-came",
  };
}

export const rivalsWords: GameWords = { ask, label, tell, gather };
