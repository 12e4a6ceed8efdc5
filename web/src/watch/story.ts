/** The story told shorter: a seat's offers in one line, its discards in another; of answers only what comes of them. */

import type { GameEvent, Line } from "../lib/table.svelte";

export type Amounts = Record<string, number>;
export interface Exchange {
  give: Amounts;
  want: Amounts;
}

/** Answers are seen beside the offer while it stands; a trade tells itself. */
const UNTOLD = new Set(["accepted", "declined", "offer-closed"]);

const alike = (a: Exchange, b: Exchange): boolean =>
  JSON.stringify([a.give, a.want]) === JSON.stringify([b.give, b.want]);

/** The lines of the story, some of them gathered into one that has the key of its latest part. */
export function gathered(lines: Line[]): Line[] {
  const story: Line[] = [];
  for (const line of lines) {
    const { event } = line;
    if (event && UNTOLD.has(event.event)) continue;
    if (event?.event === "offered")
      join(story, line, (former) => ({ offers: [...(former?.offers ?? []), { give: event.give, want: event.want }] }));
    else if (event?.event === "discarded")
      join(story, line, (former) => ({
        count: (former?.count ?? 0) + 1,
        cards: more(former?.cards, event.resource as string | undefined),
      }));
    else {
      if (event?.event === "traded") takeBack(story, event);
      story.push(line);
    }
  }
  return story;
}

/** Put a line to the one of its seat, if only lines of its kind lie between. */
function join(story: Line[], line: Line, parts: (former: any) => object): void {
  const { event, seat } = line.event!;
  let at = story.length - 1;
  while (at >= 0 && story[at]!.event?.event === event && story[at]!.event!.seat !== seat) at--;
  const former = story[at]?.event?.event === event ? story.splice(at, 1)[0] : undefined;
  story.push({ ...line, event: { ...line.event!, ...parts(former?.event) } });
}

/** An offer that came to a trade is told by the trade. */
function takeBack(story: Line[], trade: GameEvent): void {
  const last = story.at(-1);
  const offers =
    last?.event?.event === "offered" && last.event.seat === trade.seat ? (last.event.offers as Exchange[]) : [];
  if (!last || !offers.length || !alike(offers.at(-1)!, trade as unknown as Exchange)) return;
  story.pop();
  if (offers.length > 1)
    // Another line than the one that told them all.
    story.push({ ...last, key: -last.key, event: { ...last.event!, offers: offers.slice(0, -1) } });
}

function more(cards: Amounts | undefined, resource: string | undefined): Amounts | undefined {
  return resource ? { ...cards, [resource]: (cards?.[resource] ?? 0) + 1 } : cards;
}
