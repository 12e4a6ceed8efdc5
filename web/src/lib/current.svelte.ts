/** The table on the screen, for what stands around it: header, guide, sound. */

import type { TableClient } from "./table.svelte";

class Current {
  client = $state.raw<TableClient | null>(null);
  guide = $state(false); // whether somebody is being shown around
}

export const current = new Current();
