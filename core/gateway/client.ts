import { either, taskEither } from 'fp-ts';
import type { Problem } from '../decode/problem.ts';
import type { Endpoint, GatewayMethod } from './endpoint.ts';
import type { GatewayPath } from './pathTemplate.ts';

/** Carries a call: over HTTP in the browser, within the process on the server. Gives the body undecoded. */
export interface GatewayTransport {
  readonly request: (
    method: GatewayMethod,
    path: GatewayPath,
  ) => taskEither.TaskEither<GatewayFailure, unknown>;
}

/** The port to league data: a call's decoded answer, or why there is none. */
export interface GatewayClient {
  readonly fetch: <P, A>(endpoint: Endpoint<P, A>, params: P) => taskEither.TaskEither<GatewayFailure, A>;
}

const undecodable = (problems: readonly Problem[]): GatewayFailure => ({ type: 'Undecodable', problems });

/** Decodes a body that is already available. */
export const decodeBody = <P, A>(endpoint: Endpoint<P, A>, body: unknown): either.Either<GatewayFailure, A> =>
  either.mapLeft(undecodable)(endpoint.decode(body));

/** A client over a transport; the only place where answers are decoded. */
export const clientOver = (transport: GatewayTransport): GatewayClient => ({
  fetch: (endpoint, params) =>
    taskEither.chainEitherK((body: unknown) => decodeBody(endpoint, body))(
      transport.request(endpoint.method, endpoint.write(params)),
    ),
});

/** Why a call gave no value. Nothing is retried automatically (specification §8, reading 28). */
export type GatewayFailure =
  /** No answer: no network, a timeout, a broken connection. */
  | { readonly type: 'Unreachable'; readonly message: string }
  /** A status outside 200–299 (specification §8). */
  | { readonly type: 'Refused'; readonly status: number; readonly message: string }
  /** An answer that does not decode, or the federation's own `{"errorMessage"}`. */
  | { readonly type: 'Undecodable'; readonly problems: readonly Problem[] };

/** Whether a failure means that the thing does not exist: the federation answers 404, or something unreadable (specification §4). */
export const isNotFound = (failure: GatewayFailure): boolean =>
  failure.type === 'Undecodable' || (failure.type === 'Refused' && failure.status === 404);
