/** The proof of fair dice, checked in this browser: the reader's half of core/fair.py. */

import { bytesOf, fromHex, hmac, joined, sha256, toHex, type Mac } from "./hash";
import type { Chances, Outcome } from "./protocol";

/** What a proof tells; a match without hashes, from before there were any, has none. */
export type Told = Omit<Chances, "seed_hashes"> & Partial<Chances>;

export interface Verdict {
  sealed: boolean; // the secret is the one that was sealed
  seen: boolean | null; // the seal is the one that this browser saw before; null if it saw none
  seeded: boolean | null; // this browser's own seed is among the seeds; null if it gave none
  /** Seats whose seed does not fit the hash that was noted, or else is told; null without hashes. */
  hashed: { noted: boolean; misfits: number[] } | null;
  witnessed: boolean | null; // what fell before its eyes is what is told now; null if it saw nothing
  draws: number;
  wrong: { counter: number; told: string; drawn: string }[];
}

/** Whether nothing speaks against the proof. */
export const holds = (verdict: Verdict): boolean =>
  verdict.sealed &&
  verdict.seen !== false &&
  verdict.seeded !== false &&
  !verdict.hashed?.misfits.length &&
  verdict.witnessed !== false &&
  !verdict.wrong.length;

const LABEL = bytesOf("hexhold-fair-1");
const LABEL_SEED = bytesOf("hexhold-seed-1");
const ZERO = new Uint8Array(1);
const SPAN = 2n ** 256n;

const big = (value: number, bytes: number): Uint8Array<ArrayBuffer> =>
  fromHex(value.toString(16).padStart(2 * bytes, "0"));

export async function commit(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await sha256(joined(LABEL, ZERO, secret)));
}

/** What is given in place of a seed until all seeds are fixed; good for the table of this commitment only. */
export async function seedHash(commitment: string, seed: string): Promise<string> {
  return toHex(await sha256(joined(LABEL_SEED, ZERO, bytesOf(commitment), ZERO, bytesOf(seed))));
}

async function drawing(secret: Uint8Array<ArrayBuffer>, seeds: string[]): Promise<Mac> {
  const parts = seeds.map(bytesOf).flatMap((seed) => [big(seed.length, 4), seed]);
  const key = await (await hmac(secret))(joined(LABEL, ...parts));
  return hmac(key as Uint8Array<ArrayBuffer>);
}

/** A number below `whole`; the rare draw that would favour small ones is made again. */
async function below(whole: bigint, counter: number, mac: Mac): Promise<bigint> {
  const limit = SPAN - (SPAN % whole);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${toHex(await mac(joined(big(counter, 8), big(attempt, 4))))}`);
    if (number < limit) return number % whole;
  }
}

export async function draw(outcomes: Outcome[], counter: number, mac: Mac): Promise<string> {
  const whole = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  let at = await below(BigInt(whole), counter, mac);
  for (const [action, weight] of outcomes) {
    if (at < weight) return action;
    at -= BigInt(weight);
  }
  return "";
}

/** What this browser knows of its own, whatever the server tells when the match is over. */
export interface Witness {
  seal: string | null;
  seat?: number;
  seed?: string;
  hashes?: string[]; // of all seats, as they were shown before this browser showed its seed
  fell: string[][]; // the last chance moves that it saw, each in the words that a draw may have
}

/**
 * Whether what was seen is what is told, from the end back to the first that was seen.
 * Rolls are seen by all: none may lack.
 */
function saw(fell: string[][], chances: Told): boolean | null {
  if (!fell.length) return null;
  const left = [...fell];
  for (const { outcome } of [...chances.draws].reverse()) {
    if (!left.length) break;
    if (left.at(-1)!.includes(outcome)) left.pop();
    else if (outcome.startsWith("dice ")) return false;
  }
  return !left.length;
}

/** The seats whose seed is not the one that their hash had fixed. A seed without a hash may have been chosen last. */
async function misfits({ commitment, seeds }: Told, hashes: string[]): Promise<number[]> {
  const seats = Array.from({ length: Math.max(seeds.length, hashes.length) }, (_, seat) => seat);
  const fits = seats.map(async (seat) => {
    const [seed, hash] = [seeds[seat] ?? "", hashes[seat] ?? ""];
    return hash ? (await seedHash(commitment, seed)) === hash : !seed;
  });
  const good = await Promise.all(fits);
  return seats.filter((seat) => !good[seat]);
}

/** Draw everything again, and compare with what this browser has seen itself. */
export async function checkLuck(chances: Told, { seal, seat, seed, hashes, fell }: Witness): Promise<Verdict> {
  const secret = fromHex(chances.secret);
  const mac = await drawing(secret, chances.seeds);
  const wrong: Verdict["wrong"] = [];
  for (const [number, { counter, drawn_from, outcome }] of chances.draws.entries()) {
    const drawn = counter === number ? await draw(chances.lists[drawn_from] ?? [], counter, mac) : "";
    if (drawn !== outcome) wrong.push({ counter, told: outcome, drawn });
  }
  const known = hashes ?? chances.seed_hashes ?? [];
  return {
    sealed: (await commit(secret)) === chances.commitment,
    seen: seal === null ? null : seal === chances.commitment,
    seeded: seed && seat !== undefined ? chances.seeds[seat] === seed : null,
    hashed: known.some(Boolean) ? { noted: !!hashes, misfits: await misfits(chances, known) } : null,
    witnessed: saw(fell, chances),
    draws: chances.draws.length,
    wrong,
  };
}
