/** What the Watch tells, as it declares it (declared.ts), and what the page makes of its events. */

import type { Counts } from "../../lib/match";
import type { Exchange, WatchEvent as Told } from "./declared";

export type * from "./declared";
export type Amounts = Counts; // by resource or card

/** What some events have besides where several are told as one. */
interface Gathered {
  discarded: { cards?: Amounts; count?: number };
  offered: { offers?: Exchange[] };
}
type WithGathered<Event extends Told> = Event extends { event: keyof Gathered }
  ? Event & Gathered[Event["event"]]
  : Event;

export type WatchEvent = WithGathered<Told>;

/** The event of a name. */
export type WatchEventOf<Name extends WatchEvent["event"]> = Extract<WatchEvent, { event: Name }>;
