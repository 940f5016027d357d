import { keptAtHeader } from '../web/offline/protocol.ts';

/** Statuses of a missing or withheld thing. */
const gone: ReadonlySet<number> = new Set([401, 403, 404, 410, 451]);

/** Whether the cached response of an address must be deleted because of the current one. */
export const isGone = ({ status }: Response): boolean => gone.has(status);

/** Whether a response may be cached. */
export const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('cache-control')?.includes('no-store') !== true;

/** When a cached response was cached, in milliseconds since 1970. */
export const keptAtOf = ({ headers }: Response): number => Number(headers.get(keptAtHeader));

/** Headers of a cached response: those that affect its display, and the time of caching. */
export const keptHeaders = (
  { headers }: Response,
  keptAt: number,
  more: Readonly<Record<string, string>> = {},
): Headers => {
  const kept = new Headers({ ...more, [keptAtHeader]: String(keptAt) });
  for (const name of [
    'content-type',
    'content-security-policy',
    'cross-origin-opener-policy',
    'referrer-policy',
  ]) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
};
