/** The story told shorter: a seat's offers in one line, its discards in another; of answers only what comes of them. */

import type { Line } from "../../lib/match";
import type { Amounts, Exchange, WatchEvent, WatchEventOf } from "./types";

const alike = (a: Exchange, b: Exchange): boolean =>
  JSON.stringify([a.give, a.want]) === JSON.stringify([b.give, b.want]);

/** The lines of the story, some of them gathered into one that has the key of its latest part. */
export function gathered(lines: Line[]): Line[] {
  const story: Line[] = [];
  for (const line of lines) {
    const event = line.event as WatchEvent | undefined;
    switch (event?.event) {
      case "accepted": // answers are seen beside the offer while it stands
      case "declined":
      case "offer-closed": // a trade tells itself
        break;
      case "offered":
        story.push({ ...line, event: withOffers(event, takeFormer(story, event)) });
        break;
      case "discarded":
        story.push({ ...line, event: withCards(event, takeFormer(story, event)) });
        break;
      case "traded":
        takeBack(story, event);
        story.push(line);
        break;
      default:
        story.push(line);
    }
  }
  return story;
}

/** Take out the line of the same seat and kind, if only lines of that kind lie between. */
function takeFormer<Event extends WatchEvent>(story: Line[], { event, seat }: Event): Event | undefined {
  let at = story.length - 1;
  while (at >= 0 && story[at]!.event?.event === event && story[at]!.event!.seat !== seat) at--;
  return story[at]?.event?.event === event ? (story.splice(at, 1)[0]!.event as Event) : undefined;
}

type Offered = WatchEventOf<"offered">;
type Discarded = WatchEventOf<"discarded">;

const withOffers = (event: Offered, former: Offered | undefined): Offered => ({
  ...event,
  offers: [...(former?.offers ?? []), { give: event.give, want: event.want }],
});

const withCards = (event: Discarded, former: Discarded | undefined): Discarded => ({
  ...event,
  resource: undefined,
  cards: more(former?.cards, event.resource),
  count: (former?.count ?? 0) + 1,
});

/** An offer that came to a trade is told by the trade. */
function takeBack(story: Line[], trade: WatchEventOf<"traded">): void {
  const last = story.at(-1);
  const event = last?.event as WatchEvent | undefined;
  const offers = event?.event === "offered" && event.seat === trade.seat ? (event.offers ?? []) : [];
  if (!last || !event || !offers.length || !alike(offers.at(-1)!, trade)) return;
  story.pop();
  // Another line than the one that told them all.
  const others = { ...event, offers: offers.slice(0, -1) };
  if (offers.length > 1) story.push({ ...last, key: -last.key, event: others });
}

function more(cards: Amounts | undefined, resource: string | undefined): Amounts | undefined {
  return resource ? { ...cards, [resource]: (cards?.[resource] ?? 0) + 1 } : cards;
}
