import { forgetAll } from './forgetAll.ts';

declare const self: ServiceWorkerGlobalScope;

// What a server ships that is to have no service worker: it removes all that another kept, and itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetAll().then(() => self.registration.unregister())),
);
