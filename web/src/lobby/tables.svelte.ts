/** The tables one can go to, looked up again every few seconds: one's own, and the public ones. */

import { get, Refused } from "../lib/api";
import { forget, heldTables } from "../lib/memory";
import type { TableInfo } from "../lib/shown.svelte";

const MOST_MINE = 8;
const EVERY = 5000;

export const freeSeats = (info: TableInfo): number => info.seats.filter((seat) => seat.kind === "open").length;
export const canJoin = (info: TableInfo): boolean => info.status === "waiting" && freeSeats(info) > 0;

export class KnownTables {
  private mine = $state.raw<TableInfo[]>([]);
  private open = $state.raw<TableInfo[]>([]);
  private held = heldTables();

  /** One's own that are not over: the match that was left in the middle is what most people come back for. */
  readonly running = $derived(this.mine.filter(({ status }) => status !== "over"));
  readonly past = $derived(this.mine.filter(({ status }) => status === "over"));
  /** Those that still have a seat come first, then the newest. */
  readonly others = $derived(
    this.open
      .filter((info) => !this.mine.some((own) => own.table === info.table))
      .sort((a, b) => Number(canJoin(b)) - Number(canJoin(a)) || b.opened_at - a.opened_at),
  );

  /** Keep looking until the returned function is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    const open = get<{ tables: TableInfo[] }>("tables").catch(() => ({ tables: [] }));
    const found = await Promise.all(this.held.slice(0, MOST_MINE).map(([name]) => lookUp(name)));
    this.mine = found.filter((info): info is TableInfo => info !== null);
    this.open = (await open).tables;
  }
}

async function lookUp(name: string): Promise<TableInfo | null> {
  try {
    return await get<TableInfo>(`tables/${name}`);
  } catch (error) {
    if (error instanceof Refused && error.code === "no-table") forget(name);
    return null;
  }
}
