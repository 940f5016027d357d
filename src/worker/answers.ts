import { NetworkFirst } from 'workbox-strategies';
import { isCacheable, isGone, keptAtOf, keptHeaders } from './cacheability.ts';
import type { PageCopy } from './copies.ts';
import { expirationOf } from './expiration.ts';

/** The cache of the gateway's answers, by the address of their GET. */
export const answersCache = 'answers';

const limits = { entries: 300, days: 14 };

/** Network timeout in seconds, after which a cached answer is used. */
const networkTimeout = 5;

const prefix = '/api/';

const gateway = `${prefix}gateway`;

/** Whether a request is a gateway call, by GET or, as specified (§7), by POST. */
export const isCall = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'POST' ? pathname === gateway : method === 'GET' && pathname.startsWith(prefix);

/** The address under which an answer is cached; null for a body that is not a call. */
const keyOf = async (request: Request): Promise<string | null> => {
  if (request.method === 'GET') return request.url;
  const body = (await request.clone().json()) as { readonly path?: unknown };
  return typeof body.path === 'string' ? `${prefix}${body.path}` : null;
};

/** The gateway's answers, online and offline. */
export interface Answers {
  /** The answer from the network, else the cached one; an error response without either. */
  readonly ask: (event: FetchEvent) => Promise<Response>;
  /** Caches answers that came with a page, by gateway path. */
  readonly keep: (answers: PageCopy['answers'], keptAt: number) => Promise<void>;
}

/** Answers by `NetworkFirst`; calls `onKept` for each from the cache, and `onMissing` for each that is unavailable. */
export const createAnswers = (
  now: () => number,
  onKept: (event: ExtendableEvent, keptAt: number) => void,
  onMissing: (event: ExtendableEvent) => void,
): Answers => {
  const expiration = expirationOf(answersCache, limits);
  const strategy = new NetworkFirst({
    cacheName: answersCache,
    networkTimeoutSeconds: networkTimeout,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // The cache key is the GET's address; the fetched request is the page's own.
        requestWillFetch: async ({ request, event }) =>
          event instanceof FetchEvent ? event.request.clone() : request,
        cacheWillUpdate: async ({ request, response }) => {
          if (isGone(response)) await (await caches.open(answersCache)).delete(request, { ignoreVary: true });
          if (!isCacheable(response)) return null;
          return new Response(await response.clone().blob(), { headers: keptHeaders(response, now()) });
        },
        cachedResponseWillBeUsed: async ({ cachedResponse = null, event }) => {
          const keptAt = cachedResponse === null ? 0 : keptAtOf(cachedResponse);
          if (cachedResponse === null || expiration.isTooOld(keptAt, now())) return null;
          onKept(event, keptAt);
          return cachedResponse;
        },
      },
      expiration.plugin,
    ],
  });
  return {
    ask: async (event) => {
      const key = await keyOf(event.request).catch(() => null);
      if (key === null) return fetch(event.request);
      return strategy.handle({ event, request: key }).catch(() => {
        onMissing(event);
        return Response.error();
      });
    },
    keep: async (answers, keptAt) => {
      const cache = await caches.open(answersCache);
      for (const [path, body] of Object.entries(answers)) {
        const kept = Response.json(body);
        const request = new Request(`${prefix}${path}`);
        await cache.put(request, new Response(kept.body, { headers: keptHeaders(kept, keptAt) }));
        await expiration.used(request.url);
      }
    },
  };
};
