import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../settings.ts';
import { visitorOf } from './visitors.ts';

const minute = 60_000;

/** Maximum visitors counted at once. */
const countedVisitors = 20_000;

/** Probes are not limited, since load balancers send them all the time. */
const uncounted: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

const isUncounted = ({ routeOptions, originalUrl }: FastifyRequest): boolean =>
  uncounted.has(routeOptions.url) || originalUrl.startsWith('/assets/');

/** The route of live tokens, counted separately, so that visitors of many pages can still follow matches. */
const tokenPath = '/api/live/token';

/** Limits the requests of each visitor, tokens apart; call before any route is registered. */
export const limitRequests = async (
  app: FastifyInstance,
  { rateLimit }: Pick<Settings, 'rateLimit'>,
): Promise<void> => {
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

/** Whether a visitor may open one more socket. */
export type MayOpenSocket = (request: IncomingMessage) => boolean;

export const limitSockets = ({
  rateLimit,
  proxies,
}: Pick<Settings, 'rateLimit' | 'proxies'>): MayOpenSocket => {
  if (rateLimit === 0) return () => true;
  const trust = proxyAddress.compile([...proxies]);
  const counts = new LRUCache<string, number>({ max: countedVisitors, ttl: minute });
  return (request) => {
    const visitor = visitorOf(proxyAddress(request, trust));
    const count = (counts.get(visitor) ?? 0) + 1;
    // The window starts with the first one.
    counts.set(visitor, count, { noUpdateTTL: true });
    return count <= rateLimit;
  };
};
