/** The time, for what shows seconds: it ticks only while somebody looks. */

import { createSubscriber } from "svelte/reactivity";

class Ticking {
  private readonly look: () => void;

  constructor(every: number) {
    this.look = createSubscriber((tick) => {
      const timer = setInterval(tick, every);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    this.look();
    return Date.now();
  }
}

export const seconds = new Ticking(1000);
export const moments = new Ticking(200);
