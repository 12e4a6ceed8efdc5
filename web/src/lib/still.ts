/** Whether the system asks for stillness. */

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
