import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { noticeAddress } from '../operator/noticePlugin.ts';
import type { Settings } from '../settings.ts';
import { type Visitor, visitorOf } from './visitors.ts';

const minute = 60_000;

/** Maximum visitors counted at once. */
const countedVisitors = 20_000;

/** Probes are not limited, since load balancers send them all the time; nor the notice, which every open page of a hall asks for. */
const uncounted: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', noticeAddress]);

const isUncounted = ({ routeOptions, originalUrl }: FastifyRequest): boolean =>
  uncounted.has(routeOptions.url) || originalUrl.startsWith('/assets/');

/** Live tokens and polls are counted apart, so that visitors of many pages can still follow matches. */
const kindOf = ({ routeOptions: { url = '' } }: FastifyRequest): 'token' | 'poll' | 'request' => {
  if (url === '/api/live/token') return 'token';
  return url.startsWith('/comet/') ? 'poll' : 'request';
};

/** Limits the requests of each visitor, tokens and polls apart; call before any route is registered. */
export const limitRequests = async (
  app: FastifyInstance,
  { rateLimit }: Pick<Settings, 'rateLimit'>,
): Promise<void> => {
  if (rateLimit === 0) return;
  await app.register(fastifyRateLimit, {
    max: rateLimit,
    timeWindow: minute,
    cache: countedVisitors,
    keyGenerator: (request) => `${kindOf(request)} ${visitorOf(request.ip)}`,
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
  const counts = new LRUCache<Visitor, number>({ max: countedVisitors, ttl: minute });
  return (request) => {
    const visitor = visitorOf(proxyAddress(request, trust));
    const count = (counts.get(visitor) ?? 0) + 1;
    // The window starts with the first one.
    counts.set(visitor, count, { noUpdateTTL: true });
    return count <= rateLimit;
  };
};
