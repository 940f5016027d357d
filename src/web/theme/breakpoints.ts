/** Widths in px at which the layout changes (specification §9). Mobile is everything below `lg`. */
const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Pixels at the usual font size. In a browser set to larger letters a screen is as narrow as its letters make it (WCAG 1.4.4). */
const em = (pixels: number): string => `${pixels / 16}em`;

/** A media query from a width up, in pixels at the usual font size. */
export const fromWidth = (pixels: number): string => `(min-width: ${em(pixels)})`;

/** A media query below a width, in pixels at the usual font size. */
export const belowWidth = (pixels: number): string => `(max-width: ${em(pixels - 0.02)})`;

/** A media query from this width up. */
export const from = (name: keyof typeof breakpoints): string => fromWidth(breakpoints[name]);

/** A media query below this width. */
export const below = (name: keyof typeof breakpoints): string => belowWidth(breakpoints[name]);

/** Screens too short for sticky elements: phones held sideways, and pages at 400 % zoom (WCAG 1.4.10). */
export const short = '(max-height: 480px)';

/** A list of matches too narrow for its font size, so that names move below the start (WCAG 1.4.4). */
export const inLargeLetters = '(max-width: 14rem)';
