/** The words of the Watch: what is asked, what an action is called, how an event is told. */

import type { ShownTable, TableInfo } from "../../lib/shown.svelte";
import { known, list, t, type Args } from "../../lib/words.svelte";
import { argsOf, kindOf, nameOf, type GameWords, type Situation, type Told } from "../../play/game";
import { gathered } from "./story";
import type { Amounts, BoardView, Clan, Exchange, WatchEvent, WatchEventOf, WatchView, Wildling } from "./types";

export const resourceName = (resource: string): string => t(`resource-${resource}`);
export const heroName = (hero: string): string => t(`watch-hero-${hero}`);
/** The side of a hero's card, as bare as it is printed: A or B, or that it is spent. */
export const sideName = (side: string): string => t("watch-side", { side });
export const heroDeed = (hero: string): string => t(`watch-deed-${hero}`);
export const cardName = (card: string): string => t(`watch-card-${card}`);
export const clanName = (clan: string): string => t(`watch-clan-${clan}`);
export const wildlingName = (kind: string): string => t(`watch-kind-${kind}`);

/** "Hills, 8". */
export function hexName({ terrain, numbers }: Pick<BoardView, "terrain" | "numbers">, hex: number): string {
  const named = t(`terrain-${terrain[hex]}`);
  return numbers[hex]!.length
    ? t("watch-place-hex", { terrain: named, numbers: numbers[hex]!.join(", ") })
    : t("watch-place-hex-bare", { terrain: named });
}

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

const exchange = ([give, , take]: string[]): Args => ({ give: amounts(counted(give!)), take: amounts(counted(take!)) });

/** The arguments of an action's sentence, and a variant of the sentence if there is one. */
const ARGUMENTS: Record<string, (args: string[], name: (seat: string) => string) => Args & { variant?: string }> = {
  rob: ([seat], name) => (seat === "nobody" ? { variant: "nobody" } : { name: name(seat!) }),
  confirm: ([seat], name) => ({ name: name(seat!) }),
  mance: ([seat], name) => ({ name: name(seat!) }),
  first: ([seat], name) => ({ name: name(seat!) }),
  winter: ([cards]) => ({ cards: amounts(counted(cards!)) }),
  supply: exchange,
  marsh: exchange,
  offer: exchange,
  counter: exchange,
  mormont: ([resource, ...seats], name) => ({ resource: resourceName(resource!), names: list(seats.map(name)) }),
  thorne: ([section, give, , take]) => ({ section: section!, give: resourceName(give!), take: resourceName(take!) }),
  melisandre: ([give, , take]) =>
    give ? { variant: "instead", give: resourceName(give), take: resourceName(take!) } : {},
  tormund: ([hex]) => (hex === "camp" ? { variant: "camp" } : {}),
  hunt: ([hex, kind]) => ({ hex: hex!, kind: wildlingName(kind!) }),
  ygritte: ([hex, kind]) => ({ hex: hex!, kind: wildlingName(kind!) }),
  benjen: ([where, space]) =>
    where === "clearing" ? { variant: "clearing", section: space! } : { clan: clanName(where!), space: space! },
  token: ([clan, kind]) => ({ clan: clanName(clan!), kind: wildlingName(kind!) }),
  dice: (dice) => ({ dice: dice.join(" ") }),
  terrain: ([terrain]) => ({ terrain: t(`terrain-${terrain}`) }),
};
const BY_ONE_NAME: [kinds: string[], argument: string, name: (word: string) => string][] = [
  [["discard", "samwell", "give", "take", "steal", "route", "put", "ask"], "resource", resourceName],
  [["pick", "draw", "show"], "card", cardName],
  [["exchange", "remove"], "hero", heroName],
  [["guard", "recruits", "yoren"], "section", (word) => word],
  [["red"], "hex", (word) => word],
  [["number"], "number", (word) => word],
];
for (const [kinds, argument, name] of BY_ONE_NAME)
  for (const kind of kinds) ARGUMENTS[kind] = ([word]) => ({ [argument]: name(word!) });

function label(action: string, info: TableInfo | null): string {
  const kind = kindOf(action);
  const { variant, ...args } = ARGUMENTS[kind]?.(argsOf(action), (seat) => nameOf(info, Number(seat))) ?? {};
  return t(`watch-action-${kind}${variant ? `-${variant}` : ""}`, args);
}

