/** Widths in px at which the layout changes (specification §9). Mobile is everything below `lg`. */
const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** A media query from this width up. */
export const from = (name: keyof typeof breakpoints): string => `(min-width: ${breakpoints[name]}px)`;

/** A media query below this width. */
export const below = (name: keyof typeof breakpoints): string => `(max-width: ${breakpoints[name] - 0.02}px)`;

/** Screens too short for sticky elements: phones held sideways, and pages at 400 % zoom (WCAG 1.4.10). */
export const short = '(max-height: 480px)';

/** A list of matches too narrow for its font size, so that names move below the start (WCAG 1.4.4). */
export const inLargeLetters = '(max-width: 14rem)';
