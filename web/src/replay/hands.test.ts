import { expect, test } from "vitest";
import { held } from "./hands";

test("cards bought this turn lie in the hand with the others", () => {
  expect(held({ patrol: 1, winter: 0 }, { patrol: 1, "victory-point": 1 })).toEqual([
    ["patrol", 2],
    ["victory-point", 1],
  ]);
  expect(held()).toEqual([]);
});
