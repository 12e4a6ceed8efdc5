/** What this browser remembers: a name, seats it holds, and taste. Nothing leaves it but tokens to their table. */

const MOST_HELD = 50; // tables, those that one came to last

/** A further seat that is played from this device, with its own token. */
export interface Kept {
  seat: number;
  token: string;
}

export interface Held {
  seat?: number;
  token?: string;
  as?: "guest" | "wish"; // whether the seat is somebody else's, or only wished for
  seed?: string; // for the dice, kept to itself until all seeds are fixed
  seedHash?: string; // given in its place when this browser sat down
  hashes?: string[]; // of all seats, as they were shown before this browser showed its seed
  host?: string;
  others?: Kept[]; // seats of other people at this device
  at?: number; // when this browser last came to the table
}

/** What could not be kept: a private window, or a store that is full. It is remembered until the page closes. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(read(`hexhold.${key}`) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  write(`hexhold.${key}`, JSON.stringify(value));
}

export const heldAt = (table: string): Held => recall<Record<string, Held>>("tables", {})[table] ?? {};

export function hold(table: string, held: Held): void {
  const { [table]: before, ...others } = recall<Record<string, Held>>("tables", {});
  const kept = Object.entries(others)
    .sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, MOST_HELD - 1);
  remember("tables", Object.fromEntries([...kept, [table, { ...before, ...held }]]));
}

export function forget(table: string): void {
  const { [table]: _forgotten, ...others } = recall<Record<string, Held>>("tables", {});
  remember("tables", others);
}

export const heldTables = (): [string, Held][] =>
  Object.entries(recall<Record<string, Held>>("tables", {})).sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0));

/** The seal of a table's dice as this browser first saw it, before the secret was known. */
export const sealSeen = (table: string): string | null => recall<Record<string, string>>("seals", {})[table] ?? null;

export function noteSeal(table: string, commitment: string): void {
  const seals = recall<Record<string, string>>("seals", {});
  if (seals[table]) return;
  seals[table] = commitment;
  remember("seals", Object.fromEntries(Object.entries(seals).slice(-100)));
}

/**
 * A seed of this browser's own, so that nobody else alone decides the dice:
 * 128 bits, which nobody guesses from their hash.
 */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep a seed that nobody has seen yet; what was shown with an older one is void. */
export function holdSeed(table: string, seed: string, seedHash: string): void {
  hold(table, { seed, seedHash, hashes: undefined });
}

/**
 * The seed to show now that the hashes of all seats are fixed, which are noted. None if ours is not among them, or if
 * it was shown with others before: somebody could have chosen anew since.
 */
export function seedToShow(table: string, hashes: string[]): string | null {
  const { seat, seed, seedHash, hashes: before } = heldAt(table);
  if (!seed || !seedHash || seat === undefined || hashes[seat] !== seedHash) return null;
  if (before && before.join() !== hashes.join()) return null;
  hold(table, { hashes });
  return seed;
}
