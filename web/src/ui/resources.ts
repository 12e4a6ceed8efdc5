/**
 * The six things one can hold, as flat figures on a 24 × 24 field:
 * drawn by ResourceIcon and, by their parts, inside a drawing.
 */

export type Resource = "brick" | "lumber" | "wool" | "grain" | "ore" | "gold";

interface Part {
  d: string;
  fill: string;
}

// Each has an outline of its own, so that nobody needs the colour.
export const RESOURCE_PARTS: Record<Resource, Part[]> = {
  brick: [
    { d: "M8.5 4.5h8v5h-8z", fill: "#c9744a" },
    { d: "M3 9.5h8.5v5H3z", fill: "#b5623a" },
    { d: "M12.5 9.5H21v5h-8.5z", fill: "#c9744a" },
    { d: "M8 14.5h8.5v5H8z", fill: "#a4552f" },
  ],
  lumber: [
    { d: "M4 13.5 15.5 6l4.2 6.3L8.2 19.8z", fill: "#8a5a33" },
    { d: "M15.5 6a2.3 3.8-33 0 1 4.2 6.3a2.3 3.8-33 0 1-4.2-6.3z", fill: "#e3c08f" },
    { d: "M8 9.8 6.2 6.5l2.3-.9 2 2.7z", fill: "#6f4626" },
  ],
  wool: [
    { d: "M7 16.5v3.5h2v-3zM14 16.5V20h2v-3.5z", fill: "#3d4350" },
    {
      d:
        "M7.2 8.2" +
        "a3.1 3.1 0 0 1 5-1.3 3.2 3.2 0 0 1 5.2 2.2 3.1 3.1 0 0 1 .3 5.6 3.3 3.3 0 0 1-5 1.9 3.4 3.4 0 0" +
        " 1-5.2-.2 3.1 3.1 0 0 1-2.7-4.8 3 3 0 0 1 2.4-3.4z",
      fill: "#f4f0e6",
    },
    { d: "M3 9.3c1.6-1.3 4-.8 4.6 1 .5 1.7-.5 3.6-2 3.7-1.7.1-3.3-3.1-2.6-4.7z", fill: "#3d4350" },
  ],
  grain: [
    { d: "M11.3 21.5V9h1.4v12.5z", fill: "#8f6d14" },
    { d: "M12 2.5c1.9 1.7 1.9 4.3 0 6-1.9-1.7-1.9-4.3 0-6z", fill: "#e6bd3f" },
    {
      d:
        "M12.3 11.4c.2-2.5 2-4.3 4.6-4.5.1 2.6-1.8 4.7-4.6 4.5z" +
        "M11.7 11.4c-.2-2.5-2-4.3-4.6-4.5-.1 2.6 1.8 4.7 4.6 4.5z",
      fill: "#d9a928",
    },
    {
      d:
        "M12.3 16.6c.2-2.5 2.3-4.6 5.2-4.8.1 2.9-2.1 5.1-5.2 4.8z" +
        "M11.7 16.6c-.2-2.5-2.3-4.6-5.2-4.8-.1 2.9 2.1 5.1 5.2 4.8z",
      fill: "#e6bd3f",
    },
  ],
  ore: [
    { d: "M3 19.5 6 10l5-5.5 5.5 2.5L21 13.5l-1.5 6z", fill: "#7f8794" },
    { d: "M11 4.5l5.5 2.5-4 4.5-6.5-1.5z", fill: "#a9b0bc" },
    { d: "M12.5 11.5 21 13.5l-1.5 6h-7.5z", fill: "#5d6572" },
  ],
  gold: [
    { d: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", fill: "#d9a928" },
    { d: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z", fill: "#f0cd62" },
    { d: "M12 8.3l3.1 1.8v3.7L12 15.7l-3.1-1.9v-3.7z", fill: "#b5851a" },
  ],
};
