/** Widths in px at which the layout changes (specification §9). Mobile is everything below `lg`. */
const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** A media query for this width and up. */
export const from = (name: keyof typeof breakpoints): string => `(min-width: ${breakpoints[name]}px)`;

/** A media query for everything narrower. */
export const below = (name: keyof typeof breakpoints): string => `(max-width: ${breakpoints[name] - 0.02}px)`;

/** Screens so short that nothing may stay in view: phones held sideways, and pages at 400 % zoom (WCAG 1.4.10). */
export const short = '(max-height: 480px)';

/** A list of matches so narrow for its letters that names have no room beside the start: they stand under it (WCAG 1.4.4). */
export const inLargeLetters = '(max-width: 14rem)';
