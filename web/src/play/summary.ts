/** A match that is over, as /api/tables/T/summary tells it. */

export interface DieFacts {
  rolls: number;
  counted: Record<string, number>;
  expected: Record<string, number>;
  p_value: number;
}

export interface Trades {
  seat: number;
  partner: number | null;
  count: number;
  gave: Record<string, number>;
  took: Record<string, number>;
}

export interface Summary {
  ending: string;
  winner: number | null;
  points: number[];
  sources: Record<string, number>[];
  turns: number;
  decisions: number;
  trades: Trades[];
  dice: Record<string, DieFacts>;
}

/** How unusual a difference is, in one of three words. */
export const surprise = (p: number): "usual" | "unusual" | "rare" => (p >= 0.05 ? "usual" : p >= 0.005 ? "unusual" : "rare");
