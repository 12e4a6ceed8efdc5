import { expect, it } from "vitest";
import { whyLost } from "./lost";
import type { TableInfo } from "./protocol";

const table = (status: string, seat: object) =>
  ({ status, seats: [{ kind: "person", away: false, ...seat }] }) as TableInfo;

it("says why a seat is lost", () => {
  expect(whyLost(table("waiting", { kind: "open" }), { seat: 0 })).toBe("freed");
  expect(whyLost(table("playing", { kind: "bot" }), { seat: 0 })).toBe("resigned");
  expect(whyLost(table("playing", {}), { seat: 0 })).toBe("unknown");
  expect(whyLost(table("playing", {}), {})).toBe("unknown");
});

it("says why a guest plays no longer, or never did", () => {
  expect(whyLost(table("playing", {}), { seat: 0, as: "guest" })).toBe("owner");
  expect(whyLost(table("playing", { away: true }), { seat: 0, as: "guest" })).toBe("time");
  expect(whyLost(table("playing", { away: true }), { seat: 0, as: "wish" })).toBe("declined");
});
