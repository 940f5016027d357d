import { NetworkFirst } from 'workbox-strategies';
import { pagesCache, titleHeader } from '../web/offline/protocol.ts';
import { boundsOf } from './bounds.ts';
import { copyOf, datedCopy, frameOf, type PageCopy } from './copies.ts';
import { isGone, keptAtOf, keptHeaders, mayBeKept } from './keeping.ts';

/** Each is some 100 KB. */
const limits = { entries: 40, days: 14 };

/** Seconds after which a page that was seen before is shown as it was. */
const patience = 3;

/** Places of the site that are no pages of its own: programs' answers, downloads, what others embed; and the workbench. */
const notPages = /^\/(api|open|embed|share|logo|calendar|control|assets|icons)\/|^\/lab\b|\.\w+$/;

/** Whether a request opens one of the site's pages. */
export const opensPage = ({ mode, destination }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && destination === 'document' && !notPages.test(pathname);

/** The pages of the site, with and without a network. */
export interface Pages {
  /** The page of the network, or as it was last seen, or the site's empty frame; fails where there is none of them. */
  readonly open: (event: FetchEvent) => Promise<Response>;
  /** Fetches and keeps pages of which no copy is newer than so many milliseconds. */
  readonly keep: (event: ExtendableEvent, addresses: readonly string[], newFor: number) => Promise<void>;
}

/** Pages by `NetworkFirst`; `keepAnswers` is given what a page came with, for others that ask for the same. */
export const createPages = (
  now: () => number,
  keepAnswers: (answers: PageCopy['answers'], keptAt: number) => Promise<void>,
): Pages => {
  const bounds = boundsOf(pagesCache, limits);
  const strategy = new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => {
          if (isGone(response)) await (await caches.open(pagesCache)).delete(request, { ignoreVary: true });
          const copy = mayBeKept(response) ? copyOf(await response.clone().text()) : null;
          if (copy === null) return null;
          const keptAt = now();
          await keepAnswers(copy.answers, keptAt);
          const headers = keptHeaders(response, keptAt, { [titleHeader]: encodeURIComponent(copy.title) });
          return new Response(copy.html, { headers });
        },
        cachedResponseWillBeUsed: async ({ cachedResponse = null }) => {
          const keptAt = cachedResponse === null ? 0 : keptAtOf(cachedResponse);
          if (cachedResponse === null || bounds.isTooOld(keptAt, now())) return null;
          return new Response(datedCopy(await cachedResponse.text(), keptAt), cachedResponse);
        },
      },
      bounds.plugin,
    ],
  });

  const frame = async (): Promise<Response> => {
    const copies = await (await caches.open(pagesCache)).matchAll();
    const [newest] = copies.toSorted((a, b) => keptAtOf(b) - keptAtOf(a));
    if (newest === undefined) return Response.error();
    return new Response(frameOf(await newest.text(), now()), newest);
  };

  const isNew = async (address: string, newFor: number): Promise<boolean> => {
    const copy = await (await caches.open(pagesCache)).match(address, { ignoreVary: true });
    return copy !== undefined && now() - keptAtOf(copy) < newFor;
  };

  return {
    open: (event) => strategy.handle(event).catch(frame),
    keep: async (event, addresses, newFor) => {
      for (const address of addresses) {
        if (await isNew(address, newFor)) continue;
        const [fetched, kept] = strategy.handleAll({ event, request: address });
        await Promise.all([fetched, kept]).catch(() => undefined);
      }
    },
  };
};
