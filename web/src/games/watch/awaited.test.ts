import { expect, test } from "vitest";
import { answering, awaited } from "./awaited";

test("an offer waits for its answers, and then for who made it", () => {
  const asked = { phase: "answers", active: 0 } as const;
  expect(answering({ ...asked, actors: [1, 2, 0] })).toEqual([1, 2]);
  expect(awaited({ ...asked, actors: [1, 2, 0] })).toEqual([1, 2]);
  expect(answering({ ...asked, actors: [0] })).toEqual([]);
  expect(awaited({ ...asked, actors: [0] })).toEqual([0]);
});
