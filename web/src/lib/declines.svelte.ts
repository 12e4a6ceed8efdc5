/** Whether somebody has offers that they cannot pay declined unseen. */

import { recall, remember } from "./memory";

class Declines {
  unpayable = $state(recall("declines-unpayable", false));

  be(on: boolean): void {
    this.unpayable = on;
    remember("declines-unpayable", on);
  }
}

export const declines = new Declines();
