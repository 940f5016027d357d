import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';

/** Milliseconds that an answer asked for ahead waits for its page: longer, and it may have changed. */
const kept = 10_000;

interface Ahead {
  readonly at: Instant;
  readonly answer: Promise<either.Either<GatewayFailure, unknown>>;
}

/** A transport, and another one that asks ahead for it. */
export interface AskingAhead {
  /** Gives what was asked ahead, once; asks for everything else. */
  readonly transport: GatewayTransport;
  /** Asks for what a page will want, so that it is on its way before the page is. */
  readonly ahead: GatewayTransport;
}

/** What is asked ahead is asked once and given once: whoever asks again, to renew what is shown, is answered anew. */
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
