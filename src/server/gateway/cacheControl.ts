import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Seconds for which the edge keeps an answer past its lifetime. */
const staleAge = 1;

/**
 * Milliseconds for which the edge keeps a league's answers: withheld data must be gone within 20 seconds (reading 24). On failure
 * nothing older is served, since the failure may mean just that.
 */
const longestOfLeague = { fresh: 5_000, stale: 1_000 };

/**
 * The Cache-Control of a GET's answer (RFC 9111, RFC 5861): its lifetime, then once more while revalidated; on error only if it
 * belongs to no league. A stale answer is kept for a second.
 */
export const cacheControlOf = (
  { lifetime, isOpen }: Pick<AnyEndpoint, 'lifetime' | 'isOpen'>,
  staleBy: number,
): string => {
  const fresh = isOpen ? lifetime.fresh : Math.min(lifetime.fresh, longestOfLeague.fresh);
  const stale = isOpen ? lifetime.stale : Math.min(lifetime.stale, longestOfLeague.stale);
  const age = staleBy > 0 ? staleAge : Math.max(1, seconds(fresh));
  // A browser revalidates sooner; the edge answers for the whole lifetime.
  const browser = Math.min(age, 60);
  const onError = isOpen ? `, stale-if-error=${seconds(lifetime.onError)}` : '';
  return `public, max-age=${browser}, s-maxage=${age}, stale-while-revalidate=${seconds(stale)}${onError}`;
};
