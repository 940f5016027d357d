/**
 * Whether every combination is to be seen (`KAMPDAG_WHOLE_JOURNEYS=on`, some twenty minutes). Else each screen is seen once at
 * one of the widths, in one of the languages, and in one of the federation's bad manners, so that each of these is seen often.
 */
export const isWhole = process.env['KAMPDAG_WHOLE_JOURNEYS'] === 'on';

/** The first two ways to a screen, which differ in sport, width and language; all of them where all is to be seen. */
export const fewOf = <A>(ways: readonly A[]): readonly A[] => (isWhole ? ways : ways.slice(0, 2));
