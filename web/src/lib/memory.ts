/** What this browser remembers: a name, seats it holds, and taste. Nothing leaves it but tokens to their table. */

export interface Held {
  seat?: number;
  token?: string;
  host?: string;
  at?: number; // when this browser last came to the table
}

const store = (() => {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    const kept = new Map<string, string>(); // a private window: remember until it closes
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  }
})();

export function recall<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(store.getItem(`hexhold.${key}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  store.setItem(`hexhold.${key}`, JSON.stringify(value));
}

export const heldAt = (table: string): Held => recall<Record<string, Held>>("tables", {})[table] ?? {};

export function hold(table: string, held: Held): void {
  const all = recall<Record<string, Held>>("tables", {});
  all[table] = { ...all[table], ...held };
  const names = Object.keys(all);
  for (const old of names.slice(0, Math.max(0, names.length - 50))) delete all[old];
  remember("tables", all);
}

export function forget(table: string): void {
  const all = recall<Record<string, Held>>("tables", {});
  delete all[table];
  remember("tables", all);
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

/** A seed of this browser's own, so that nobody else alone decides the dice. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
