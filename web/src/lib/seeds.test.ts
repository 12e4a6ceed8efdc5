import { expect, it } from "vitest";
import type { TableInfo } from "./protocol";
import { seedWanted } from "./seeds";

const table = (status: string, seat: object) =>
  ({ status, seats: [{ seed_hash: "", owes_seed: false, ...seat }] }) as TableInfo;

it("gives a hash where the table has none of ours: at a rematch, or after seeds were void", () => {
  expect(seedWanted(table("waiting", {}), 0, undefined)).toBe("hash");
  expect(seedWanted(table("waiting", {}), 0, "a")).toBe("hash");
  expect(seedWanted(table("waiting", { seed_hash: "b" }), 0, "a")).toBe("hash");
  expect(seedWanted(table("waiting", { seed_hash: "a" }), 0, "a")).toBe(null);
});

it("shows the seed only when all hashes are fixed, and only if it is owed", () => {
  expect(seedWanted(table("waiting", { seed_hash: "a", owes_seed: true }), 0, "a")).toBe(null);
  expect(seedWanted(table("starting", { seed_hash: "a", owes_seed: true }), 0, "a")).toBe("seed");
  expect(seedWanted(table("starting", { seed_hash: "a" }), 0, "a")).toBe(null);
  expect(seedWanted(table("playing", {}), 0, "a")).toBe(null);
  expect(seedWanted(table("waiting", {}), 3, "a")).toBe(null);
});
