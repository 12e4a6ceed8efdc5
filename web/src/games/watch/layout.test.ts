import { expect, it } from "vitest";
import { layoutFor } from "./layout";

it("follows the room there is", () => {
  expect(layoutFor(390, 844)).toBe("phone");
  expect(layoutFor(768, 1024)).toBe("phone"); // a tablet upright is a large phone
  expect(layoutFor(844, 390)).toBe("landscape");
  expect(layoutFor(640, 360)).toBe("landscape"); // 1280 × 720, enlarged twice
  expect(layoutFor(1024, 768)).toBe("middle");
  expect(layoutFor(1600, 900)).toBe("wide");
});
