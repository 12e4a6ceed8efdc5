import { expect, it } from "vitest";
import { pauseBefore } from "./reconnect";

const pauses = (code: number) => [0, 1, 2, 3, 8].map((tries) => pauseBefore(code, tries, 0.5));

it("comes back soon, then ever later, but not too late", () =>
  expect(pauses(1006)).toEqual([250, 500, 1000, 2000, 15_000]));

it("leaves a server alone for longer that asked for it", () => {
  expect(pauses(1008)).toEqual([4000, 8000, 15_000, 15_000, 15_000]);
  expect(pauses(1013)[0]).toBeGreaterThan(pauses(1012)[0]!);
  expect(pauses(1012)[0]).toBeGreaterThan(pauses(1006)[0]!);
});

it("spreads people out", () => expect([pauseBefore(1012, 0, 0), pauseBefore(1012, 0, 1)]).toEqual([375, 625]));
