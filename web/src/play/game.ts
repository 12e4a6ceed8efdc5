/** What a game tells the table around it: its words. The table knows no rules and no names of pieces. */

import type { GameEvent, TableClient, TableInfo } from "../lib/table.svelte";

export interface Told {
  text: string;
  rule?: string; // an almanac entry to read on
  place?: string; // somewhere on the board, named as actions name it: "site 12", "hex 4"
  important?: boolean; // the end, a breach: read out at once
}

export interface GameWords {
  /** The one line that says what now. */
  ask(client: TableClient): string;
  /** An action as a person reads it on a button. */
  label(action: string, view: any): string;
  /** An event as a line of the story; nothing for what is not worth a line. */
  tell(event: GameEvent, view: any, info: TableInfo): Told | null;
}

export const nameOf = (info: TableInfo | null, seat: number | null): string => (seat === null ? "" : (info?.seats[seat]?.name ?? String(seat + 1)));

export const kindOf = (action: string): string => action.split(" ", 1)[0]!;
export const argsOf = (action: string): string[] => action.split(" ").slice(1);