/** Who has to do something before it goes on; whoever made an offer only may. */
const awaited = ({ phase, actors, active }: WatchView): number[] =>
  phase === "answers" ? actors.filter((actor) => actor !== active) : actors;

/** The one line that says what now, or whom one waits for. */
function ask(client: Situation): string {
  const { info, seat } = client;
  const view = client.view as WatchView;
  const { phase } = view;
  if (phase === "over") return ending(client);
  if (!client.asked && known(`watch-wait-${phase}`)) {
    if (phase === "answers" && !awaited(view).length)
      return t("watch-wait-partner", { name: nameOf(info, view.active) });
    const names = awaited(view).map((actor) => nameOf(info, actor));
    return t(`watch-wait-${phase}`, { name: names[0] ?? "", names: list(names) });
  }
  const demanded = view.north?.demand?.of ?? null;
  const args: Args = {
    name: nameOf(info, demanded ?? view.active),
    count: phase === "discards" ? (view.seats[seat ?? 0]?.discards_due ?? 0) : view.free_roads,
  };
  if (phase === "answers" && view.active === seat) return t("watch-ask-answers-own", args);
  if (phase === "move-tormund" && client.actions.some((action) => kindOf(action) === "hunt"))
    return t("watch-ask-move-tormund-or-hunt", args);
  return t(`watch-ask-${phase}`, args);
}

function ending({ view, info, seat }: Situation): string {
  const { winner } = view!;
  if (winner === null) return t("watch-lost-all");
  return winner === seat ? t("watch-won-you") : t("watch-won", { name: nameOf(info, winner) });
}

/** What an event says beyond its seat's name; nothing for what is not worth a line. */
type Sentence = Args & { variant?: string | false; place?: string; rule?: string; important?: boolean };
type Naming = (seat: number | null) => string;
type Telling<Details> = (event: Details, name: Naming) => Sentence | null;

const wild = ({ clan, kind }: { clan: Clan; kind: Wildling }): Sentence => ({
  clan: clanName(clan),
  kind: wildlingName(kind),
});
const both = ({ give, want }: Exchange): Sentence => ({ give: amounts(give), want: amounts(want) });
const isEmpty = (cards: Amounts): boolean => !Object.values(cards).some(Boolean);
const arrow = ({ give, want }: Exchange): string => `${amounts(give)} → ${amounts(want)}`;
const theirs = (other: string, resource: string | undefined): Sentence =>
  resource ? { other, variant: "known", resource: resourceName(resource) } : { other };
const robbed: Telling<WatchEventOf<"robbed" | "robbed-nothing">> = ({ victim, resource }, name) =>
  theirs(name(victim), resource);
const taken = ({ cards }: { cards: Amounts }): Sentence => ({ cards: amounts(cards) });
const seen = ({ card }: { card?: string }): Sentence => (card ? { variant: "known", card: cardName(card) } : {});
const hero = ({ hero }: { hero: string }): Sentence => ({
  hero: heroName(hero),
  rule: `watch.hero-${hero}.window`,
});

/** Where wildlings were driven from, as places are named. */
export const clearedPlace = ({ clearing, clan, camp }: WatchEventOf<"camp-cleared">): string =>
  clearing === undefined ? `${clan} ${camp}` : `clearing ${clearing}`;

