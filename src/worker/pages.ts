import { pagesCache, titleHeader } from '../web/offline/protocol.ts';
import { copyOf, datedCopy, type PageCopy, shellOf } from './copies.ts';
import { keptAtOf, keptHeaders, keptResponses } from './kept.ts';

/** Each page has some 100 KB. */
const limits = { entries: 40, days: 14 };

/** Paths that are not pages: APIs, downloads, embeds, and the lab. */
const notPages = /^\/(api|open|embed|share|logo|calendar|control|assets|icons)\/|^\/lab\b|\.\w+$/;

/** Whether a request navigates to one of the site's pages. */
export const opensPage = ({ mode, destination }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && destination === 'document' && !notPages.test(pathname);

/** The site's pages, online and offline; `keepAnswers` receives the answers of each page for other pages. */
export const createPages = (
  now: () => number,
  keepAnswers: (answers: PageCopy['answers'], keptAt: number) => Promise<void>,
) => {
  const { strategy } = keptResponses({
    cacheName: pagesCache,
    limits,
    networkTimeout: 3,
    now,
    copyOf: async (response, keptAt) => {
      const copy = copyOf(await response.clone().text());
      if (copy === null) return null;
      await keepAnswers(copy.answers, keptAt);
      const headers = keptHeaders(response, keptAt, { [titleHeader]: encodeURIComponent(copy.title) });
      return new Response(copy.html, { headers });
    },
    usedAs: async (kept, keptAt) => new Response(datedCopy(await kept.text(), keptAt), kept),
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
    /** The page from the network, else the cached one, else an empty shell; an error response without any. */
    open: (event: FetchEvent): Promise<Response> => strategy.handle(event).catch(shell),
    /** Fetches and caches the pages without a copy newer than `newFor` milliseconds. */
    keep: async (event: ExtendableEvent, addresses: readonly string[], newFor: number): Promise<void> => {
      for (const address of addresses) {
        if (await isNew(address, newFor)) continue;
        const [fetched, kept] = strategy.handleAll({ event, request: address });
        await Promise.all([fetched, kept]).catch(() => undefined);
      }
    },
  };
};
