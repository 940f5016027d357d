import { Rest } from 'ably';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Reading } from '../commandLine.ts';

interface Report {
  readonly channel: string;
  readonly id: string;
  readonly data: unknown;
}

interface RetryOptions {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called once when retries begin, and once when they succeed. */
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds between retries, at first and at most. */
const minRetryDelay = 250;
const maxRetryDelay = 5_000;

/** Timeout of an answer in milliseconds. */
const timeout = 10_000;

/** An error that an answer carried; what has no status got no answer. */
const Answered = t.type({ statusCode: t.number, message: t.string });

/** Whether the same request may be answered otherwise later. */
const isTransient = (error: unknown): boolean =>
  !Answered.is(error) || error.statusCode === 429 || error.statusCode >= 500;

/** Ably's own REST client, at a deployment or at Ably. Over plain HTTP it sends tokens signed with the key, never the key. */
export const restClient = (url: string, key: string) => {
  const { hostname, port, protocol } = new URL(url);
  const tls = protocol === 'https:';
  const number = port === '' ? (tls ? 443 : 80) : Number(port);
  const rest = new Rest({
    key,
    endpoint: hostname,
    port: number,
    tlsPort: number,
    tls,
    useTokenAuth: !tls,
    fallbackHosts: [],
    useBinaryProtocol: false,
    httpRequestTimeout: timeout,
    logLevel: 0,
  });
  const saidBy = (error: unknown): string =>
    Answered.is(error) ? `${url} answered ${error.statusCode}: ${error.message}` : `nobody answers at ${url}`;

  return {
    /** The channel's server time in milliseconds since 1970, or an error message. */
    time: (): Promise<Reading<number>> =>
      rest
        .time()
        .then(either.right, (error: unknown) =>
          either.left(
            isTransient(error)
              ? saidBy(error)
              : `${url} has no live channel of its own (${saidBy(error)}): does Ably carry it?`,
          ),
        ),
    /** Sends until stored: the serial, null if discarded or aborted, or an error message if refused. */
    send: async (report: Report, { wait, say, signal }: RetryOptions): Promise<Reading<string | null>> => {
      const { channel, id, data } = report;
      for (let tries = 0; ; tries += 1) {
        try {
          const { serials } = await rest.channels.get(channel).publish({ id, name: 'event', data });
          if (tries > 0) say('it goes on');
          return either.right(serials[0] ?? null);
        } catch (error) {
          if (Answered.is(error) && !isTransient(error))
            return either.left(
              `${url} refused a message for ${channel} with ${error.statusCode}: ${error.message}`,
            );
          if (signal.aborted) return either.right(null);
          if (tries === 0) say(`${saidBy(error)}: it is tried again until it is stored (Ctrl-C stops it)`);
          await wait(Math.min(maxRetryDelay, minRetryDelay * 2 ** Math.min(tries, 10)));
        }
      }
    },
  };
};
