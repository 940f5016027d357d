import { NetworkFirst } from 'workbox-strategies';
import { boundsOf } from './bounds.ts';
import type { PageCopy } from './copies.ts';
import { isGone, keptAtOf, keptHeaders, mayBeKept } from './keeping.ts';

/** The cache of the gateway's answers, each by the address of its GET. */
export const answersCache = 'answers';

const limits = { entries: 300, days: 14 };

/** Seconds after which an answer is given that came before. */
const patience = 5;

const prefix = '/api/';

const gateway = `${prefix}gateway`;

/** Whether a request is a call of the gateway, by GET or, as the specification says (§7), by POST. */
export const isCall = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'POST' ? pathname === gateway : method === 'GET' && pathname.startsWith(prefix);

/** The address under which an answer is kept; null for a body that is no call. */
const keyOf = async (request: Request): Promise<string | null> => {
  if (request.method === 'GET') return request.url;
  const body = (await request.clone().json()) as { readonly path?: unknown };
  return typeof body.path === 'string' ? `${prefix}${body.path}` : null;
};

/** The gateway's answers, with and without a network. */
export interface Answers {
  /** The answer of the network, or the last one; fails where there is neither. */
  readonly ask: (event: FetchEvent) => Promise<Response>;
  /** Keeps answers that came with a page, by gateway path. */
  readonly keep: (answers: PageCopy['answers'], keptAt: number) => Promise<void>;
}

/** Answers by `NetworkFirst`; `onKept` is told of each that came from the cache, `onMissing` of each that there is none of. */
export const createAnswers = (
  now: () => number,
  onKept: (event: ExtendableEvent, keptAt: number) => void,
  onMissing: (event: ExtendableEvent) => void,
): Answers => {
  const bounds = boundsOf(answersCache, limits);
  const strategy = new NetworkFirst({
    cacheName: answersCache,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // It is kept by its address; it is asked for as the page asks.
        requestWillFetch: async ({ request, event }) =>
          event instanceof FetchEvent ? event.request.clone() : request,
        cacheWillUpdate: async ({ request, response }) => {
          if (isGone(response)) await (await caches.open(answersCache)).delete(request, { ignoreVary: true });
          if (!mayBeKept(response)) return null;
          return new Response(await response.clone().blob(), { headers: keptHeaders(response, now()) });
        },
        cachedResponseWillBeUsed: async ({ cachedResponse = null, event }) => {
          const keptAt = cachedResponse === null ? 0 : keptAtOf(cachedResponse);
          if (cachedResponse === null || bounds.isTooOld(keptAt, now())) return null;
          onKept(event, keptAt);
          return cachedResponse;
        },
      },
      bounds.plugin,
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
        await bounds.used(request.url);
      }
    },
  };
};
