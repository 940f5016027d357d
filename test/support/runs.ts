/** Whether all is tried (`KAMPDAG_WHOLE_UNITS=on`). */
export const isWhole = process.env['KAMPDAG_WHOLE_UNITS'] === 'on';

/** How often a property of simulated matches is tried: so many times in every test run, four times as many where all is tried. */
export const runs = (few: number): number => (isWhole ? 4 * few : few);
