import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { either } from 'fp-ts';
import { Agent, request } from 'undici';
import { defaultLimits } from '../../server/gateway/federationSource.ts';
import type { GatewaySource, SourceFailure } from '../../server/gateway/source.ts';
import { bodyOf } from '../../server/gateway/upstreamBody.ts';

/** A federation's answer to one request, or its failure. */
export interface UpstreamAnswer {
  /** Null without an answer. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** The federation's clock minus ours, in milliseconds; null without a `Date` header. */
  readonly ahead: number | null;
  readonly answer: either.Either<SourceFailure, unknown>;
}

/** Timeouts in milliseconds of one answer, and of all of them, after which nothing is requested. */
const timeout = 5_000;
const total = 120_000;

/** Unanswered requests after which the federation counts as down and is left alone. */
const maxUnanswered = 2;

const failed = (type: SourceFailure['type'], message: string): either.Either<SourceFailure, never> =>
  either.left({ type, message });

const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return [code, name].filter((text) => typeof text === 'string').join(' ');
};

const notAsked = (message: string): UpstreamAnswer => ({
  status: null,
  milliseconds: 0,
  ahead: null,
  answer: failed('Unavailable', message),
});

/** Requests a federation sequentially, with the same GETs as the server, without retries. */
export const doctorUpstream = (address: string) => {
  const agent = new Agent({ connections: 1, maxResponseSize: defaultLimits.largest });
  const known = new Map<string, Promise<UpstreamAnswer>>();
  const until = Date.now() + total;
  const unanswered = { count: 0 };

  const answered = async (path: GatewayPath): Promise<UpstreamAnswer> => {
    if (unanswered.count >= maxUnanswered)
      return notAsked('it was not asked, for the federation does not answer');
    if (Date.now() > until) return notAsked('it was not asked, for the federation takes too long');
    const began = Date.now();
    try {
      const { statusCode, headers, body } = await request(`${address}/${path}`, {
        dispatcher: agent,
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      unanswered.count = 0;
      const ended = Date.now();
      const date = Date.parse(String(headers['date']));
      const received = { status: statusCode, milliseconds: ended - began, ahead: date - (began + ended) / 2 };
      const isFound = statusCode >= 200 && statusCode <= 299;
      const isMissing = statusCode === 404 || statusCode === 410;
      return {
        ...received,
        ahead: Number.isNaN(date) ? null : received.ahead,
        answer: isFound
          ? await bodyOf(bytes, String(headers['content-encoding'] ?? ''), defaultLimits.largest)
          : failed(
              isMissing ? 'NotFound' : 'Unavailable',
              isMissing ? 'there is none' : 'it does not answer',
            ),
      };
    } catch (error) {
      const code = codeOf(error);
      const isTooLarge = code.includes('MAX_SIZE');
      const isSlow = /TIMEOUT|TimeoutError|AbortError/.test(code);
      if (!isTooLarge) unanswered.count += 1;
      const seconds = timeout / 1_000;
      return {
        ...notAsked(''),
        milliseconds: Date.now() - began,
        answer: isTooLarge
          ? failed('BadAnswer', 'the answer is larger than 8 MB')
          : failed(
              isSlow ? 'TimedOut' : 'Unavailable',
              isSlow ? `no answer within ${seconds} seconds` : `it cannot be reached (${code.split(' ')[0]})`,
            ),
      };
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  const ask = (path: GatewayPath): Promise<UpstreamAnswer> => {
    const earlier = known.get(path);
    if (earlier !== undefined) return earlier;
    const asked = last.then(() => answered(path));
    last = asked;
    known.set(path, asked);
    return asked;
  };
  return {
    ask,
    /** The same answers, for code that asks as the server does. */
    source: { request: (_, path) => async () => (await ask(path)).answer } satisfies GatewaySource,
    close: (): Promise<void> => agent.destroy(),
  };
};

/** A federation that gets each request once, one at a time. */
export type DoctorUpstream = ReturnType<typeof doctorUpstream>;
