/** Each game's own screen, loaded when it is needed. */

import type { Component } from "svelte";
import type { TableClient } from "../lib/table.svelte";

type Screen = () => Promise<{ default: Component<{ client: TableClient }> }>;

export const screens: Record<"watch" | "rivals", Screen> = {
  watch: () => import("../watch/WatchTable.svelte"),
  rivals: () => import("../rivals/RivalsTable.svelte"),
};
