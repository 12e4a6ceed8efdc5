/** Which events of the Rivals sound like what. */

import type { SoundName } from "../../lib/sound.svelte";
import type { RivalsEvent } from "./declared";

export const SOUNDS: Partial<Record<RivalsEvent["event"], SoundName>> = {
  rolled: "dice",
  "defence-rolled": "dice",
  "road-built": "build",
  "settlement-founded": "build",
  "city-built": "build",
  "card-built": "build",
  traded: "trade",
  "card-played": "card",
  "event-came": "card",
  "yule-came": "card",
  "brigands-came": "menace",
  "plague-struck": "menace",
  "card-lost": "crash",
};
