/** The proof of fair dice, checked in this browser: the reader's half of core/fair.py. */

import { bytesOf, fromHex, hmac, joined, sha256, toHex, type Mac } from "./hash";
import type { Chances, Outcome } from "./protocol";

export interface Verdict {
  sealed: boolean; // the secret is the one that was sealed
  seen: boolean | null; // the seal is the one that this browser saw before; null if it saw none
  seeded: boolean | null; // this browser's own seed is among the seeds; null if it gave none
  rolled: boolean | null; // the dice that fell before its eyes are the ones told now; null if it saw none
  draws: number;
  wrong: { counter: number; told: string; drawn: string }[];
}

const LABEL = bytesOf("hexhold-fair-1");
const SPAN = 2n ** 256n;

const big = (value: number, bytes: number): Uint8Array<ArrayBuffer> => fromHex(value.toString(16).padStart(2 * bytes, "0"));

export async function commit(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await sha256(joined(LABEL, new Uint8Array(1), secret)));
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
  rolls: string[]; // the last rolls of the match, as they are written in the draws
}

/** A roll as its event tells it, in the words of a draw. */
export function rollOf(event: { [detail: string]: unknown }): string {
  const [a, b, wildling] = (event.dice as number[] | undefined) ?? [];
  return a === undefined ? `dice ${event.number} ${event.face}` : `dice ${a} ${b}${wildling ? ` w${wildling}` : ""}`;
}

function saw(rolls: string[], chances: Chances): boolean | null {
  if (!rolls.length) return null;
  const told = chances.draws.map((one) => one.outcome).filter((outcome) => outcome.startsWith("dice "));
  return rolls.length <= told.length && rolls.every((roll, at) => roll === told[told.length - rolls.length + at]);
}

/** Draw everything again, and compare with what this browser has seen itself. */
export async function checkLuck(chances: Chances, { seal, seat, seed, rolls }: Witness): Promise<Verdict> {
  const secret = fromHex(chances.secret);
  const mac = await drawing(secret, chances.seeds);
  const wrong: Verdict["wrong"] = [];
  for (const [number, { counter, drawn_from, outcome }] of chances.draws.entries()) {
    const drawn = counter === number ? await draw(chances.lists[drawn_from] ?? [], counter, mac) : "";
    if (drawn !== outcome) wrong.push({ counter, told: outcome, drawn });
  }
  return {
    sealed: (await commit(secret)) === chances.commitment,
    seen: seal === null ? null : seal === chances.commitment,
    seeded: seed && seat !== undefined ? chances.seeds[seat] === seed : null,
    rolled: saw(rolls, chances),
    draws: chances.draws.length,
    wrong,
  };
}
