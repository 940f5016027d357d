import type { Problem } from '../decode/problem.ts';

/** No answer: no network, a timeout, a broken connection. */
export interface Unreachable {
  readonly type: 'Unreachable';
  readonly message: string;
}

/** A status outside 200–299 (specification §8). */
export interface Refused {
  readonly type: 'Refused';
  readonly status: number;
  readonly message: string;
}

/** An answer that does not decode, or the federation's own `{"errorMessage"}`. */
export interface Undecodable {
  readonly type: 'Undecodable';
  readonly problems: readonly Problem[];
}

/** Why a call gave no value. Nothing is retried automatically (specification §8, reading 28). */
export type GatewayFailure = Unreachable | Refused | Undecodable;
