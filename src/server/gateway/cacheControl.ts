import type { Lifetime } from '@kampdag/core/gateway/lifetime';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Seconds that an answer past its lifetime is kept at the edge: nobody there asks more often. */
const staleAge = 1;

/**
 * What a GET's answer tells browsers and the edge (RFC 9111, RFC 5861): kept for its lifetime, given once more while it is asked for
 * anew, and where nobody answers. What is stale already is kept for a second.
 */
export const cacheControlOf = ({ fresh, stale, onError }: Lifetime, staleBy: number): string => {
  const age = staleBy > 0 ? staleAge : Math.max(1, seconds(fresh));
  // A browser asks again when the visitor does; the edge answers for the whole lifetime.
  const browser = Math.min(age, 60);
  return `public, max-age=${browser}, s-maxage=${age}, stale-while-revalidate=${seconds(stale)}, stale-if-error=${seconds(onError)}`;
};
