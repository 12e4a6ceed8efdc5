/** The words of the Watch: what is asked, and the nouns of its actions and events. */

import type { MatchView } from "../../lib/match";
import type { ShownTable } from "../../lib/shown.svelte";
import { known, list, t, type Args } from "../../lib/words.svelte";
import { kindOf, nameOf, type GameWords, type Situation } from "../../play/game";
import { answering } from "./awaited";
import type { BoardFacts } from "./board";
import { tellerOf, type Nouns } from "../../play/teller";
import { DECLARED } from "./declared-words";
import { cardName, clanName, heroName, resourceName, wildlingName } from "./names";
import { isInvitation } from "./offers";
import { placeOf } from "./places";
import { gathered } from "./story";
import type { Amounts, Dice, Exchange, WatchEvent, WatchEventOf, WatchView } from "./types";
import { placeTold, whereTold, type Told } from "./whereabouts";

export * from "./names";

/** "2 Ore, 1 Wool". */
export function amounts(cards: Amounts | undefined): string {
  const some = Object.entries(cards ?? {}).filter(([, count]) => count);
  return (
    some.map(([resource, count]) => t("amount", { count, resource: resourceName(resource) })).join(", ") || t("nothing")
  );
}

/** "ore,ore,wool" as amounts. */
export function counted(bundle: string): Amounts {
  const found: Amounts = {};
  if (bundle !== "-") for (const resource of bundle.split(",")) found[resource] = (found[resource] ?? 0) + 1;
  return found;
}

/** Where wildlings were driven from, as places are named. */
export const clearedPlace = ({ clearing, clan, camp }: WatchEventOf<"camp-cleared">): string =>
  clearing === undefined ? `${clan} ${camp}` : `clearing ${clearing}`;

/** The one line that says what now, or whom one waits for. */
function ask(client: Situation): string {
  const { info, seat } = client;
  const view = client.view as WatchView;
  const { phase } = view;
  if (phase === "over") return ending(client);
  if (!client.asked && known(`watch-wait-${phase}`)) {
    if (phase === "answers" && !answering(view).length)
      return t("watch-wait-partner", { name: nameOf(info, view.active) });
    const names = answering(view).map((actor) => nameOf(info, actor));
    return t(`watch-wait-${phase}`, { name: names[0] ?? "", names: list(names) });
  }
  const demanded = view.north?.demand?.of ?? null;
  const args: Args = {
    name: nameOf(info, demanded ?? view.active),
    count: phase === "discards" ? (view.seats[seat ?? 0]?.discards_due ?? 0) : view.free_roads,
  };
  if (phase === "answers") {
    const invited = view.offer && isInvitation(view.offer) ? "-invited" : "";
    return t(`watch-ask-answers${invited}${view.active === seat ? "-own" : ""}`, args);
  }
  if (phase === "move-tormund" && client.actions.some((action) => kindOf(action) === "hunt"))
    return t("watch-ask-move-tormund-or-hunt", args);
  return t(`watch-ask-${phase}`, args);
}

function ending({ view, info, seat }: Situation): string {
  const { winner } = view!;
  if (winner === null) return t("watch-lost-all");
  return winner === seat ? t("watch-won-you") : t("watch-won", { name: nameOf(info, winner) });
}

const NOUNS: Nouns<WatchView> = {
  nouns: {
    seat: (seat: number | string | null, { name }) => name(seat === null ? null : Number(seat)),
    seats: (seats: string, { name }) => list(seats.split(" ").map((seat) => name(Number(seat)))),
    cards: (cards: Amounts | string) => amounts(typeof cards === "string" ? counted(cards) : cards),
    offers: (offers: Exchange[]) => offers.map(({ give, want }) => `${amounts(give)} → ${amounts(want)}`).join(" · "),
    dice: ([a, b, wild]: Dice): Args => ({ sum: a + b, dice: `${a} + ${b}`, ...(wild && { wild }) }),
    turn: (turn: number) => turn + 1,
    resource: resourceName,
    terrain: (terrain: string) => t(`terrain-${terrain}`),
    card: cardName,
    hero: heroName,
    clan: clanName,
    wildling: wildlingName,
  },
  places: {
    hex: (hex: number | "camp") => (hex === "camp" ? hex : `hex ${hex}`),
    path: (path: number) => `path ${path}`,
    site: (site: number) => `site ${site}`,
    section: (section: number) => `section ${section}`,
    clearing: (clearing: number) => `clearing ${clearing}`,
    camp: (camp: number, { said }) => `${String(said.clan)} ${camp}`,
  },
};

