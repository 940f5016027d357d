import { readKeptPages } from './keptPages.ts';
import type { OfflineSite } from './offlineSite.ts';
import { afterEvent, type OfflineEvent, openedAt } from './offlineState.ts';
import { keptAtAttribute, type PageMessage, type WorkerMessage } from './protocol.ts';
import { startServiceWorker } from './serviceWorker.ts';

/** Milliseconds after which a page that is looked at is kept. */
const settled = 3_000;

/** Milliseconds for which the copy of a page is new enough: of one that is looked at, and of one that may be wanted. */
const seenFor = 300_000;
const wantedFor = 3_600_000;

const hereOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => `${pathname}${search}`;

/** The address that the document was opened by, before the site completed it. */
const openedBy = (page: Window): readonly string[] =>
  page.performance.getEntriesByType('navigation').map(({ name }) => hereOf(new URL(name)));

const now = (): number => Date.now();

/** The site as a browser keeps it: by its service worker, which is registered now. */
export const browserOffline = (page: Window & typeof globalThis, askServer: typeof fetch): OfflineSite => {
  const { navigator, document, location } = page;
  const keptAt = document.documentElement.dataset[keptAtAttribute];
  const held = { state: openedAt(keptAt === undefined ? null : Number(keptAt), navigator.onLine) };
  const listeners = new Set<() => void>();
  const send = (event: OfflineEvent): void => {
    held.state = afterEvent(held.state, event);
    for (const listener of listeners) listener();
  };
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

  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => send(data));
  if (workers.controller !== null) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<readonly WorkerMessage[]>) => {
      for (const message of data) send(message);
    });
    port1.start();
    workers.controller.postMessage({ type: 'GIVEN' } satisfies PageMessage, [port2]);
  }

  page.addEventListener('offline', () => send({ type: 'connection', isConnected: false }));
  /** A network is not yet the site. */
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
    state: () => held.state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
