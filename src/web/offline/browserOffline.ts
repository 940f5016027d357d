import { createStore } from '../adapters/store.ts';
import { afterEvent, type KeptPage, type OfflineEvent, type OfflineSite, openedAt } from './offlineState.ts';
import {
  keptAtAttribute,
  keptAtHeader,
  type PageMessage,
  pagesCache,
  titleHeader,
  type ViewingMessage,
  type WorkerMessage,
} from './protocol.ts';
import { startServiceWorker } from './serviceWorker.ts';

const readKeptPages = async (stored: CacheStorage | undefined): Promise<readonly KeptPage[]> => {
  if (stored === undefined || !(await stored.has(pagesCache))) return [];
  const cache = await stored.open(pagesCache);
  const found = await Promise.all(
    (await cache.keys()).map(async (request): Promise<readonly KeptPage[]> => {
      const copy = await cache.match(request, { ignoreVary: true });
      if (copy === undefined) return [];
      const { pathname, search } = new URL(request.url);
      return [
        {
          address: `${pathname}${search}`,
          title: decodeURIComponent(copy.headers.get(titleHeader) ?? ''),
          keptAt: Number(copy.headers.get(keptAtHeader)),
        },
      ];
    }),
  );
  const newest = found.flat().toSorted((a, b) => b.keptAt - a.keptAt);
  // One page may be cached under two addresses: the requested one and the completed one.
  return newest.filter(({ title }, place) => newest.findIndex((other) => other.title === title) === place);
};

/** Milliseconds after which the current page is cached. */
const settled = 3_000;

/** Milliseconds for which a cached copy is fresh: of the current page, and of a page that may be wanted. */
const seenFor = 300_000;
const wantedFor = 3_600_000;

const hereOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => `${pathname}${search}`;

/** The address at which the document was opened, before the site completed it. */
const openedBy = (page: Window): readonly string[] =>
  page.performance.getEntriesByType('navigation').map(({ name }) => hereOf(new URL(name)));

const now = (): number => Date.now();

/** Offline support through the browser's service worker, which this function registers. */
export const browserOffline = (page: Window & typeof globalThis, askServer: typeof fetch): OfflineSite => {
  const { navigator, document, location } = page;
  const keptAt = document.documentElement.dataset[keptAtAttribute];
  const store = createStore(openedAt(keptAt === undefined ? null : Number(keptAt), navigator.onLine));
  const send = (event: OfflineEvent): void => store.change(afterEvent(store.current(), event));
  const workers = navigator.serviceWorker;
  const tell = async (message: PageMessage): Promise<void> => {
    (await workers.ready).active?.postMessage(message);
  };
  const keep = (addresses: readonly string[], newFor: number): void => {
    if (navigator.onLine) void tell({ type: 'KEEP', addresses, newFor, preferences: document.cookie });
  };

  const timer: { id?: ReturnType<typeof setTimeout> } = {};
  const keepHere = (others: readonly string[] = []): void => {
    clearTimeout(timer.id);
    timer.id = setTimeout(() => keep([...new Set([...others, hereOf(location)])], seenFor), settled);
  };

  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage | ViewingMessage>) => {
    if (data.type !== 'viewing') send(data);
  });
  if (workers.controller !== null) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<readonly WorkerMessage[]>) => {
      for (const message of data) send(message);
    });
    port1.start();
    workers.controller.postMessage({ type: 'GIVEN' } satisfies PageMessage, [port2]);
  }

  page.addEventListener('offline', () => send({ type: 'connection', isConnected: false }));
  /** A network connection does not mean that the site answers. */
  const reconnect = async (): Promise<void> => {
    const { ok } = await askServer('/healthz', { cache: 'no-store' });
    send({ type: 'connection', isConnected: ok });
    keepHere();
  };
  page.addEventListener('online', () => {
    reconnect().catch(() => undefined);
  });
  void startServiceWorker(page, now, send).catch(() => undefined);
  keepHere(openedBy(page));

  return {
    state: store.current,
    subscribe: store.subscribe,
    moved: () => {
      send({ type: 'moved' });
      keepHere();
    },
    keep: (addresses) => keep(addresses, wantedFor),
    keptPages: () => readKeptPages(page.caches),
    now,
    reload: () => location.reload(),
  };
};
