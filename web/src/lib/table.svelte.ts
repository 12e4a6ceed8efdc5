/** One table as this browser may know it: a socket, the view that its updates build, what may be done. */

import { changed, type Change } from "./apply";
import { heldAt, hold, noteSeal, recall, remember } from "./memory";
import type { ChatLine, Choices, ClockState, TableInfo as Told } from "./protocol";
import { recentLines } from "./recent";

export type { ClockState, SeatInfo } from "./protocol";

export interface TableInfo extends Told {
  game: "watch" | "rivals";
}

export interface GameEvent {
  event: string;
  seat: number | null;
  [detail: string]: unknown;
}

export interface Line {
  key: number;
  event?: GameEvent;
  said?: ChatLine;
  entry?: string; // what happened at the table: seated, away, back …
  seat?: number | null;
}

/** One step as animations want it: what was, what is, and what happened in between. */
export interface Step {
  version: number;
  before: any;
  after: any;
  events: GameEvent[];
}

export interface Trouble {
  code: string;
  reason: string;
  rule?: string;
  action?: string;
}

const MOST_LINES = 400;
const BEAT = 15_000; // milliseconds between two questions whether the server is still there
const FRESH = 15_000; // how long an action that may have been lost is still meant

interface Sent {
  action: string;
  careful: boolean;
}

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<any>(null);
  seat = $state<number | null>(null);
  actions = $state.raw<string[]>([]);
  openKinds = $state.raw<string[]>([]);
  asked = $state(false);
  canUndo = $state(false);
  clocks = $state.raw<(ClockState | null)[] | null>(null); // by seat
  clocksAt = 0; // when they were told, by this browser's clock
  lines = $state.raw<Line[]>([]);
  connected = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  unsure = $state<string | null>(null); // an action that could not be taken back, before it is done
  careful = $state(recall("careful", true)); // whether to be asked before such an action
  warning = $state.raw<{ seat: number; until: number } | null>(null);
  waiting = $state<string | null>(null); // the action that was sent and not yet answered
  version = $state(-1);

  readonly name: string;
  readonly live: boolean; // whether one can act and speak here
  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private serial = 0;
  protected keys = 0;
  private pending = new Map<string, Sent & { at: number }>();
  private unanswered = false; // whether a question for the server's presence waits for an answer
  private beat = 0;
  private whys = new Map<string, ((rule: string | null) => void)[]>();
  protected listeners = new Set<(step: Step) => void>();

  /** `live`: whether to come to the table now; a replay has no socket. */
  constructor(name: string, live = true) {
    this.name = name;
    this.live = live;
    if (!live) return;
    this.connect();
    this.beat = window.setInterval(() => this.feelPulse(), BEAT);
    addEventListener("offline", this.lose);
    addEventListener("online", this.comeBack);
  }

  // ---------------------------------------------------------------- what the page may ask

  /** `sure`: whatever it is, and even if it cannot be taken back. */
  act(action: string, sure = false): void {
    if (!this.connected) return; // said at the top: what is clicked now would be done at some other time
    const id = `${Date.now().toString(36)}-${++this.serial}-${Math.random().toString(36).slice(2, 8)}`;
    const sent: Sent = { action, careful: this.careful && !sure };
    this.pending.set(id, { ...sent, at: Date.now() });
    this.waiting = action;
    this.trouble = null;
    this.unsure = null;
    this.send({ t: "act", id, ...sent });
  }

  beCareful(careful: boolean): void {
    this.careful = careful;
    remember("careful", careful);
  }

  undo(): void {
    this.send({ t: "undo" });
  }

  say(text: string): void {
    this.send({ t: "say", text });
  }

  /** The rule that refuses an action, or null if it is allowed. */
  why(action: string): Promise<string | null> {
    return new Promise((resolve) => {
      const asking = this.whys.get(action);
      if (asking) asking.push(resolve);
      else {
        this.whys.set(action, [resolve]);
        this.send({ t: "why", action });
      }
    });
  }

  /** Told of every step, for what moves. */
  onStep(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    removeEventListener("offline", this.lose);
    removeEventListener("online", this.comeBack);
    this.socket?.close();
  }

  /** Come again, for instance with a token that was just given. */
  rejoin(): void {
    this.version = -1;
    this.socket?.close();
    this.connect();
  }

  // ---------------------------------------------------------------- the socket

  private connect(): void {
    if (this.closed) return;
    const query = new URLSearchParams();
    const { token } = heldAt(this.name);
    if (token) query.set("token", token);
    if (this.version >= 0) query.set("since", String(this.version));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.name}?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.send({ t: "ping" }); // answered by a table that takes us
      for (const action of this.whys.keys()) this.send({ t: "why", action });
      this.sendAgain();
    };
    socket.onmessage = (message) => socket === this.socket && this.hear(JSON.parse(message.data));
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.connected = false;
      this.unanswered = false;
      if (!this.closed) setTimeout(() => socket === this.socket && this.connect(), Math.min(8000, 250 * 2 ** this.tries++));
    };
  }

  /** What may have been lost is sent again, and applied once; what is long ago is not meant any more. */
  private sendAgain(): void {
    for (const [id, { at, ...sent }] of this.pending) {
      if (Date.now() - at < FRESH) this.send({ t: "act", id, ...sent });
      else this.settle(id);
    }
  }

  /** A connection that died in silence is found out by a question that nobody answers. */
  private feelPulse(): void {
    if (this.unanswered) return this.comeBack();
    if (!this.connected) return;
    this.unanswered = true;
    this.send({ t: "ping" });
  }

  private lose = (): void => {
    this.connected = false;
  };

  private comeBack = (): void => {
    const dead = this.socket;
    this.connected = this.unanswered = false;
    this.connect();
    dead?.close();
  };

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: any): void {
    this.unanswered = false;
    if (message.t !== "error") this.tries = 0;
    if (message.t === "welcome") this.welcome(message);
    else if (message.t === "update") this.update(message);
    else if (message.t === "done") this.settle(message.id);
    else if (message.t === "answer") this.answered(message.action, message.rule);
    else if (message.t === "warning") this.warning = { seat: message.seat, until: Date.now() + message.milliseconds };
    else if (message.t === "error") this.refused(message);
  }

  private welcome(message: any): void {
    this.version = message.version;
    this.seat = message.seat;
    this.info = message.table as TableInfo;
    if (!this.info.secret) noteSeal(this.name, this.info.commitment);
    if (heldAt(this.name).token || heldAt(this.name).host) hold(this.name, { at: Date.now() });
    this.view = message.view;
    this.choose(message.choices);
    this.also(message);
    this.lines = [];
    for (const line of recentLines(message.recent ?? [], message.chat)) this.write(line);
  }

  private update(message: any): void {
    if (message.version <= this.version) return;
    if (this.version >= 0 && message.version > this.version + 1) {
      this.send({ t: "sync", since: this.version });
      return;
    }
    this.version = message.version;
    const before = this.view;
    const seat = message.seat ?? whoChanged(this.info, message.table);
    if (message.table) this.info = message.table;
    if (message.view) this.view = message.view;
    const events: GameEvent[] = message.events ?? [];
    for (const event of events) {
      if (event.event === "changed") this.view = changed(this.view, event.changes as Change[]);
      else this.write({ event });
    }
    if (message.said) this.write({ said: message.said });
    else if (message.entry !== "moved") this.write({ entry: message.entry === "muted" && seat !== null && !this.info?.seats[seat]?.muted ? "unmuted" : message.entry, seat });
    if (message.entry === "moved" || message.view) {
      this.choose(message.choices);
      this.warning = null;
    }
    this.also(message);
    if (message.id) this.settle(message.id);
    if (events.length || message.view)
      for (const listener of this.listeners) listener({ version: this.version, before, after: this.view, events });
  }

  private also(message: any): void {
    if (message.can_undo !== undefined) this.canUndo = message.can_undo;
    else if (message.entry) this.canUndo = false;
    this.clocks = message.clocks ?? null;
    this.clocksAt = Date.now();
  }

  private choose(choices: Choices | null | undefined): void {
    this.unsure = null;
    this.actions = choices?.actions ?? [];
    this.openKinds = choices?.open ?? [];
    this.asked = !!choices;
  }

  private settle(id: string): void {
    this.pending.delete(id);
    if (!this.pending.size) this.waiting = null;
  }

  private answered(action: string, rule: string | null): void {
    for (const resolve of this.whys.get(action) ?? []) resolve(rule);
    this.whys.delete(action);
  }

  private refused(message: any): void {
    if (message.code === "no-table") this.closed = true; // nothing to come back to
    if (message.code === "not-seated" && heldAt(this.name).token) {
      hold(this.name, { token: undefined, seat: undefined }); // the seat was given away: look on
      this.version = -1;
      return;
    }
    const action = message.id ? this.pending.get(message.id)?.action : undefined;
    if (message.id) this.settle(message.id);
    if (message.code === "final") {
      this.unsure = action ?? null;
      return;
    }
    this.trouble = { code: message.code, reason: message.reason, rule: message.rule || undefined, action };
  }

  protected write(line: Omit<Line, "key">): void {
    this.lines = [...this.lines.slice(-MOST_LINES), { key: ++this.keys, ...line }];
  }
}

/** The seat that two infos tell apart: who sat down, went away or came back. */
function whoChanged(before: TableInfo | null, after: TableInfo | null | undefined): number | null {
  const seat = after?.seats.findIndex((now, number) => JSON.stringify(now) !== JSON.stringify(before?.seats[number])) ?? -1;
  return seat < 0 ? null : seat;
}
