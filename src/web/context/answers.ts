import {
  clientOver,
  decodeBody,
  type GatewayClient,
  type GatewayFailure,
  type GatewayTransport,
  isNotFound,
} from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';

/** Milliseconds for which an answer is fresh: a screen that shows it asks for no other. */
const freshFor = 10_000;

/** The most answers kept; the oldest go first. */
const mostAnswers = 200;

type Answer = either.Either<GatewayFailure, unknown>;

/** An answer of earlier. */
export interface HeldAnswer<A> {
  readonly value: A;
  readonly isFresh: boolean;
}

/** The bodies and 404s of a page's calls by gateway path, as the server inlines them. */
export interface Inlined {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Default: none. */
  readonly missing?: readonly string[];
}

/**
 * The gateway's answers of a page, by path: what came with it, what was asked for since, and what is on its way. Screens begin with what
 * is held, also after going back, and ask again where it is old.
 */
export interface Answers {
  /** Asks, also where an answer is held; calls of one path at one time share a request. */
  readonly gateway: GatewayClient;
  /** Asks unless a fresh answer is held or on its way: for a page about to be visited. */
  readonly prefetch: GatewayClient;
  /** None where nothing is held, or what is held cannot be decoded. */
  readonly held: <P, A>(endpoint: Endpoint<P, A>, params: P) => option.Option<HeldAnswer<A>>;
  /** Whether the gateway last answered 404. */
  readonly isMissing: (path: string) => boolean;
  /** Everything that is held. */
  readonly all: () => Inlined;
}

/** The answers over a transport, at first those that came with the page. */
export const createAnswers = (
  transport: GatewayTransport,
  now: () => Instant,
  { answers, missing = [] }: Inlined = { answers: {} },
): Answers => {
  const begun = now();
  const bodies = new Map(Object.entries(answers).map(([path, body]) => [path, { body, at: begun }]));
  const nowhere = new Set(missing);
  const onTheirWay = new Map<string, Promise<Answer>>();

  const isFresh = (at: Instant): boolean => now() - at < freshFor;
  const keep = (path: string, body: unknown): void => {
    nowhere.delete(path);
    bodies.delete(path);
    bodies.set(path, { body, at: now() });
    const [oldest] = bodies.keys();
    if (bodies.size > mostAnswers && oldest !== undefined) bodies.delete(oldest);
  };
  const asked = async (...[method, path]: Parameters<GatewayTransport['request']>): Promise<Answer> => {
    try {
      const answer = await transport.request(method, path)();
      if (either.isRight(answer)) keep(path, answer.right);
      else if (isNotFound(answer.left)) nowhere.add(path);
      return answer;
    } finally {
      onTheirWay.delete(path);
    }
  };
  const request: GatewayTransport['request'] = (method, path) => () => {
    const answer = onTheirWay.get(path) ?? asked(method, path);
    onTheirWay.set(path, answer);
    return answer;
  };
  return {
    gateway: clientOver({ request }),
    prefetch: clientOver({
      request: (method, path) => async () => {
        const known = bodies.get(path);
        return known !== undefined && isFresh(known.at) ? either.right(known.body) : request(method, path)();
      },
    }),
    held: (endpoint, params) => {
      const known = bodies.get(endpoint.write(params));
      if (known === undefined) return option.none;
      const decoded = option.fromEither(decodeBody(endpoint, known.body));
      return option.map(<A>(value: A): HeldAnswer<A> => ({ value, isFresh: isFresh(known.at) }))(decoded);
    },
    isMissing: (path) => nowhere.has(path),
    all: () => ({
      answers: Object.fromEntries([...bodies].map(([path, { body }]) => [path, body])),
      ...(nowhere.size === 0 ? {} : { missing: [...nowhere] }),
    }),
  };
};
