/** Whether somebody likes to be asked before what cannot be taken back. */

import { recall, remember } from "./memory";

class Careful {
  on = $state(recall("careful", true));

  be(on: boolean): void {
    this.on = on;
    remember("careful", on);
  }
}

export const careful = new Careful();
