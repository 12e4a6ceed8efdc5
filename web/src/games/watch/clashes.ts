/** Options of the Watch that exclude each other, by the fault that the server tells. */

import { t } from "../../lib/words.svelte";
import type { Clash } from "..";

export const clashes: Record<string, Clash> = {
  "watch-needs-brotherhood": ({ option, value }) => [String(option), value!, "mode", "brotherhood"],
  "watch-brotherhood-founds": () => ["start", "fixed", "mode", "base"],
  "watch-needs-layout": () => ["start", "fixed", "board", "fixed"],
  "watch-no-first": () => t("options-first-missing"),
};
