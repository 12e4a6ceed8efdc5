/**
 * Several people at one device: this browser holds more than one seat of a table and shows one at a time.
 *
 * Each seat has its own token and its own connection. Those of the seats that are not shown only listen whether they
 * are asked something: what they are told of a hand is not kept. Whoever comes to the table anew, by a reload or by
 * going back, has to say first who looks.
 */

import { heldAt, hold, type Kept } from "./memory";
import type { ServerMessage } from "./protocol";
import type { TableClient } from "./table.svelte";
import { Wire } from "./wire";

export class HotSeat {
  private others = $state.raw<Kept[]>([]);
  private asked = $state<Record<number, boolean>>({}); // by seat, of those that are not shown
  private looks = $state<number | null>(null); // the seat of who has said so
  private wires: Wire[] = [];

  constructor(private readonly client: TableClient) {
    this.listen();
  }

  /** Whether more than one seat is played from here. */
  get shared(): boolean {
    return this.others.length > 0;
  }

  /** Whether nobody has said yet that the hand on this page is theirs. */
  get covered(): boolean {
    return this.shared && !this.client.isOver && (this.looks === null || this.client.seat !== this.looks);
  }

  /** Whom the device may be passed to: those who are asked, else everybody who plays from here. */
  get next(): number[] {
    const own = heldAt(this.client.name).seat ?? -1;
    const all = [own, ...this.others.map(({ seat }) => seat)].sort((a, b) => a - b);
    const asked = all.filter((seat) => (seat === own ? this.client.asked : this.asked[seat]));
    return asked.length ? asked : all;
  }

  /** Others here who are asked while the one who looks is not the only one. */
  get waiting(): number[] {
    return this.others.map(({ seat }) => seat).filter((seat) => this.asked[seat]);
  }

  /** Hide the hand until somebody says who looks. */
  cover(): void {
    this.looks = null;
  }

  /** Somebody says: this is my seat. */
  take(seat: number): void {
    const { name } = this.client;
    const { seat: own, token } = heldAt(name);
    const chosen = this.others.find((one) => one.seat === seat);
    this.looks = seat;
    if (!chosen || own === undefined || !token) return; // it was on the page all along
    const others = this.others.map((one) => (one === chosen ? { seat: own, token } : one));
    hold(name, { seat, token: chosen.token, others });
    this.client.rejoin();
    this.listen();
  }

  close(): void {
    for (const wire of this.wires) wire.close();
    this.wires = [];
  }

  private listen(): void {
    this.close();
    const { name } = this.client;
    this.others = heldAt(name).others ?? [];
    this.asked = {};
    this.wires = this.others.map(
      ({ seat, token }) =>
        new Wire(name, { hear: (message) => this.hear(seat, message), lose: () => (this.asked[seat] = false) }, token),
    );
  }

  private hear(seat: number, message: ServerMessage): void {
    if (message.t === "welcome") this.asked[seat] = message.seat === seat && !!message.choices;
    else if (message.t === "update" && (message.entry === "moved" || message.view))
      this.asked[seat] = !!message.choices;
  }
}
