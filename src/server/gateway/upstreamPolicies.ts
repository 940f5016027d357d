import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import type { SourceFailure } from './source.ts';

/** The default load on a federation. Times in milliseconds. */
export const policyLimits = {
  /** Retries after an attempt without an answer or with a 5xx. */
  retries: 2,
  /** Delay before the first retry, then doubled with jitter. */
  backoff: 100,
  /** Consecutive failures that open a call's circuit breaker, and for how long. */
  breakAfter: 8,
  breakFor: 5_000,
  /** Concurrent requests to one federation, and of one call, so that a call that hangs leaves the others room. */
  open: 32,
  openOfCall: 12,
  /** Waiting requests to one federation, and for how long each waits at most. */
  waiting: 5_000,
  patience: 20_000,
};

/** A failed attempt as an exception, as the policies use them. */
export class FailedAttempt extends Error {
  readonly failure: SourceFailure;
  /** Whether it indicates a fault of the federation, not of the requested thing. */
  readonly isOutage: boolean;
  /** Milliseconds of pause requested by `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(failure: SourceFailure, isOutage = true, retryAfter: number | null = null) {
    super(failure.message);
    this.failure = failure;
    this.isOutage = isOutage;
    this.retryAfter = retryAfter;
  }
}

const isTransient = ({ failure, retryAfter }: FailedAttempt): boolean =>
  retryAfter === null && (failure.type === 'Unavailable' || failure.type === 'TimedOut');

const isOutage = (error: FailedAttempt): boolean => error.isOutage && isTransient(error);

/** The failure when a circuit breaker rejects a request; undefined for any other error. */
export const refusedByPolicy = (error: unknown): SourceFailure | undefined =>
  error instanceof BrokenCircuitError
    ? { type: 'Unavailable', message: 'this call of the federation is down and left alone for a moment' }
    : undefined;

/**
 * The policies of one federation: each call has a circuit breaker of its own, so that a failing call does not affect the others.
 */
export const createPolicies = (
  limits: Readonly<typeof policyLimits>,
  /** Called when a breaker opens, and when an answer has closed it. */
  onBreaker: (call: string, isOpen: boolean) => void = () => {},
): ((call: string) => IPolicy) => {
  const calls = new Map<string, IPolicy>();
  const policyOf = (call: string): IPolicy => {
    const breaker = circuitBreaker(handleType(FailedAttempt, isOutage), {
      halfOpenAfter: limits.breakFor,
      breaker: new ConsecutiveBreaker(limits.breakAfter),
    });
    breaker.onStateChange((state) => onBreaker(call, state !== CircuitState.Closed));
    const retries = retry(handleType(FailedAttempt, isTransient), {
      maxAttempts: limits.retries,
      backoff: new ExponentialBackoff({ initialDelay: limits.backoff }),
    });
    return wrap(retries, breaker);
  };
  return (call) => {
    const policy = calls.get(call) ?? policyOf(call);
    calls.set(call, policy);
    return policy;
  };
};

/** The minimum and maximum pause, in milliseconds. */
const [least, most] = [1_000, 300_000] as const;

/** Maximum random extension of a pause, so that replicas do not return at once. */
const jitter = 0.2;

/**
 * The pause in milliseconds that a `Retry-After` header (RFC 9110 §10.2.3: seconds, or a date) requests, spread by `random` (0 up
 * to 1); null when missing or malformed. `now` is in milliseconds since 1970.
 */
export const pauseOf = (header: string | undefined, now: number, random: number): number | null => {
  if (header === undefined) return null;
  const requested = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(requested) ? null : Math.min(most, Math.max(least, requested)) * (1 + jitter * random);
};
