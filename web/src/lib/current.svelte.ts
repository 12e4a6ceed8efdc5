/** The table on the screen, for what stands around it: header, guide, result. */

import type { ShownTable } from "./shown.svelte";

class Current {
  client = $state.raw<ShownTable | null>(null);
  guide = $state(false); // whether somebody is being shown around
  result = $state(true); // whether the result lies over a table whose match is over
}

export const current = new Current();
