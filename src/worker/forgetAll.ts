/** Forgets all that a worker of the site has kept on the device. */
export const forgetAll = async (): Promise<void> => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
};
