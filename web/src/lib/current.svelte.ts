/** The table on the screen, for what stands around it: header, guide, sound. */

import type { ShownTable } from "./shown.svelte";

class Current {
  client = $state.raw<ShownTable | null>(null);
  guide = $state(false); // whether somebody is being shown around
}

export const current = new Current();
