import type { DeploymentId } from '@kampdag/core/site/deployment';
import { either, option, taskEither } from 'fp-ts';
import { Agent, request } from 'undici';
import type { Effects } from '../effects.ts';
import { errorCode } from '../errorCode.ts';
import { createFairQueue, type FairQueue } from './fairQueue.ts';
import { type Call, callOf } from './router.ts';
import type { GatewaySource, SourceFailure } from './source.ts';
import { bodyOf } from './upstreamBody.ts';
import { createPolicies, FailedAttempt, pauseOf, policyLimits, refusedByPolicy } from './upstreamPolicies.ts';

/** The default limits of requests to a federation. Times in milliseconds. */
export const defaultLimits = {
  ...policyLimits,
  /** Timeout of connecting. */
  connect: 2_000,
  /** Timeout until the first byte of the answer. */
  headers: 4_000,
  /** Timeout of one attempt, even if data drips in. */
  attempt: 5_000,
  /** Timeout of all attempts together, once it is the request's turn. */
  total: 9_000,
  /** Maximum bytes of an answer, compressed and unpacked. */
  largest: 8 * 1024 * 1024,
};

/** Milliseconds of pause after a 429 without `Retry-After`. */
const defaultPause = 5_000;

/** The addresses and effects of the federations. */
export interface FederationConfig extends Pick<Effects, 'elapsed' | 'random' | 'wait'> {
  /** Scheme and host by deployment. */
  readonly upstreams: ReadonlyMap<DeploymentId, string>;
  readonly limits?: Partial<typeof defaultLimits>;
  /** Called after every attempt with its outcome and its duration in milliseconds. */
  readonly onAttempt?: (outcome: SourceFailure['type'] | 'answered', milliseconds: number) => void;
  /** Called when a call's circuit breaker opens, and when it is closed again. */
  readonly onBreaker?: (deployment: DeploymentId, call: string, isOpen: boolean) => void;
  /** Time in milliseconds since 1970, for a `Retry-After` date. */
  readonly now: () => number;
}

/** A federation, and when it may be requested again, by `elapsed`. */
interface Federation {
  readonly address: string;
  readonly policyOf: ReturnType<typeof createPolicies>;
  /** The turns of its calls. */
  readonly turns: FairQueue<string>;
  pausedUntil: number;
}

/** A source with open connections. */
export interface FederationSource extends GatewaySource {
  readonly close: () => Promise<void>;
}

const failed = (type: SourceFailure['type'], message: string): FailedAttempt =>
  new FailedAttempt({ type, message });

const headerText = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** The failure of an undici or Node error. */
const failureOf = (error: unknown): FailedAttempt => {
  if (error instanceof FailedAttempt) return error;
  const code = errorCode(error);
  const aborted = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  if (aborted || code.endsWith('_TIMEOUT')) return failed('TimedOut', 'the federation took too long');
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return failed('BadAnswer', 'the answer is too large');
  return failed('Unavailable', `the federation could not be reached${code === '' ? '' : ` (${code})`}`);
};

/** The failure of a status. A 500 concerns only the request, so it does not open the circuit breaker. */
const statusFailure = (status: number, pause: number | null): FailedAttempt => {
  if (status === 404 || status === 410) return failed('NotFound', 'the federation has no such thing');
  if (status !== 429 && status < 500) return failed('BadAnswer', `the federation answered ${status}`);
  return new FailedAttempt(
    { type: 'Unavailable', message: `the federation answered ${status}` },
    status !== 500,
    status === 429 ? (pause ?? defaultPause) : pause,
  );
};

const paused: SourceFailure = { type: 'Unavailable', message: 'the federation wants to be left alone' };
const waitedTooLong: SourceFailure = {
  type: 'Unavailable',
  message: 'too many questions wait for the federation',
};

/**
 * The real federations over HTTP: plain GETs of the table's paths (wire-format §2), limited in time and size, retried a little,
 * and paused by a circuit breaker when down. What is too much at once waits its turn, call by call. Nothing of a visitor's request is passed on; redirects are not followed.
 */
export const federationSource = (config: FederationConfig): FederationSource => {
  const limits = { ...defaultLimits, ...config.limits };
  const { onAttempt = () => undefined, onBreaker = () => undefined, elapsed, now, random, wait } = config;
  const agent = new Agent({
    connect: { timeout: limits.connect },
    headersTimeout: limits.headers,
    bodyTimeout: limits.attempt,
    maxResponseSize: limits.largest,
    connections: limits.open,
    keepAliveTimeout: 10_000,
    maxHeaderSize: 16 * 1024,
  });
  const federations = new Map<DeploymentId, Federation>();
  for (const [id, address] of config.upstreams) {
    const turns = createFairQueue<string>({ ...limits, openOfLane: limits.openOfCall, wait });
    const policyOf = createPolicies(limits, (call, isOpen) => onBreaker(id, call, isOpen));
    federations.set(id, { address, policyOf, turns, pausedUntil: 0 });
  }

  const attempt = async (address: string, deadline: AbortSignal): Promise<unknown> => {
    const began = elapsed();
    const report = (outcome: SourceFailure['type'] | 'answered'): void =>
      onAttempt(outcome, elapsed() - began);
    try {
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(limits.attempt)]);
      const { statusCode, headers, body } = await request(address, {
        dispatcher: agent,
        method: 'GET',
        headers: { accept: 'application/json' },
        signal,
      });
      if (statusCode < 200 || statusCode > 299) {
        await body.dump({ limit: 16 * 1024, signal }).catch(() => undefined);
        throw statusFailure(statusCode, pauseOf(headerText(headers['retry-after']), now(), random()));
      }
      const bytes = Buffer.from(await body.arrayBuffer());
      const read = await bodyOf(bytes, String(headers['content-encoding'] ?? ''), limits.largest);
      if (either.isLeft(read)) throw new FailedAttempt(read.left);
      report('answered');
      return read.right;
    } catch (error) {
      const failure = failureOf(error);
      report(failure.failure.type);
      throw failure;
    }
  };

  const isPaused = ({ pausedUntil }: Federation): boolean => elapsed() < pausedUntil;

  return {
    request: (deployment, path) => {
      const federation = federations.get(deployment.id);
      if (federation === undefined) {
        return taskEither.left({ type: 'Unavailable', message: `no upstream for ${deployment.id}` });
      }
      const call = option.match(
        () => 'other',
        ({ endpoint }: Call) => endpoint.name,
      )(callOf(path));
      return async () => {
        if (isPaused(federation)) return either.left(paused);
        const leave = await federation.turns.enter(call);
        if (leave === null) return either.left(waitedTooLong);
        const deadline = AbortSignal.timeout(limits.total);
        try {
          if (isPaused(federation)) return either.left(paused);
          return either.right(
            await federation
              .policyOf(call)
              .execute(({ signal }) => attempt(`${federation.address}/${path}`, signal), deadline),
          );
        } catch (error) {
          const failure = failureOf(error);
          if (failure.retryAfter !== null) {
            federation.pausedUntil = Math.max(federation.pausedUntil, elapsed() + failure.retryAfter);
          }
          return either.left(refusedByPolicy(error) ?? failure.failure);
        } finally {
          leave();
        }
      };
    },
    close: () => agent.destroy(),
  };
};
