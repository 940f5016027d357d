/**
 * A selector for pages with more updates than anybody can follow (`data-flood` on the root): animations stop there, because each frame
 * would recalculate every change since the last.
 */
export const duringFlood = ':root[data-flood] &';
