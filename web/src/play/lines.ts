/** The lines of the story as they stand under each other: a bot's turn is one line, which can be unfolded. */

import type { GameEvent, Line } from "../lib/match";

export interface Turn {
  key: number;
  seat: number;
  /** What was done in it. */
  of: Line[];
}
export type Shown = Line | Turn;

export const isTurn = (shown: Shown): shown is Turn => "of" in shown;

export interface Folding {
  isBot: (seat: number) => boolean;
  /** Whether a line is to be read by itself: it concerns the reader, or everybody. */
  staysOut: (line: Line) => boolean;
}

const beginsTurn = (event: GameEvent | undefined): event is GameEvent & { seat: number } =>
  event?.event === "turn-began" && event.seat !== null;

/** Whatever else is told within a bot's turn follows its line; until anything is told of it, it has only begun. */
export function folded(lines: Line[], { isBot, staysOut }: Folding): Shown[] {
  const shown: Shown[] = [];
  let turn: Turn | null = null;
  let at = 0; // where the line of the bot's turn stands
  for (const line of lines) {
    const { event } = line;
    if (beginsTurn(event)) {
      turn = isBot(event.seat) ? { key: line.key, seat: event.seat, of: [] } : null;
      at = shown.push(line) - 1;
    } else if (turn && event && !staysOut(line)) {
      turn.of.push(line);
      shown[at] = turn;
    } else shown.push(line);
  }
  return shown;
}

/** Deeds in the order in which they were first done, those done more than once with their number. */
export function counted(deeds: string[]): [deed: string, times: number][] {
  const times = new Map<string, number>();
  for (const deed of deeds) times.set(deed, (times.get(deed) ?? 0) + 1);
  return [...times];
}
