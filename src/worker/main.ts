import { registerRoute } from 'workbox-routing';
import { inStepAction } from '../web/notifications/inStepAction.ts';
import { handleNotificationClick } from '../web/notifications/notificationClick.ts';
import { pressInStep } from '../web/notifications/pressInStep.ts';
import { type ShownOptions, showPushed } from '../web/notifications/pushEvents.ts';
import { type PageMessage, type WorkerMessage } from '../web/offline/protocol.ts';
import { addArrayCopies } from '../web/startup/arrayCopies.ts';
import { createAnswers, isCall } from './answers.ts';
import { isHashed, isPicture, keepFiles, serveFile, servePicture } from './assets.ts';
import { clearOutdated, recordPublications } from './invalidation.ts';
import { createPages, opensPage } from './pages.ts';
import { moveSubscription } from './subscriptionChange.ts';

/** The built version, which the server prepends to the script. */
declare const version: {
  /** Address of a page's entry script. */
  readonly entry: string;
  /** Addresses of the files of the deployment's pages. */
  readonly files: readonly string[];
};
declare const self: ServiceWorkerGlobalScope;

addArrayCopies(Array.prototype);

const now = (): number => Date.now();

/** Maximum messages remembered per page. */
const mostMessages = 50;

/** The messages sent to each page, for pages that subscribe later. */
const sentMessages = new Map<string, readonly WorkerMessage[]>();

const send = async (clientId: string, message: WorkerMessage): Promise<void> => {
  for (const id of sentMessages.keys())
    if ((await self.clients.get(id)) === undefined) sentMessages.delete(id);
  const client = await self.clients.get(clientId);
  if (client === undefined) return;
  sentMessages.set(clientId, [...(sentMessages.get(clientId) ?? []), message].slice(-mostMessages));
  client.postMessage(message, []);
};
const clientOf = (event: ExtendableEvent): string => (event instanceof FetchEvent ? event.clientId : '');

const answers = createAnswers(
  now,
  (event, at) => event.waitUntil(send(clientOf(event), { type: 'kept', at })),
  (event) => event.waitUntil(send(clientOf(event), { type: 'missing' })),
);
const pages = createPages(now, answers.keep);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && opensPage(request, url),
  ({ event }) => pages.open(event as FetchEvent),
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isCall(request, url),
    ({ event }) => answers.ask(event as FetchEvent),
    method,
  );
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url),
  ({ event }) => serveFile(event as FetchEvent),
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && isPicture(request),
  ({ event }) => servePicture(event as FetchEvent),
);

/**
 * Turns off what earlier versions turned on: Firefox shows its own error page for a navigation whose preload fails, whatever the worker
 * answers, so that nothing would open offline.
 */
const withoutNavigationPreload = async (): Promise<void> => {
  await self.registration.navigationPreload?.disable();
};

self.addEventListener('install', (event) => event.waitUntil(keepFiles(event, version.files)));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([withoutNavigationPreload(), self.clients.claim()])),
);
const allWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const show = (title: string, options: ShownOptions): Promise<void> =>
  self.registration.showNotification(title, options);

self.addEventListener('notificationclick', (event) => {
  if (event.action !== inStepAction) {
    handleNotificationClick(event, { tabs: self.clients, origin: self.location.origin });
    return;
  }
  const step = pressInStep(event.notification, {
    endpoint: async () => (await self.registration.pushManager.getSubscription())?.endpoint ?? null,
    ask: (...request) => fetch(...request),
    show,
    tell: async (message) => {
      for (const page of await allWindows()) page.postMessage(message, []);
    },
  });
  event.waitUntil(step);
});
self.addEventListener('push', (event) => {
  const read = async (): Promise<void> =>
    showPushed(event.data?.json(), {
      windows: allWindows,
      show,
    });
  // What cannot be read is no message of the site.
  event.waitUntil(read().catch(() => undefined));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moveSubscription(self, event)));
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  const [port] = event.ports;
  switch (message.type) {
    case 'KEEP':
      event.waitUntil(
        clearOutdated(message.preferences)
          .then(() => pages.keep(event, message.addresses, message.newFor))
          .then(recordPublications),
      );
      break;
    case 'ANSWER':
      event.waitUntil(answers.keep({ [message.path]: message.body }, now()));
      break;
    case 'VERSION':
      port?.postMessage(version.entry);
      break;
    case 'GIVEN':
      port?.postMessage(event.source instanceof Client ? (sentMessages.get(event.source.id) ?? []) : []);
      break;
    case 'TAKE_OVER':
      // Not part of the event: Chromium ends it when this worker is active, and activates no worker with an event that has not ended.
      void self.skipWaiting();
      break;
    default:
      message satisfies never;
  }
});
