import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { either } from 'fp-ts';
import { Agent, request } from 'undici';
import { defaultLimits } from '../../server/gateway/federationSource.ts';
import type { GatewaySource, SourceFailure } from '../../server/gateway/source.ts';
import { bodyOf } from '../../server/gateway/upstreamBody.ts';

/** A federation's answer to one question, or what came instead. */
export interface AskedOnce {
  /** Null where nobody answered. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** The federation's clock less ours, in milliseconds; null where its answer had no `Date`. */
  readonly ahead: number | null;
  readonly answer: either.Either<SourceFailure, unknown>;
}

/** A federation that is asked each question once, one after the other. */
export interface DoctorUpstream {
  readonly ask: (path: GatewayPath) => Promise<AskedOnce>;
  /** The same answers, for who asks as the server does. */
  readonly source: GatewaySource;
  readonly close: () => Promise<void>;
}

/** What asking a federation needs. */
export interface DoctorUpstreamConfig {
  /** Scheme and host. */
  readonly address: string;
  /** Milliseconds that one answer may take. */
  readonly patience: number;
  /** Milliseconds that all of them may take; whoever asks later is not answered. */
  readonly total: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** So many questions that nobody answered, and the federation is away: the others are not asked. */
const enoughSilence = 2;

const failed = (type: SourceFailure['type'], message: string): either.Either<SourceFailure, never> =>
  either.left({ type, message });

const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return [code, name].filter((text) => typeof text === 'string').join(' ');
};

const unasked = (message: string): AskedOnce => ({
  status: null,
  milliseconds: 0,
  ahead: null,
  answer: failed('Unavailable', message),
});

/** Opens a federation for questions in a row: plain GETs as the server makes them, none of them repeated. */
export const doctorUpstream = ({ address, patience, total, now }: DoctorUpstreamConfig): DoctorUpstream => {
  const agent = new Agent({ connections: 1, maxResponseSize: defaultLimits.largest });
  const known = new Map<string, Promise<AskedOnce>>();
  const until = now() + total;
  const silence = { times: 0 };

  const answered = async (path: GatewayPath): Promise<AskedOnce> => {
    if (silence.times >= enoughSilence)
      return unasked('it was not asked, for the federation does not answer');
    if (now() > until) return unasked('it was not asked, for the federation takes too long');
    const began = now();
    try {
      const { statusCode, headers, body } = await request(`${address}/${path}`, {
        dispatcher: agent,
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patience),
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      silence.times = 0;
      const ended = now();
      const date = Date.parse(String(headers['date']));
      const told = { status: statusCode, milliseconds: ended - began, ahead: date - (began + ended) / 2 };
      const isThere = statusCode >= 200 && statusCode <= 299;
      const isNowhere = statusCode === 404 || statusCode === 410;
      return {
        ...told,
        ahead: Number.isNaN(date) ? null : told.ahead,
        answer: isThere
          ? await bodyOf(bytes, String(headers['content-encoding'] ?? ''), defaultLimits.largest)
          : failed(
              isNowhere ? 'NotFound' : 'Unavailable',
              isNowhere ? 'there is none' : 'it does not answer',
            ),
      };
    } catch (error) {
      const code = codeOf(error);
      const isTooLarge = code.includes('MAX_SIZE');
      const isSlow = /TIMEOUT|TimeoutError|AbortError/.test(code);
      if (!isTooLarge) silence.times += 1;
      const seconds = patience / 1_000;
      return {
        ...unasked(''),
        milliseconds: now() - began,
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
  const ask = (path: GatewayPath): Promise<AskedOnce> => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const asked = last.then(() => answered(path));
    last = asked;
    known.set(path, asked);
    return asked;
  };
  return {
    ask,
    source: { request: (_, path) => async () => (await ask(path)).answer },
    close: () => agent.destroy(),
  };
};
