/** Faces put together from a few parts, on a field of 48: plain enough to be known again at 24 pixels. */

import type { Face } from "../lib/protocol";

export const SKIN: Record<Face["skin"], string> = {
  pale: "#f3d9c4",
  fair: "#e8bd98",
  tan: "#cf9a6b",
  brown: "#8f5d3d",
};

export const HAIR: Record<Face["colour"], string> = {
  straw: "#e2bf62",
  copper: "#bd5a2c",
  chestnut: "#6f4528",
  raven: "#34343f",
  silver: "#ccd1da",
};

export const CLOTH: Record<Face["cloth"], string> = {
  moss: "#5d7f4f",
  sky: "#4f86b8",
  rust: "#a9502f",
  plum: "#7b4a78",
  sand: "#c49a57",
  slate: "#55606f",
};

const FRINGE = "M14.2 22c-.3-9 4.5-13 9.8-13s10.1 4 9.8 13c-2-3.2-4.6-6-9.8-9.4-5.2 3.4-7.8 6.2-9.8 9.4z";
const CROP =
  "M14.2 21.5c-1-9 3.8-13.5 9.8-13.5s10.8 4.5 9.8 13.5c-1-2.8-2-4.5-3.4-5.8-4 1.5-8.7 1.5-12.6.2" +
  "-1.6 1.3-2.7 2.9-3.6 5.6z";
const CURLS = [
  [14, 21],
  [13.8, 15.5],
  [17, 10.5],
  [22, 8],
  [27.5, 8.3],
  [32, 11.5],
  [34.2, 16.5],
  [34, 21.5],
  [20.5, 12.5],
  [26.5, 12.2],
]
  .map(([x, y]) => `M${x! - 3.6} ${y}a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0z`)
  .join("");

/** Hair behind the head, and in front of it. */
export const HAIRCUT: Record<Face["hair"], { back: string; front: string }> = {
  short: { back: "", front: CROP },
  long: {
    back:
      "M12.3 22c-1.3-11 4.7-16 11.7-16s13 5 11.7 16c0 6 1.3 10 2.8 14.5-4 1.8-8 1-8 1h-13" +
      "s-4 .8-8-1c1.5-4.5 2.8-8.5 2.8-14.5z",
    front: FRINGE,
  },
  braids: {
    back:
      "M14 17c-4 4-5.2 9-4.6 14 .4 3.5.2 7-1 10.5h5.2c1-3.5 1.4-7 1.2-10.5z" +
      "M34 17c4 4 5.2 9 4.6 14-.4 3.5-.2 7 1 10.5h-5.2c-1-3.5-1.4-7-1.2-10.5z",
    front: FRINGE,
  },
  curls: { back: "", front: CURLS },
  bun: { back: "M19 7.5a5 5 0 1 1 10 0 5 5 0 1 1-10 0z", front: CROP },
  bald: { back: "", front: "" },
};

export const BEARD: Record<Face["beard"], string> = {
  none: "",
  moustache: "M24 26.3c-2.7-2-6.6-.8-7.8 2.4 2.9.7 6 .2 7.8-1.3 1.8 1.5 4.9 2 7.8 1.3-1.2-3.2-5.1-4.4-7.8-2.4z",
  short:
    "M14.6 22.5c-.2 8 3.6 12.7 9.4 12.7s9.6-4.7 9.4-12.7c-1 3-2.4 4.4-4.4 4.3-1.6-.8-3.2-1.2-5-1.2s-3.4.4-5 1.2" +
    "c-2 .1-3.4-1.3-4.4-4.3z",
  long:
    "M14.6 22.5c-.6 9 1.4 12.5 4.4 17 1.7 2.6 3.5 4.5 5 6.5 1.5-2 3.3-3.9 5-6.5 3-4.5 5-8 4.4-17" +
    "-1 3-2.4 4.4-4.4 4.3-1.6-.8-3.2-1.2-5-1.2s-3.4.4-5 1.2c-2 .1-3.4-1.3-4.4-4.3z",
};

interface Part {
  d: string;
  fill: string; // "cloth": that of the clothes
}

const CAP = "M13 18c-.8-8 4-12.5 11-12.5s11.8 4.5 11 12.5c-3.5-1.9-7-2.6-11-2.6s-7.5.7-11 2.6z";

/** What is worn behind the head, and on it. */
export const WORN: Record<Face["wears"], { back: Part[]; front: Part[] }> = {
  none: { back: [], front: [] },
  cap: {
    back: [],
    front: [
      { d: CAP, fill: "cloth" },
      { d: "M11.5 18.6c3.6-3 8-4 12.5-4s8.9 1 12.5 4c-3.8-.9-8-1.3-12.5-1.3s-8.7.4-12.5 1.3z", fill: "#1d2430" },
    ],
  },
  hood: {
    back: [
      {
        d: "M24 2.5c-9.5 0-14.5 7.5-14.5 18 0 7.5.5 13-1.5 18.5h32c-2-5.5-1.5-11-1.5-18.5 0-10.5-5-18-14.5-18z",
        fill: "cloth",
      },
    ],
    front: [],
  },
  fur: {
    back: [],
    front: [
      { d: "M14 15c-.5-6.5 4-10 10-10s10.5 3.5 10 10z", fill: "cloth" },
      {
        d:
          "M12.5 19c-1.9-.5-2.4-3.8-.6-5.2.2-2.2 3-3.1 4.6-1.9 1.3-1.7 4-1.7 5.2-.2 1.3-1.5" +
          " 3.5-1.5 4.7 0 1.2-1.5 3.9-1.5 5.1.2" +
          " 1.7-1.2 4.4-.3 4.6 1.9 1.8 1.4 1.3 4.7-.6 5.2-7.7-1.7-15.3-1.7-23 0z",
        fill: "#efe8da",
      },
    ],
  },
  band: {
    back: [],
    front: [
      { d: "M13.9 18.3c6.6-2.3 13.6-2.3 20.2 0l.1-3.4c-6.7-2.2-13.7-2.2-20.4 0z", fill: "cloth" },
      { d: "M24 13.8l2.1 2.2-2.1 2.2-2.1-2.2z", fill: "#f0cd62" },
    ],
  },
  helm: {
    back: [],
    front: [
      {
        d:
          "M13.2 20.5c-1.2-10 3.8-15.5 10.8-15.5s12 5.5 10.8 15.5c-2.7-1.3-5.4-2-8.6-2.3l-.6 7h-3.2l-.6-7" +
          "c-3.2.3-5.9 1-8.6 2.3z",
        fill: "#aeb6c3",
      },
      { d: "M22.6 5.2h2.8v12h-2.8z", fill: "#cfd5de" },
    ],
  },
};
