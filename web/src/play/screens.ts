/** Each game's own screen, loaded when it is needed. */

import type { Component } from "svelte";
import type { ShownTable } from "../lib/shown.svelte";

type Screen = () => Promise<{ default: Component<{ client: ShownTable }> }>;

export const screens: Record<"watch" | "rivals", Screen> = {
  watch: () => import("../watch/WatchTable.svelte"),
  rivals: () => import("../rivals/RivalsTable.svelte"),
};
