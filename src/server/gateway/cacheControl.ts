import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Seconds that an answer past its lifetime is kept at the edge: nobody there asks more often. */
const staleAge = 1;

/**
 * Milliseconds that the edge keeps what a league publishes: it is hidden within 20 seconds when it no longer does (reading 24). A failure of ours
 * may be that it is: then nothing older is given for it.
 */
const longestOfLeague = { fresh: 5_000, stale: 1_000 };

/**
 * What a GET's answer tells browsers and the edge (RFC 9111, RFC 5861): kept for its lifetime, given once more while it is asked for
 * anew; where nobody answers, only what everybody may see. What is stale already is kept for a second.
 */
export const cacheControlOf = (
  { lifetime, isOpen }: Pick<AnyEndpoint, 'lifetime' | 'isOpen'>,
  staleBy: number,
): string => {
  const fresh = isOpen ? lifetime.fresh : Math.min(lifetime.fresh, longestOfLeague.fresh);
  const stale = isOpen ? lifetime.stale : Math.min(lifetime.stale, longestOfLeague.stale);
  const age = staleBy > 0 ? staleAge : Math.max(1, seconds(fresh));
  // A browser asks again when the visitor does; the edge answers for the whole lifetime.
  const browser = Math.min(age, 60);
  const onError = isOpen ? `, stale-if-error=${seconds(lifetime.onError)}` : '';
  return `public, max-age=${browser}, s-maxage=${age}, stale-while-revalidate=${seconds(stale)}${onError}`;
};
