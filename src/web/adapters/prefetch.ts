import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';

/** Milliseconds for which a prefetched answer is fresh. */
const kept = 10_000;

interface Ahead {
  readonly at: Instant;
  readonly answer: Promise<either.Either<GatewayFailure, unknown>>;
}

/** A transport, and one that prefetches for it. */
export interface AskingAhead {
  /** Serves each prefetched answer once; requests everything else. */
  readonly transport: GatewayTransport;
  /** Prefetches a page's answers. */
  readonly ahead: GatewayTransport;
}

/** Adds prefetching to a transport. Each prefetched answer is served once, so a refresh gets a new one. */
export const askingAhead = (transport: GatewayTransport, now: () => Instant): AskingAhead => {
  const asked = new Map<string, Ahead>();
  const fresh = (path: string): Ahead | null => {
    const entry = asked.get(path);
    return entry !== undefined && now() - entry.at < kept ? entry : null;
  };
  const forgetIfFailed = async (path: string, entry: Ahead): Promise<void> => {
    if (either.isLeft(await entry.answer) && asked.get(path) === entry) asked.delete(path);
  };
  return {
    transport: {
      request: (method, path) => () => {
        const entry = fresh(path);
        asked.delete(path);
        return entry === null ? transport.request(method, path)() : entry.answer;
      },
    },
    ahead: {
      request: (method, path) => () => {
        const known = fresh(path);
        if (known !== null) return known.answer;
        const answer = transport.request(method, path)();
        const entry = { at: now(), answer };
        asked.set(path, entry);
        void forgetIfFailed(path, entry);
        return answer;
      },
    },
  };
};
