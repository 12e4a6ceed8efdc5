/** A table as a screen draws it, step by step: one that is played, or one that is looked at again. */

import type { GameEvent, Line, MatchView, Step } from "./match";
import type { ClientMessage, ClockState, Phrase, TableInfo } from "./protocol";

export type { TableInfo };

export interface ShownRefusal {
  code: string;
  reason: string;
  rule?: string;
  action?: string;
}

/** What one can do at a table that is played. */
export interface Live {
  /** `sure`: whatever it is, and even if it cannot be taken back. */
  act(action: string, sure?: boolean): void;
  undo(): void;
  say(text: string): void;
  sayPhrase(phrase: Phrase): void;
  /** The rule that refuses an action, or null if it is allowed. */
  why(action: string): Promise<string | null>;
  send(message: ClientMessage): void;
}

const MOST_LINES = 1000; // more than a story shows: what goes here is long out of its sight

export abstract class ShownTable {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<MatchView | null>(null);
  seat = $state<number | null>(null);
  version = $state(-1);
  lines = $state.raw<Line[]>([]);
  connected = $state(false);

  actions = $state.raw<string[]>([]);
  openKinds = $state.raw<string[]>([]);
  asked = $state(false);
  canUndo = $state(false);
  waiting = $state<string | null>(null); // the action that was sent and not yet answered
  unsure = $state<string | null>(null); // an action that could not be taken back, before it is done
  refused = $state.raw<ShownRefusal | null>(null);

  clocks = $state.raw<(ClockState | null)[] | null>(null); // by seat
  clocksAt = 0; // when they were told, by this browser's clock
  answerUntil = $state<number | null>(null); // by this browser's clock: an offer is answered by then
  goneSince = $state.raw<(number | null)[]>([]); // by seat and by this browser's clock: whose connection is lost

  /** Through which one acts and speaks here; nothing where one only looks. */
  abstract readonly live: Live | null;
  private keys = 0;
  private readonly listeners = new Set<(step: Step) => void>();

  constructor(readonly name: string) {}

  /** Whether nothing more happens in the match that is shown. */
  get isOver(): boolean {
    return this.info?.status === "over";
  }

  /** Told of every step, for what moves. */
  onStep(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  protected tellStep(before: MatchView | null, events: GameEvent[]): void {
    for (const listener of this.listeners) listener({ version: this.version, before, after: this.view, events });
  }

  protected write(line: Omit<Line, "key">): void {
    this.lines = [...this.lines.slice(-MOST_LINES), { key: ++this.keys, ...line }];
  }
}
