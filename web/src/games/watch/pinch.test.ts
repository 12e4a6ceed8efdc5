import { describe, expect, it } from "vitest";
import { pinchOf, scaleBy } from "./pinch";

describe("a pinch", () => {
  it("takes two fingers", () => {
    const [a, b] = [
      { clientX: 10, clientY: 20 },
      { clientX: 40, clientY: 60 },
    ];
    expect(pinchOf([a, b])).toEqual({ x: 25, y: 40, apart: 50 });
    expect(pinchOf([a])).toBeNull();
    expect(pinchOf([a, b, b])).toBeNull();
  });

  it("never makes the board smaller than whole, nor larger than makes sense", () => {
    expect(scaleBy(1.2, 0.5)).toBe(1);
    expect(scaleBy(3, 2)).toBe(4);
    expect(scaleBy(1, 1.01)).toBeCloseTo(1.01); // slow fingers get somewhere too
    expect(scaleBy(2, 0.9)).toBeCloseTo(1.8);
  });
});
