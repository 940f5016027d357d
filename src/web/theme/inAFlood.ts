/**
 * Where more is reported than anybody can follow (`data-flood` of the root): nothing moves by itself then, for each frame of what
 * moves has the page go through all that has changed since the one before.
 */
export const inAFlood = ':root[data-flood] &';
