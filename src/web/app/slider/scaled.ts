import { unit } from './unit.css.ts';

/** The slider's largest growth with the root font size, so that one card fits on a phone. */
const mostGrowth = 1.75;

/** The value of `unit`. */
export const unitSize = `min(0.0625rem, ${mostGrowth}px)`;

/** A CSS length of the slider, given in pixels at a root font size of 16 px. */
export const scaled = (pixels: number): string => `calc(${pixels} * ${unit})`;

/** The current value of `unit`, in CSS pixels. */
export const scaleNow = (): number =>
  Math.min(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, mostGrowth) || 1;
