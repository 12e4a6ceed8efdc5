/** What a game tells the table around it: its words. The table knows no rules and no names of pieces. */

import type { GameEvent, Line, MatchView } from "../lib/match";
import { tableColour } from "../games";
import { levelOf } from "../lib/personas.svelte";
import type { ChatLine, SeatInfo } from "../lib/protocol";
import type { ShownTable, TableInfo } from "../lib/shown.svelte";
import { t } from "../lib/words.svelte";

export interface Told {
  text: string;
  rule?: string; // an almanac entry to read on
  place?: string; // somewhere on the board, named as actions name it: "site 12", "hex 4"
  important?: boolean; // the end, a breach: read out at once
}

/** What a question depends on. */
export type Situation = Pick<ShownTable, "info" | "seat" | "asked" | "actions" | "view">;

/** A part of the position in words. */
export interface Passage {
  title: string;
  lines: string[];
}

export interface GameWords {
  /** The one line that says what now. */
  ask(now: Situation): string;
  /** An action as a person reads it on a button. */
  label(action: string, view: MatchView): string;
  /** An action for somebody who does not see the table: also where it would be done, and what is there. */
  fully(action: string, view: MatchView): string;
  /** Where on the board that is, as `Told` names places; nothing if the words around it say so already. */
  where(place: string, view: MatchView): string | null;
  /** How all actions are listed: the kinds under each heading. */
  headings: [heading: string, kinds: string][];
  /** Its own keys, and what they do. */
  keys: [keys: string, deed: string][];
  /** What tells the position; loaded when somebody asks. */
  position(): Promise<(now: Situation) => Passage[]>;
  /** The story told shorter: some lines left out, some gathered into one with a key of its own. */
  gather?(lines: Line[]): Line[];
  /** What somebody did, in a word or two; nothing for what need not be named. */
  brief?(event: GameEvent): string | null;
  /** Whether an event of somebody else concerns a seat. */
  concerns?(event: GameEvent, seat: number): boolean;
  /** An event as a line of the story; nothing for what is not worth a line. */
  tell(event: GameEvent, view: MatchView, info: TableInfo): Told | null;
}

/** Whether a bot was seated as one; where somebody resigned, it keeps their name. */
export const isBornBot = ({ kind, name, bot }: SeatInfo): boolean => kind === "bot" && name === bot;

const personaName = ({ persona }: SeatInfo): string => (persona ? t(`persona-${persona}`) : "");

/** Who sits there, as lists of seats tell it. */
export function sitterName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-free");
  if (!isBornBot(seat)) return seat.name;
  return personaName(seat) || t("seat-bot", { bot: t(`bot-${levelOf(seat.bot)}`) });
}

/** How a seat is called. Bots that are nobody in particular go by their colour. */
export function nameOf(info: TableInfo | null, seat: number | null): string {
  if (seat === null) return "";
  const sitting = info?.seats[seat];
  if (!sitting) return String(seat + 1);
  if (!isBornBot(sitting)) return sitting.name;
  return personaName(sitting) || t(`seat-${tableColour(info, seat)}`);
}

/** Who said something: a bot is called in the reader's language. */
export function speakerName(info: TableInfo | null, { seat, name }: ChatLine): string {
  const sitting = seat === null ? undefined : info?.seats[seat];
  return sitting && isBornBot(sitting) ? nameOf(info, seat) : name;
}

/** What somebody said: phrases are read by everybody in their own language. */
export const saidText = ({ text, phrase }: ChatLine): string => (phrase ? t(`phrase-${phrase}`) : text);

export const kindOf = (action: string): string => action.split(" ", 1)[0]!;
export const argsOf = (action: string): string[] => action.split(" ").slice(1);
