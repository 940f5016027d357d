import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';

/** What the transport needs of its browser. */
export interface HttpTransportConfig {
  readonly fetch: typeof globalThis.fetch;
  /** Called with the server's time that each answer names, for the page's clock. */
  readonly answered: (serverTime: Instant) => void;
  /** `get`: every call is made with GET, for an edge cache to carry it. */
  readonly calls?: 'get' | undefined;
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number;
}

const defaultPatience = 15_000;

const serverTimeHeader = 'x-kampdag-now';

const hear = ({ headers }: Response, answered: HttpTransportConfig['answered']): void => {
  const now = Number(headers.get(serverTimeHeader));
  if (Number.isFinite(now) && now > 0) answered(Instant(now));
};

/** What asking for the server's time needs. */
export interface ServerTimeQuestion {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds by a clock that nobody sets. */
  readonly steady: () => number;
  /** Called with the server's time and with the milliseconds that it took to hear it. */
  readonly measured: (serverTime: Instant, took: number) => void;
}

/** Asks the server for nothing but its time, past every cache. An answer that does not come changes nothing. */
export const hearServerTime = ({ fetch, steady, measured }: ServerTimeQuestion): Promise<void> => {
  const askedAt = steady();
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(defaultPatience) }).then(
    (response) => hear(response, (serverTime) => measured(serverTime, steady() - askedAt)),
    () => undefined,
  );
};

/** The server's own words are for developers; the visitor is told by the kind of failure. */
const refusal = async (response: Response): Promise<GatewayFailure> => ({
  type: 'Refused',
  status: response.status,
  message: (await response.text()).slice(0, 200),
});

/** The gateway over HTTP: one address for POST, the paths themselves for GET (specification §7). It never rejects. */
export const httpTransport = ({
  fetch,
  answered,
  calls,
  patience = defaultPatience,
}: HttpTransportConfig): GatewayTransport => ({
  request: (method, path) => async () => {
    const signal = AbortSignal.timeout(patience);
    try {
      const response =
        method === 'GET' || calls === 'get'
          ? await fetch(`/api/${path}`, { signal, headers: { accept: 'application/json' } })
          : await fetch('/api/gateway', {
              signal,
              method: 'POST',
              headers: { accept: 'application/json', 'content-type': 'application/json' },
              body: JSON.stringify({ path }),
            });
      hear(response, answered);
      return response.ok
        ? either.right((await response.json()) as unknown)
        : either.left(await refusal(response));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return either.left<GatewayFailure>(
        error instanceof SyntaxError
          ? { type: 'Undecodable', problems: [{ path: '', message }] }
          : { type: 'Unreachable', message },
      );
    }
  },
});
