import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';

/** Milliseconds for which a prefetched answer is fresh. */
const freshFor = 10_000;

interface PrefetchedAnswer {
  readonly at: Instant;
  readonly answer: Promise<either.Either<GatewayFailure, unknown>>;
}

/** A transport that serves each prefetched answer once, so a refresh gets a new one, and one that prefetches for it. */
export const withPrefetch = (
  transport: GatewayTransport,
  now: () => Instant,
): Readonly<Record<'transport' | 'prefetch', GatewayTransport>> => {
  const answers = new Map<string, PrefetchedAnswer>();
  const fresh = (path: string): PrefetchedAnswer | null => {
    const entry = answers.get(path);
    return entry !== undefined && now() - entry.at < freshFor ? entry : null;
  };
  const forgetIfFailed = async (path: string, entry: PrefetchedAnswer): Promise<void> => {
    if (either.isLeft(await entry.answer) && answers.get(path) === entry) answers.delete(path);
  };
  return {
    transport: {
      request: (method, path) => () => {
        const entry = fresh(path);
        answers.delete(path);
        return entry === null ? transport.request(method, path)() : entry.answer;
      },
    },
    prefetch: {
      request: (method, path) => () => {
        const known = fresh(path);
        if (known !== null) return known.answer;
        const answer = transport.request(method, path)();
        const entry = { at: now(), answer };
        answers.set(path, entry);
        void forgetIfFailed(path, entry);
        return answer;
      },
    },
  };
};
