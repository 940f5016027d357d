import type { Problem } from '../decode/problem.ts';

/** Nobody answered: no network, a time limit, a broken connection. */
export interface Unreachable {
  readonly type: 'Unreachable';
  readonly message: string;
}

/** An answer outside 200–299 (specification §8). */
export interface Refused {
  readonly type: 'Refused';
  readonly status: number;
  readonly message: string;
}

/** An answer that is not what the call promises, or the federation's own `{"errorMessage"}`. */
export interface Undecodable {
  readonly type: 'Undecodable';
  readonly problems: readonly Problem[];
}

/** Why a call gave no value. Nothing is retried by itself (specification §8, reading 28). */
export type GatewayFailure = Unreachable | Refused | Undecodable;
