import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { expirationOf } from './kept.ts';

const filesCache = 'assets';
const picturesCache = 'pictures';

/** Files with a content hash in their name, of two whole versions (some 400 each), since pages of each may be open or cached. */
const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    expirationOf(filesCache, { entries: 1_000, days: 60 }).plugin,
  ],
});

/** Icons, crests and the manifest, whose names do not change. */
const pictures = new StaleWhileRevalidate({
  cacheName: picturesCache,
  plugins: [expirationOf(picturesCache, { entries: 100, days: 30 }).plugin],
});

/** Whether a file's name contains a content hash. */
export const isHashed = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Whether a request is for one of the site's pictures or its manifest. */
export const isPicture = ({ destination }: Request): boolean =>
  destination === 'image' || destination === 'manifest';

export const serveFile = (event: FetchEvent): Promise<Response> => files.handle(event);
export const servePicture = (event: FetchEvent): Promise<Response> => pictures.handle(event);

/** Concurrent fetches. */
const concurrency = 6;

/** Caches all files of a version; rejects if one cannot be fetched. */
export const keepFiles = async (event: ExtendableEvent, addresses: readonly string[]): Promise<void> => {
  const remaining = [...addresses];
  const next = async (): Promise<void> => {
    for (let address = remaining.shift(); address !== undefined; address = remaining.shift()) {
      const [response, cached] = files.handleAll({ event, request: address });
      const { ok } = await response;
      if (!ok) throw new Error(`${address} is not there`);
      await cached;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, next));
};
