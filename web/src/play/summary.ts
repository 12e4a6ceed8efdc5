/** How unusual a difference between dice and expectation is, in one of three words. */
export const surprise = (p: number): "usual" | "unusual" | "rare" =>
  p >= 0.05 ? "usual" : p >= 0.005 ? "unusual" : "rare";