const PIECES: Partial<Record<WatchEvent["event"], string>> = {
  "road-built": "road",
  "settlement-built": "settlement",
  "keep-built": "keep",
  "card-bought": "card",
  "guard-placed": "guard",
};

/** What a seat did, in a word or two. */
function brief(event: WatchEvent): string | null {
  const piece = PIECES[event.event];
  if (piece) return t(`watch-piece-${piece}`);
  switch (event.event) {
    case "rolled":
      return String(event.dice[0] + event.dice[1]);
    case "card-played":
      return cardName(event.card);
    case "hero-used":
      return heroName(event.hero);
    case "tormund-moved":
      return t("watch-tormund");
    case "traded":
    case "supply-traded":
      return t("watch-trade");
    default:
      return null;
  }
}

/** Whether somebody took from a seat, or dealt with it. */
const concerns = (event: WatchEvent, seat: number): boolean =>
  ["victim", "with", "of"].some((name) => (event as unknown as Record<string, unknown>)[name] === seat);

/** The kinds of actions as they are listed, under their headings. */
const HEADINGS: [heading: string, kinds: string][] = [
  ["watch-group-turn", "claim roll end build pass"],
  ["watch-group-offers", "accept decline confirm withdraw invite"],
  ["watch-group-choose", "discard give take pick samwell"],
  ["watch-group-settlements", "settlement"],
  ["watch-group-keeps", "keep"],
  ["watch-group-roads", "road"],
  ["watch-group-guards", "guard"],
  ["watch-group-cards", "buy patrol recruits roads winter"],
  ["watch-group-tormund", "tormund rob hunt"],
  [
    "watch-group-heroes",
    "marsh mormont yarwyck thorne melisandre mance benjen ygritte yoren qhorin flip exchange remove",
  ],
  ["watch-group-supply", "supply"],
];

const KEYS: [keys: string, deed: string][] = [
  ["← ↑ → ↓", "watch-keys-move"],
  ["⇧ ← ↑ → ↓", "watch-keys-why"],
  ["Enter", "watch-keys-do"],
];

/** What an answer to an offer is about: "Ann gives 1 Ore and wants 1 Wool". */
function bargain(action: string, told: Told): string | null {
  const { active, offer } = told.view;
  const [kind, seat] = action.split(" ");
  if (!offer) return null;
  if (kind === "accept" || kind === "decline") return isInvitation(offer) ? null : exchange(told.name(active), offer);
  const answer = kind === "confirm" ? offer.answers[Number(seat)] : undefined;
  return answer?.answer === "countered" ? exchange(told.name(Number(seat)), answer) : null;
}

export const exchange = (name: string, { give, want }: Exchange): string =>
  t("watch-offer-of", { name, give: amounts(give), want: amounts(want) });

/** The words for one table; `facts` are there once the board is. */
export function wordsFor(client: Pick<ShownTable, "info">, facts: () => BoardFacts | null = () => null): GameWords {
  const { label, tell } = tellerOf(DECLARED, NOUNS);
  const short: GameWords["label"] = (action, view) => label(action, view as WatchView, client.info, view.seat);
  const toldFrom = (view: MatchView): Told | null => {
    const known = facts();
    return known && { facts: known, view: view as WatchView, name: (seat) => nameOf(client.info, seat) };
  };
  return {
    ask,
    label: short,
    fully(action, view) {
      const [told, place] = [toldFrom(view), placeOf(action)];
      if (told && place) return t("watch-place-can", { place: placeTold(told, place), action: short(action, view) });
      const about = told && bargain(action, told);
      return about ? `${short(action, view)}: ${about}` : short(action, view);
    },
    where(place, view) {
      const told = toldFrom(view);
      return told && whereTold(told, place);
    },
    headings: HEADINGS,
    keys: KEYS,
    position: async () => {
      const { positionTold } = await import("./position");
      return (now) => {
        const told = now.view && toldFrom(now.view);
        return told ? positionTold(told) : [];
      };
    },
    gather: gathered,
    tell: (event, view, info) => tell(event, view as WatchView, info),
    brief: (event) => brief(event as WatchEvent),
    concerns: (event, seat) => concerns(event as WatchEvent, seat),
  };
}
