import type { PageCopy } from './copies.ts';
import { keptHeaders, keptResponses } from './kept.ts';

/** The cache of the gateway's answers, by the address of their GET. */
export const answersCache = 'answers';

const limits = { entries: 300, days: 14 };

const prefix = '/api/';

const gateway = `${prefix}gateway`;

/** The live channel's own requests, for tokens, which are never cached. */
const live = `${prefix}live/`;

/** Whether a request is a gateway call, by GET or, as specified (§7), by POST. */
export const isCall = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'POST'
    ? pathname === gateway
    : method === 'GET' && pathname.startsWith(prefix) && !pathname.startsWith(live);

/** The address under which an answer is cached; null for a body that is not a call. */
const keyOf = async (request: Request): Promise<string | null> => {
  if (request.method === 'GET') return request.url;
  const body = (await request.clone().json()) as { readonly path?: unknown };
  return typeof body.path === 'string' ? `${prefix}${body.path}` : null;
};

/** The gateway's answers, online and offline; calls `onKept` for each from the cache, and `onMissing` for each that is unavailable. */
export const createAnswers = (
  now: () => number,
  onKept: (event: ExtendableEvent, keptAt: number) => void,
  onMissing: (event: ExtendableEvent) => void,
) => {
  const { strategy, used } = keptResponses({
    cacheName: answersCache,
    limits,
    networkTimeout: 5,
    now,
    copyOf: async (response, keptAt) =>
      new Response(await response.clone().blob(), { headers: keptHeaders(response, keptAt) }),
    usedAs: (kept, keptAt, event) => {
      onKept(event, keptAt);
      return kept;
    },
    plugins: [
      {
        // The cache key is the GET's address; the fetched request is the page's own.
        requestWillFetch: async ({ request, event }) =>
          event instanceof FetchEvent ? event.request.clone() : request,
      },
    ],
  });
  return {
    /** The answer from the network, else the cached one; an error response without either. */
    ask: async (event: FetchEvent): Promise<Response> => {
      const key = await keyOf(event.request).catch(() => null);
      if (key === null) return fetch(event.request);
      return strategy.handle({ event, request: key }).catch(() => {
        onMissing(event);
        return Response.error();
      });
    },
    /** Caches answers that came with a page, by gateway path. */
    keep: async (answers: PageCopy['answers'], keptAt: number): Promise<void> => {
      const cache = await caches.open(answersCache);
      for (const [path, body] of Object.entries(answers)) {
        const kept = Response.json(body);
        const request = new Request(`${prefix}${path}`);
        await cache.put(request, new Response(kept.body, { headers: keptHeaders(kept, keptAt) }));
        await used(request.url);
      }
    },
  };
};
