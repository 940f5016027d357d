import { clearAll } from './clearAll.ts';

declare const self: ServiceWorkerGlobalScope;

// The script of a server without a service worker: clears what an earlier one stored, and unregisters.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(clearAll().then(() => self.registration.unregister())),
);
