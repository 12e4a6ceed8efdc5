/** Where a long name may be broken on a narrow card: browsers have no dictionary for all four languages. */

const VOWELS = "aeiouyäöüąęóаеёиоуыэюя";
const CONSONANT = `(?:sch|[cpst]h|[cdrs]z|ck|qu|st|[bcdfgkptбвгдкпт][lrлр]|[^${VOWELS}ьъ])`;
// Spoken as one.
const TOGETHER = "(?!(?<=[cpst])h|(?<=[cdrs])z|(?<=c)k|(?<=s)c?h|(?<=s)t|(?<=[bcdfgkptбвгдкпт])[lrлр])";
const LONG = 6;
const BEFORE = 2; // letters that must stand before a hyphen
const AFTER = 3;

/** Between a vowel and a consonant with its own vowel: "Uni-ver-si-ty", "Fest-halle". */
const BREAK = new RegExp(`(?<=[${VOWELS}](?:[^${VOWELS}\\s]{1,3}[ьъ]?)?)${TOGETHER}(?=${CONSONANT}[${VOWELS}])`, "gi");

const broken = (word: string): string =>
  word.length < LONG
    ? word
    : word.replace(BREAK, (_, at: number) => (at >= BEFORE && word.length - at >= AFTER ? "\u00AD" : ""));

/** The same text with soft hyphens in its long words. */
export const syllables = (text: string): string => text.split(" ").map(broken).join(" ");
