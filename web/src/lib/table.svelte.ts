/** One table as this browser may know it: a socket, the view that its updates build, what may be done. */

import { gameNamed } from "../games";
import { changed, type Change } from "./apply";
import { careful } from "./careful.svelte";
import { entryLine } from "./entries";
import { whyLost, type Lost } from "./lost";
import type { GameEvent, MatchView } from "./match";
import { heldAt, hold, noteSeal, type Held } from "./memory";
import type { Choices, ClientMessage, Error as Refusal, Phrase, ServerMessage, Update, Welcome } from "./protocol";
import { pace } from "./pace.svelte";
import { Pacer } from "./pacing";
import { recentLines } from "./recent";
import { SeedKeeper } from "./seeds";
import { ShownTable, type Live } from "./shown.svelte";
import { Wire, type Connection, type Ear } from "./wire";

const FRESH = 15_000; // milliseconds: how long an action that may have been lost is still meant
const NOTHING_TO_COME_BACK_TO = new Set(["no-table", "damaged"]);

/** How the view became another, told among the events. */
interface Changed extends GameEvent {
  event: "changed";
  changes: Change[];
}
const isChange = (event: GameEvent | Changed): event is Changed => event.event === "changed";

/** A step, and when it came. */
interface Arrived {
  message: Update;
  at: number;
}

/** Who played one's seat: a guest, or a bot that somebody asked for; otherwise one's time ran out. */
export interface PlayedFor {
  guest: string;
  by: number | null;
}

interface Sent {
  action: string;
  careful: boolean;
}

export class TableClient extends ShownTable implements Live {
  absence = $state(Infinity); // milliseconds, after which nobody need wait for who is gone
  as = $state<Held["as"]>(); // whether the seat is somebody else's, or only wished for
  lost = $state.raw<{ why: Lost; name: string } | null>(null); // the seat that this browser had
  playedFor = $state.raw<PlayedFor | null>(null); // while this browser was away
  warning = $state.raw<{ seat: number; until: number } | null>(null);

  readonly live = this;
  private readonly wire: Connection;
  private serial = 0;
  private pending = new Map<string, Sent & { at: number }>();
  private whys = new Map<string, ((rule: string | null) => void)[]>();
  private seeds = new SeedKeeper((seed) => this.send({ t: "seed", seed }));
  private pacer = new Pacer<Arrived>({
    show: ({ message, at }) => this.update(message, at),
    beat: ({ message }) => this.beatOf(message),
    urgent: ({ message }) => this.isUrgent(message),
  });
  private share = 1; // of their usual pauses that bots were asked to make
  private turnedAway: Held | null = null; // what we came with, and what is worth nothing any more

  /** `connect`: how to come to the table. */
  constructor(name: string, connect: (ear: Ear) => Connection = (ear) => new Wire(name, ear)) {
    super(name);
    this.wire = connect({ hear: (message) => this.hear(message), lose: () => (this.connected = false) });
  }

  // ---------------------------------------------------------------- what the page may ask

  act(action: string, sure = false): void {
    if (!this.connected) return; // said at the top: what is clicked now would be done at some other time
    this.pacer.flush(); // whoever does something has seen enough
    const id = `${Date.now().toString(36)}-${++this.serial}-${Math.random().toString(36).slice(2, 8)}`;
    const sent: Sent = { action, careful: careful.on && !sure };
    this.pending.set(id, { ...sent, at: Date.now() });
    this.waiting = action;
    this.refused = null;
    this.unsure = null;
    this.send({ t: "act", id, ...sent });
  }

  undo(): void {
    this.send({ t: "undo" });
  }

  say(text: string): void {
    this.send({ t: "say", text });
  }

  sayPhrase(phrase: Phrase): void {
    this.send({ t: "say", phrase });
  }

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

  close(): void {
    this.pacer.drop();
    this.wire.close();
  }

  /** Come again with a token that was just given, or without one. */
  rejoin(): void {
    this.seat = null;
    this.wire.comeBack();
  }

  /** Where nobody else plays, bots may be asked for shorter pauses. */
  hasten(share: number): void {
    const alone = this.info?.seats.every(({ kind }, seat) => kind === "bot" || seat === this.seat);
    if (this.seat === null || !alone || share === this.share) return;
    this.share = share;
    this.send({ t: "hasten", share });
  }

  send(message: ClientMessage): void {
    this.wire.send(message);
  }

  // ---------------------------------------------------------------- what the table says

  private hear(message: ServerMessage): void {
    if (message.t === "welcome") this.welcome(message);
    else if (message.t === "update") this.pacer.take({ message, at: Date.now() });
    else if (message.t === "done") this.noLongerPending(message.id);
    else if (message.t === "answer") this.answered(message.action, message.rule);
    else if (message.t === "warning") this.warning = { seat: message.seat, until: Date.now() + message.milliseconds };
    else if (message.t === "presence") this.look(message.gone);
    else if (message.t === "error") this.takeRefusal(message);
  }

  /** For how long a step is looked at: only those of bots wait for eyes. */
  private beatOf({ entry, seat, events = [] }: Update): number {
    const sitting = this.info?.seats[seat ?? -1];
    if (entry !== "moved" || !sitting || (sitting.kind !== "bot" && !sitting.away) || document.hidden) return 0;
    return pace.beat * (gameNamed(this.info!.game)?.beatsOf(events as GameEvent[]) ?? 1);
  }

  /** One's own doing, or a time that runs. */
  private isUrgent = ({ id, clocks, answer_left, choices }: Update): boolean =>
    !!id || !!clocks || (!!choices && typeof answer_left === "number");

