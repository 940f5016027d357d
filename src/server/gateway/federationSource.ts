import type { Deployment } from '@kampdag/core/site/deployment';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { either, taskEither } from 'fp-ts';
import { Agent, request } from 'undici';
import type { GatewaySource, SourceFailure } from './source.ts';
import { bodyOf } from './upstreamBody.ts';

/** How patient a source is with its federation. Times in milliseconds. */
export interface FederationLimits {
  /** For a connection to be made. */
  readonly connect: number;
  /** For the first byte of the answer. */
  readonly headers: number;
  /** For one attempt in all: a slow drip ends here. */
  readonly attempt: number;
  /** For all attempts together. */
  readonly total: number;
  /** Attempts after the first that failed without an answer or with a 5xx. */
  readonly retries: number;
  /** Before the first of them; doubled with jitter after it. */
  readonly backoff: number;
  /** Bytes of an answer at most, as it comes and unpacked. */
  readonly largest: number;
  /** Failures in a row after which nobody asks for a while, and for how long. */
  readonly breakAfter: number;
  readonly breakFor: number;
  /** Questions open at once, and waiting for their turn. */
  readonly open: number;
  readonly queue: number;
}

/** What a federation is allowed to cost. */
const defaultLimits: FederationLimits = {
  connect: 2_000,
  headers: 4_000,
  attempt: 5_000,
  total: 9_000,
  retries: 2,
  backoff: 100,
  largest: 8 * 1024 * 1024,
  breakAfter: 8,
  breakFor: 5_000,
  open: 32,
  queue: 200,
};

/** Where the federations answer. */
export interface FederationConfig {
  /** Scheme and host by deployment. */
  readonly upstreams: ReadonlyMap<Deployment['key'], string>;
  readonly limits?: Partial<FederationLimits>;
  /** Told of every attempt: its outcome, and how many milliseconds it took. */
  readonly onAttempt?: (outcome: SourceFailure['type'] | 'answered', milliseconds: number) => void;
  /** Milliseconds, for `onAttempt`. */
  readonly elapsed?: () => number;
}

/** A source that holds connections. */
export interface FederationSource extends GatewaySource {
  readonly close: () => Promise<void>;
}

/** A failure on its way through the policies, which speak in exceptions. */
class Failed extends Error {
  readonly failure: SourceFailure;
  constructor(failure: SourceFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

const transient = (error: Failed): boolean =>
  error.failure.type === 'Unavailable' || error.failure.type === 'TimedOut';

const failed = (type: SourceFailure['type'], message: string): Failed => new Failed({ type, message });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What undici's errors and Node's mean to us. */
const failureOf = (error: unknown): Failed => {
  if (error instanceof Failed) return error;
  const code = codeOf(error);
  const aborted = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  if (aborted || code.endsWith('_TIMEOUT')) return failed('TimedOut', 'the federation took too long');
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return failed('BadAnswer', 'the answer is too large');
  return failed('Unavailable', `the federation could not be reached${code === '' ? '' : ` (${code})`}`);
};

/** The statuses that tell of trouble which may pass. */
const statusFailure = (status: number): Failed => {
  if (status === 404 || status === 410) return failed('NotFound', 'the federation has no such thing');
  if (status === 429 || status >= 500) return failed('Unavailable', `the federation answered ${status}`);
  return failed('BadAnswer', `the federation answered ${status}`);
};

const policyOf = ({ retries, backoff, breakAfter, breakFor, open, queue }: FederationLimits): IPolicy => {
  const passing = handleType(Failed, transient);
  return wrap(
    retry(passing, { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: backoff }) }),
    circuitBreaker(passing, { halfOpenAfter: breakFor, breaker: new ConsecutiveBreaker(breakAfter) }),
    bulkhead(open, queue),
  );
};

/** What is left when the policies have given up. */
const settled = (error: unknown): SourceFailure => {
  if (error instanceof BrokenCircuitError) {
    return { type: 'Unavailable', message: 'the federation is down and left alone for a moment' };
  }
  if (error instanceof BulkheadRejectedError) {
    return { type: 'Unavailable', message: 'too many questions wait for the federation' };
  }
  return failureOf(error).failure;
};

/**
 * The real federations over HTTP: plain GETs of the table's paths (wire-format §2), each with limits of time and size, repeated a
 * little where nobody answered, and not asked for a while when they are down. Nothing of a visitor's request goes along; redirects
 * are not followed.
 */
export const federationSource = (config: FederationConfig): FederationSource => {
  const limits: FederationLimits = { ...defaultLimits, ...config.limits };
  const { onAttempt = () => undefined, elapsed = () => 0 } = config;
  const agent = new Agent({
    connect: { timeout: limits.connect },
    headersTimeout: limits.headers,
    bodyTimeout: limits.attempt,
    maxResponseSize: limits.largest,
    connections: limits.open,
    keepAliveTimeout: 10_000,
    maxHeaderSize: 16 * 1024,
  });
  const policies = new Map([...config.upstreams.keys()].map((key) => [key, policyOf(limits)] as const));

  const attempt = async (address: string, deadline: AbortSignal): Promise<unknown> => {
    const began = elapsed();
    const tell = (outcome: SourceFailure['type'] | 'answered'): void => onAttempt(outcome, elapsed() - began);
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
        throw statusFailure(statusCode);
      }
      const bytes = Buffer.from(await body.arrayBuffer());
      const read = await bodyOf(bytes, String(headers['content-encoding'] ?? ''), limits.largest);
      if (either.isLeft(read)) throw new Failed(read.left);
      tell('answered');
      return read.right;
    } catch (error) {
      const failure = failureOf(error);
      tell(failure.failure.type);
      throw failure;
    }
  };

  return {
    request: (deployment, path) => {
      const upstream = config.upstreams.get(deployment.key);
      const policy = policies.get(deployment.key);
      if (upstream === undefined || policy === undefined) {
        return taskEither.left({ type: 'Unavailable', message: `no upstream for ${deployment.key}` });
      }
      return taskEither.tryCatch(() => {
        const deadline = AbortSignal.timeout(limits.total);
        return policy.execute(({ signal }) => attempt(`${upstream}/${path}`, signal), deadline);
      }, settled);
    },
    close: () => agent.destroy(),
  };
};
