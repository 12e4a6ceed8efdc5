/** A match that is over, moment by moment, in the shape of a table: the games draw it as they draw any other. */

import { gameNamed } from "../games";
import { get } from "../lib/api";
import type { MatchView, Seen } from "../lib/match";
import type { Moment } from "../lib/protocol";
import { ShownTable, type TableInfo } from "../lib/shown.svelte";

export type Eyes = number | "spectator" | "open";

const MOST_KEPT = 400;

export class ReplayClient extends ShownTable {
  at = $state(-1);
  last = $state(0);
  eyes = $state<Eyes>("spectator");
  moves = $state.raw<Moment["moves"]>([]);
  sights = $state.raw<Seen[]>([]);
  loading = $state(false);
  failed = $state(false);
  readonly live = null;
  private kept = new Map<string, Promise<Moment>>();
  private asking = 0;

  constructor(name: string) {
    super(name);
    this.connected = true;
  }

  async open(at: number | null, eyes: Eyes): Promise<void> {
    this.info = await get<TableInfo>(`tables/${this.name}`);
    this.last = (await this.moment(null, "spectator")).versions - 1;
    await this.show(at ?? 0, eyes);
  }

  /** Show a moment. One step onwards is told to what moves; a jump just arrives. */
  async show(at: number, eyes: Eyes = this.eyes): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.last));
    const mine = ++this.asking;
    const onwards = wanted === this.at + 1 && eyes === this.eyes;
    this.loading = true;
    try {
      const moment = await this.moment(wanted, eyes);
      if (mine !== this.asking) return;
      this.arrive(moment, eyes, onwards);
      if (wanted < this.last) void this.moment(wanted + 1, eyes).catch(() => null);
    } catch {
      this.failed = mine === this.asking;
    }
    this.loading = false;
  }

  /** Only its last moment is the end. */
  override get isOver(): boolean {
    return this.at === this.last;
  }

  private arrive(moment: Moment, eyes: Eyes, onwards: boolean): void {
    const before = this.view;
    this.failed = false;
    this.at = this.version = moment.version;
    this.eyes = eyes;
    this.moves = moment.moves;
    this.sights = moment.sights as Seen[];
    const actor = moment.moves.find((move) => move.seat !== null)?.seat;
    // All open: one looks from a fixed place, hears what the actor knew, and every hand lies beside the table.
    const sight = this.sights[0]!;
    const { events } = this.sights.find((one) => one.seat === actor) ?? sight;
    this.seat = typeof eyes === "number" ? eyes : null;
    this.view = sight.view;
    if (!onwards) this.lines = [];
    for (const event of events) this.write({ event });
    if (onwards) this.tellStep(before, events);
  }

  private moment(version: number | null, eyes: Eyes): Promise<Moment> {
    const query = `replay?${version === null ? "" : `version=${version}&`}seat=${eyes}`;
    if (!this.kept.has(query)) {
      if (this.kept.size > MOST_KEPT) this.kept.clear();
      const asked = get<Moment>(`tables/${this.name}/${query}`);
      this.kept.set(query, asked);
      asked.catch(() => this.kept.delete(query));
    }
    return this.kept.get(query)!;
  }

  /** The turn of a moment; none before the first. */
  get turn(): number | null {
    return this.turnOf(this.view!);
  }

  private turnOf(view: MatchView): number | null {
    return gameNamed(this.info!.game)?.turnOf(view, this.info!.options) ?? null;
  }

  /** The next moment, in a direction, at which another turn has begun. */
  async leap(direction: 1 | -1): Promise<void> {
    const { turn } = this;
    const isSame = async (version: number) =>
      this.turnOf((await this.moment(version, "spectator")).sights[0]!.view as MatchView) === turn;
    let near = this.at;
    let far = near;
    for (let step = 8; await isSame(far); step *= 2) {
      near = far;
      if (far === (direction > 0 ? this.last : 0)) return this.show(far);
      far = Math.max(0, Math.min(this.last, far + direction * step));
    }
    while (Math.abs(far - near) > 1) {
      const middle = (near + far) >> 1;
      if (await isSame(middle)) near = middle;
      else far = middle;
    }
    await this.show(far);
  }
}
