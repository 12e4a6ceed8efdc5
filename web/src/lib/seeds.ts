/** This browser's part in the dice: a seed of its own, of which only the hash is given until all are fixed. */

import { post } from "./api";
import { seedHash } from "./fair";
import { heldAt, holdSeed, newSeed, seedToShow } from "./memory";
import type { TableInfo } from "./protocol";

/** A seed that nobody has seen, and what is given in its place. */
export async function hiddenSeed(commitment: string): Promise<{ seed: string; hash: string }> {
  const seed = newSeed();
  return { seed, hash: await seedHash(commitment, seed) };
}

/** Give the hash of a new seed, before the start. */
export async function giveSeed({ table, commitment }: TableInfo, token: string): Promise<void> {
  const { seed, hash } = await hiddenSeed(commitment);
  holdSeed(table, seed, hash); // first: it may be asked for before the answer is here
  await post(`tables/${table}/seed`, { token, seed_hash: hash });
}

/** What the dice need of a seat now: a new hash, the seed behind it, or nothing. */
export function seedWanted(info: TableInfo, seat: number, seedHash: string | undefined): "hash" | "seed" | null {
  const own = info.seats[seat];
  if (!own) return null;
  if (info.status === "waiting") return own.seed_hash && own.seed_hash === seedHash ? null : "hash";
  return info.status === "starting" && own.owes_seed ? "seed" : null;
}

const JITTER = 300; // milliseconds: two windows of one browser should not give two seeds for ever

/** Does what the dice need of a seat, whenever its table has changed. */
export class SeedKeeper {
  private giving = false;

  constructor(private readonly show: (seed: string) => void) {}

  look(info: () => TableInfo | null, seat: number | null): void {
    const told = info();
    if (!told || seat === null) return;
    const wanted = seedWanted(told, seat, heldAt(told.table).seedHash);
    if (wanted === "hash") void this.give(info, seat);
    if (wanted !== "seed") return;
    const seed = seedToShow(
      told.table,
      told.seats.map(({ seed_hash }) => seed_hash),
    );
    if (seed !== null) this.show(seed);
  }

  private async give(info: () => TableInfo | null, seat: number): Promise<void> {
    if (this.giving) return;
    this.giving = true;
    try {
      await new Promise((wait) => setTimeout(wait, JITTER * Math.random()));
      const told = info();
      const { token, seedHash } = told ? heldAt(told.table) : {};
      if (told && token && seedWanted(told, seat, seedHash) === "hash") await giveSeed(told, token);
    } catch {
      // It begins without our seed, or the next word of the table brings another try.
    } finally {
      this.giving = false;
    }
  }
}