  private welcome(message: Welcome): void {
    this.pacer.drop();
    this.share = 1;
    this.version = message.version;
    this.info = message.table;
    this.view = message.view as MatchView | null;
    this.absence = message.absence;
    this.look(message.gone);
    this.sitAs(message.seat);
    if (!this.info.secret) noteSeal(this.name, this.info.commitment);
    if (heldAt(this.name).token || heldAt(this.name).host) hold(this.name, { at: Date.now() });
    this.choose(message.choices);
    this.also(message, Date.now());
    this.lines = [];
    for (const line of recentLines(message.recent as GameEvent[], message.chat)) this.write(line);
    if (!this.connected) this.goOn();
    this.seeds.look(() => this.info, this.seat);
  }

  /** Connected anew: what may have been lost is sent again, and applied once; what is long ago is no longer meant. */
  private goOn(): void {
    this.connected = true;
    for (const action of this.whys.keys()) this.send({ t: "why", action });
    for (const [id, { at, ...sent }] of this.pending) {
      if (Date.now() - at < FRESH) this.send({ t: "act", id, ...sent });
      else this.noLongerPending(id);
    }
  }

  /** Take the place that the table knows us in, and say why if it is not the one we came for. */
  private sitAs(seat: number | null): void {
    this.seat = seat;
    const held = heldAt(this.name);
    if (seat !== null) {
      const { away, guest, away_by: by } = this.info!.seats[seat]!;
      if (away && !held.as && !this.connected) this.playedFor = { guest, by };
      hold(this.name, { seat, as: held.as && "guest" });
      this.lost = this.turnedAway = null;
    } else if (this.turnedAway) this.loseSeat(this.turnedAway);
    else if (held.token && !this.isWishing(held)) this.loseSeat(held);
    this.as = heldAt(this.name).as;
  }

  private isWishing({ seat, as }: Held): boolean {
    const asked = this.info?.proposal;
    return as === "wish" && asked?.what === "guest" && asked.seat === seat;
  }

  private loseSeat(held: Held): void {
    this.lost = { why: whyLost(this.info!, held), name: this.info!.seats[held.seat ?? -1]?.name ?? "" };
    this.turnedAway = null;
    this.as = undefined;
    hold(this.name, { token: undefined, seat: undefined, as: undefined });
  }

  private update(message: Update, at: number): void {
    if (message.version <= this.version) return;
    if (message.version > this.version + 1) {
      this.send({ t: "sync" });
      return;
    }
    this.version = message.version;
    const before = this.view;
    if (message.table) this.info = message.table;
    if (message.view) this.view = message.view as MatchView;
    const events = (message.events ?? []) as (GameEvent | Changed)[];
    for (const event of events) {
      if (isChange(event)) this.view = changed(this.view, event.changes);
      else this.write({ event });
    }
    if (message.said) this.write({ said: message.said });
    else if (message.entry !== "moved" && message.entry !== "said")
      this.write(entryLine(message.entry, message.seat, this.info!));
    for (const said of message.asides ?? []) this.write({ said }); // what spectators said meanwhile
    if (message.entry === "moved" || message.view) {
      this.choose(message.choices);
      this.warning = null;
    }
    if (this.isOver) this.choose(null);
    this.also(message, at);
    if (message.id) this.noLongerPending(message.id);
    if (message.table) this.mindSeat();
    if (events.length || message.view) this.tellStep(before, events);
  }

  private mindSeat(): void {
    const held = heldAt(this.name);
    if (held.as === "wish" && !this.isWishing(held)) this.loseSeat(held);
    this.seeds.look(() => this.info, this.seat);
  }

  /** `at`: when it came, by this browser's clock. */
  private also(message: Welcome | Update, at: number): void {
    if (message.can_undo !== undefined) this.canUndo = message.can_undo;
    else if ("entry" in message) this.canUndo = false;
    this.clocks = message.clocks ?? null;
    this.clocksAt = at;
    this.answerUntil = typeof message.answer_left === "number" ? at + message.answer_left : null;
  }

  private look(gone: (number | null)[]): void {
    this.goneSince = gone.map((milliseconds) => (milliseconds === null ? null : Date.now() - milliseconds));
  }

  private choose(choices: Choices | null | undefined): void {
    this.unsure = null;
    this.actions = choices?.actions ?? [];
    this.openKinds = choices?.open ?? [];
    this.asked = !!choices;
  }

  private noLongerPending(id: string): void {
    this.pending.delete(id);
    if (!this.pending.size) this.waiting = null;
  }

  private answered(action: string, rule: string | null): void {
    for (const resolve of this.whys.get(action) ?? []) resolve(rule);
    this.whys.delete(action);
  }

  private takeRefusal(message: Refusal): void {
    const { code, reason } = message;
    const held = heldAt(this.name);
    if (NOTHING_TO_COME_BACK_TO.has(code)) this.close();
    if (code === "not-waiting") return; // another window of ours has shown the seed
    if (code === "not-seated" && !this.connected && held.token) {
      this.turnedAway = held;
      hold(this.name, { token: undefined, seat: undefined, as: undefined });
      this.rejoin(); // and look on
      return;
    }
    const action = message.id ? this.pending.get(message.id)?.action : undefined;
    if (message.id) this.noLongerPending(message.id);
    if (code === "final") this.unsure = action ?? null;
    else this.refused = { code, reason, rule: message.rule || undefined, action };
  }
}
