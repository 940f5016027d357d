/** Clears everything that a service worker of the site has stored on the device. */
export const clearAll = async (): Promise<void> => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
};
