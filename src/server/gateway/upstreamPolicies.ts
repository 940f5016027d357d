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
import type { SourceFailure } from './source.ts';

/** How patient a source is with its federation. Times in milliseconds. */
export interface PolicyLimits {
  /** Attempts after the first that failed without an answer or with a 5xx. */
  readonly retries: number;
  /** Before the first of them; doubled with jitter after it. */
  readonly backoff: number;
  /** Failures of one call in a row after which nobody makes it for a while, and for how long. */
  readonly breakAfter: number;
  readonly breakFor: number;
  /** Questions to one federation that are open at once, and that wait for their turn. */
  readonly open: number;
  readonly queue: number;
  /** Of them, those of one call. */
  readonly openOfCall: number;
  readonly queueOfCall: number;
}

/** A failed attempt on its way through the policies, which speak in exceptions. */
export class FailedAttempt extends Error {
  readonly failure: SourceFailure;
  /** Whether it tells of trouble at the federation, and not of the thing that was asked for. */
  readonly isTrouble: boolean;
  /** Milliseconds for which the federation wants to be left alone, by `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(failure: SourceFailure, isTrouble = true, retryAfter: number | null = null) {
    super(failure.message);
    this.failure = failure;
    this.isTrouble = isTrouble;
    this.retryAfter = retryAfter;
  }
}

const mayPass = ({ failure, retryAfter }: FailedAttempt): boolean =>
  retryAfter === null && (failure.type === 'Unavailable' || failure.type === 'TimedOut');

const isTrouble = (error: FailedAttempt): boolean => error.isTrouble && mayPass(error);

/** What is left when the policies have given up; undefined for what is none of theirs. */
export const refusedByPolicy = (error: unknown): SourceFailure | undefined => {
  if (error instanceof BrokenCircuitError) {
    return {
      type: 'Unavailable',
      message: 'this call of the federation is down and left alone for a moment',
    };
  }
  return error instanceof BulkheadRejectedError
    ? { type: 'Unavailable', message: 'too many questions wait for the federation' }
    : undefined;
};

/**
 * The policies of one federation: each call has a circuit breaker and places of its own, so that one that fails or hangs takes
 * nothing from the others.
 */
export const createPolicies = (limits: PolicyLimits): ((call: string) => IPolicy) => {
  const federation = bulkhead(limits.open, limits.queue);
  const calls = new Map<string, IPolicy>();
  const policyOf = (): IPolicy =>
    wrap(
      retry(handleType(FailedAttempt, mayPass), {
        maxAttempts: limits.retries,
        backoff: new ExponentialBackoff({ initialDelay: limits.backoff }),
      }),
      circuitBreaker(handleType(FailedAttempt, isTrouble), {
        halfOpenAfter: limits.breakFor,
        breaker: new ConsecutiveBreaker(limits.breakAfter),
      }),
      bulkhead(limits.openOfCall, limits.queueOfCall),
      federation,
    );
  return (call) => {
    const policy = calls.get(call) ?? policyOf();
    calls.set(call, policy);
    return policy;
  };
};
