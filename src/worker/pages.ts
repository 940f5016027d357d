import { NetworkFirst } from 'workbox-strategies';
import { pagesCache, titleHeader } from '../web/offline/protocol.ts';
import { isCacheable, isGone, keptAtOf, keptHeaders } from './cacheability.ts';
import { copyOf, datedCopy, type PageCopy, shellOf } from './copies.ts';
import { expirationOf } from './expiration.ts';

/** Each page has some 100 KB. */
const limits = { entries: 40, days: 14 };

/** Network timeout in seconds, after which the cached page is used. */
const networkTimeout = 3;

/** Paths that are not pages: APIs, downloads, embeds, and the lab. */
const notPages = /^\/(api|open|embed|share|logo|calendar|control|assets|icons)\/|^\/lab\b|\.\w+$/;

/** Whether a request navigates to one of the site's pages. */
export const opensPage = ({ mode, destination }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && destination === 'document' && !notPages.test(pathname);

/** The site's pages, online and offline. */
export interface Pages {
  /** The page from the network, else the cached one, else an empty shell; an error response without any. */
  readonly open: (event: FetchEvent) => Promise<Response>;
  /** Fetches and caches the pages without a copy newer than `newFor` milliseconds. */
  readonly keep: (event: ExtendableEvent, addresses: readonly string[], newFor: number) => Promise<void>;
}

/** Pages by `NetworkFirst`; `keepAnswers` receives the answers of each page for other pages. */
export const createPages = (
  now: () => number,
  keepAnswers: (answers: PageCopy['answers'], keptAt: number) => Promise<void>,
): Pages => {
  const expiration = expirationOf(pagesCache, limits);
  const strategy = new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: networkTimeout,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => {
          if (isGone(response)) await (await caches.open(pagesCache)).delete(request, { ignoreVary: true });
          const copy = isCacheable(response) ? copyOf(await response.clone().text()) : null;
          if (copy === null) return null;
          const keptAt = now();
          await keepAnswers(copy.answers, keptAt);
          const headers = keptHeaders(response, keptAt, { [titleHeader]: encodeURIComponent(copy.title) });
          return new Response(copy.html, { headers });
        },
        cachedResponseWillBeUsed: async ({ cachedResponse = null }) => {
          const keptAt = cachedResponse === null ? 0 : keptAtOf(cachedResponse);
          if (cachedResponse === null || expiration.isTooOld(keptAt, now())) return null;
          return new Response(datedCopy(await cachedResponse.text(), keptAt), cachedResponse);
        },
      },
      expiration.plugin,
    ],
  });

  const shell = async (): Promise<Response> => {
    const copies = await (await caches.open(pagesCache)).matchAll();
    const [newest] = copies.toSorted((a, b) => keptAtOf(b) - keptAtOf(a));
    if (newest === undefined) return Response.error();
    return new Response(shellOf(await newest.text(), now()), newest);
  };

  const isNew = async (address: string, newFor: number): Promise<boolean> => {
    const copy = await (await caches.open(pagesCache)).match(address, { ignoreVary: true });
    return copy !== undefined && now() - keptAtOf(copy) < newFor;
  };

  return {
    open: (event) => strategy.handle(event).catch(shell),
    keep: async (event, addresses, newFor) => {
      for (const address of addresses) {
        if (await isNew(address, newFor)) continue;
        const [fetched, kept] = strategy.handleAll({ event, request: address });
        await Promise.all([fetched, kept]).catch(() => undefined);
      }
    },
  };
};
