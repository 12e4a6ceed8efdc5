/** Which colours seats and lands have, for eyes that do not tell all of them apart; remembered by this browser. */

import { recall, remember } from "./memory";

export const PALETTES = ["usual", "red-green", "blue-yellow"] as const;
export type PaletteName = (typeof PALETTES)[number];

class Palette {
  name = $state<PaletteName>(recall<PaletteName>("palette", "usual"));

  choose(name: PaletteName): void {
    this.name = name;
    remember("palette", name);
    this.show();
  }

  /** The style sheet has the colours: palettes.css. */
  show(): void {
    document.documentElement.dataset.palette = this.name;
  }
}

export const palette = new Palette();
