/** What every match tells in the same words, whatever is played; all else is its game's own. */

import type { ChatLine } from "./protocol";
import type { Colour } from "./seats";

export type Counts = Record<string, number>;

/** All that somebody may know of a match. */
export interface MatchView {
  game: string;
  seat: number | null; // whose view it is; none of a spectator
  active: number;
  turn: number;
  seats: { colour: Colour; points: number }[];
  own: { hand: Counts } | null;
  winner: number | null;
  ending: string | null;
}

/** A fact that followed from a move. */
export interface GameEvent {
  event: string;
  seat: number | null;
}

/** What somebody saw of a moment: the view, and what was learnt just before. */
export interface Seen {
  seat: number | null;
  view: MatchView;
  events: GameEvent[];
}

/** One step as animations want it: what was, what is, and what happened in between. */
export interface Step {
  version: number;
  before: MatchView | null;
  after: MatchView | null;
  events: GameEvent[];
}

/** A line of the story. */
export interface Line {
  key: number;
  event?: GameEvent;
  said?: ChatLine;
  entry?: string; // what happened at the table: seated, away, back …
  seat?: number | null;
  name?: string; // where it is not the seat's
}
