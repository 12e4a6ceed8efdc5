import { describe, expect, it } from "vitest";
import vectors from "../../../tests/core/fair_vectors.json";
import { checkLuck, commit, holds, seedHash, type Told, type Witness } from "./fair";
import { bytesOf, digest, fromHex, hmac, ownHmac, sha256 } from "./hash";
import type { Outcome } from "./protocol";

// The same vectors that tests/core/test_fair.py reads.
const { commitment: COMMITMENT, seeds: SEEDS, seed_hashes: HASHES } = vectors;
const SECRET = fromHex(vectors.secret);

const chances = (more: Partial<Told> = {}): Told => ({
  commitment: COMMITMENT,
  secret: vectors.secret,
  seeds: [...SEEDS],
  lists: [vectors.outcomes as Outcome[]],
  draws: vectors.draws.map((outcome, counter) => ({ counter, drawn_from: 0, outcome })),
  ...more,
});

const witness = (more: Partial<Witness> = {}): Witness => ({ seal: COMMITMENT, fell: [], ...more });

describe("fair dice", () => {
  it("seals a secret as the server does", async () => expect(await commit(SECRET)).toBe(COMMITMENT));

  it("hashes seeds as the server does", async () =>
    expect(await Promise.all(SEEDS.map((seed) => seedHash(COMMITMENT, seed)))).toEqual(HASHES));

  it("draws what the server draws", async () => {
    const verdict = await checkLuck(chances(), witness());
    expect(verdict).toEqual({
      sealed: true,
      seen: true,
      seeded: null,
      hashed: null,
      witnessed: null,
      draws: vectors.draws.length,
      wrong: [],
    });
    expect(holds(verdict)).toBe(true);
  });

  it("names the draw that was changed", async () => {
    const forged = chances();
    forged.draws[4]!.outcome = "a";
    const verdict = await checkLuck(forged, witness());
    expect(verdict.wrong).toEqual([{ counter: 4, told: "a", drawn: "d" }]);
    expect(holds(verdict)).toBe(false);
  });

  it("finds a draw that was left out", async () => {
    const forged = chances();
    forged.draws.splice(2, 1);
    expect((await checkLuck(forged, witness())).wrong.length).toBeGreaterThan(0);
  });

  it("notices another secret, and another seal than the one seen before", async () => {
    const forged = chances({ secret: "00".repeat(32) });
    expect(await checkLuck(forged, witness({ seal: "other" }))).toMatchObject({ sealed: false, seen: false });
  });
});

describe("a server that chose the dice", () => {
  it("is caught when it put another seed in the place of ours", async () => {
    expect((await checkLuck(chances(), witness({ seat: 0, seed: "abc" }))).seeded).toBe(true);
    const verdict = await checkLuck(chances(), witness({ seat: 0, seed: "mine" }));
    expect(verdict.seeded).toBe(false);
    expect(holds(verdict)).toBe(false);
    expect((await checkLuck(chances(), witness({ seat: 1 }))).seeded).toBe(null);
  });

  it("is caught when somebody's seed is not the one that was fixed", async () => {
    const told = chances({ seed_hashes: HASHES });
    expect((await checkLuck(told, witness({ hashes: HASHES }))).hashed).toEqual({ noted: true, misfits: [] });
    expect((await checkLuck(told, witness())).hashed).toEqual({ noted: false, misfits: [] });
    const verdict = await checkLuck(chances({ seeds: ["abc", "", "late", SEEDS[3]!], seed_hashes: HASHES }), witness());
    expect(verdict.hashed).toEqual({ noted: false, misfits: [2] });
    expect(holds(verdict)).toBe(false);
  });

  it("is caught by the hashes noted before, whatever hashes it tells now", async () => {
    const shown = ["00".repeat(32), ...HASHES.slice(1)];
    const verdict = await checkLuck(chances({ seed_hashes: HASHES }), witness({ hashes: shown }));
    expect(verdict.hashed).toEqual({ noted: true, misfits: [0] });
  });

  it("is caught when a seed comes from a seat without a hash, or from none", async () => {
    const without = ["", "", ...HASHES.slice(2)];
    expect((await checkLuck(chances(), witness({ hashes: without }))).hashed?.misfits).toEqual([0]);
    expect((await checkLuck(chances(), witness({ hashes: HASHES.slice(0, 3) }))).hashed?.misfits).toEqual([3]);
    expect((await checkLuck(chances(), witness({ hashes: [...HASHES, "00"] }))).hashed?.misfits).toEqual([4]);
  });
});

describe("what fell before our eyes", () => {
  const TOLD = [
    "dice 1 2",
    "steal wool",
    "draw patrol",
    "dice 6 6 w9",
    "show patrol",
    "token river climber",
    "dice 3 harvest",
    "moon feud",
  ];
  const told = () => chances({ draws: TOLD.map((outcome, counter) => ({ counter, drawn_from: 0, outcome })) });
  const seen = async (...fell: string[][]) => (await checkLuck(told(), witness({ fell }))).witnessed;

  const last = ["dice 3 harvest"];
  const before = ["dice 6 6 w9"];
  const first = ["dice 1 2"];
  const bought = ["draw patrol", "show patrol"]; // one of them

  it("is the end of what is told", async () => {
    expect(await seen(before, last)).toBe(true);
    const token = ["token river climber"];
    const came = ["event feud", "moon feud"];
    expect(await seen(first, ["steal wool"], bought, before, bought, token, last, came)).toBe(true);
  });

  it("may lack what others drew in secret, but no roll", async () => {
    expect(await seen(first, bought, before, last)).toBe(true);
    expect(await seen(first, last)).toBe(false);
  });

  it("is missed when it is told otherwise, elsewhere or not at all", async () => {
    expect(await seen(["dice 5 6 w9"], last)).toBe(false);
    expect(await seen(first, ["steal ore"], before, last)).toBe(false);
    expect(await seen(before, ["steal wool"], last)).toBe(false);
    expect(await seen(["dice 1 1"], first, before, last)).toBe(false);
  });
});

describe("our own hashes", () => {
  it("agree with the browser's on every length around a block", async () => {
    for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
      const message = bytesOf("é".repeat(length).slice(0, length));
      expect(digest(message)).toEqual(await sha256(message));
      for (const key of [bytesOf("k"), bytesOf("k".repeat(100))])
        expect(ownHmac(key, message)).toEqual(await (await hmac(key))(message));
    }
  });
});
