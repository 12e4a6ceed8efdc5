/** How fast one likes to see what bots do, remembered on this device. */

import { recall, remember } from "./memory";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type PaceName = (typeof PACES)[number];

const BEATS: Record<PaceName, number> = { slow: 1100, normal: 450, fast: 180, instant: 0 }; // milliseconds a step
const SHARES: Record<PaceName, number> = { slow: 1, normal: 1, fast: 0.4, instant: 0 }; // of the bots' own pauses

class Pace {
  chosen = $state<PaceName>(PACES.find((name) => name === recall<string>("pace", "")) ?? "normal");

  choose(pace: PaceName): void {
    this.chosen = pace;
    remember("pace", pace);
  }

  /** Milliseconds for which an ordinary step is looked at. */
  get beat(): number {
    return BEATS[this.chosen];
  }

  /** The share of their usual pauses that bots should make where nobody else plays. */
  get share(): number {
    return SHARES[this.chosen];
  }
}

export const pace = new Pace();
