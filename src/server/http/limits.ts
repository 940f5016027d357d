import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitorOf } from './visitors.ts';

/** What limits a visitor. */
export interface LimitsConfig {
  /** Requests, tokens and sockets a minute, each by itself; 0 sets no limit. */
  readonly rateLimit: number;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
}

const minute = 60_000;

/** Visitors that are counted at once. */
const countedVisitors = 20_000;

/** What is counted against nobody: whoever balances the load asks for it all the time. */
const uncounted: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

const isUncounted = ({ routeOptions, originalUrl }: FastifyRequest): boolean =>
  uncounted.has(routeOptions.url) || originalUrl.startsWith('/assets/');

/** Where a page asks for the token by which it follows matches: who has looked at many pages follows none the less. */
const tokenPath = '/api/live/token';

/** Limits the requests of each visitor; to be called before any route is registered. */
export const limitRequests = async (app: FastifyInstance, { rateLimit }: LimitsConfig): Promise<void> => {
  if (rateLimit === 0) return;
  await app.register(fastifyRateLimit, {
    max: rateLimit,
    timeWindow: minute,
    cache: countedVisitors,
    keyGenerator: (request) =>
      `${request.routeOptions.url === tokenPath ? 'token' : 'request'} ${visitorOf(request.ip)}`,
    allowList: isUncounted,
  });
};

/** Whether the visitor who asks for one more socket may have it. */
export type MayOpenSocket = (request: IncomingMessage) => boolean;

export const limitSockets = ({ rateLimit, proxies }: LimitsConfig): MayOpenSocket => {
  if (rateLimit === 0) return () => true;
  const trust = proxyAddress.compile([...proxies]);
  const counts = new LRUCache<string, number>({ max: countedVisitors, ttl: minute });
  return (request) => {
    const visitor = visitorOf(proxyAddress(request, trust));
    const count = (counts.get(visitor) ?? 0) + 1;
    // The minute begins with the first one.
    counts.set(visitor, count, { noUpdateTTL: true });
    return count <= rateLimit;
  };
};
