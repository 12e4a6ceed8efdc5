/** Which events of the Watch sound like what. */

import type { SoundName } from "../../lib/sound.svelte";
import type { WatchEvent } from "./types";

export const SOUNDS: Partial<Record<WatchEvent["event"], SoundName>> = {
  rolled: "dice",
  "road-built": "build",
  "settlement-built": "build",
  "keep-built": "build",
  "guard-placed": "build",
  traded: "trade",
  "supply-traded": "trade",
  "card-bought": "card",
  "card-played": "card",
  "hero-used": "card",
  "tormund-moved": "menace",
  "entered-gift": "menace",
  breached: "crash",
};
