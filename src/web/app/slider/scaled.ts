import { unit } from './unit.css.ts';

/** How much larger than in letters of 16 px the slider gets: on a phone one card has to fit. */
const mostGrowth = 1.75;

/** What `unit` is. */
export const unitSize = `min(0.0625rem, ${mostGrowth}px)`;

/** A measure of the slider as a length: pixels where letters are of 16 px. */
export const scaled = (pixels: number): string => `calc(${pixels} * ${unit})`;

/** How many of the screen's pixels `unit` is now. */
export const scaleNow = (): number =>
  Math.min(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, mostGrowth) || 1;
