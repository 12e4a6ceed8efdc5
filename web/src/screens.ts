/** The screens by the first word of their address, each loaded when somebody goes there. */

export const screens = {
  table: () => import("./play/Table.svelte"),
  new: () => import("./lobby/NewTable.svelte"),
  solo: () => import("./lobby/SoloTable.svelte"),
  almanac: () => import("./almanac/Almanac.svelte"),
  replay: () => import("./replay/Replay.svelte"),
};

/** Load a screen's code ahead, while something else is waited for. */
export function fetchScreen(address: string): void {
  const name = address.split("/")[1] ?? "";
  if (name in screens) void screens[name as keyof typeof screens]();
}