const TELL: { [Name in WatchEvent["event"]]?: Telling<WatchEventOf<Name>> } = {
  "turn-began": ({ turn }) => ({ turn: turn + 1 }),
  "turn-ended": () => null,
  rolled: ({ dice: [a, b, w] }) => ({ sum: a + b, dice: `${a} + ${b}`, wild: w, variant: w ? "wild" : false }),
  produced: taken,
  shortage: (event) => ({ resource: resourceName(event.resource), rule: "watch.production.shortage" }),
  discarded: ({ cards, count }) =>
    cards ? { variant: "known", resource: amounts(cards) } : { variant: (count ?? 1) > 1 && "several", count },
  "tormund-moved": ({ to }) => (to === "camp" ? { variant: "camp", place: "camp" } : { place: `hex ${to}` }),
  robbed,
  "robbed-nothing": robbed,
  "road-built": ({ path }) => ({ place: `path ${path}` }),
  "settlement-built": ({ site }) => ({ place: `site ${site}` }),
  "keep-built": ({ site }) => ({ place: `site ${site}` }),
  "card-bought": seen,
  "card-played": ({ card }) => ({ card: cardName(card) }),
  "cards-taken": taken,
  "supply-traded": both,
  offered: ({ offers = [], give, want }) =>
    offers.length > 1
      ? { variant: "several", offers: offers.map(arrow).join(" · ") }
      : both(offers[0] ?? { give, want }),
  countered: both,
  traded: (event, name) => ({ ...both(event), other: name(event.with) }),
  "longest-road": ({ seat, length }) => ({
    length,
    variant: seat === null && "nobody",
    rule: "watch.longest-road.five",
  }),
  "largest-patrol": ({ seat, patrols }) => ({
    count: patrols,
    variant: seat === null && "nobody",
    rule: "watch.largest-patrol.three",
  }),
  "starting-cards": taken,
  "guard-placed": ({ section, space }) => ({ section, space, place: `section ${section}` }),
  "guard-lost": ({ section }) => ({ section, place: `section ${section}` }),
  "token-revealed": wild,
  "no-figure": (event) => ({ ...wild(event), rule: "watch.wildlings.shortage" }),
  migrated: (event) => ({ ...wild(event), camp: event.camp, place: `${event.clan} ${event.camp}` }),
  rushed: (event) => ({ clan: clanName(event.clan), rule: "watch.rush.movers", important: true }),
  advanced: (event) => ({ ...wild(event), section: event.section, place: `clearing ${event.section}` }),
  "stand-off": ({ section }) => ({ section, place: `section ${section}`, rule: "watch.clearing.stand-off" }),
  breached: ({ section, breaches }) => ({
    section,
    count: breaches,
    place: `section ${section}`,
    rule: "watch.breach.order",
    important: true,
  }),
  "entered-gift": (event) => ({ kind: wildlingName(event.kind), place: `hex ${event.hex}`, rule: "watch.gift.line" }),
  "went-home": (event) => ({ kind: wildlingName(event.kind) }),
  "hero-used": hero,
  "hero-flipped": hero,
  "hero-spent": hero,
  "hero-removed": hero,
  "hero-exchanged": (event) => ({
    hero: heroName(event.from),
    other: heroName(event.to),
    rule: `watch.hero-${event.to}.window`,
  }),
  "hero-cards": (event) => ({
    ...both(event),
    variant: isEmpty(event.want) ? "paid" : isEmpty(event.give) && "took",
  }),
  demanded: (event, name) => ({
    other: name(event.of),
    resource: resourceName(event.resource),
    variant: !event.had && "none",
  }),
  "gave-back": ({ to, resource }, name) => theirs(name(to), resource),
  "road-lifted": ({ path }) => ({ place: `path ${path}` }),
  "saw-card": seen,
  "saw-hand": (event, name) => ({
    other: name(event.of),
    cards: amounts(event.hand),
    variant: event.hand ? "known" : false,
  }),
  "took-card": ({ of, resource }, name) => theirs(name(of), resource),
  "wildling-removed": (event) => ({ kind: wildlingName(event.kind), place: `hex ${event.hex}` }),
  "camp-cleared": (event) => ({
    kind: wildlingName(event.kind),
    place: clearedPlace(event),
  }),
  ended: ({ ending: how }) => ({ variant: how, important: true }),
};

function tell(event: WatchEvent, info: TableInfo): Told | null {
  if (!known(`watch-event-${event.event}`)) return null;
  const name: Naming = (seat) => nameOf(info, seat);
  const telling = TELL[event.event] as Telling<WatchEvent> | undefined;
  const told = telling ? telling(event, name) : {};
  if (told === null) return null;
  const { variant, place, rule, important, ...args } = told;
  const text = t(`watch-event-${event.event}${variant ? `-${variant}` : ""}`, { name: name(event.seat), ...args });
  return {
    text,
    place,
    rule,
    important,
  };
}

/** The words for one table. */
export function wordsFor(client: Pick<ShownTable, "info">): GameWords {
  return {
    ask,
    label: (action) => label(action, client.info),
    gather: gathered,
    tell: (event, _view, info) => tell(event as WatchEvent, info),
  };
}
