import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import type { DeviceClocks, ServerClock } from './serverClock.ts';

/** The transport's settings. */
export interface HttpTransportConfig {
  readonly fetch: typeof globalThis.fetch;
  /** Receives the server's time from each answer, for the page's clock. */
  readonly onServerTime: (serverTime: Instant) => void;
  /** `get` if every call uses GET, so that an edge cache can store it. */
  readonly calls?: 'get' | undefined;
}

/** The timeout of a request, in milliseconds. */
const timeout = 15_000;

const serverTimeHeader = 'x-kampdag-now';

const readServerTime = ({ headers }: Response, answered: HttpTransportConfig['onServerTime']): void => {
  const now = Number(headers.get(serverTimeHeader));
  if (Number.isFinite(now) && now > 0) answered(Instant(now));
};

/** Fetches the server's time, past every cache. A failure changes nothing. */
export const fetchServerTime = ({
  fetch,
  steady,
  measured,
}: Pick<HttpTransportConfig, 'fetch'> &
  Pick<DeviceClocks, 'steady'> &
  Pick<ServerClock, 'measured'>): Promise<void> => {
  const askedAt = steady();
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeout) }).then(
    (response) => readServerTime(response, (serverTime) => measured(serverTime, steady() - askedAt)),
    () => undefined,
  );
};

/** The server's message is for developers; visitors see a text by kind of failure. */
const refusal = async (response: Response): Promise<GatewayFailure> => ({
  type: 'Refused',
  status: response.status,
  message: (await response.text()).slice(0, 200),
});

/** The gateway over HTTP: one address for POST, the paths themselves for GET (specification §7). It never rejects. */
export const httpTransport = ({ fetch, onServerTime, calls }: HttpTransportConfig): GatewayTransport => ({
  request: (method, path) => async () => {
    const signal = AbortSignal.timeout(timeout);
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
      readServerTime(response, onServerTime);
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
