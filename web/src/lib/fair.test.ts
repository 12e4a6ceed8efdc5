import { describe, expect, it } from "vitest";
import { checkLuck, commit, rollOf, type Witness } from "./fair";
import { bytesOf, digest, hmac, ownHmac, sha256, toHex } from "./hash";
import type { Chances } from "./protocol";

// What core/fair.py makes of the secret 00 01 … 1f and these seeds.
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const COMMITMENT = "1711f30eba1eb0a6d51f9c784e4f5189e858ba255f57490b3770dfa9074f88a3";
const WEIGHTED = [3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 1, 3, 3, 3, 1, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3];

const chances = (): Chances => ({
  commitment: COMMITMENT,
  secret: toHex(SECRET),
  seeds: ["abc", "", "zażółć"],
  lists: [[["0", 1], ["1", 2], ["2", 3], ["3", 30]]],
  draws: WEIGHTED.map((outcome, counter) => ({ counter, drawn_from: 0, outcome: String(outcome) })),
});

const witness = (more: Partial<Witness> = {}): Witness => ({ seal: COMMITMENT, rolls: [], ...more });

describe("fair dice", () => {
  it("seals a secret as the server does", async () => expect(await commit(SECRET)).toBe(COMMITMENT));

  it("draws what the server draws", async () =>
    expect(await checkLuck(chances(), witness())).toEqual({ sealed: true, seen: true, seeded: null, rolled: null, draws: 30, wrong: [] }));

  it("names the draw that was changed", async () => {
    const forged = chances();
    forged.draws[4]!.outcome = "0";
    expect((await checkLuck(forged, witness())).wrong).toEqual([{ counter: 4, told: "0", drawn: "3" }]);
  });

  it("finds a draw that was left out", async () => {
    const forged = chances();
    forged.draws.splice(2, 1);
    expect((await checkLuck(forged, witness())).wrong.length).toBeGreaterThan(0);
  });

  it("notices another secret, and another seal than the one seen before", async () => {
    const forged = { ...chances(), secret: "00".repeat(32) };
    expect(await checkLuck(forged, witness({ seal: "other" }))).toMatchObject({ sealed: false, seen: false });
  });
});

describe("a server that chose the dice", () => {
  it("is caught when it put another seed in the place of ours", async () => {
    expect((await checkLuck(chances(), witness({ seat: 0, seed: "abc" }))).seeded).toBe(true);
    expect((await checkLuck(chances(), witness({ seat: 0, seed: "mine" }))).seeded).toBe(false);
    expect((await checkLuck(chances(), witness({ seat: 1 }))).seeded).toBe(null);
  });

  it("is caught when it tells other rolls than the ones we saw", async () => {
    const told = chances();
    for (const [at, outcome] of ["dice 1 2", "deal 7", "dice 6 6 w9", "dice 3 harvest"].entries()) told.draws[at]!.outcome = outcome;
    const fell = [{ dice: [6, 6, 9] }, { number: 3, face: "harvest" }].map(rollOf);
    expect((await checkLuck(told, witness({ rolls: fell }))).rolled).toBe(true);
    expect((await checkLuck(told, witness({ rolls: ["dice 5 6 w9", fell[1]!] }))).rolled).toBe(false);
    expect((await checkLuck(told, witness({ rolls: ["dice 1 1", "dice 1 2", ...fell] }))).rolled).toBe(false);
  });
});

describe("our own hashes", () => {
  it("agree with the browser's on every length around a block", async () => {
    for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
      const message = bytesOf("é".repeat(length).slice(0, length));
      expect(digest(message)).toEqual(await sha256(message));
      for (const key of [bytesOf("k"), bytesOf("k".repeat(100))]) expect(ownHmac(key, message)).toEqual(await (await hmac(key))(message));
    }
  });
});
