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

const Stored = t.type({ serials: t.array(t.union([t.string, t.null])) });
const Refused = t.type({ error: t.type({ message: t.string }) });

const textOf = ({ data }: Report): { readonly data: string; readonly encoding?: string } =>
  typeof data === 'string' ? { data } : { data: JSON.stringify(data), encoding: 'json' };

const reasonIn = (body: unknown): string => (Refused.is(body) ? `: ${body.error.message}` : '');

const isTransient = (status: number): boolean => status === 429 || status >= 500;

/** A client of Ably's REST API, at a deployment or at Ably. */
export const restClient = (url: string, key: string) => {
  const ask = async (
    path: string,
    init: RequestInit = {},
  ): Promise<either.Either<string, { readonly status: number; readonly body: unknown }>> => {
    try {
      const answer = await fetch(`${url}${path}`, {
        ...init,
        headers: {
          authorization: `Basic ${Buffer.from(key).toString('base64')}`,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        signal: AbortSignal.timeout(timeout),
      });
      return either.right({ status: answer.status, body: await answer.json().catch(() => null) });
    } catch {
      return either.left(`nobody answers at ${url}`);
    }
  };

  return {
    /** The channel's server time in milliseconds since 1970, or an error message. */
    time: async (): Promise<Reading<number>> => {
      const answer = await ask('/time');
      if (either.isLeft(answer)) return answer;
      const { status, body } = answer.right;
      const at: unknown = Array.isArray(body) ? body[0] : undefined;
      return status === 200 && typeof at === 'number'
        ? either.right(at)
        : either.left(
            `${url} has no live channel of its own (GET /time answered ${status}): does Ably carry it?`,
          );
    },
    /** Sends until stored: the serial, null if discarded or aborted, or an error message if refused. */
    send: async (report: Report, { wait, say, signal }: RetryOptions): Promise<Reading<string | null>> => {
      const { channel, id } = report;
      const body = JSON.stringify({ id, name: 'event', ...textOf(report) });
      for (let tries = 0; ; tries += 1) {
        const answer = await ask(`/channels/${encodeURIComponent(channel)}/messages`, {
          method: 'POST',
          body,
        });
        if (either.isRight(answer) && !isTransient(answer.right.status)) {
          const { status, body: stored } = answer.right;
          if (tries > 0) say('it goes on');
          return status === 201 && Stored.is(stored)
            ? either.right(stored.serials[0] ?? null)
            : either.left(`${url} refused a message for ${channel} with ${status}${reasonIn(stored)}`);
        }
        if (signal.aborted) return either.right(null);
        const why = either.isLeft(answer)
          ? answer.left
          : `${url} answered ${answer.right.status}${reasonIn(answer.right.body)}`;
        if (tries === 0) say(`${why}: it is tried again until it is stored (Ctrl-C stops it)`);
        await wait(Math.min(maxRetryDelay, minRetryDelay * 2 ** Math.min(tries, 10)));
      }
    },
  };
};
