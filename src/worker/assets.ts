import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { boundsOf } from './bounds.ts';

const filesCache = 'assets';
const picturesCache = 'pictures';

/** Files whose names have their content's hash in them: those of several versions, for pages of each may be open or kept. */
const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    boundsOf(filesCache, { entries: 500, days: 60 }).plugin,
  ],
});

/** Icons, crests and the manifest, which keep their names. */
const pictures = new StaleWhileRevalidate({
  cacheName: picturesCache,
  plugins: [boundsOf(picturesCache, { entries: 100, days: 30 }).plugin],
});

/** Whether a file's name has its content's hash in it. */
export const isHashed = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Whether a request is for a picture of the site or for what it is installed by. */
export const isPicture = ({ destination }: Request): boolean =>
  destination === 'image' || destination === 'manifest';

export const giveFile = (event: FetchEvent): Promise<Response> => files.handle(event);
export const givePicture = (event: FetchEvent): Promise<Response> => pictures.handle(event);

/** Files fetched at once. */
const together = 6;

/** Keeps all files of a version; fails where one of them cannot be had. */
export const keepFiles = async (event: ExtendableEvent, addresses: readonly string[]): Promise<void> => {
  const remaining = [...addresses];
  const next = async (): Promise<void> => {
    for (let address = remaining.shift(); address !== undefined; address = remaining.shift()) {
      const [given, kept] = files.handleAll({ event, request: address });
      const { ok } = await given;
      if (!ok) throw new Error(`${address} is not there`);
      await kept;
    }
  };
  await Promise.all(Array.from({ length: together }, next));
};
