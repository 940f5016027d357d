/**
 * Whether to try every combination (`KAMPDAG_WHOLE_JOURNEYS=on`, some twenty minutes). Otherwise two deployments are toured, and of the
 * others what differs by sport; each screen is visited once, in one width, language and manner of the federation, so that each of these is
 * still tried often.
 */
export const isWhole = process.env['KAMPDAG_WHOLE_JOURNEYS'] === 'on';

/** The first variants of a visit, two unless told, which differ in sport, width and language; all with `isWhole`. */
export const fewOf = <A>(ways: readonly A[], few = 2): readonly A[] => (isWhole ? ways : ways.slice(0, few));

/**
 * One variant of what is the same in every sport, width and language; all with `isWhole`.
 * @param nth which, from 0: journeys that lie near each other try different ones
 */
export const oneOf = <A>(ways: readonly A[], nth = 0): readonly A[] =>
  isWhole ? ways : ways.slice(nth, nth + 1);
